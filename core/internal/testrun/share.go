package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest/postgres"

	"github.com/recobro/recobro/core/internal/producttest"
)

// shared is what all tests of a run use together.
type shared struct {
	server *postgres.Server
	files  string // folder for temporary files
}

// memory is a file system that is in memory: a test's database need not outlive a power cut.
const memory = "/dev/shm"

// share starts one PostgreSQL and makes one folder for temporary files, in memory where there is such.
func share() (*shared, error) {
	if _, err := os.Stat(binary()); err != nil {
		return nil, errors.New("the program is not built: make bin")
	}
	parent := memory
	if _, err := os.Stat(parent); err != nil {
		parent = ""
	}
	files, err := os.MkdirTemp(parent, "rt") // short: paths of sockets are below it
	if err != nil {
		return nil, err
	}
	if err := os.Chmod(files, 0o755); err != nil { // PostgreSQL runs as another user
		return nil, err
	}
	server, err := postgres.Start(files)
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(files))
	}
	return &shared{server, files}, nil
}

func (s *shared) end() {
	_ = s.server.Stop()
	_ = os.RemoveAll(s.files) // best effort: nothing in it is of use
}

// environment tells the tests what there is.
func (s *shared) environment() []string {
	return append(os.Environ(),
		"CGO_ENABLED=0", "TMPDIR="+s.files,
		fmt.Sprintf("%s=%s", sdktest.ServerEnvironment, s.server.URL),
		fmt.Sprintf("%s=%s", producttest.BinaryEnvironment, binary()),
	)
}

// binary is the program as `make bin` builds it; the command runs in the repository's root.
func binary() string {
	path, _ := filepath.Abs("bin/recobro") // fails only where there is no working directory
	return path
}
