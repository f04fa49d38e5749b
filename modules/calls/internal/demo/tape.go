package demo

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/audio"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/sounds"
	"github.com/recobro/recobro/modules/calls/internal/tape"
)

// keep keeps what was said on a call: sentences of ours stand for what people say.
func (o *Office) keep(ctx context.Context, c call.Call, how course) error {
	begin := o.Tapes.Message
	switch how.kept {
	case nothing:
		return nil
	case spoken:
		begin = func(ctx context.Context, c call.Call, law audio.Law) (*tape.Tape, error) {
			t, _, err := o.Tapes.Begin(ctx, c, law)
			return t, err
		}
	case message:
	}
	t, err := begin(ctx, c, audio.ALaw)
	if err != nil || t == nil {
		return err
	}
	said := sounds.To(c.Other(), sounds.WeCallBack)
	say(t, tape.Outside, said, 0)
	if how.kept == spoken {
		turn := time.Duration(len(said)) * time.Second / audio.Rate
		say(t, tape.Inside, sounds.To(c.Other(), sounds.LeaveMessage), turn)
		say(t, tape.Outside, said, 2*turn)
	}
	t.Close()
	return o.Tapes.End(ctx, c)
}

// say has one side say something, from a time on.
func say(t *tape.Tape, side int, samples []int16, from time.Duration) {
	hear := t.Hear(side)
	p := media.Packet{Source: uint32(side) + 1, Law: audio.ALaw, Time: uint32(from * audio.Rate / time.Second)}
	for ; len(samples) > 0; p.Time += audio.Frame {
		part := samples[:min(len(samples), audio.Frame)]
		p.Sound, samples = audio.ALaw.Encode(nil, part), samples[len(part):]
		hear(p)
	}
}
