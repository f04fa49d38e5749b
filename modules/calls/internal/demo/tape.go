package demo

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/sounds"
	"github.com/recobro/recobro/modules/calls/internal/tape"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
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
	if how.kept == spoken {
		ours := sounds.To(c.Other(), sounds.LeaveMessage)
		say(t, tape.Inside, slices.Concat(make([]int16, len(said)), ours)) // one after the other
		said = slices.Concat(said, make([]int16, len(ours)), said)
	}
	say(t, tape.Outside, said)
	t.Close()
	return o.Tapes.End(ctx, c)
}

// say has one side say something.
func say(t *tape.Tape, side int, samples []int16) {
	hear, p := t.Hear(side), media.Packet{Source: 1, Law: audio.ALaw}
	for ; len(samples) > 0; p.Time += audio.Frame {
		part := samples[:min(len(samples), audio.Frame)]
		p.Sound, samples = audio.ALaw.Encode(nil, part), samples[len(part):]
		hear(p)
	}
}
