package call

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store reads calls.
type Store struct {
	db   *storage.DB
	list *page.List[Call]
}

// NewStore keeps calls in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db: db, list: page.New(db, page.Config[Call]{
		Usual: "-created_at",
		Sorts: map[string]string{"created_at": "created_at", "talk": "talk_ms"},
	})}
}

// Filter narrows the list of calls; empty fields do not.
type Filter struct {
	Status        []Status     `query:"status" maxItems:"13"`
	Direction     []Direction  `query:"direction" maxItems:"2"`
	Mode          []Mode       `query:"mode" maxItems:"6"`
	AnsweredBy    []AnsweredBy `query:"answered_by" maxItems:"7"`
	UserID        []string     `query:"user_id" maxItems:"50"`
	DebtorID      []string     `query:"debtor_id" maxItems:"20"`
	PortfolioID   []string     `query:"portfolio_id" maxItems:"50"`
	SessionID     []string     `query:"session_id" maxItems:"20"`
	AgentID       []string     `query:"agent_id" maxItems:"20"`
	DispositionID []string     `query:"disposition_id" maxItems:"50"`
	TrunkID       []string     `query:"trunk_id" maxItems:"50"`
	Live          string       `query:"live" enum:"true,false" doc:"Whether it goes on"`
	From          civil.Day    `query:"from" doc:"From this day, where the company is"`
	To            civil.Day    `query:"to" doc:"Up to this day, that is among them"`
}

// reached narrows to the calls that the caller may see: their own, unless the permission reaches all.
func reached(ctx context.Context) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		if who := principal.Must(ctx); who.Scope != principal.ScopeAll {
			return tx.Where("calls.user_id = ?", who.UserID)
		}
		return tx
	}
}

func (s *Store) query(ctx context.Context, f Filter, p page.Params) page.Query {
	zone := civil.CallerZone(ctx)
	return page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB { return f.narrow(reached(ctx)(tx), zone) }}
}

func (f Filter) narrow(tx *gorm.DB, zone *time.Location) *gorm.DB {
	tx = page.Among(tx, "calls.status", f.Status)
	tx = page.Among(tx, "calls.direction", f.Direction)
	tx = page.Among(tx, "calls.mode", f.Mode)
	tx = page.Among(tx, "calls.answered_by", f.AnsweredBy)
	tx = page.Among(tx, "calls.user_id", f.UserID)
	tx = page.Among(tx, "calls.debtor_id", f.DebtorID)
	tx = page.Among(tx, "calls.portfolio_id", f.PortfolioID)
	tx = page.Among(tx, "calls.session_id", f.SessionID)
	tx = page.Among(tx, "calls.agent_id", f.AgentID)
	tx = page.Among(tx, "calls.disposition_id", f.DispositionID)
	tx = page.Among(tx, "calls.trunk_id", f.TrunkID)
	if f.Live != "" {
		tx = tx.Where("calls.is_live = ?", f.Live == "true")
	}
	if f.From != "" {
		tx = tx.Where("calls.created_at >= ?", f.From.In(zone).UTC())
	}
	if f.To != "" {
		tx = tx.Where("calls.created_at < ?", f.To.Add(1).In(zone).UTC())
	}
	return tx
}

// orphans are calls that go on in programs that are not among those alive.
func (s *Store) orphans(ctx context.Context, alive []string, most int) ([]Call, error) {
	return storage.All[Call](ctx, s.db, most, storage.Where("is_live AND node NOT IN ?", alive), storage.Sorted("id"))
}

// Unsettled are calls that ended before a moment, of which portfolios has not been told what came of them.
func (s *Store) Unsettled(ctx context.Context, before time.Time, most int) ([]Call, error) {
	return storage.All[Call](ctx, s.db, most, storage.Where("settled_at IS NULL AND NOT is_live AND ended_at < ?", before), storage.Sorted("ended_at"))
}

// mostGoing bounds the calls of a company that go on at once, as far as they are shown.
const mostGoing = 5000

// Going are the calls that go on, and those of which the outcome is still to be said, whoever may see them, the oldest first.
func (s *Store) Going(ctx context.Context) ([]Call, error) {
	return storage.All[Call](ctx, s.db, mostGoing, storage.Where("status IN ?", going), storage.Sorted("created_at, id"))
}

// going are the states of a call that somebody is on, or has still to say the outcome of.
var going = []Status{Queued, Dialing, Ringing, InProgress, WrapUp}

// current are the calls that somebody is on, or has still to say the outcome of, the latest first.
func (s *Store) current(ctx context.Context, userID string) ([]Call, error) {
	return storage.All[Call](ctx, s.db, 1, storage.Where("user_id = ? AND status IN ?", userID, going), storage.Sorted("created_at DESC, id DESC"))
}

// ByContact is the call that a contact was made by, whoever may see it.
func (s *Store) ByContact(ctx context.Context, contactID string) (c Call, found bool, err error) {
	rows, err := storage.All[Call](ctx, s.db, 1, storage.Where("contact_id = ? AND contact_id <> ''", contactID))
	if len(rows) > 0 {
		return rows[0], true, err
	}
	return c, false, err
}

// Unattended is how many calls of a session go on that nobody of ours is on: they ring, wait, or an agent holds them.
func (s *Store) Unattended(ctx context.Context, sessionID string) (n int64, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Call{}).Where("is_live AND session_id = ? AND user_id = ''", sessionID).Count(&n).Error
	})
	return n, err
}

// Wrapping are those of some people who have still to say what came of a call, and since when.
func (s *Store) Wrapping(ctx context.Context, users []string) (map[string]time.Time, error) {
	since := map[string]time.Time{}
	if len(users) == 0 {
		return since, nil
	}
	found, err := storage.All[Call](ctx, s.db, len(users)*2, storage.Where("user_id IN ? AND status = ?", users, WrapUp), storage.Columns("id", "user_id", "ended_at"))
	for _, c := range found {
		if c.EndedAt != nil {
			since[c.UserID] = *c.EndedAt
		}
	}
	return since, err
}
