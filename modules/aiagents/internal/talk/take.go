package talk

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Input is what has come from the other side. ID tells inputs apart: the same one is answered once, and as it was.
type Input struct {
	ID    string
	After *int // turns that the talk had when this was read; nil for what is said one after the other
	Hears bool // spoken words are understood there, too, not keys alone
	Aloud bool // it is a test that is held on a line
	Line  Line
	lead.Input
	Heard  Spent  // on hearing it
	Said   Spent  // on what the turn before has said aloud
	Before []Turn // of a talk that is tried: what was said before
}

// Line is how long a line took, in milliseconds: until it was known what they said, and until what was said before began to be heard. 0 is that
// nobody knows.
type Line struct{ ListenMS, SpeechMS int64 }

// Taken is a turn with what goes out of it.
type Taken struct {
	Turn
	Name     string // of the persona
	Talk     Talk
	Parts    []string
	Buttons  []string
	Asked    word.Slot
	Passages []act.Passage // that were looked up
	IsSpent  bool          // the company's budget is: no provider is asked any more
}

// Take answers an input. It fails with ErrOver, with storage.ErrStale where another one was answered since it was read, of which it may have a
// part, or with what failed of a tool: then nothing is settled, and the input may be read and taken again.
func (s *Service) Take(ctx context.Context, talkID string, in Input) (Taken, error) {
	t, turn, found, err := s.store.standing(ctx, talkID, in.ID)
	if err != nil {
		return Taken{}, err
	}
	if found {
		return s.again(ctx, t, turn)
	}
	if err := t.takes(in); err != nil {
		return Taken{}, err
	}
	said, err := s.versions.Spec(ctx, t.VersionID)
	if err != nil {
		return Taken{}, err
	}
	return s.take(ctx, t, said, in)
}

func (s *Service) take(ctx context.Context, t Talk, said spec.Spec, in Input) (taken Taken, err error) {
	ctx, done, err := s.holds.Halts.Guard(ctx, t.AgentID)
	if err != nil {
		return Taken{}, err
	}
	defer done()
	defer func() { err = whyEnded(ctx, err) }()
	w, err := s.turn(ctx, t, said, in)
	if err != nil {
		return Taken{}, err
	}
	taken = w.taken()
	err = s.settle(ctx, w)
	taken.Turn, taken.Talk = w.turn, w.talk // as they stand since
	return taken, err
}

// turn is a turn that was taken, of which nothing is written yet.
func (s *Service) turn(ctx context.Context, t Talk, said spec.Spec, in Input) (*work, error) {
	w, err := s.work(ctx, t, said, in)
	if err != nil {
		return nil, err
	}
	began := time.Now()
	if over := w.overLimit(s.clock.Now()); over && !w.state.Meaning.Wants(understand.SelfHarm) {
		w.leave(word.Limit)
	} else if err := s.lead(ctx, w); err != nil {
		return nil, err
	}
	w.turn.TookMS = time.Since(began).Milliseconds()
	w.check()
	w.turn.Cites = act.Cites(w.state.Passages)
	w.stand(s.clock.Now())
	return w, nil
}

// settle writes the turn, what tools did in it, and where the talk stands since, in one transaction.
func (s *Service) settle(ctx context.Context, w *work) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		if err := s.Cleared(ctx, w.talk.AgentID); err != nil { // what was stopped meanwhile says nothing
			return err
		}
		if err := s.store.save(ctx, &w.talk, &w.turn); err != nil {
			return err
		}
		if err := s.store.payTurn(ctx, w.talk.ID, w.turn.N-1, w.in.Said.Micros); err != nil {
			return err
		}
		if err := s.holds.Limits.Add(ctx, w.talk.AgentID, w.micros+w.in.Said.Micros, w.unpriced+w.in.Said.Unpriced); err != nil {
			return err
		}
		return s.tell(ctx, w)
	})
}

// stand is where the talk stands once the turn is over.
func (w *work) stand(now time.Time) {
	w.talk.State, w.talk.Turns = w.state, w.talk.Turns+1
	w.talk.Step, w.talk.Tries, w.talk.Language = w.out.Step, w.out.Tries, w.out.Language
	if w.out.Ended {
		w.talk.end(now)
	}
}

// understood is what a text means in a talk as it stands.
func (w *work) understood(text string, now time.Time) understand.Meaning {
	c := understand.Context{
		Language: w.talk.Language, Now: now, Zone: w.state.Debtor.Zone, Currency: w.state.Debtor.Currency, Offers: len(w.state.Offers), Asked: w.asked(),
	}
	if w.state.Debt != nil && w.state.Verified {
		c.Owed = w.state.Debt.Owed
	}
	return understand.Text(text, c)
}
