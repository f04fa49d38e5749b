package analysis

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Corrector keeps what people say otherwise.
type Corrector struct {
	db     *storage.DB
	record *record.Record
	clock  clock.Clock
}

// NewCorrector keeps it.
func NewCorrector(db *storage.DB, r *record.Record, c clock.Clock) *Corrector {
	return &Corrector{db, r, c}
}

// Correct keeps what somebody says otherwise, beside what the program says.
func (s *Corrector) Correct(ctx context.Context, id string, version int64, c Change) (Analysis, error) {
	a, err := storage.Lock[Analysis](ctx, s.db, storage.ByID(id), reached(ctx))
	if err == nil {
		err = a.Fits(c)
	}
	if err != nil {
		return a, err
	}
	return s.correct(ctx, a, version, principal.Must(ctx).UserID, a.Now().On(c))
}

// Stand has an analysis say what somebody found who reviewed it.
func (s *Corrector) Stand(ctx context.Context, id, by string, found Values) error {
	a, err := storage.Lock[Analysis](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	_, err = s.correct(ctx, a, a.Version, by, found)
	return err
}

func (s *Corrector) correct(ctx context.Context, a Analysis, version int64, by string, to Values) (Analysis, error) {
	fields := a.correct(to, by, s.clock.Now())
	if len(fields) == 0 {
		return a, nil
	}
	if err := storage.Update(ctx, s.db, &a, version); err != nil {
		return a, err
	}
	return a, s.record.Write(ctx, record.Act{Name: "analysis.corrected", ID: a.ID, Payload: map[string]any{"rows": len(fields)}, Owners: owners(a)})
}
