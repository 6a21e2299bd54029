module example.com/task

go 1.21
