package duplicate

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Person is a key that is the same for what was tried with one person, whatever debtor it was tried with.
type Person func(d debtor.Debtor) string

// Service merges and splits.
type Service struct {
	*store
	debtors    *debtor.Store
	known      *debtor.Service
	portfolios *portfolio.Store
	buckets    *bucket.Service
	ledger     *ledger.Ledger
	person     Person
	record     *record.Record
	clock      clock.Clock
}

// NewService merges debtors under the ledger's locks; person tells who counts as one for the rules of contact.
func NewService(db *storage.DB, debtors *debtor.Store, known *debtor.Service, portfolios *portfolio.Store, buckets *bucket.Service, l *ledger.Ledger, person Person, r *record.Record, c clock.Clock) *Service {
	return &Service{&store{db}, debtors, known, portfolios, buckets, l, person, r, c}
}

// Merge gives all that is one debtor's to another, who is kept. It fails with debtor.ErrNotFound, ErrSelf, ErrPortfolio, ErrCurrency,
// ErrContact and ErrCoDebtor.
func (s *Service) Merge(ctx context.Context, keptID, otherID string) (Merge, error) {
	kept, other, err := s.open(ctx, keptID, otherID)
	if err != nil {
		return Merge{}, err
	}
	if err := s.may(ctx, kept.Debtor, other.Debtor); err != nil {
		return Merge{}, err
	}
	m := Merge{
		Row: storage.Row{ID: storage.NewID()}, PortfolioID: kept.Debtor.PortfolioID, KeptID: keptID, OtherID: otherID,
		OtherKey: other.Debtor.DedupeKey, OtherRef: other.Debtor.ExternalRef, OtherName: other.Debtor.Name, Other: snap(other.Debtor),
		Before: stateOf(kept.Debtor), After: stateOf(kept.Debtor).with(stateOf(other.Debtor)),
	}
	if m.Moved, err = s.move(ctx, m, kept.Debtor, other.Debtor); err != nil {
		return m, err
	}
	if err := s.debtors.Retire(ctx, &other.Debtor); err != nil {
		return m, err
	}
	after := kept.Debtor
	m.After.put(&after)
	if err := s.reckon(ctx, &after, append(slices.Clone(kept.Debts), other.Debts...), kept); err != nil {
		return m, err
	}
	m.After.Status = after.Status
	if err := storage.Insert(ctx, s.db, &m); err != nil {
		return m, err
	}
	if err := s.wrote(ctx, m, "merged", "merged_into", kept.Debtor, other.Debtor); err != nil {
		return m, err
	}
	return m, s.portfolios.Grow(ctx, m.PortfolioID, portfolio.Growth{Debtors: -1, Balance: after.Balance - kept.Debtor.Balance - other.Debtor.Balance})
}

// open holds both against everybody else, in the order of their ids.
func (s *Service) open(ctx context.Context, keptID, otherID string) (kept, other *ledger.Account, err error) {
	for _, id := range []string{keptID, otherID} {
		if _, err := s.debtors.Get(ctx, id); err != nil {
			return nil, nil, err
		}
	}
	if keptID == otherID {
		return nil, nil, ErrSelf
	}
	found, err := s.ledger.OpenMany(ctx, []string{keptID, otherID})
	if err != nil {
		return nil, nil, err
	}
	if len(found) < 2 {
		return nil, nil, debtor.ErrNotFound
	}
	if found[0].Debtor.ID == keptID {
		return found[0], found[1], nil
	}
	return found[1], found[0], nil
}

// may refuses a merge that makes no sense, and one while somebody speaks with the other.
func (s *Service) may(ctx context.Context, kept, other debtor.Debtor) error {
	if err := mayMerge(kept, other); err != nil {
		return err
	}
	talking, err := s.talking(ctx, other.ID, s.clock.Now())
	if err == nil && talking {
		err = ErrContact
	}
	if err != nil {
		return err
	}
	bound, err := s.bound(ctx, kept.ID, other.ID)
	if err == nil && bound {
		err = ErrCoDebtor
	}
	return err
}

// move gives everything to the one who is kept, and writes it down.
func (s *Service) move(ctx context.Context, m Merge, kept, other debtor.Debtor) (moved []Count, err error) {
	moved = []Count{}
	ids := map[Part][]string{}
	for _, kind := range all() {
		if ids[kind.part], err = s.belonging(ctx, kind, m.KeptID, m.OtherID); err != nil {
			return nil, err
		}
		was, err := s.adapt(ctx, kind.part, ids, kept, other)
		if err != nil {
			return nil, err
		}
		if err := s.note(ctx, m.ID, kind.part, ids[kind.part], was); err != nil {
			return nil, err
		}
		if n := len(ids[kind.part]); n > 0 {
			moved = append(moved, Count{kind.part, n})
		}
	}
	for _, kind := range all() {
		if err := s.give(ctx, kind, ids[kind.part], m.OtherID, m.KeptID); err != nil {
			return nil, err
		}
	}
	return moved, s.follow(ctx, ids[Debts], ids[Promises], m.KeptID)
}

// adapt changes what rows say beside their debtor, and tells what they said: which number is the main one, whom a contact was with, and
// by which number an event goes.
func (s *Service) adapt(ctx context.Context, part Part, ids map[Part][]string, kept, other debtor.Debtor) (map[string]string, error) {
	switch part {
	case Phones:
		return s.adaptPhones(ctx, ids[part], kept, other)
	case Contacts:
		return s.adaptContacts(ctx, ids[part], s.person(kept))
	case Events:
		return s.adaptEvents(ctx, ids[part], kept, other)
	default:
		return nil, nil
	}
}

func (s *Service) adaptPhones(ctx context.Context, ids []string, kept, other debtor.Debtor) (map[string]string, error) {
	theirs, err := s.numbers(ctx, other.ID)
	if err != nil {
		return nil, err
	}
	going := slices.DeleteFunc(theirs, func(p phoneRow) bool { return !slices.Contains(ids, p.ID) })
	mains, was := demote(going, kept.Phone != "")
	return was, s.set(ctx, &phoneRow{}, mains, map[string]any{"is_primary": false})
}

func (s *Service) adaptContacts(ctx context.Context, ids []string, person string) (map[string]string, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	found, err := storage.All[contactRow](ctx, s.db, -1, s.db.Listed("id", ids), storage.Where("person <> ?", person), storage.Columns("id", "person"))
	was, changed := map[string]string{}, make([]string, 0, len(found))
	for _, c := range found {
		was[c.ID], changed = before(map[string]any{"person": c.Person}), append(changed, c.ID)
	}
	if err != nil {
		return nil, err
	}
	return was, s.set(ctx, &contactRow{}, changed, map[string]any{"person": person})
}

// adaptEvents has events that go by a number which stays behind go by the same number of the one who is kept.
func (s *Service) adaptEvents(ctx context.Context, ids []string, kept, other debtor.Debtor) (map[string]string, error) {
	ours, err := s.numbers(ctx, kept.ID)
	if err != nil {
		return nil, err
	}
	theirs, err := s.numbers(ctx, other.ID)
	if err != nil {
		return nil, err
	}
	was := map[string]string{}
	for _, p := range theirs {
		at := slices.IndexFunc(ours, func(o phoneRow) bool { return o.E164 == p.E164 })
		if at < 0 || len(ids) == 0 {
			continue
		}
		by, err := storage.All[eventRow](ctx, s.db, -1, s.db.Listed("id", ids), storage.Where("phone_id = ?", p.ID), storage.Columns("id"))
		if err != nil {
			return nil, err
		}
		changed := make([]string, len(by))
		for i, e := range by {
			changed[i], was[e.ID] = e.ID, before(map[string]any{"phone_id": p.ID})
		}
		if err := s.set(ctx, &eventRow{}, changed, map[string]any{"phone_id": ours[at].ID}); err != nil {
			return nil, err
		}
	}
	return was, nil
}

// reckon writes a debtor with figures that follow from these debts, and from what is theirs now.
func (s *Service) reckon(ctx context.Context, d *debtor.Debtor, debts []debt.Debt, a *ledger.Account) error {
	set, err := s.buckets.Set(ctx)
	if err != nil {
		return err
	}
	if d.PromisesOpen, d.PlansOpen, d.SharedDebts, err = s.store.open(ctx, d.ID); err != nil {
		return err
	}
	if d.Phone, err = s.main(ctx, d.ID); err != nil {
		return err
	}
	d.Follow(debt.FiguresOf(debts, d.Currency, set, a.Today), false)
	if err := s.debtors.Update(ctx, d, d.Version); err != nil {
		return err
	}
	return s.debtors.SetTags(ctx, d.ID, tagsOf(*d))
}

// wrote records what became of both: the story of each tells of it.
func (s *Service) wrote(ctx context.Context, m Merge, kept, other string, who, whom debtor.Debtor) error {
	owners := []string{who.AssigneeID, whom.AssigneeID}
	moves := []string{"debtors", "payments", "promises", "plans", "contacts", "events", "notes", "documents", "portfolios"}
	told := map[string]any{"merged_id": m.OtherID, "merge_id": m.ID, "rows": sum(m.Moved)}
	if err := s.record.Write(ctx, record.Act{Name: "debtor." + kept, ID: m.KeptID, Payload: told, Owners: owners, Moves: moves}); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "debtor." + other, ID: m.OtherID, Payload: map[string]any{"kept_id": m.KeptID, "merge_id": m.ID}, Owners: owners})
}

func sum(counts []Count) (n int) {
	for _, c := range counts {
		n += c.Rows
	}
	return n
}
