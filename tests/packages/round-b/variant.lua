return { extends = "../round-a", title = "B" }
