package apart

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"sync"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Bounds are what one piece of work may take.
type Bounds struct {
	Memory int64         `json:"memory"` // bytes
	Time   time.Duration `json:"time"`
	Output int64         `json:"output"` // bytes of one file it writes
}

// The refusals of this package.
var (
	ErrTooHeavy = errs.New(errs.Invalid, "apart.too_heavy")
	errFailed   = errors.New("work apart failed")
)

// mostReply bounds what a child answers.
const mostReply = 4 << 20

// Shop gives work out to processes: so many at a time, and to each of those it works for one, so that nobody's files keep
// the others waiting.
type Shop struct {
	program []string
	slots   chan struct{}
	mutex   sync.Mutex
	queues  map[string]chan struct{}
}

// NewShop gives work to at most atOnce processes of this program.
func NewShop(atOnce int) *Shop {
	// The very program that runs, though another may lie in its place by now.
	program := append([]string{"/proc/self/exe"}, os.Args[1:]...)
	return &Shop{program: program, slots: make(chan struct{}, atOnce), queues: map[string]chan struct{}{}}
}

// Do has a process do the named work on files for somebody (a tenant), and puts its answer into result. The process ends
// with ctx. It fails with the work's own refusal, and with ErrTooHeavy when a bound ended it.
func (s *Shop) Do(ctx context.Context, who, name string, b Bounds, input, result any, files ...*os.File) error {
	release, err := s.enter(ctx, who)
	if err != nil {
		return err
	}
	defer release()
	body, err := json.Marshal(input)
	if err != nil {
		return err
	}
	line, err := json.Marshal(order{Bounds: b, Files: len(files), Input: body})
	if err != nil {
		return err
	}
	out, err := s.run(ctx, name, b, append(line, '\n'), files)
	if err != nil {
		return err
	}
	return out.into(result)
}

// enter waits for the caller's turn, and then for a free process.
func (s *Shop) enter(ctx context.Context, who string) (release func(), err error) {
	s.mutex.Lock()
	if s.queues[who] == nil {
		s.queues[who] = make(chan struct{}, 1)
	}
	queue := s.queues[who]
	s.mutex.Unlock()
	for i, door := range []chan struct{}{queue, s.slots} {
		select {
		case door <- struct{}{}:
		case <-ctx.Done():
			if i > 0 {
				<-queue
			}
			return nil, context.Cause(ctx)
		}
	}
	return func() { <-s.slots; <-queue }, nil
}

func (s *Shop) run(ctx context.Context, name string, b Bounds, line []byte, files []*os.File) (reply, error) {
	bounded, cancel := context.WithTimeout(ctx, b.Time)
	defer cancel()
	cmd := exec.CommandContext(bounded, s.program[0], s.program[1:]...) //nolint:gosec // this very program
	cmd.Env = []string{Variable + "=" + name, "GOMAXPROCS=2", "GOTRACEBACK=none"}
	cmd.ExtraFiles, cmd.Dir = files, "/"
	answer := &limited{left: mostReply}
	cmd.Stdout, cmd.WaitDelay = answer, time.Second
	in, err := cmd.StdinPipe()
	if err != nil {
		return reply{}, err
	}
	if err := cmd.Start(); err != nil {
		return reply{}, fmt.Errorf("%w: %w", errFailed, err)
	}
	_, _ = in.Write(line) // a process that is gone already is seen by Wait
	ended := cmd.Wait()
	switch {
	case ctx.Err() != nil:
		return reply{}, context.Cause(ctx)
	case ended != nil:
		return reply{}, ErrTooHeavy.Wrap(ended)
	}
	var r reply
	reading := json.NewDecoder(&answer.text)
	reading.UseNumber() // a bound of a million is told as such, not as 1e+06
	if err := reading.Decode(&r); err != nil {
		return reply{}, fmt.Errorf("%w: %w", errFailed, err)
	}
	return r, nil
}

func (r reply) into(result any) error {
	switch {
	case r.Refusal != nil:
		return &errs.Error{Kind: r.Refusal.Kind, Code: r.Refusal.Code, Params: r.Refusal.Params}
	case r.Failure != "":
		return fmt.Errorf("%w: %s", errFailed, r.Failure)
	case result == nil:
		return nil
	}
	return json.Unmarshal(r.Result, result)
}

// limited keeps what fits.
type limited struct {
	text bytes.Buffer
	left int
}

// Write implements io.Writer.
func (b *limited) Write(p []byte) (int, error) {
	if b.left -= len(p); b.left < 0 {
		return 0, errFailed
	}
	return b.text.Write(p)
}
