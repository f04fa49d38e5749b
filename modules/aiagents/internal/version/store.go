package version

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/agent"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// of narrows to an agent's versions.
func of(agentID string) storage.Narrow { return storage.Where("agent_id = ?", agentID) }

// brief are the columns of lists.
func brief() storage.Narrow {
	return storage.Columns("id", "version", "created_at", "updated_at", "created_by", "updated_by", "agent_id", "n", "from_n", "state", "mode", "languages", "hash", "notes",
		"authors", "submitted_by", "submitted_at", "tested_run_id", "approved_by", "approved_at", "live_by", "live_at", "retired_by", "retired_at")
}

// Get is one version, by its number.
func (s *Service) Get(ctx context.Context, agentID string, n int) (Version, error) {
	return storage.One[Version](ctx, s.db, of(agentID), storage.Where("n = ?", n))
}

// ByID is one version, by its id: a talk stays with it to its end.
func (s *Service) ByID(ctx context.Context, id string) (Version, error) {
	return storage.One[Version](ctx, s.db, storage.ByID(id))
}

// All are an agent's versions, the latest first, without what they say.
func (s *Service) All(ctx context.Context, agentID string) ([]Version, error) {
	if _, err := s.agents.Get(ctx, agentID); err != nil {
		return nil, err
	}
	return storage.All[Version](ctx, s.db, most, of(agentID), storage.Sorted("n DESC"), brief())
}

func (s *Service) lock(ctx context.Context, agentID string, n int) (Version, error) {
	return storage.Lock[Version](ctx, s.db, of(agentID), storage.Where("n = ?", n))
}

// touched are the versions that a move of an agent may touch, in the order in which they are locked.
func (s *Service) touched(ctx context.Context, a agent.Agent, n int) ([]Version, error) {
	return storage.LockAll[Version](ctx, s.db, most, of(a.ID), storage.Where("n = ? OR id IN ?", n, []string{a.LiveID, a.CanaryID, a.BackID}), storage.Sorted("id"))
}

// shown are the versions that lists of agents tell of: the drafts, those in tests, and those that talk.
func (s *Service) shown(ctx context.Context) ([]Version, error) {
	return storage.All[Version](ctx, s.db, agent.Most*8, storage.Where("state <> ?", Retired), storage.Sorted("agent_id, n"), brief())
}
