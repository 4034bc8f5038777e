-- Partnership with examples that do not hold.
return { extends = "partnership", title = "Wrong examples" }
