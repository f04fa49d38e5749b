package version

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/agent"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Submit freezes a draft that still has the version, for its tests.
func (s *Service) Submit(ctx context.Context, agentID string, n int, version int64) (Version, error) {
	return s.move(ctx, agentID, n, version, "version_submitted", func(v *Version) (map[string]any, error) {
		return nil, v.submit(s.who(ctx))
	})
}

// Approve answers for a version that has passed its suites just as it stands.
func (s *Service) Approve(ctx context.Context, agentID string, n int, version int64) (Version, error) {
	return s.move(ctx, agentID, n, version, "version_approved", func(v *Version) (map[string]any, error) {
		runID, passed, err := s.runs.Passed(ctx, v.ID, v.Hash)
		if err != nil {
			return nil, err
		}
		return map[string]any{"run_id": runID}, v.approve(runID, passed, s.who(ctx))
	})
}

func (s *Service) move(ctx context.Context, agentID string, n int, version int64, name string, move func(*Version) (map[string]any, error)) (Version, error) {
	v, err := s.lock(ctx, agentID, n)
	if err != nil {
		return v, err
	}
	told, err := move(&v)
	if err != nil {
		return v, err
	}
	if err := storage.Update(ctx, s.db, &v, version); err != nil {
		return v, err
	}
	return v, s.tell(ctx, v, name, told)
}

// Publish has an approved version talk, with everybody or with a share of them, in hundredths.
func (s *Service) Publish(ctx context.Context, agentID string, n, share int) (Version, error) {
	return s.release(ctx, agentID, n, "version_published", map[string]any{"share": share}, func(r release, v *Version) (*Version, error) {
		return v, r.publish(v, share, s.who(ctx))
	})
}

// Retire takes a version out of use.
func (s *Service) Retire(ctx context.Context, agentID string, n int) (Version, error) {
	return s.release(ctx, agentID, n, "version_retired", nil, func(r release, v *Version) (*Version, error) {
		return v, r.retire(v, s.who(ctx))
	})
}

// Back has the version talk again that did before, at once.
func (s *Service) Back(ctx context.Context, agentID string) (Version, error) {
	return s.release(ctx, agentID, 0, "version_went_back", nil, func(r release, _ *Version) (*Version, error) {
		return r.back(s.who(ctx))
	})
}

// release moves an agent and its versions together; n names none with 0.
func (s *Service) release(ctx context.Context, agentID string, n int, name string, told map[string]any, move func(release, *Version) (*Version, error)) (Version, error) {
	a, err := storage.Lock[agent.Agent](ctx, s.db, storage.ByID(agentID))
	if err != nil {
		return Version{}, err
	}
	all, err := s.touched(ctx, a, n)
	if err != nil {
		return Version{}, err
	}
	r := release{&a, map[string]*Version{}}
	var named *Version
	for i := range all {
		r.versions[all[i].ID] = &all[i]
		if all[i].N == n {
			named = &all[i]
		}
	}
	if named == nil && n > 0 {
		return Version{}, ErrNotFound
	}
	moved, err := move(r, named)
	if err != nil {
		return Version{}, err
	}
	if err := s.save(ctx, a, all); err != nil {
		return Version{}, err
	}
	return *moved, s.tell(ctx, *moved, name, told)
}

// save writes an agent and versions of it: the live one last, for there are never two.
func (s *Service) save(ctx context.Context, a agent.Agent, all []Version) error {
	for _, live := range []bool{false, true} {
		for i := range all {
			if (all[i].State == Live) != live {
				continue
			}
			if err := storage.Update(ctx, s.db, &all[i], storage.AnyVersion); err != nil {
				return err
			}
		}
	}
	return storage.Update(ctx, s.db, &a, storage.AnyVersion)
}
