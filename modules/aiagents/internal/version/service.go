package version

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/agent"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// most bounds an agent's versions.
const most = 200

// Runs tell whether a version has passed its suites just as it stands.
type Runs interface {
	Passed(ctx context.Context, versionID, hash string) (runID string, passed bool, err error)
}

// Service is what can be done with versions.
type Service struct {
	db     *storage.DB
	record *record.Record
	agents *agent.Service
	runs   Runs
	limits *limit.Service
}

// NewService keeps versions in db.
func NewService(db *storage.DB, r *record.Record, agents *agent.Service, runs Runs, limits *limit.Service) *Service {
	return &Service{db, r, agents, runs, limits}
}

// who does something now.
func (s *Service) who(ctx context.Context) by {
	return by{principal.Must(ctx).UserID, s.db.Clock().Now()}
}

// Begin makes an agent with a first draft: a whole guided talk, in the language and within the limits that the company has new agents begin with.
func (s *Service) Begin(ctx context.Context, a agent.Agent) (agent.Agent, error) {
	a, err := s.agents.Create(ctx, a)
	if err != nil {
		return a, err
	}
	usual, err := s.limits.Get(ctx)
	if err != nil {
		return a, err
	}
	v := first(a.ID, usual.Begun())
	if err := storage.Insert(ctx, s.db, &v); err != nil {
		return a, err
	}
	return a, s.tell(ctx, v, "version_drafted", nil)
}

// Draft begins a new draft as a copy of a version. It fails with ErrDraft while there is one.
func (s *Service) Draft(ctx context.Context, agentID string, from int) (Version, error) {
	source, err := s.Get(ctx, agentID, from)
	if err != nil {
		return source, err
	}
	latest, err := storage.All[Version](ctx, s.db, 1, of(agentID), storage.Sorted("n DESC"), storage.Columns("id", "n"))
	if err != nil {
		return source, err
	}
	n := latest[0].N + 1
	if n > most {
		return source, ErrTooMany.WithParam("most", most)
	}
	v := draft(source, n, s.who(ctx))
	if err := storage.Insert(ctx, s.db, &v); err != nil {
		return v, err
	}
	return v, s.tell(ctx, v, "version_drafted", map[string]any{"from_n": from})
}

// Change is what is changed of a draft.
type Change struct {
	Spec  *spec.Spec `json:"spec,omitempty"`
	Notes *string    `json:"notes,omitempty" maxLength:"1000"`
}

// Write writes a draft that still has the version. It fails with ErrFrozen on what is none.
func (s *Service) Write(ctx context.Context, agentID string, n int, version int64, change Change) (Version, error) {
	v, err := s.lock(ctx, agentID, n)
	if err != nil {
		return v, err
	}
	if v.State != Draft {
		return v, ErrFrozen
	}
	if change.Notes != nil {
		v.Notes = *change.Notes
	}
	said := *v.Spec
	if change.Spec != nil {
		said = *change.Spec
	}
	who := s.who(ctx)
	if err := v.write(said, who); err != nil {
		return v, err
	}
	told := v.tells(who)
	if err := storage.Update(ctx, s.db, &v, version); err != nil {
		return v, err
	}
	return v, s.record.Write(ctx, record.Act{Name: "agent.version_changed", ID: v.AgentID, Unkept: !told, Payload: map[string]any{"n": v.N}})
}

// Discard removes a draft.
func (s *Service) Discard(ctx context.Context, agentID string, n int, version int64) error {
	v, err := s.lock(ctx, agentID, n)
	if err == nil && v.State != Draft {
		err = ErrFrozen
	}
	if err == nil && n == 1 {
		err = ErrState // an agent has at least one
	}
	if err == nil {
		err = storage.Delete(ctx, s.db, &v, version)
	}
	if err != nil {
		return err
	}
	return s.tell(ctx, v, "version_discarded", nil)
}

// tell writes what happened to a version into the record, as its agent's.
func (s *Service) tell(ctx context.Context, v Version, name string, more map[string]any) error {
	told := map[string]any{"n": v.N}
	for field, value := range more {
		told[field] = value
	}
	return s.record.Write(ctx, record.Act{Name: "agent." + name, ID: v.AgentID, Payload: told})
}
