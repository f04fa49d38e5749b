package testcall

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/simulate"
	"github.com/recobro/recobro/modules/aiagents/internal/suite"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/version"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
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
	talks    *talk.Service
	exchange *Exchange
}

// NewService holds them in the module's database.
func NewService(db *storage.DB, versions *version.Service, suites *suite.Service, r *record.Record, c clock.Clock, holds talk.Holds, talks *talk.Service, exchange *Exchange) *Service {
	return &Service{newStore(db), versions, suites, r, c, holds, talks, exchange}
}

// keptFor is how long a test is kept.
const keptFor = 30 * 24 * time.Hour

// Start begins a test by text; the agent opens it.
func (s *Service) Start(ctx context.Context, t Test, file *scenario.File) (Test, error) {
	if _, err := s.begin(ctx, &t, file); err != nil {
		return t, err
	}
	if _, err := s.turned(ctx, &t, talk.Input{}); err != nil {
		return t, err
	}
	if err := s.insert(ctx, &t); err != nil {
		return t, err
	}
	t.Panel = t.panel()
	return t, nil
}

// begin fills in what a test begins with.
func (s *Service) begin(ctx context.Context, t *Test, file *scenario.File) (version.Version, error) {
	v, err := s.versions.ByID(ctx, t.VersionID)
	if err != nil {
		return v, err
	}
	now := s.clock.Now()
	t.AgentID, t.N, t.Lines, t.Status = v.AgentID, v.N, []scenario.Line{}, talk.Open
	if t.File = scenario.MadeUp(t.Persona, t.Language, int(now.Unix()%97), now).File; file != nil {
		t.File = *file
	}
	t.ID, t.Talk.Began, t.Talk.Language = storage.NewID(), now, t.Language
	return v, s.forget(ctx, now.Add(-keptFor))
}

// Say answers the agent: by what somebody says, or as the simulated debtor would. It fails with storage.ErrStale when somebody has answered
// meanwhile.
func (s *Service) Say(ctx context.Context, id string, said Said) (Test, error) {
	t, err := storage.One[Test](ctx, s.db, storage.ByID(id))
	if err != nil {
		return t, err
	}
	if said.Turn != nil && *said.Turn != t.Turns { // it is answered
		t.Panel = t.panel()
		return t, nil
	}
	if t.Status != talk.Open {
		return t, talk.ErrOver
	}
	if t.Way != Text {
		return t, ErrByLine
	}
	in := said.Input
	if said.Simulated {
		in, t.Kept.Told = t.answer()
	}
	if in == (lead.Input{}) {
		return t, ErrNothing
	}
	if _, err := s.turned(ctx, &t, talk.Input{Input: in}); err != nil {
		return t, err
	}
	err = s.write(ctx, &t)
	t.Panel = t.panel()
	return t, err
}

// answer is what the simulated debtor says to what was said last.
func (t Test) answer() (in lead.Input, told bool) {
	last := t.Lines[len(t.Lines)-1]
	c := scenario.Case{Key: t.ID, Language: t.Talk.Language, Persona: t.Persona, At: t.Talk.Began, File: t.File}
	return simulate.Once(c, t.Noise, uint64(len(t.Lines)), t.Kept.Told, simulate.Heard{Said: last.Said, Asked: last.Asked, Fact: t.Talk.State.Asked, Turn: len(t.Lines)})
}

// Get is one test.
func (s *Service) Get(ctx context.Context, id string) (Test, error) {
	t, err := storage.One[Test](ctx, s.db, storage.ByID(id))
	t.Panel = t.panel()
	return t, err
}
