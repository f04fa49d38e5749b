package main

import (
	"bufio"
	"context"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// work is a loop over a folder: its source says what the program says, and is built by being copied.
type work struct {
	dir   string
	lines chan string
	stop  context.CancelFunc
	ended chan struct{}
}

func begin(t *testing.T) *work {
	t.Helper()
	w := &work{dir: t.TempDir(), lines: make(chan string, 100), ended: make(chan struct{})}
	w.write(t, "first")
	read, write := io.Pipe()
	shell := func(script string) command {
		return command{words: []string{"sh", "-c", "cd '" + w.dir + "'; " + script}}
	}
	l := loop{
		build:  shell("! grep -q wrong main.go && cp main.go program"),
		serve:  shell("trap 'echo ended; exit' TERM; echo serving $(cat program) $$; while :; do sleep 0.02; done"),
		beside: shell("echo beside $$; exec sleep 600"),
		look:   look{w.dir}.mark, every: 10 * time.Millisecond, out: write,
	}
	var ctx context.Context
	ctx, w.stop = context.WithCancel(t.Context())
	go func() { defer close(w.ended); l.run(ctx); _ = write.Close() }()
	go func() {
		for told := bufio.NewScanner(read); told.Scan(); {
			w.lines <- told.Text()
		}
		close(w.lines)
	}()
	t.Cleanup(func() { w.stop(); <-w.ended })
	return w
}

func (w *work) write(t *testing.T, text string) {
	t.Helper()
	require.NoError(t, os.WriteFile(filepath.Join(w.dir, "main.go"), []byte(text), 0o600))
}

// hears waits for a line that begins with begin, and gives its last word.
func (w *work) hears(t *testing.T, begin string) string {
	t.Helper()
	for line := range w.lines {
		if strings.HasPrefix(line, begin) {
			return line[strings.LastIndexByte(line, ' ')+1:]
		}
	}
	t.Fatalf("it ended without saying %q", begin)
	return ""
}

func TestAChangeIsServed(t *testing.T) {
	t.Parallel()
	w := begin(t)
	w.hears(t, "serving first")
	w.write(t, "second thought")
	w.hears(t, "ended")
	w.hears(t, "serving second thought")
}

func TestWhatCannotBeBuiltLeavesTheProgramServing(t *testing.T) {
	t.Parallel()
	w := begin(t)
	w.hears(t, "serving first")
	w.write(t, "wrong")
	w.hears(t, "devrun: not built")
	w.write(t, "right again")
	w.hears(t, "ended") // not before
	w.hears(t, "serving right again")
}

func TestEverythingEndsTogether(t *testing.T) {
	t.Parallel()
	w := begin(t)
	beside := w.hears(t, "beside")
	serving := w.hears(t, "serving first")
	w.stop()
	w.hears(t, "ended")
	<-w.ended
	for _, pid := range []string{beside, serving} {
		id, err := strconv.Atoi(pid)
		require.NoError(t, err)
		require.ErrorIs(t, syscall.Kill(id, 0), syscall.ESRCH)
	}
}
