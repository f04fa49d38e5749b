// Package apart does work on foreign bytes in a process of its own, with a bound of its own on memory, time and what it
// writes. A file that is made to fell its reader fells that process alone, and is refused; nobody else's work is touched.
//
// The process is the module's own program, started again: what it can do is on the module's list (sdk.Module.Apart).
package apart

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"time"

	"golang.org/x/sys/unix"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Variable names the work that a process was started for.
//
//sdk:host
const Variable = "RECOBRO_APART"

// Work does one kind of work: it is given open files and an input, and answers with what becomes JSON.
type Work func(ctx context.Context, files []*os.File, input json.RawMessage) (any, error)

// Works are all kinds, by name.
type Works map[string]Work

// order is what the parent writes to the child's standard input, which it then holds open for as long as it lives.
type order struct {
	Bounds Bounds          `json:"bounds"`
	Files  int             `json:"files"`
	Input  json.RawMessage `json:"input"`
}

// reply is what the child writes to its standard output.
type reply struct {
	Result  json.RawMessage `json:"result,omitempty"`
	Refusal *refusal        `json:"refusal,omitempty"`
	Failure string          `json:"failure,omitempty"`
}

// refusal is an *errs.Error on its way between processes.
type refusal struct {
	Kind   errs.Kind      `json:"kind"`
	Code   string         `json:"code"`
	Params map[string]any `json:"params,omitempty"`
}

// Serve does the work that this process was started for, and ends it. In every other process it does nothing: it is the
// first line of a program.
//
//sdk:host
func Serve(works Works) {
	name, asked := os.LookupEnv(Variable)
	if !asked {
		return
	}
	in := bufio.NewReader(os.Stdin)
	line, err := in.ReadBytes('\n')
	if err != nil {
		os.Exit(1)
	}
	var o order
	if err := json.Unmarshal(line, &o); err != nil || works[name] == nil {
		os.Exit(1)
	}
	o.Bounds.enter()
	go func() {
		_, _ = io.Copy(io.Discard, in) // nothing more is written: its end is the parent's
		os.Exit(1)
	}()
	answer(o, works[name])
	os.Exit(0)
}

// enter puts the bounds in force. The collector is told a lower one than the system, so that it works before it fails. No
// picture of the memory is ever left: it holds people's data.
func (b Bounds) enter() {
	debug.SetMemoryLimit(b.Memory / 5 * 4)
	for resource, most := range map[int]int64{
		unix.RLIMIT_DATA: b.Memory, unix.RLIMIT_FSIZE: b.Output, unix.RLIMIT_CORE: 0, unix.RLIMIT_CPU: int64(b.Time/time.Second) + 1,
	} {
		limit := unix.Rlimit{Cur: uint64(most), Max: uint64(most)}
		_ = unix.Setrlimit(resource, &limit) // where the system has no such bound the collector's has to do
	}
}

func answer(o order, work Work) {
	files := make([]*os.File, o.Files)
	for i := range files {
		files[i] = os.NewFile(uintptr(3+i), "")
	}
	result, err := guarded(work, files, o.Input)
	out := json.NewEncoder(os.Stdout)
	if out.Encode(replyOf(result, err)) != nil {
		os.Exit(1)
	}
}

// guarded makes a panic an error: it is the file's, and the next one gets a process of its own.
func guarded(work Work, files []*os.File, input json.RawMessage) (result any, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("panic: %v", cause)
		}
	}()
	return work(context.Background(), files, input)
}

func replyOf(result any, err error) reply {
	var known *errs.Error
	switch {
	case errors.As(err, &known):
		return reply{Refusal: &refusal{known.Kind, known.Code, known.Params}}
	case errors.Is(err, unix.EFBIG):
		return reply{Refusal: &refusal{ErrTooHeavy.Kind, ErrTooHeavy.Code, nil}}
	case err != nil:
		return reply{Failure: err.Error()}
	}
	text, err := json.Marshal(result)
	if err != nil {
		return reply{Failure: err.Error()}
	}
	return reply{Result: text}
}
