package halt

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// Talks are those that agents talk.
type Talks interface {
	// Going are some talks that go on, of an agent or of All, the oldest first.
	Going(ctx context.Context, agentID string, most int) (ids []string, err error)
	// Halt ends one, and gives it to people where somebody waits; of one that is over nothing comes.
	Halt(ctx context.Context, id string) error
}

// end is the job of ending the talks of agents that were stopped.
type end struct {
	AgentID string `json:"agent_id"`
}

// Kind names the job.
func (end) Kind() string { return "aiagents.halt" }

const batch = 100

// Jobs ends talks.
func Jobs(w *jobs.Workers, s *Service, talks Talks) {
	jobs.Add(w, 0, func(ctx context.Context, j jobs.Job[end]) error { return s.EndAll(ctx, talks, j.Args.AgentID) })
}

// EndAll ends the talks of agents for as long as they are stopped.
func (s *Service) EndAll(ctx context.Context, talks Talks, agentID string) error {
	for {
		h, err := s.Get(ctx, agentID)
		if err != nil || !h.IsStopped {
			return err
		}
		ids, err := talks.Going(ctx, agentID, batch)
		if err != nil || len(ids) == 0 {
			return err
		}
		for _, id := range ids {
			if err := talks.Halt(ctx, id); err != nil {
				return err
			}
		}
	}
}
