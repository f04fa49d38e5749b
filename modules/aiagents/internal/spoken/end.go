package spoken

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/say"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// spokenTo is that what was said has been heard to its end: now it is their turn, or the call goes on to its end.
func (c *call) spokenTo(_ context.Context, mark string) {
	if mark != "" && !c.mouth.ends(mark) {
		return
	}
	switch c.stage {
	case talking:
		if !c.occupied() {
			c.silenceFrom(c.clock.Now())
		}
	case leaving:
		c.leave()
	case passing, ending, gone: // somebody else speaks now
	case whispering:
		_ = c.line.Send(Asked{Whispered: &Nothing{}})
	}
}

// leave gives the call to people, or ends it.
func (c *call) leave() {
	if c.talk.Outcome == word.Handed && c.talk.Kind == talk.Call {
		c.stage = passing
		_ = c.line.Send(Asked{Transfer: &Transfer{
			Summary: say.Summary(c.talk.Language, c.talk.State), Reason: string(c.talk.State.Reason), Language: string(c.talk.Language),
		}})
		return
	}
	c.hangUp(outcome(c.talk))
}

// hangUp ends the call. The line stays until its end is told: an agent whose line is gone is one that has failed.
func (c *call) hangUp(code string) {
	c.over, c.stage = true, ending
	_ = c.line.Send(Asked{HangUp: &HangUp{code}})
}

// whisper tells a colleague who has taken the call what they have to know.
func (c *call) whisper(ctx context.Context) {
	c.stage = whispering
	c.speak(ctx, []string{say.Summary(c.talk.Language, c.talk.State)})
}

// transferred is that a colleague has the call; or that nobody was free, which they are told.
func (c *call) transferred(ctx context.Context, userID string) {
	if userID != "" {
		c.stage = ending
		return
	}
	c.stage, c.talk.Outcome = leaving, word.CallLater
	if c.stopped {
		c.hangUp(outcome(c.talk))
		return
	}
	c.speak(ctx, []string{nobody[c.talk.Language]})
}

var nobody = word.Texts{
	word.ES: "En este momento todas las personas están ocupadas. Le llamaremos lo antes posible. Hasta luego.",
	word.EN: "Everybody is busy at the moment. We will call you back as soon as we can. Goodbye.",
	word.PT: "No momento todas as pessoas estão ocupadas. Ligaremos assim que possível. Até logo.",
}

// machine leaves the version's message, or nothing.
func (c *call) machine(ctx context.Context) {
	c.over, c.stage, c.talk.Outcome = true, leaving, word.NoAnswer
	text := ""
	if c.spec.Machine.Leave && c.began.AnsweredBy == "voicemail" {
		text = c.spec.Machine.Message[c.talk.Language]
	}
	f := say.Filler{Language: c.talk.Language, Agent: c.spec.Persona[c.talk.Language].Name, State: &c.talk.State}
	if filled, complete := f.Fill(text); complete && filled != "" {
		c.speak(ctx, []string{filled})
		return
	}
	c.hangUp("voicemail")
}

// left ends what is being said, and the talk as it stands, unless it is over: the other side has hung up, or the line is gone.
func (c *call) left(ctx context.Context) {
	c.mouth.hush()
	if c.follower.ear != nil {
		_ = c.follower.ear.Close() // nobody hears by it any more
	}
	ctx, end := context.WithTimeout(context.WithoutCancel(ctx), closing)
	defer end()
	ending, id := c.talks.Close, c.talk.ID
	if c.stopped {
		ending, id = c.talks.Halt, c.talk.RefID
	}
	if err := errors.Join(ending(ctx, id), c.talks.Spend(ctx, c.talk.ID, c.spent.rest())); err != nil {
		c.log.WarnContext(ctx, "end of a call", "call", c.began.CallID, "error", err)
	}
}

const closing = 10 * time.Second

// outcome is the disposition that a call ends with; empty for the usual one.
func outcome(t talk.Talk) string {
	s := t.State
	switch t.Outcome {
	case word.Agreed:
		return "plan_agreed"
	case word.Promised:
		if s.Debt != nil && s.Promise != nil && s.Promise.Amount < s.Debt.Owed {
			return "promise_partial"
		}
		return "promise_full"
	case word.InNeed, word.Disputed:
		return circumstances[last(s.Flags)]
	default:
		return codes[t.Outcome]
	}
}

var codes = map[word.Outcome]string{
	word.CallLater: "callback", word.Stopped: "cease_contact", word.NotThem: "wrong_person", word.NoAnswer: "hung_up",
}

var circumstances = map[book.Flag]string{
	book.Dispute: "dispute_not_mine", book.Fraud: "claims_fraud", book.Hardship: "hardship", book.Deceased: "deceased", book.Bankrupt: "bankrupt",
	book.Represented: "represented",
}

func last(flags []book.Flag) book.Flag {
	if len(flags) == 0 {
		return ""
	}
	return flags[len(flags)-1]
}
