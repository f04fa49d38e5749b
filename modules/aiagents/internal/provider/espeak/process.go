package espeak

import (
	"bytes"
	"context"
	"fmt"
	"iter"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/sound"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// make has the program speak. The text goes by its input, never by a shell or an argument; of this process it gets nothing.
func (s *Speaker) make(ctx context.Context, voice, text string, w provider.Words) ([]byte, error) {
	select {
	case s.turns <- struct{}{}:
		defer func() { <-s.turns }()
	case <-ctx.Done():
		return nil, provider.Reason(ctx, ctx.Err())
	}
	timed, cancel := context.WithTimeout(ctx, mostTime)
	defer cancel()
	var out bytes.Buffer
	command := exec.CommandContext(timed, program, "--stdin", "--stdout", "-v", voice, "-s", fmt.Sprint(speed(w)))
	command.Stdin, command.Stdout, command.Env, command.WaitDelay = strings.NewReader(text), &out, []string{"PATH=" + os.Getenv("PATH")}, time.Second
	err := command.Run()
	switch {
	case ctx.Err() != nil:
		return nil, provider.Reason(ctx, err)
	case timed.Err() != nil:
		return nil, provider.ErrTimeLimit.Wrap(err)
	case err != nil:
		return nil, provider.ErrUnreachable.Wrap(err) // it is not installed, or fails
	}
	return onLine(&out, w.Law)
}

// onLine is what the program has spoken as a line takes it.
func onLine(wav *bytes.Buffer, l provider.Law) ([]byte, error) {
	head, err := sound.ReadHead(wav)
	if err != nil {
		return nil, provider.ErrBroken.Wrap(err)
	}
	law := audio.ULaw
	if l == provider.PCMA {
		law = audio.ALaw
	}
	var line []byte
	for frame, err := range sound.Frames(head, wav, law, provider.Frame) {
		if err != nil {
			return nil, provider.ErrBroken.Wrap(err)
		}
		line = append(line, frame...)
	}
	return line, nil
}

func frames(line []byte) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		for at := 0; at < len(line); at += provider.Frame {
			if !yield(bytes.Clone(line[at:at+provider.Frame]), nil) {
				return
			}
		}
	}
}
