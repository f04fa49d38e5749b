package review

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps reviews.
type Store struct {
	db   *storage.DB
	list *page.List[Review]
}

// NewStore keeps them in a database.
func NewStore(db *storage.DB) *Store {
	return &Store{db, page.New(db, page.Config[Review]{Usual: "created_at", Sorts: map[string]string{"created_at": "created_at"}})}
}

// Filter narrows the list of reviews; empty fields do not.
type Filter struct {
	Status     []Status    `query:"status" maxItems:"5"`
	Why        []Why       `query:"sampled_by" maxItems:"7"`
	Verdict    []Verdict   `query:"verdict" maxItems:"3"`
	Kind       thread.Kind `query:"kind"`
	UserID     []string    `query:"user_id" maxItems:"50" doc:"Of these people"`
	AgentID    []string    `query:"agent_id" maxItems:"20"`
	AnalysisID string      `query:"analysis_id" maxLength:"64"`
	RefID      string      `query:"ref_id" maxLength:"64" doc:"Of this call or conversation"`
	Reviewer   string      `query:"reviewer" maxLength:"64" doc:"Taken or done by this user; me for the caller"`
}

// over are the states in which there is a verdict.
var over = []Status{Done, Appealed, Decided}

// reached narrows to what the caller may see: verdicts on what they did themselves, unless the permission reaches all.
func reached(ctx context.Context) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		if who := principal.Must(ctx); who.Scope != principal.ScopeAll {
			return tx.Where("reviews.user_id = ? AND reviews.status IN ?", who.UserID, over)
		}
		return tx
	}
}

func (s *Store) query(ctx context.Context, f Filter, p page.Params) page.Query {
	if f.Reviewer == "me" {
		f.Reviewer = principal.Must(ctx).UserID
	}
	return page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB { return f.narrow(reached(ctx)(tx)) }}
}

func (f Filter) narrow(tx *gorm.DB) *gorm.DB {
	for column, value := range map[string]string{"kind": string(f.Kind), "analysis_id": f.AnalysisID, "ref_id": f.RefID, "reviewer_id": f.Reviewer} {
		if value != "" {
			tx = tx.Where("reviews."+column+" = ?", value)
		}
	}
	tx = page.Among(tx, "reviews.status", f.Status)
	tx = page.Among(tx, "reviews.why", f.Why)
	tx = page.Among(tx, "reviews.verdict", f.Verdict)
	tx = page.Among(tx, "reviews.user_id", f.UserID)
	return page.Among(tx, "reviews.agent_id", f.AgentID)
}

// mostOf bounds the reviews of one analysis, of a debtor, of a week that are looked at together.
const mostOf = 20000

// of are the reviews of some analyses, whoever may see them.
func (s *Store) of(ctx context.Context, analyses []string) ([]Review, error) {
	return storage.All[Review](ctx, s.db, 2*len(analyses), storage.Where("analysis_id IN ?", analyses), storage.Sorted("analysis_id, pass"))
}

// done are the reviews that were done from a moment up to another.
func (s *Store) done(ctx context.Context, from, to time.Time) ([]Review, error) {
	return storage.All[Review](ctx, s.db, mostOf, storage.Where("done_at >= ? AND done_at < ?", from, to), storage.Sorted("done_at, id"))
}

// since are the reviews of what ended since a moment.
func (s *Store) since(ctx context.Context, at time.Time) ([]Review, error) {
	return storage.All[Review](ctx, s.db, mostOf, storage.Where("created_at >= ? AND ended_at >= ?", at, at), storage.Sorted("id"))
}

// ofDebtor are those of a debtor.
func (s *Store) ofDebtor(ctx context.Context, debtorID string) ([]Review, error) {
	return storage.LockAll[Review](ctx, s.db, mostOf, storage.Where("debtor_id = ?", debtorID), storage.Sorted("id"))
}

// commentsOf are the comments of some reviews, each one's in their order.
func (s *Store) commentsOf(ctx context.Context, reviews []string) ([]Comment, error) {
	return storage.All[Comment](ctx, s.db, mostComments*len(reviews), storage.Where("review_id IN ?", reviews), storage.Sorted("review_id, id"))
}
