package retention

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// catchUp is the look at whether debtors are still there to whom those who write belong.
type catchUp struct{}

// Kind names the job.
func (catchUp) Kind() string { return "chats.catch_up" }

// CatchUp follows debtors who were removed, merged or split while the company had the module off: what is told then is not heard.
// While portfolios are off themselves there is nothing to follow.
func (s *Service) CatchUp(ctx context.Context) error {
	for after := ""; ; {
		some, err := s.Persons.Linked(ctx, after, batch)
		if err != nil || len(some) == 0 {
			return err
		}
		if err := s.follow(ctx, some); errs.KindOf(err) == errs.NotFound {
			return nil
		} else if err != nil {
			return err
		}
		after = some[len(some)-1].ID
	}
}

func (s *Service) follow(ctx context.Context, some []person.Person) error {
	var ids []string
	for _, p := range some {
		ids = append(ids, p.LinkedID, p.DebtorID)
	}
	there, err := s.Book.There(ctx, ids)
	for n := 0; err == nil && n < len(some); n++ {
		p := some[n]
		if !there[p.DebtorID] || there[p.LinkedID] != (p.LinkedID == p.DebtorID) {
			err = s.astray(ctx, p)
		}
	}
	return err
}

// astray does with somebody's debtor what would have been done when it was told.
func (s *Service) astray(ctx context.Context, p person.Person) error {
	_, err := s.Book.Signed(ctx, p.LinkedID)
	if contacts.Removed(err) {
		return s.Forget(ctx, p.DebtorID)
	}
	if err != nil {
		return err
	}
	return s.Links.Regroup(ctx, []string{p.LinkedID})
}
