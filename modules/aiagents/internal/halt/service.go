package halt

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Service stops agents, and lets them go on.
type Service struct {
	*Store
	*Watch
	jobs   *jobs.Client
	record *record.Record
}

// NewService stops agents.
func NewService(store *Store, w *Watch, j *jobs.Client, r *record.Record) *Service {
	return &Service{store, w, j, r}
}

// Stop stops an agent, or All, at once; what they talk just now is given to people. It fails with ErrReason.
func (s *Service) Stop(ctx context.Context, id, reason string) (Halt, error) {
	reason, err := reasonOf(reason)
	if err != nil {
		return Halt{}, err
	}
	h, err := s.set(ctx, id, func(h *Halt) { h.IsStopped, h.Reason = true, reason }, "stopped")
	if err != nil {
		return h, err
	}
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := s.jobs.InsertTx(ctx, tx, end{AgentID: id}, nil)
		return err
	})
	s.db.AfterCommit(ctx, func() { s.look(principal.Must(ctx).TenantID) })
	return h, err
}

// Resume lets an agent, or All, go on. Talks that were ended stay with people.
func (s *Service) Resume(ctx context.Context, id string) (Halt, error) {
	return s.set(ctx, id, func(h *Halt) { h.IsStopped = false }, "resumed")
}

func (s *Service) set(ctx context.Context, id string, change func(*Halt), what string) (Halt, error) {
	h, err := s.Get(ctx, id)
	if err != nil {
		return h, err
	}
	change(&h)
	if err := s.put(ctx, &h); err != nil {
		return h, err
	}
	told := map[string]any{}
	if h.IsStopped {
		told["reason"] = h.Reason
	}
	act := record.Act{Name: "agent." + what, ID: id, Payload: told}
	if id == All {
		act.Name, act.ID = "agent.all_"+what, ""
	}
	return h, s.record.Write(ctx, act)
}
