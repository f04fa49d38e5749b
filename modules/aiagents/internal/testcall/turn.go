package testcall

import (
	"context"
	"strconv"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/book/madeup"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// turned takes a turn of a test, of which nothing is written yet. It fails with halt.ErrStopped while the agent is stopped.
func (s *Service) turned(ctx context.Context, t *Test, in talk.Input) (taken talk.Taken, err error) {
	ctx, done, err := s.holds.Halts.Guard(ctx, t.AgentID)
	if err != nil {
		return taken, err
	}
	defer done()
	v, err := s.versions.ByID(ctx, t.VersionID)
	if err != nil {
		return taken, err
	}
	with, err := s.holds.Trial(ctx)
	if err != nil {
		return taken, err
	}
	with.Outside = t.File
	b := t.book(s.clock.Now)
	dry := talk.NewDry(*v.Spec, b, with, s.clock)
	now := dry.Begin(t.ID, scenario.Debtor, t.Talk.Language)
	now.CreatedAt, now.Step, now.Tries, now.State, now.Turns = t.Talk.Began, t.Talk.Step, t.Talk.Tries, t.Talk.State, t.Turns
	now.CostMicros, _ = scenario.Spent(t.Lines)
	in.ID, in.Before = strconv.Itoa(t.Turns), scenario.Turns(t.Lines)
	if taken, err = dry.Take(ctx, now, in); err != nil {
		return taken, err
	}
	t.stand(in, taken, b.Keep())
	return taken, nil
}

// stand is where a test stands after a turn.
func (t *Test) stand(in talk.Input, taken talk.Taken, b madeup.Kept) {
	after := taken.Talk
	t.Kept.Book, t.Lines, t.Turns, t.Status = b, append(t.Lines, scenario.LineOf(in, taken)), after.Turns, after.Status
	t.timed(in.Line)
	t.Talk = stood{after.Step, after.Tries, after.Language, after.State, after.Outcome, after.Reason, t.Talk.Began}
}

// timed adds to the turn how long it took to know what was said, and to the one before how long until it was heard.
func (t *Test) timed(l talk.Line) {
	add := func(n int, stage string, ms int64) {
		if n < 0 || ms == 0 {
			return
		}
		if t.Lines[n].Stages == nil {
			t.Lines[n].Stages = map[string]int64{}
		}
		t.Lines[n].Stages[stage] = ms
	}
	last := len(t.Lines) - 1
	add(last, "listen", l.ListenMS)
	add(last-1, "speech", l.SpeechMS)
}

// book is the made-up file as it stands.
func (t Test) book(now func() time.Time) *madeup.Book {
	file := t.File.Open(t.Language, t.Talk.Began)
	if t.Turns > 0 {
		return madeup.Reopen(file, t.Kept.Book, now)
	}
	return madeup.New(file, now)
}

// untouched is the file before anybody has spoken.
func (t Test) untouched(now func() time.Time) madeup.Kept { return t.book(now).Keep() }

// insert writes a test that begins, and what its first turn has cost.
func (s *Service) insert(ctx context.Context, t *Test) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		if err := storage.Insert(ctx, s.db, t); err != nil {
			return err
		}
		if err := s.charge(ctx, *t); err != nil {
			return err
		}
		return s.record.Write(ctx, record.Act{Name: "agent.tested", ID: t.AgentID, Payload: map[string]any{"n": t.N}, Moves: []string{"tests"}})
	})
}

// write writes a turn that was taken, and what it has cost.
func (s *Service) write(ctx context.Context, t *Test) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		if err := s.charge(ctx, *t); err != nil {
			return err
		}
		return s.update(ctx, t)
	})
}

// charge counts the latest turn against the company's budget.
func (s *Service) charge(ctx context.Context, t Test) error {
	micros, unpriced := scenario.Spent(t.Lines[max(0, len(t.Lines)-1):])
	return s.holds.Limits.Add(ctx, t.AgentID, micros, unpriced)
}

// update writes where a test stands, in the transaction of ctx, and moves the screens of whoever looks.
func (s *Service) update(ctx context.Context, t *Test) error {
	if err := storage.Update(ctx, s.db, t, t.Version); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "agent.test_turned", ID: t.AgentID, Unkept: true, Moves: []string{"tests"}})
}

// end ends a test as it stands; one that is over stays as it is.
func (s *Service) end(ctx context.Context, id string, as talk.Status) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		t, err := storage.One[Test](ctx, s.db, storage.ByID(id))
		if err != nil || t.Status != talk.Open {
			return err
		}
		t.close()
		t.Status = as
		return s.update(ctx, &t)
	})
}

// close ends a test as it stands.
func (t *Test) close() {
	if t.Status != talk.Open {
		return
	}
	if t.Status = talk.Closed; t.Turns > 0 {
		t.Talk.State.Close()
		t.Talk.Outcome = t.Talk.State.Ended
	}
}
