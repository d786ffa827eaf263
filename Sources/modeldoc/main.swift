print("modeldoc")
