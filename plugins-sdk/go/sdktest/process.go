package sdktest

import "os"

// processID keeps the databases of test processes apart that share a server.
func processID() int { return os.Getpid() }
