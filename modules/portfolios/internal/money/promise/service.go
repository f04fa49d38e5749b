package promise

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promisetype"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be done with promises.
type Service struct {
	*Store
	types  *promisetype.Store
	ledger *ledger.Ledger
	host   *ask.Host
	record *record.Record
	come   Contacts
	chosen *settings.Values[Settings]
}

// Contacts say whom a contact was with.
type Contacts interface {
	DebtorOf(ctx context.Context, contactID string) (debtorID string, err error)
}

// NewService makes promises on accounts of the ledger.
func NewService(store *Store, types *promisetype.Store, ledger *ledger.Ledger, host *ask.Host, record *record.Record) *Service {
	return &Service{store, types, ledger, host, record, nil, nil}
}

// Come has promises say of which contact they came. It is called before there are any; without it they come of none.
func (s *Service) Come(of Contacts) { s.come = of }

// Choose has the company say how sure a program has to be. It is called before there are any promises; without it, usually sure.
func (s *Service) Choose(chosen *settings.Values[Settings]) { s.chosen = chosen }

// Create takes a promise of a debtor. It fails with debtor.ErrNotFound, ErrContact, promisetype.ErrNotFound, ask.ErrMember and as settle and fits do.
func (s *Service) Create(ctx context.Context, p Promise) (Promise, error) {
	a, err := s.ledger.Open(ctx, p.DebtorID)
	if err != nil {
		return p, err
	}
	return s.make(ctx, a, p, nil)
}

// make writes a new promise of an account, in the place of another if there is one.
func (s *Service) make(ctx context.Context, a *ledger.Account, p Promise, parent *Promise) (Promise, error) {
	t, err := s.types.Get(ctx, p.TypeID)
	if err != nil {
		return p, promisetype.ErrNotFound.WithField("body.type_id", promisetype.ErrNotFound.Code).Wrap(err)
	}
	if err := s.host.Member(ctx, "body.owner_id", p.OwnerID); err != nil {
		return p, err
	}
	if err := s.comes(ctx, p, a.Debtor.ID); err != nil {
		return p, err
	}
	p.takenBy(ctx, a)
	if err := p.settle(a, t, s.sure(ctx)); err != nil {
		return p, err
	}
	if err := s.room(ctx, a, p, t, parent); err != nil {
		return p, err
	}
	p.ID = storage.NewID()
	if err := storage.Insert(ctx, s.db, &p); err != nil {
		return p, err
	}
	if p.Open {
		a.Debtor.PromisesOpen++
	}
	if p, err = s.close(ctx, a, p.ID); err != nil {
		return p, err
	}
	return p, s.created(ctx, a, p)
}

// comes fails with ErrContact unless the contact that a promise names was with the debtor.
func (s *Service) comes(ctx context.Context, p Promise, debtorID string) error {
	if p.ContactID == "" {
		return nil
	}
	with, err := "", error(nil)
	if s.come != nil {
		with, err = s.come.DebtorOf(ctx, p.ContactID)
	}
	if err == nil && with != debtorID {
		err = ErrContact.WithField("body.contact_id", ErrContact.Code)
	}
	return err
}

// room checks that a promise has its place beside the others.
func (s *Service) room(ctx context.Context, a *ledger.Account, p Promise, t promisetype.PromiseType, parent *Promise) error {
	others, err := s.Open(ctx, a.Debtor.ID)
	if err != nil {
		return err
	}
	others = slices.DeleteFunc(others, func(o Promise) bool { return o.ID == p.ID || parent != nil && o.ID == parent.ID })
	return p.fits(a, others, t.MostOpen)
}

// created records a new promise; a draft notifies those who may confirm it.
func (s *Service) created(ctx context.Context, a *ledger.Account, p Promise) error {
	told := p.Told()
	if p.ParentID != "" {
		told["parent_id"] = p.ParentID
	}
	if err := s.wrote(ctx, "created", a, p, told); err != nil || p.Status != Draft {
		return err
	}
	members, err := s.host.Holding(ctx, Confirm)
	if err != nil {
		return err
	}
	notify := p.waiting()
	for _, m := range members {
		if m.ID != p.TakenBy {
			notify.Users = append(notify.Users, m.ID)
		}
	}
	return s.record.Notify(ctx, "promise.waiting", notify)
}

// waiting is the notice of a draft: who took it, unless a program did, which is nobody.
func (p Promise) waiting() *events.Notify {
	amount := money.Amount{Minor: p.Amount, Currency: p.Currency}.String()
	n := &events.Notify{Kind: "promise_waiting", Link: "/debtors/" + p.DebtorID, Params: map[string]string{"by": p.TakenBy, "amount": amount}}
	if p.AgentID != "" {
		n.Kind, n.Params = "agent_promise_waiting", map[string]string{"amount": amount}
	}
	return n
}

// Confirm is the permission of those who confirm drafts.
const Confirm = "portfolios.promises:confirm"

// hold is a promise that the caller may change, with its debtor's account: the debtor is held first, as everywhere.
func (s *Service) hold(ctx context.Context, id string) (Promise, *ledger.Account, error) {
	p, err := s.Own(ctx, id)
	if err != nil {
		return p, nil, err
	}
	accounts, err := s.ledger.OpenMany(ctx, []string{p.DebtorID})
	if err != nil {
		return p, nil, err
	}
	if len(accounts) == 0 {
		return p, nil, ErrNotFound
	}
	p, err = s.Lock(ctx, id)
	return p, accounts[0], err
}

// end closes the account and records what became of the promise.
func (s *Service) end(ctx context.Context, a *ledger.Account, p Promise, what string, told map[string]any) (Promise, error) {
	p, err := s.close(ctx, a, p.ID)
	if err != nil {
		return p, err
	}
	return p, s.wrote(ctx, what, a, p, told)
}

// close closes the account, and gives the promise as that has left it.
func (s *Service) close(ctx context.Context, a *ledger.Account, id string) (Promise, error) {
	if err := s.ledger.Close(ctx, a); err != nil {
		return Promise{}, err
	}
	p, err := storage.One[Promise](ctx, s.db, storage.ByID(id))
	p.complete()
	return p, err
}

func (s *Service) wrote(ctx context.Context, what string, a *ledger.Account, p Promise, told map[string]any) error {
	owners := []string{p.OwnerID, p.TakenBy, a.Debtor.AssigneeID}
	return s.record.Write(ctx, record.Act{Name: "promise." + what, ID: p.ID, Payload: told, Owners: owners, Moves: []string{"debtors"}})
}
