package note

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// sees is the permission by which somebody sees every debtor.
const sees = "portfolios.debtors:read"

// Service is what may be done with notes.
type Service struct {
	*Store
	debtors *debtor.Store
	host    *ask.Host
	record  *record.Record
	clock   clock.Clock
}

// NewService keeps notes on debtors; host knows who may see those.
func NewService(store *Store, debtors *debtor.Store, host *ask.Host, r *record.Record, c clock.Clock) *Service {
	return &Service{store, debtors, host, r, c}
}

// List is a page of the notes on a debtor whom the caller may see. It fails with debtor.ErrNotFound.
func (s *Service) List(ctx context.Context, debtorID string, p page.Params) ([]Note, page.Meta, error) {
	if _, err := s.debtors.Get(ctx, debtorID); err != nil {
		return nil, page.Meta{}, err
	}
	return s.Store.Of(ctx, debtorID, p)
}

// Create notes something on a debtor whom the caller may see. It fails with debtor.ErrNotFound and ErrMention.
func (s *Service) Create(ctx context.Context, n Note) (Note, error) {
	d, err := s.debtors.Get(ctx, n.DebtorID)
	if err != nil {
		return n, err
	}
	n.settle()
	if err := s.mayRead(ctx, d, n.Mentions); err != nil {
		return n, err
	}
	if err := storage.Insert(ctx, s.db, &n); err != nil {
		return n, err
	}
	return n, s.wrote(ctx, "created", d, n, told(n), n.Mentions)
}

// told is what the record tells of a new note: never its text.
func told(n Note) map[string]any {
	all := map[string]any{"debtor_id": n.DebtorID}
	if len(n.Mentions) > 0 {
		all["mentions"] = n.Mentions
	}
	return all
}

// mayRead refuses mentions of those who do not see the debtor: the note would lead them nowhere.
func (s *Service) mayRead(ctx context.Context, d debtor.Debtor, mentions []string) error {
	if len(mentions) == 0 {
		return nil
	}
	may, err := s.Readers(ctx, d)
	if err != nil {
		return err
	}
	if slices.ContainsFunc(mentions, func(id string) bool { return !slices.Contains(may, id) }) {
		return ErrMention.WithField("body.mentions", ErrMention.Code)
	}
	return nil
}

// Readers are the users who may see a debtor: those who see all, and whoever works the debtor.
func (s *Service) Readers(ctx context.Context, d debtor.Debtor) (ids []string, err error) {
	all, err := s.host.Holding(ctx, sees)
	if err != nil {
		return nil, err
	}
	for _, m := range all {
		ids = append(ids, m.ID)
	}
	strangers, err := s.host.Strangers(ctx, []string{d.AssigneeID})
	if err == nil && d.AssigneeID != "" && len(strangers) == 0 && !slices.Contains(ids, d.AssigneeID) {
		ids = append(ids, d.AssigneeID)
	}
	return ids, err
}

// Mentionable are whom the caller may mention in a note on a debtor whom they see. It fails with debtor.ErrNotFound.
func (s *Service) Mentionable(ctx context.Context, debtorID string) ([]string, error) {
	d, err := s.debtors.Get(ctx, debtorID)
	if err != nil {
		return nil, err
	}
	ids, err := s.Readers(ctx, d)
	slices.Sort(ids)
	return ids, err
}

// Change writes what apply does to a note that still has the version: the caller's own, unless they see all. It fails with
// debtor.ErrNotFound, ErrNotFound, ErrOwn, ErrMention and storage.ErrStale.
func (s *Service) Change(ctx context.Context, debtorID, id string, version int64, apply func(*Note)) (Note, error) {
	d, n, err := s.own(ctx, debtorID, id)
	if err != nil {
		return n, err
	}
	before := n
	apply(&n)
	n.settle()
	fresh := slices.DeleteFunc(slices.Clone(n.Mentions), func(id string) bool { return slices.Contains(before.Mentions, id) })
	if err := s.mayRead(ctx, d, fresh); err != nil {
		return n, err
	}
	if err := storage.Update(ctx, s.db, &n, version); err != nil {
		return n, err
	}
	told := map[string]any{"debtor_id": n.DebtorID, "changes": record.Changes(before, n, "text?", "pinned", "mentions")}
	return n, s.wrote(ctx, "updated", d, n, told, fresh)
}

// Remove takes back what a note says, on the terms of Change; that there was one stays in the debtor's story.
func (s *Service) Remove(ctx context.Context, debtorID, id string, version int64) error {
	d, n, err := s.own(ctx, debtorID, id)
	if err != nil {
		return err
	}
	n.remove(s.clock.Now())
	if err := storage.Update(ctx, s.db, &n, version); err != nil {
		return err
	}
	return s.wrote(ctx, "deleted", d, n, map[string]any{"debtor_id": n.DebtorID}, nil)
}

// own is a note that the caller may change, held against others.
func (s *Service) own(ctx context.Context, debtorID, id string) (d debtor.Debtor, n Note, err error) {
	if d, err = s.debtors.Get(ctx, debtorID); err != nil {
		return d, n, err
	}
	if n, err = s.Lock(ctx, debtorID, id); err != nil {
		return d, n, err
	}
	if who := principal.Must(ctx); who.Scope != principal.ScopeAll && n.CreatedBy != who.UserID {
		err = ErrOwn
	}
	return d, n, err
}

// wrote records what became of a note, and tells those who are mentioned in it but whoever wrote it.
func (s *Service) wrote(ctx context.Context, what string, d debtor.Debtor, n Note, told map[string]any, mentioned []string) error {
	by := principal.Must(ctx).UserID
	act := record.Act{Name: "note." + what, ID: n.ID, Payload: told, Owners: []string{d.AssigneeID}, Moves: []string{"debtors"}}
	if to := slices.DeleteFunc(slices.Clone(mentioned), func(id string) bool { return id == by }); len(to) > 0 {
		act.Notify = &events.Notify{Kind: "note_mentioned", Users: to, Link: debtor.Page(d.ID), Params: map[string]string{"by": by}}
	}
	return s.record.Write(ctx, act)
}
