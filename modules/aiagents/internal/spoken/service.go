package spoken

import (
	"context"
	"log/slog"
	"time"

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
	voices Voices
	clock  clock.Clock
	log    *slog.Logger
}

// Talks are what is said to what was heard.
type Talks interface {
	OpenCall(ctx context.Context, start talk.Start) (talk.Talk, spec.Spec, error)
	Take(ctx context.Context, talkID string, in talk.Input) (talk.Taken, error)
	Close(ctx context.Context, id string) error
	// Halt ends the talk of a call whose agent was stopped; Guard is a context that ends when it is.
	Halt(ctx context.Context, refID string) error
	Guard(ctx context.Context, agentID string) (guarded context.Context, done func(), err error)
}

// Voices are what speaks and what listens.
type Voices interface {
	// Speaker speaks as a version says, to somebody of a country.
	Speaker(ctx context.Context, v spec.Voice, country string) provider.Speaker
	// Ear writes down what they say; nil where nothing does: then keys alone are understood.
	Ear(ctx context.Context, s spec.Spec, country string) provider.Transcriber
}

// NewService holds them.
func NewService(talks Talks, voices Voices, clock clock.Clock, log *slog.Logger) *Service {
	return &Service{talks, voices, clock, log}
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
	if began.DebtorID == "" {
		return nil, ErrUnknown
	}
	kind := talk.Call
	if began.TestID != "" {
		kind = talk.Test
	}
	t, said, err := s.talks.OpenCall(ctx, talk.Start{
		Kind: kind, RefID: first(began.TestID, began.CallID), AgentID: began.AgentID, VersionID: began.VersionID, DebtorID: began.DebtorID,
	})
	if err != nil {
		return nil, err
	}
	law := audio.ULaw
	if began.Law == "pcma" {
		law = audio.ALaw
	}
	return &call{
		Service: s, line: line, began: began, talk: t, spec: said, law: law, ear: newEar(law), results: make(chan result, 1), texts: make(chan string, 1), mute: make(chan struct{}, 1),
		listens: s.voices.Ear(ctx, said, began.Country),
	}, nil
}

func first(texts ...string) string {
	for _, text := range texts {
		if text != "" {
			return text
		}
	}
	return ""
}

// isMachine tells whether a machine has answered.
func (b Began) isMachine() bool {
	return b.AnsweredBy == "voicemail" || b.AnsweredBy == "fax" || b.AnsweredBy == "ivr"
}

// turns say when it is whose turn, with what is usual where the version says nothing.
func (c *call) wait() time.Duration {
	ms := c.spec.Turns.WaitMS
	if c.asked == word.SlotAmount || c.asked == word.SlotDay || c.asked == word.SlotMoment {
		ms = c.spec.Turns.ThinkMS
	}
	if ms == 0 {
		ms = 900
	}
	return time.Duration(ms) * time.Millisecond
}
