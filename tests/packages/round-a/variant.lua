return { extends = "../round-b", title = "A" }
