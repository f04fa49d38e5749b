package testcall

import (
	"context"
	"strconv"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/aiagents/internal/book/madeup"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/simulate"
	"github.com/recobro/recobro/modules/aiagents/internal/suite"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/version"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service holds tests.
type Service struct {
	*store
	versions *version.Service
	suites   *suite.Service
	record   *record.Record
	clock    clock.Clock
	holds    talk.Holds
}

// NewService holds them in the module's database.
func NewService(db *storage.DB, versions *version.Service, suites *suite.Service, r *record.Record, c clock.Clock, holds talk.Holds) *Service {
	return &Service{newStore(db), versions, suites, r, c, holds}
}

// keptFor is how long a test is kept.
const keptFor = 30 * 24 * time.Hour

// Start begins a test; the agent opens it.
func (s *Service) Start(ctx context.Context, t Test, file *scenario.File) (Test, error) {
	v, err := s.versions.ByID(ctx, t.VersionID)
	if err != nil {
		return t, err
	}
	now := s.clock.Now()
	if err := s.forget(ctx, now.Add(-keptFor)); err != nil {
		return t, err
	}
	t.AgentID, t.N, t.Lines, t.Status = v.AgentID, v.N, []scenario.Line{}, talk.Open
	if t.File = scenario.MadeUp(t.Persona, t.Language, int(now.Unix()%97), now).File; file != nil {
		t.File = *file
	}
	t.ID, t.Talk.Began, t.Talk.Language = storage.NewID(), now, t.Language
	if err := s.turn(ctx, &t, v, lead.Input{}); err != nil {
		return t, err
	}
	if err := storage.Insert(ctx, s.db, &t); err != nil {
		return t, err
	}
	t.Panel = t.panel()
	return t, s.record.Write(ctx, record.Act{Name: "agent.tested", ID: t.AgentID, Payload: map[string]any{"n": t.N}, Moves: []string{"tests"}})
}

// Say answers the agent: by what somebody says, or as the simulated debtor would.
func (s *Service) Say(ctx context.Context, id string, in lead.Input, simulated bool) (Test, error) {
	t, err := storage.Lock[Test](ctx, s.db, storage.ByID(id))
	if err != nil {
		return t, err
	}
	if t.Status != talk.Open {
		return t, talk.ErrOver
	}
	v, err := s.versions.ByID(ctx, t.VersionID)
	if err != nil {
		return t, err
	}
	if simulated {
		in, t.Kept.Told = t.answer()
	}
	if in == (lead.Input{}) {
		return t, ErrNothing
	}
	if err := s.turn(ctx, &t, v, in); err != nil {
		return t, err
	}
	if err := storage.Update(ctx, s.db, &t, t.Version); err != nil {
		return t, err
	}
	t.Panel = t.panel()
	return t, s.record.Write(ctx, record.Act{Name: "agent.test_turned", ID: t.AgentID, Unkept: true, Moves: []string{"tests"}})
}

// answer is what the simulated debtor says to what was said last.
func (t Test) answer() (in lead.Input, told bool) {
	last := t.Lines[len(t.Lines)-1]
	c := scenario.Case{Key: t.ID, Language: t.Talk.Language, Persona: t.Persona, At: t.Talk.Began, File: t.File}
	return simulate.Once(c, t.Noise, uint64(len(t.Lines)), t.Kept.Told, simulate.Heard{Said: last.Said, Asked: last.Asked, Fact: t.Talk.State.Asked, Turn: len(t.Lines)})
}

// turn takes a turn of a test.
func (s *Service) turn(ctx context.Context, t *Test, v version.Version, in lead.Input) error {
	file := t.File.Open(t.Language, t.Talk.Began)
	b := madeup.New(file, s.clock.Now)
	if t.Turns > 0 {
		b = madeup.Reopen(file, t.Kept.Book, s.clock.Now)
	}
	with, err := s.holds.Trial(ctx)
	if err != nil {
		return err
	}
	dry := talk.NewDry(*v.Spec, b, with, s.clock)
	now := dry.Begin(t.ID, scenario.Debtor, t.Talk.Language)
	now.CreatedAt, now.Step, now.Tries, now.State, now.Turns = t.Talk.Began, t.Talk.Step, t.Talk.Tries, t.Talk.State, t.Turns
	input := talk.Input{ID: strconv.Itoa(t.Turns), Input: in, Before: scenario.Turns(t.Lines)}
	taken, err := dry.Take(ctx, now, input)
	if err != nil {
		return err
	}
	after := taken.Talk
	t.Kept.Book, t.Lines, t.Turns, t.Status = b.Keep(), append(t.Lines, scenario.LineOf(input, taken)), after.Turns, after.Status
	t.Talk = stood{after.Step, after.Tries, after.Language, after.State, after.Outcome, after.Reason, t.Talk.Began}
	return nil
}

// Get is one test.
func (s *Service) Get(ctx context.Context, id string) (Test, error) {
	t, err := storage.One[Test](ctx, s.db, storage.ByID(id))
	t.Panel = t.panel()
	return t, err
}

// store keeps tests.
type store struct {
	db   *storage.DB
	list *page.List[Test]
}

func newStore(db *storage.DB) *store {
	return &store{db, page.New(db, page.Config[Test]{Usual: "-created_at", Sorts: map[string]string{"created_at": "created_at"}})}
}

// forget removes tests that began before a time.
func (s *store) forget(ctx context.Context, before time.Time) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("created_at < ?", before.UTC()).Delete(&Test{}).Error
	})
}
