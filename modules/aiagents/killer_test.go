package aiagents_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// killer has each program killed by the other modules, as it asks them for something.
type killer struct {
	*house
	*testing.T
	dice  *rand.Rand
	agent string
	begun int
	asked int    // requests that change something, of the program that runs
	at    int    // the one at which it is killed; 0 for none
	how   moment // and when
	kill  func()
}

type moment int

const (
	before moment = iota // it was asked, and does not do it
	amid                 // it is done, and nobody hears of it
	after                // it was answered a moment ago
	moments
)

// ServeHTTP answers, or kills who asks.
func (k *killer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	how := k.now(r)
	if how == before {
		k.dies(r)
	}
	if how == amid { // nobody hears of it
		w = httptest.NewRecorder()
	}
	k.house.ServeHTTP(w, r)
	if how == amid {
		k.dies(r)
	}
	if how == after {
		if flusher, can := w.(http.Flusher); can {
			flusher.Flush()
		}
		go k.kill() // it may have got on a little
	}
}

// dies kills who asks, who hears nothing before.
func (k *killer) dies(r *http.Request) {
	k.kill()
	_, _ = io.Copy(io.Discard, r.Body) // else it is not noticed that they are gone
	<-r.Context().Done()
	panic(http.ErrAbortHandler)
}

// now is when the program is killed with regard to this request; moments for not at all.
func (k *killer) now(r *http.Request) moment {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	if r.Method == http.MethodGet || strings.HasSuffix(r.URL.Path, "/agent-typing") || k.at == 0 {
		return moments
	}
	if k.asked++; k.asked != k.at {
		return moments
	}
	return k.how
}

// killed runs a program, and has it killed.
func (k *killer) killed(g shared, n int) {
	k.Helper()
	text, err := json.Marshal(g)
	require.NoError(k, err)
	child := exec.Command(os.Args[0], "-test.run", "^TestKilled$", "-test.timeout", "5m")
	child.Env = append(os.Environ(), killedEnvironment+"="+string(text))
	child.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	in, err := child.StdinPipe()
	require.NoError(k, err)
	out, err := child.StdoutPipe()
	require.NoError(k, err)
	k.mutex.Lock()
	k.asked, k.at, k.how, k.kill = 0, 1+k.dice.IntN(25), moment(n)%moments, func() { _ = child.Process.Kill() }
	k.mutex.Unlock()
	require.NoError(k, child.Start())
	lines := bufio.NewReader(out)
	for line := ""; line != "ready\n" && err == nil; { // what it was left may be the end of it before
		line, err = lines.ReadString('\n')
	}
	k.tells(in, lines)
	require.ErrorContains(k, child.Wait(), "killed")
}

// tells tells the program which conversations ask for an answer, those first that nobody has looked at, until it is no more.
func (k *killer) tells(in io.Writer, out io.Reader) {
	gone := make(chan struct{})
	go func() {
		defer close(gone)
		_, _ = io.Copy(io.Discard, out)
	}()
	k.again()
	for {
		select {
		case <-gone:
			return
		case <-k.over:
			k.another()
		case <-k.news:
			for _, id := range k.told() {
				_, _ = fmt.Fprintln(in, id)
			}
		}
	}
}
