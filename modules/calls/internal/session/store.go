package session

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store reads sessions and their plans.
type Store struct {
	db      *storage.DB
	list    *page.List[Session]
	targets *page.List[Target]
}

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store {
	return &Store{
		db:      db,
		list:    page.New(db, page.Config[Session]{Usual: "-created_at", Sorts: map[string]string{"created_at": "created_at"}}),
		targets: page.New(db, page.Config[Target]{Usual: "place", Sorts: map[string]string{"place": "place"}}),
	}
}

// Filter narrows the list of sessions; empty fields do not.
type Filter struct {
	Text        string   `query:"filter" maxLength:"100" doc:"Words of its name, in any order, with or without accents"`
	Status      []Status `query:"status" maxItems:"4"`
	Mode        []Mode   `query:"mode" maxItems:"4"`
	PortfolioID []string `query:"portfolio_id" maxItems:"50"`
}

// Get is one session. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (Session, error) {
	found, err := storage.One[Session](ctx, s.db, storage.ByID(id))
	if who := principal.Must(ctx); err == nil && who.Scope != principal.ScopeAll && !found.Has(who.UserID) {
		return Session{}, ErrNotFound
	}
	return found, err
}

// List is a page of the sessions that a filter leaves.
func (s *Store) List(ctx context.Context, f Filter, p page.Params) ([]Session, page.Meta, error) {
	q := page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB {
		tx = page.Among(tx, "sessions.status", f.Status)
		tx = page.Among(tx, "sessions.mode", f.Mode)
		return page.Among(tx, "sessions.portfolio_id", f.PortfolioID)
	}}
	if f.Text != "" {
		q.Search = &page.Search{Where: func(tx *gorm.DB) *gorm.DB { return page.Words(s.db, tx, "sessions.name_key", f.Text) }}
	}
	return s.list.Find(ctx, q)
}

// mostRunning bounds the sessions of a company that run at once.
const mostRunning = 100

// Running are the company's sessions that run.
func (s *Store) Running(ctx context.Context) ([]Session, error) {
	return storage.All[Session](ctx, s.db, mostRunning, storage.Where("status = ?", Running), storage.Sorted("created_at, id"))
}

// due are the drafts that start by themselves now, and those that stop.
func (s *Store) due(ctx context.Context, now time.Time) (start, stop []Session, err error) {
	if start, err = storage.All[Session](ctx, s.db, mostRunning, storage.Where("status = ? AND starts_at <= ? AND (ends_at IS NULL OR ends_at > ?)", Draft, now, now)); err != nil {
		return nil, nil, err
	}
	stop, err = storage.All[Session](ctx, s.db, mostRunning, storage.Where("status IN ? AND ends_at <= ?", []Status{Running, Paused}, now))
	return start, stop, err
}

// Targets are a page of a session's plan.
func (s *Store) Targets(ctx context.Context, id string, states []State, p page.Params) ([]Target, page.Meta, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, page.Meta{}, err
	}
	return s.targets.Find(ctx, page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB {
		return page.Among(tx.Where("session_targets.session_id = ?", id), "session_targets.state", states)
	}})
}

// Take takes the next target of a session for a try, whoever else does at the same time. It fails with ErrNext.
func (s *Store) Take(ctx context.Context, id, userID string, now time.Time) (Target, error) {
	return storage.Seize[Target](ctx, s.db, "id", map[string]any{"state": Taken, "taken_at": now, "tries": gorm.Expr("tries + 1"), "user_id": userID},
		[]storage.Narrow{storage.Where("session_id = ? AND state = ? AND next_at <= ?", id, Waiting, now), storage.Sorted("tries, place")})
}

// given is the target that somebody was given and that was not called yet. It fails with ErrNext.
func (s *Store) given(ctx context.Context, id, userID string) (Target, error) {
	return storage.One[Target](ctx, s.db, storage.Where("session_id = ? AND state = ? AND user_id = ? AND call_id = ''", id, Taken, userID))
}

// OfDebtor is the target by which somebody was given a debtor, of whichever session. It fails with ErrNext.
func (s *Store) OfDebtor(ctx context.Context, debtorID, userID string) (Target, error) {
	return storage.One[Target](ctx, s.db, storage.Where("debtor_id = ? AND state = ? AND user_id = ? AND call_id = ''", debtorID, Taken, userID))
}

// left are targets that were taken before a moment, and of which nothing was heard.
func (s *Store) left(ctx context.Context, before time.Time, most int) ([]Target, error) {
	return storage.All[Target](ctx, s.db, most, storage.Where("state = ? AND taken_at < ?", Taken, before), storage.Sorted("taken_at"))
}

// plan adds debtors to a session's plan; those who stand in it already stay where they are.
func (s *Store) plan(ctx context.Context, all []Target) (added int64, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		done := tx.Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "tenant_id"}, {Name: "session_id"}, {Name: "debtor_id"}}, DoNothing: true}).Create(&all)
		added = done.RowsAffected
		return done.Error
	})
	return added, err
}

// Counts are how many targets of a session stand where.
func (s *Store) Counts(ctx context.Context, id string) (map[State]int64, error) {
	counts := map[State]int64{}
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		var rows []struct {
			State State
			N     int64
		}
		err := tx.Model(&Target{}).Select("state, count(*) AS n").Where("session_id = ?", id).Group("state").Find(&rows).Error
		for _, r := range rows {
			counts[r.State] = r.N
		}
		return err
	})
	return counts, err
}
