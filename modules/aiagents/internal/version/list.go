package version

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/agent"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Listed is an agent as lists tell of it.
type Listed struct {
	agent.Agent
	Live   *Brief `json:"live,omitempty" doc:"Absent while none is live"`
	Canary *Brief `json:"canary,omitempty"`
	Latest *Brief `json:"latest,omitempty" doc:"The newest that is not retired"`
	Talks  int    `json:"talks" doc:"Begun in the last seven days"`
}

// Brief is a version in a few words.
type Brief struct {
	ID        string          `json:"id"`
	N         int             `json:"n"`
	State     State           `json:"state"`
	Mode      spec.Mode       `json:"mode"`
	Languages []word.Language `json:"languages"`
}

// week is how long ago a talk still counts.
const week = 7 * 24 * time.Hour

// List are the tenant's agents, those that talk first.
func (s *Service) List(ctx context.Context) ([]Listed, error) {
	agents, err := s.agents.All(ctx)
	if err != nil {
		return nil, err
	}
	versions, err := s.shown(ctx)
	if err != nil {
		return nil, err
	}
	talks, err := s.agents.Talks(ctx, s.db.Clock().Now().Add(-week))
	all := make([]Listed, 0, len(agents))
	for _, a := range agents {
		all = append(all, listed(a, versions, talks[a.ID]))
	}
	return all, err
}

func listed(a agent.Agent, versions []Version, talks int) Listed {
	l := Listed{Agent: a, Talks: talks}
	for _, v := range versions {
		if v.AgentID != a.ID {
			continue
		}
		brief := &Brief{v.ID, v.N, v.State, v.Mode, v.Languages}
		l.Latest = brief
		switch v.ID {
		case a.LiveID:
			l.Live = brief
		case a.CanaryID:
			l.Canary = brief
		}
	}
	return l
}

// Talking is the version that somebody talks with now, by a key of theirs. It fails with ErrNotLive where the agent is paused or has none.
func (s *Service) Talking(ctx context.Context, agentID, key string) (Version, error) {
	a, err := s.agents.Get(ctx, agentID)
	if err != nil {
		return Version{}, err
	}
	id := Pick(a, key)
	if id == "" || a.IsPaused {
		return Version{}, agent.ErrNotLive
	}
	return s.ByID(ctx, id)
}
