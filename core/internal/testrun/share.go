package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"syscall"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/postgres"

	"github.com/recobro/recobro/core/internal/producttest"
)

// shared is what all tests of a run use together.
type shared struct {
	server *postgres.Server
	files  string   // folder for temporary files
	claim  *os.File // says that the folder is in use
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
	sweep(parent)
	files, err := os.MkdirTemp(parent, prefix)
	if err != nil {
		return nil, err
	}
	if err := os.Chmod(files, 0o755); err != nil { // PostgreSQL runs as another user
		return nil, err
	}
	claim, claimed := claimed(files)
	if !claimed {
		return nil, fmt.Errorf("%s cannot be locked", files)
	}
	server, err := postgres.Start(files)
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(files))
	}
	return &shared{server, files, claim}, nil
}

func (s *shared) end() {
	_ = s.server.Stop()
	_ = os.RemoveAll(s.files) // best effort: nothing in it is of use
	_ = s.claim.Close()
}

// prefix begins the name of every folder of a run. It is short: paths of sockets are below it.
const prefix = "rt"

// sweep removes what runs left behind that were killed: it would fill the memory.
func sweep(parent string) {
	if parent == "" {
		parent = os.TempDir()
	}
	left, _ := filepath.Glob(filepath.Join(parent, prefix+"[0-9]*")) // the pattern is well formed
	for _, folder := range left {
		if _, err := os.Stat(filepath.Join(folder, claimName)); err != nil {
			continue // not a run's
		}
		if claim, free := claimed(folder); free {
			_ = os.RemoveAll(folder) // best effort: another user's stays
			_ = claim.Close()
		}
	}
}

// claimName is the file that says whose a folder is.
const claimName = "claim"

// claimed locks the folder until this process has ended, however it ends.
func claimed(folder string) (*os.File, bool) {
	claim, err := os.OpenFile(filepath.Join(folder, claimName), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, false
	}
	if syscall.Flock(int(claim.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) != nil {
		_ = claim.Close()
		return nil, false
	}
	return claim, true
}

// environment is what the tests know of what there is.
func (s *shared) environment() []string {
	return append(os.Environ(),
		"CGO_ENABLED=0", "TMPDIR="+s.files,
		fmt.Sprintf("%s=%s", sdktest.ServerEnvironment, s.server.URL),
		fmt.Sprintf("%s=%s", producttest.BinaryEnvironment, binary()),
		fmt.Sprintf("%s=%s", producttest.PlantedEnvironment, filepath.Join(s.files, "planted")),
	)
}

// binary is the program as `make bin` builds it; the command runs in the repository's root.
func binary() string {
	path, _ := filepath.Abs("bin/recobro") // fails only where there is no working directory
	return path
}
