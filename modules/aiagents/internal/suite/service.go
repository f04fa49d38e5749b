package suite

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/version"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be done with suites and their runs.
type Service struct {
	*Store
	versions *version.Service
	record   *record.Record
	queue    *jobs.Client
	models   Models
}

// NewService is the service over the module's database.
func NewService(store *Store, versions *version.Service, r *record.Record, queue *jobs.Client, models Models) *Service {
	return &Service{store, versions, r, queue, models}
}

// Create adds a suite.
func (s *Service) Create(ctx context.Context, one Suite) (Suite, error) {
	one.NameKey = namekey.Of(one.Name)
	all, err := s.own(ctx)
	if err == nil && len(all) >= mostSuites {
		err = ErrTooMany.WithParam("most", mostSuites)
	}
	if err == nil {
		err = storage.Insert(ctx, s.db, &one)
	}
	if err != nil {
		return one, err
	}
	return one, s.tell(ctx, "suite_created", "", map[string]any{"name": one.Name})
}

// Change changes a suite that still has the version.
func (s *Service) Change(ctx context.Context, id string, version int64, change func(*Suite)) (Suite, error) {
	one, err := storage.Lock[Suite](ctx, s.db, storage.ByID(id))
	if err != nil {
		return one, builtIn(id, err)
	}
	change(&one)
	one.NameKey = namekey.Of(one.Name)
	if err := storage.Update(ctx, s.db, &one, version); err != nil {
		return one, err
	}
	return one, s.tell(ctx, "suite_changed", "", map[string]any{"name": one.Name})
}

// Delete removes a suite with its cases.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	one, err := storage.Lock[Suite](ctx, s.db, storage.ByID(id))
	if err != nil {
		return builtIn(id, err)
	}
	if err := storage.Delete(ctx, s.db, &one, version); err != nil {
		return err
	}
	if err := s.removeCases(ctx, id); err != nil {
		return err
	}
	return s.tell(ctx, "suite_deleted", "", map[string]any{"name": one.Name})
}

func builtIn(id string, err error) error {
	if id == scenario.Collection || id == scenario.Law {
		return ErrBuiltIn
	}
	return err
}

// Save keeps a case in a suite.
func (s *Service) Save(ctx context.Context, suiteID string, origin Origin, originID string, c scenario.Case) (Kept, error) {
	k := Kept{SuiteID: suiteID, Origin: origin, OriginID: originID, Body: c}
	one, err := storage.Lock[Suite](ctx, s.db, storage.ByID(suiteID))
	if err != nil {
		return k, builtIn(suiteID, err)
	}
	all, err := s.kept(ctx, suiteID)
	if err == nil && len(all) >= mostCases {
		err = ErrTooMany.WithParam("most", mostCases)
	}
	if err != nil {
		return k, err
	}
	k.ID = storage.NewID()
	k.Body.Key = "own/" + k.ID
	if err := storage.Insert(ctx, s.db, &k); err != nil {
		return k, err
	}
	return k, s.tell(ctx, "case_saved", "", map[string]any{"name": one.Name, "origin": origin})
}

// Forget removes a case.
func (s *Service) Forget(ctx context.Context, suiteID, id string, version int64) error {
	k, err := storage.Lock[Kept](ctx, s.db, storage.ByID(id), storage.Where("suite_id = ?", suiteID))
	if err == nil {
		err = storage.Delete(ctx, s.db, &k, version)
	}
	if err != nil {
		return err
	}
	return s.tell(ctx, "case_removed", "", nil)
}

// tell writes what happened: of an agent's runs as the agent's, of suites as nobody's.
func (s *Service) tell(ctx context.Context, what, agentID string, more map[string]any) error {
	return s.record.Write(ctx, record.Act{Name: "agent." + what, ID: agentID, Many: agentID == "", Payload: more, Moves: []string{"suites", "runs"}})
}
