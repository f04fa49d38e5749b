// Package peers runs telephones and exchanges of others for tests: SIPp, baresip and kamailio, as the distribution packs them.
package peers

import (
	"embed"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

//go:embed scenarios/*.xml
var scenarios embed.FS

// Port is a port of the loopback interface that is free for UDP and TCP, as are the three above it, which some programs take too. It lies where
// the system gives none to those who ask for any, and is kept for the test while it runs: whoever else asks here gets another.
func Port(t *testing.T) int {
	t.Helper()
	for range 1000 {
		port := 20000 + 4*rand.IntN(3000)
		kept, err := net.ListenTCP("tcp4", &net.TCPAddr{IP: net.IPv4(127, 0, 0, 250), Port: port})
		if err != nil {
			continue
		}
		t.Cleanup(func() { _ = kept.Close() })
		if free(port) && free(port+1) && free(port+2) && free(port+3) {
			return port
		}
	}
	require.Fail(t, "no port is free")
	return 0
}

func free(port int) bool {
	udp, err := net.ListenUDP("udp4", &net.UDPAddr{IP: net.IPv4(127, 0, 0, 1), Port: port})
	if err != nil {
		return false
	}
	defer udp.Close()
	tcp, err := net.ListenTCP("tcp4", &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: port})
	if err != nil {
		return false
	}
	defer tcp.Close()
	return true
}

// Run is a peer at work.
type Run struct {
	Port int // of its signalling
	Dir  string
	done chan struct{} // closed at its end
	err  error         // of its end
	cmd  *exec.Cmd
	log  string
}

// patience is how long a peer may take to do what it is asked.
const patience = 60 * time.Second

// SIPp plays a scenario of this package: as who is called, or, with an address to call, as who calls.
func SIPp(t *testing.T, scenario, to string, flags ...string) *Run {
	t.Helper()
	dir := t.TempDir()
	text, err := scenarios.ReadFile("scenarios/" + scenario + ".xml")
	require.NoError(t, err)
	path := filepath.Join(dir, scenario+".xml")
	require.NoError(t, os.WriteFile(path, text, 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "busy.alaw"), busy(), 0o600))
	port := Port(t)
	arguments := append([]string{"-sf", path, "-i", "127.0.0.1", "-mi", "127.0.0.1", "-p", fmt.Sprint(port), "-mp", fmt.Sprint(Port(t)), "-nostdin", "-m", "1", "-timeout", "50s", "-trace_err", "-error_file", filepath.Join(dir, "errors")}, flags...)
	if to != "" {
		arguments = append(arguments, to)
	}
	r := start(t, dir, port, "sipp", arguments...)
	if to == "" {
		r.listening(t)
	}
	return r
}

// start starts a program that ends with the test.
func start(t *testing.T, dir string, port int, name string, arguments ...string) *Run {
	t.Helper()
	r := &Run{Port: port, Dir: dir, done: make(chan struct{}), log: filepath.Join(dir, name+".log")}
	log, err := os.Create(r.log)
	require.NoError(t, err)
	r.cmd = exec.Command(name, arguments...)
	r.cmd.Dir, r.cmd.Stdout, r.cmd.Stderr = dir, log, log
	r.cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL, Setpgid: true}
	require.NoError(t, r.cmd.Start(), "%s is not installed: bash .ci/setup", name)
	go func() { r.err = r.cmd.Wait(); _ = log.Close(); close(r.done) }()
	t.Cleanup(func() {
		r.Stop()
		if t.Failed() {
			t.Log(r.Log())
		}
	})
	return r
}

// listening waits until the peer has its port.
func (r *Run) listening(t *testing.T) {
	t.Helper()
	beat, end := time.NewTicker(5*time.Millisecond), time.After(patience)
	defer beat.Stop()
	for !taken(r.Port) {
		select {
		case <-beat.C:
		case <-r.done:
			require.Fail(t, "the peer has ended", "%v %s", r.err, r.Log())
		case <-end:
			require.Fail(t, "the peer does not listen", "%s", r.Log())
		}
	}
}

// taken tells whether somebody has a UDP port, without asking for it: who asks takes it from those who would have it.
func taken(port int) bool {
	sockets, err := os.ReadFile("/proc/net/udp")
	return err == nil && strings.Contains(string(sockets), fmt.Sprintf("0100007F:%04X ", port))
}

// Succeeded requires that the peer has ended and saw what it was to see.
func (r *Run) Succeeded(t *testing.T) {
	t.Helper()
	select {
	case <-r.done:
		require.NoError(t, r.err, "%s", r.Log())
	case <-time.After(patience):
		require.Fail(t, "the peer does not end", "%s", r.Log())
	}
}

// PortText is the port of its signalling.
func (r *Run) PortText() string { return fmt.Sprint(r.Port) }

// Stop ends the peer, and the processes that it has started.
func (r *Run) Stop() {
	_ = syscall.Kill(-r.cmd.Process.Pid, syscall.SIGKILL) // they may have ended
	<-r.done
}

// Log is what the peer said, errors last.
func (r *Run) Log() string {
	var b strings.Builder
	for _, path := range []string{r.log, filepath.Join(r.Dir, "errors")} {
		text, _ := os.ReadFile(path)
		b.Write(text)
	}
	return b.String()
}
