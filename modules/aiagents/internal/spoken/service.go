package spoken

import (
	"context"
	"log/slog"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Service holds calls.
type Service struct {
	talks  Talks
	tests  Tests
	voices Voices
	clock  clock.Clock
	log    *slog.Logger
}

// Talks are what is said to what was heard.
type Talks interface {
	OpenCall(ctx context.Context, start talk.Start) (talk.Talk, spec.Spec, error)
	Take(ctx context.Context, talkID string, in talk.Input) (talk.Taken, error)
	Close(ctx context.Context, id string) error
	// Spend counts what was spent after the last turn; IsSpent tells whether the company's budget is.
	Spend(ctx context.Context, talkID string, spent talk.Spent) error
	IsSpent(ctx context.Context) (bool, error)
	// Halt ends the talk of a call whose agent was stopped; Guard is a context that ends when it is.
	Halt(ctx context.Context, refID string) error
	Guard(ctx context.Context, agentID string) (guarded context.Context, done func(), err error)
}

// Tests are talks with whoever tries an agent.
type Tests interface {
	Talks
	// Around is what is heard beside whoever speaks.
	Around(ctx context.Context, id string) (*audio.Around, error)
}

// Voices are what speaks and what listens.
type Voices interface {
	// Speaker speaks as a version says, to somebody of a country.
	Speaker(ctx context.Context, v spec.Voice, country string) provider.Speaker
	// Ear writes down what they say, each utterance as a whole; nil where nothing does: then keys alone are understood.
	Ear(ctx context.Context, s spec.Spec, country string) provider.Transcriber
	// Follow is an ear that writes while they speak; nil where there is none.
	Follow(ctx context.Context, s spec.Spec, country string) provider.Transcriber
}

// NewService holds them.
func NewService(talks Talks, tests Tests, voices Voices, clock clock.Clock, log *slog.Logger) *Service {
	return &Service{talks, tests, voices, clock, log}
}

// ErrUnknown is that nobody knows who is on the line: people answer.
var ErrUnknown = errs.New(errs.Conflict, "aiagents.caller_unknown")

// Hold holds a call to its end. It returns when the call, or the agent's part of it, is over.
func (s *Service) Hold(ctx context.Context, line Line) error {
	first, err := line.Receive()
	if err != nil {
		return err
	}
	if first.Value.Began == nil {
		return errs.New(errs.BadRequest, "aiagents.began_expected")
	}
	c, err := s.begin(ctx, line, *first.Value.Began)
	if err != nil {
		return err
	}
	return c.run(ctx)
}

func (s *Service) begin(ctx context.Context, line Line, began Began) (*call, error) {
	if began.TestID != "" {
		return s.try(ctx, line, began)
	}
	if began.DebtorID == "" {
		return nil, ErrUnknown
	}
	t, said, err := s.talks.OpenCall(ctx, talk.Start{
		Kind: talk.Call, RefID: began.CallID, AgentID: began.AgentID, VersionID: began.VersionID, DebtorID: began.DebtorID,
	})
	if err != nil {
		return nil, err
	}
	c := s.call(line, began, t, said)
	return c, c.equip(ctx)
}

// try begins a call of somebody who tries an agent, over a made-up file.
func (s *Service) try(ctx context.Context, line Line, began Began) (*call, error) {
	t, said, err := s.tests.OpenCall(ctx, talk.Start{Kind: talk.Test, RefID: began.TestID, CallID: began.CallID})
	if err != nil {
		return nil, err
	}
	around, err := s.tests.Around(ctx, t.ID)
	if err != nil {
		return nil, err
	}
	began.Country = t.State.Debtor.Country // whose providers are asked is tried, too
	c := s.call(line, began, t, said)
	c.talks, c.around = s.tests, around
	return c, c.equip(ctx)
}

func (s *Service) call(line Line, began Began, t talk.Talk, said spec.Spec) *call {
	law := audio.ULaw
	if began.Law == "pcma" {
		law = audio.ALaw
	}
	return &call{
		Service: s, talks: s.talks, line: line, began: began, talk: t, spec: said, law: law, ear: newEar(law), around: &audio.Around{},
		results: make(chan result, 1), texts: make(chan words, 1), mute: make(chan struct{}, 1),
	}
}

// equip finds what hears and speaks: where the company's budget is spent, keys and the program's own voice alone.
func (c *call) equip(ctx context.Context) error {
	spent, err := c.talks.IsSpent(ctx)
	if err != nil {
		return err
	}
	if spent {
		c.save()
		return nil
	}
	c.listens = c.voices.Ear(ctx, c.spec, c.began.Country)
	c.follower = follower{by: c.voices.Follow(ctx, c.spec, c.began.Country), opened: make(chan provider.Ear)}
	return nil
}

// save goes on with what costs nothing.
func (c *call) save() {
	if c.follower.ear != nil {
		_ = c.follower.ear.Close() // nobody hears by it any more
	}
	c.listens, c.follower = nil, follower{opened: c.follower.opened}
	own := map[word.Language]spec.Voice{}
	for language, v := range c.spec.Voice {
		if v.Engine == spec.ByProvider {
			v = spec.Voice{Speed: v.Speed} // the program's own
		}
		own[language] = v
	}
	c.spec.Voice = own
}

// isMachine tells whether a machine has answered.
func (b Began) isMachine() bool {
	return b.AnsweredBy == "voicemail" || b.AnsweredBy == "fax" || b.AnsweredBy == "ivr"
}
