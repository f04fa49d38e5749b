package sdk

import (
	"io"
	"os"
	"strconv"

	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// dieWithHost ends the process as soon as the pipe it inherited from the host reaches its end: the host is gone,
// however it went. Everything the module does survives that, as it survives a power cut.
func dieWithHost(p *process) {
	descriptor, err := strconv.Atoi(os.Getenv(control.ParentVariable))
	if err != nil {
		return // started by a person or a test, not by a host
	}
	pipe := os.NewFile(uintptr(descriptor), "parent")
	_, _ = io.Copy(io.Discard, pipe) // nothing is ever written
	p.release()
	os.Exit(1)
}
