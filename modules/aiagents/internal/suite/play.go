// Package suite tries versions of agents on cases, each as often as it takes to believe it, and keeps what came of it.
package suite

import (
	"context"
	"strconv"

	"github.com/recobro/recobro/modules/aiagents/internal/book/madeup"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/simulate"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// mostTurns bounds a talk that is tried, whatever its version allows.
const mostTurns = 60

// Play has an agent talk with the debtor of a case. Nothing of it is written anywhere.
func Play(ctx context.Context, said spec.Spec, c scenario.Case, d simulate.Debtor, with talk.Trial) (p scenario.Played, err error) {
	then := clock.NewPast(c.At)
	b := madeup.New(c.File.Open(c.Language, c.At), then.Now)
	with.Outside = c.File
	dry := talk.NewDry(said, b, with, then)
	t, heard := dry.Begin("case", scenario.Debtor, c.Language), simulate.Heard{}
	for n := 0; n < mostTurns && !t.Over(); n++ {
		in, more := d.Next(heard)
		if !more {
			break
		}
		input := talk.Input{ID: strconv.Itoa(n), Input: in, Before: scenario.Turns(p.Lines)}
		taken, err := dry.Take(ctx, t, input)
		if err != nil {
			return p, err
		}
		t, p.Lines = taken.Talk, append(p.Lines, scenario.LineOf(input, taken))
		heard = simulate.Heard{Said: taken.Said, Asked: taken.Asked, Fact: t.State.Asked, Turn: n + 1}
	}
	p.Did, p.Outcome, p.Reason, p.Verified, p.State = b.Did(), t.Outcome, t.Reason, t.State.Verified, t.State
	return p, ctx.Err()
}

// NoiseOf is how the debtor of a try types: as it is written the first time, in haste from then on.
func NoiseOf(try int) simulate.Noise {
	if try == 0 {
		return simulate.Clean
	}
	return simulate.Light
}
