package analysis

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps analyses.
type Store struct {
	db   *storage.DB
	list *page.List[Analysis]
}

// NewStore keeps them in a database.
func NewStore(db *storage.DB) *Store {
	return &Store{db, page.New(db, page.Config[Analysis]{
		Usual: "-ended_at", Sorts: map[string]string{"ended_at": "ended_at", "confidence": "confidence"},
	})}
}

// Filter narrows the list of analyses; empty fields do not.
type Filter struct {
	Kind       thread.Kind    `query:"kind"`
	RefID      string         `query:"ref_id" maxLength:"64" doc:"Of this call or conversation"`
	DebtorID   string         `query:"debtor_id" maxLength:"64"`
	AgentID    []string       `query:"agent_id" maxItems:"20"`
	UserID     []string       `query:"user_id" maxItems:"50"`
	Outcome    []word.Outcome `query:"outcome" maxItems:"10"`
	Agrees     []Agrees       `query:"agrees" maxItems:"4"`
	Failed     string         `query:"failed" enum:"true,false" doc:"Whether a rule was not kept"`
	Complaint  string         `query:"complaint" enum:"true,false"`
	Confidence int            `query:"confidence_below" minimum:"0" maximum:"101" doc:"Less sure than this; 0 for any"`
	From       civil.Day      `query:"from" doc:"Ended from this day, where the company is"`
	To         civil.Day      `query:"to" doc:"Ended up to this day, that is among them"`
}

// reached narrows to what the caller may see: calls and conversations that they held, unless the permission reaches all.
func reached(ctx context.Context) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		if who := principal.Must(ctx); who.Scope != principal.ScopeAll {
			return tx.Where("analyses.user_id = ?", who.UserID)
		}
		return tx
	}
}

func (s *Store) query(ctx context.Context, f Filter, p page.Params) page.Query {
	zone := civil.CallerZone(ctx)
	return page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB { return f.narrow(reached(ctx)(tx), zone) }}
}

func (f Filter) narrow(tx *gorm.DB, zone *time.Location) *gorm.DB {
	for column, value := range map[string]string{"kind": string(f.Kind), "ref_id": f.RefID, "debtor_id": f.DebtorID} {
		if value != "" {
			tx = tx.Where("analyses."+column+" = ?", value)
		}
	}
	tx = page.Among(tx, "analyses.agent_id", f.AgentID)
	tx = page.Among(tx, "analyses.user_id", f.UserID)
	tx = page.Among(tx, "analyses.outcome", f.Outcome)
	tx = page.Among(tx, "analyses.agrees", f.Agrees)
	if f.Failed != "" {
		tx = tx.Where("analyses.is_failed = ?", f.Failed == "true")
	}
	if f.Complaint != "" {
		tx = tx.Where("analyses.is_complaint = ?", f.Complaint == "true")
	}
	if f.Confidence > 0 {
		tx = tx.Where("analyses.confidence < ?", f.Confidence)
	}
	return f.days(tx, zone)
}

func (f Filter) days(tx *gorm.DB, zone *time.Location) *gorm.DB {
	if f.From != "" {
		tx = tx.Where("analyses.ended_at >= ?", f.From.In(zone).UTC())
	}
	if f.To != "" {
		tx = tx.Where("analyses.ended_at < ?", f.To.Add(1).In(zone).UTC())
	}
	return tx
}

// of is what was said of a round before; found is false where nothing was.
func (s *Store) of(ctx context.Context, th thread.Thread) (a Analysis, found bool, err error) {
	a, err = storage.Lock[Analysis](ctx, s.db, storage.Where("kind = ? AND ref_id = ? AND round = ?", th.Kind, th.RefID, th.Round))
	if errors.Is(err, ErrNotFound) {
		return Analysis{}, false, nil
	}
	return a, err == nil, err
}

// rounds are the analyses of a conversation or a call, the latest round first.
func (s *Store) rounds(ctx context.Context, kind thread.Kind, refID string) ([]Analysis, error) {
	return storage.All[Analysis](ctx, s.db, mostRounds, storage.Where("kind = ? AND ref_id = ?", kind, refID), storage.Sorted("round DESC"))
}

// mostRounds bounds the rounds of one conversation that are looked at.
const mostRounds = 500

// ofDebtor are some analyses of a debtor.
func (s *Store) ofDebtor(ctx context.Context, debtorID string) ([]Analysis, error) {
	return storage.LockAll[Analysis](ctx, s.db, mostRounds, storage.Where("debtor_id = ?", debtorID), storage.Sorted("id"))
}

// Ended are the analyses of what ended from a moment up to another, whoever may see them, the oldest first.
func (s *Store) Ended(ctx context.Context, from, to time.Time, most int) ([]Analysis, error) {
	return storage.All[Analysis](ctx, s.db, most, storage.Where("ended_at >= ? AND ended_at < ?", from, to), storage.Sorted("ended_at, id"))
}

// Any is one analysis, whoever may see it.
func (s *Store) Any(ctx context.Context, id string) (Analysis, error) {
	return storage.One[Analysis](ctx, s.db, storage.ByID(id))
}
