package contact

import (
	"context"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Store keeps contacts. Every method joins the transaction of its context.
type Store struct {
	db   *storage.DB
	list *page.List[Contact]
}

// NewStore keeps contacts in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db: db, list: page.New(db, page.Config[Contact]{Usual: "-at", Sorts: map[string]string{"at": "at"}})}
}

// reached narrows to the contacts that the caller may see: those they made, unless the permission reaches all.
func reached(ctx context.Context) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		if who := principal.Must(ctx); who.Scope != principal.ScopeAll {
			return tx.Where("contacts.user_id = ?", who.UserID)
		}
		return tx
	}
}

// Get is a contact that the caller may see. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (Contact, error) {
	return storage.One[Contact](ctx, s.db, storage.ByID(id), reached(ctx))
}

// DebtorOf is whom a contact was with, whoever made it; empty where there is none.
func (s *Store) DebtorOf(ctx context.Context, id string) (string, error) {
	found, err := storage.All[Contact](ctx, s.db, 1, storage.ByID(id), storage.Columns("id", "debtor_id"))
	if err != nil || len(found) == 0 {
		return "", err
	}
	return found[0].DebtorID, nil
}

// Lock is Get that keeps others from writing it.
func (s *Store) Lock(ctx context.Context, id string) (Contact, error) {
	return storage.Lock[Contact](ctx, s.db, storage.ByID(id), reached(ctx))
}

// List is a page of contacts. Those of one debtor are seen by whoever may see the debtor.
func (s *Store) List(ctx context.Context, f Filter, p page.Params) ([]Contact, page.Meta, error) {
	if err := f.check(ctx); err != nil {
		return nil, page.Meta{}, err
	}
	return s.list.Find(ctx, page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB {
		if f.DebtorID == "" {
			return f.narrow(reached(ctx)(tx))
		}
		fresh := tx.Session(&gorm.Session{NewDB: true})
		return f.narrow(debtor.OfVisible(ctx, fresh, tx.Where("contacts.debtor_id = ?", f.DebtorID), "contacts.debtor_id"))
	}})
}

func (f Filter) narrow(tx *gorm.DB) *gorm.DB {
	tx = page.Among(tx, "contacts.status", f.Status)
	tx = page.Among(tx, "contacts.channel", f.Channel)
	tx = page.Among(tx, "contacts.disposition_id", f.DispositionID)
	tx = page.Among(tx, "contacts.portfolio_id", f.PortfolioID)
	tx = page.Among(tx, "contacts.reach", f.Reach)
	for column, value := range map[string]string{"contacts.attempt = ?": f.Attempt, "contacts.reached = ?": f.Reached} {
		if value != "" {
			tx = tx.Where(column, value == "true")
		}
	}
	if !f.from.IsZero() {
		tx = tx.Where("contacts.at >= ?", f.from)
	}
	if !f.to.IsZero() {
		tx = tx.Where("contacts.at < ?", f.to)
	}
	return page.Among(tx, "contacts.user_id", f.UserID)
}

// subject is somebody, or a number, whom one at a time may reserve.
type subject struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
}

// TableName is the table of subjects.
func (subject) TableName() string { return "contact_subjects" }

// Hold keeps others from reserving a contact with the person, or by the number, until the transaction of ctx ends.
func (s *Store) Hold(ctx context.Context, person, number string) error {
	subjects := []subject{{ID: "person:" + person}}
	if number != "" {
		subjects = append(subjects, subject{ID: "number:" + number})
	}
	slices.SortFunc(subjects, func(a, b subject) int { return strings.Compare(a.ID, b.ID) })
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{
			Columns: []clause.Column{{Name: "tenant_id"}, {Name: "id"}}, DoUpdates: clause.AssignmentColumns([]string{"id"}),
		}).Create(&subjects).Error
	})
}

// mostPast bounds how much of the past a decision looks at.
const mostPast = 1000

// past is a contact as rules count it.
type past struct {
	TenantID  string `gorm:"primaryKey"`
	ID        string `gorm:"primaryKey"`
	Person    string
	Channel   rule.Channel
	Number    string
	DebtIDs   []string `gorm:"serializer:json"`
	At        time.Time
	Attempt   bool
	Reached   bool
	Status    Status
	Direction Direction
}

// TableName is the table of contacts.
func (past) TableName() string { return "contacts" }

// lookback is how far back the past counts for the rules.
const lookback = 60 * 24 * time.Hour

// Asked is a debtor whose past is looked at: as a person, whatever portfolio, and by their numbers, whoever was called by them.
type Asked struct {
	Person   string
	DebtorID string // by which one is found who had no national id then
	Numbers  []string
	Except   string // contact that does not count against itself; empty for none
}

// History is what was tried with a debtor in so far as it counts for the rules, the latest first, with what is reserved now.
func (s *Store) History(ctx context.Context, of Asked, now time.Time) ([]rule.Past, error) {
	all, err := s.Histories(ctx, []Asked{of}, now)
	if err != nil {
		return nil, err
	}
	return all[0], nil
}

// Histories are what was tried with some debtors, in their order.
func (s *Store) Histories(ctx context.Context, of []Asked, now time.Time) ([][]rule.Past, error) {
	people, numbers := make([]string, 0, 2*len(of)), []string{"-"}
	for _, a := range of {
		people, numbers = append(people, a.Person, a.DebtorID), append(numbers, a.Numbers...)
	}
	with, these := s.db.InList("person", people)
	by, those := s.db.InList("number", numbers)
	found, err := storage.All[past](ctx, s.db, mostPast*len(of),
		storage.Columns("id", "person", "channel", "number", "debt_ids", "at", "attempt", "reached", "status", "direction"),
		storage.Where("("+with+" OR "+by+" AND number <> '')", these, those), storage.Where("at > ?", now.Add(-lookback)),
		storage.Where("(status IN ? OR status = ? AND expires_at > ?)", []Status{Open, Ended}, Reserved, now),
		storage.Sorted("at DESC"))
	if err != nil {
		return nil, err
	}
	byPerson, byNumber := map[string][]past{}, map[string][]past{}
	for _, p := range found {
		byPerson[p.Person] = append(byPerson[p.Person], p)
		if p.Number != "" {
			byNumber[p.Number] = append(byNumber[p.Number], p)
		}
	}
	all := make([][]rule.Past, len(of))
	for i, a := range of {
		all[i] = a.history(byPerson, byNumber)
	}
	return all, nil
}

// history puts together what was tried with the person, and by the numbers with others.
func (a Asked) history(byPerson, byNumber map[string][]past) (all []rule.Past) {
	people := slices.Compact([]string{a.Person, a.DebtorID})
	other := func(p past) bool { return p.ID != a.Except }
	for _, who := range people {
		for _, p := range byPerson[who] {
			if other(p) {
				all = append(all, p.told(true))
			}
		}
	}
	for _, number := range a.Numbers {
		for _, p := range byNumber[number] {
			if other(p) && !slices.Contains(people, p.Person) {
				all = append(all, p.told(false))
			}
		}
	}
	slices.SortStableFunc(all, func(a, b rule.Past) int { return b.At.Compare(a.At) })
	return all
}

func (p past) told(mine bool) rule.Past {
	pending := p.Direction == Outbound && (p.Status == Reserved || p.Status == Open)
	return rule.Past{At: p.At, Mine: mine, Channel: p.Channel, E164: p.Number, Debts: p.DebtIDs, Attempt: p.Attempt, Reached: p.Reached, Pending: pending}
}

// mostKin is how many contacts of a debtor tell their story with the debtor's.
const mostKin = 200

// Kin are the debtor's latest contacts, for the debtor's story.
func (s *Store) Kin(ctx context.Context, debtorID string) (kin []tracing.Subject, err error) {
	found, err := storage.All[Contact](ctx, s.db, mostKin, storage.Columns("id"), storage.Where("debtor_id = ?", debtorID), storage.Sorted("id DESC"))
	for _, c := range found {
		kin = append(kin, tracing.Subject{Type: "contact", ID: c.ID})
	}
	return kin, err
}

// Lapse marks reservations as expired that no longer hold, and counts them.
func (s *Store) Lapse(ctx context.Context, now time.Time) (int64, error) {
	return storage.Set[Contact](ctx, s.db, map[string]any{"status": Expired, "attempt": false}, storage.Where("status = ? AND expires_at <= ?", Reserved, now))
}

// Unended is a contact of somebody's that goes on or is over without an outcome; false for none.
func (s *Store) Unended(ctx context.Context, userID string) (c Contact, has bool, err error) {
	found, err := storage.All[Contact](ctx, s.db, 1, storage.Where("user_id = ? AND status = ?", userID, Open), storage.Sorted("at"))
	if err != nil || len(found) == 0 {
		return c, false, err
	}
	return found[0], true, nil
}
