package number

import (
	"cmp"
	"context"
	"slices"

	"github.com/recobro/recobro/modules/calls/internal/agentline"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Trunks are the ways that numbers may lead over.
type Trunks interface {
	Has(ctx context.Context, id string) (bool, error)
}

// Service is what can be done with numbers.
type Service struct {
	*Store
	trunks Trunks
	host   *ask.Host
	record *record.Record
	clock  clock.Clock
}

// NewService works on a store and records what happens.
func NewService(store *Store, trunks Trunks, host *ask.Host, r *record.Record, c clock.Clock) *Service {
	return &Service{store, trunks, host, r, c}
}

// Create adds a number. It fails with the refusals of Check, ErrTrunk, ErrDuplicate, ErrTooMany and ask.ErrMember.
func (s *Service) Create(ctx context.Context, n *Number) error {
	n.AgentWhen = cmp.Or(n.AgentWhen, Always)
	all, err := s.All(ctx)
	if err != nil {
		return err
	}
	if len(all) >= Most {
		return ErrTooMany
	}
	if err := s.settle(ctx, *n, Number{}); err != nil {
		return err
	}
	if err := storage.Insert(ctx, s.db, n); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "number.created", ID: n.ID, Payload: map[string]any{"name": n.Name, "number": n.Number}})
}

func (s *Service) settle(ctx context.Context, n, before Number) error {
	if err := n.Check(); err != nil {
		return err
	}
	there, err := s.trunks.Has(ctx, n.TrunkID)
	if err != nil {
		return err
	}
	if !there {
		return ErrTrunk
	}
	if n.AgentID != before.AgentID { // one that is gone may stay where it stands
		if err := agentline.Known(ctx, s.host, n.AgentID); err != nil {
			return err
		}
	}
	return s.host.Member(ctx, "body.user_ids", n.UserIDs...)
}

// Change changes a number that still has the version. It fails as Create does.
func (s *Service) Change(ctx context.Context, id string, version int64, change func(*Number)) (Number, error) {
	before, err := storage.Lock[Number](ctx, s.db, storage.ByID(id))
	if err != nil {
		return before, err
	}
	after := before
	change(&after)
	if err := s.settle(ctx, after, before); err != nil {
		return before, err
	}
	if err := storage.Update(ctx, s.db, &after, version); err != nil {
		return before, err
	}
	told := record.Changes(before, after, "name", "number", "trunk_id", "portfolio_id", "is_shown", "most_a_day", "takes_calls", "strategy", "ring_seconds", "after_hours", "unanswered", "agent_id", "agent_when")
	return after, s.record.Write(ctx, record.Act{Name: "number.updated", ID: id, Payload: map[string]any{"changes": told}})
}

// Delete removes a number that still has the version.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	n, err := storage.Lock[Number](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &n, version); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "number.deleted", ID: id, Payload: map[string]any{"name": n.Name, "number": n.Number}})
}

// Show takes a number of ours to be shown on a call about a portfolio, among some, or among all where none are named: the one that was
// shown the least today, of those that have calls left. It fails with ErrNoneShown.
func (s *Service) Show(ctx context.Context, portfolioID string, among []string) (n Number, err error) {
	day := civil.On(s.clock.Now(), civil.CallerZone(ctx))
	err = s.db.Within(ctx, func(ctx context.Context) error {
		all, err := s.All(ctx)
		if err != nil {
			return err
		}
		shown, err := s.shown(ctx, day)
		if err != nil {
			return err
		}
		best, ok := pick(all, shown, portfolioID, among)
		if !ok {
			return ErrNoneShown
		}
		n = best
		return s.count(ctx, n.ID, day)
	})
	return n, err
}

// CanShow tells whether there is a number that may be shown to anybody.
func (s *Service) CanShow(ctx context.Context) (bool, error) {
	all, err := s.All(ctx)
	return slices.ContainsFunc(all, func(n Number) bool { return n.may("", nil) }), err
}

// pick is the number to show. Those of the portfolio come before those of all.
func pick(all []Number, shown map[string]int64, portfolioID string, among []string) (best Number, ok bool) {
	for _, n := range all {
		switch {
		case !n.may(portfolioID, among), n.MostADay > 0 && shown[n.ID] >= int64(n.MostADay):
			continue
		case !ok, n.of(portfolioID) && !best.of(portfolioID), n.of(portfolioID) == best.of(portfolioID) && shown[n.ID] < shown[best.ID]:
			best, ok = n, true
		}
	}
	return best, ok
}

// History is what happened to a number, the latest first.
func (s *Service) History(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "number", id, cursor, size)
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Number](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	return httpx.Named(found, func(n Number) httpx.Name { return httpx.Name{ID: n.ID, Name: n.Name, Page: "/settings/telephony"} }), err
}

// ErrNoneShown says that no number of ours may be shown on a call now.
var ErrNoneShown = errs.New(errs.Conflict, "calls.no_number")
