package analysis

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Model reads a talk by a model, beside rules. What it says cites words that stand in the talk.
type Model interface {
	// Analyse fails with ErrNoModel where the company has none for such a talk: rules do it alone then.
	Analyse(ctx context.Context, th thread.Thread, fields []spec.Field) (Reading, error)
}

// Reading is what a model says of a talk.
type Reading struct {
	Summary word.Texts // nil for none
	Answers []Answer   // to those questions of the version that the talk answers
	Model   string
}

// ErrNoModel is that there is no model to ask.
var ErrNoModel = errors.New("no model")

// Fields are the questions that a version of an agent has for its talks.
type Fields func(ctx context.Context, versionID string) ([]spec.Field, error)

// Heed is told of each analysis in its transaction: what follows from it.
type Heed func(ctx context.Context, a Analysis) error

// Parts are what analysing needs.
type Parts struct {
	DB      *storage.DB
	Store   *Store
	Threads *thread.Threads
	Fields  Fields
	Model   Model // nil for rules alone
	Heed    Heed
	Host    *ask.Host
	Record  *record.Record
}

// Service analyses, and keeps what is said.
type Service struct{ Parts }

// NewService analyses.
func NewService(p Parts) *Service { return &Service{p} }

// Get is one analysis that the caller may see.
func (s *Service) Get(ctx context.Context, id string) (Analysis, error) {
	return storage.One[Analysis](ctx, s.DB, storage.ByID(id), reached(ctx))
}

// Analyse says what is said of a call, or of the round of a conversation that goes on or was the last. Said again, it is said anew: what people
// corrected stays.
func (s *Service) Analyse(ctx context.Context, kind thread.Kind, refID string) (a Analysis, err error) {
	th, err := s.gather(ctx, kind, refID)
	if err != nil {
		return a, err
	}
	made, err := s.read(ctx, th)
	if err != nil {
		return a, err
	}
	err = s.DB.Within(ctx, func(ctx context.Context) error {
		a, err = s.keep(ctx, th, made)
		return err
	})
	return a, err
}

// gather is what there is of it. What an earlier round said is left out.
func (s *Service) gather(ctx context.Context, kind thread.Kind, refID string) (thread.Thread, error) {
	rounds, err := s.Store.rounds(ctx, kind, refID)
	if err != nil {
		return thread.Thread{}, err
	}
	th, err := s.Threads.Of(ctx, kind, refID, time.Time{})
	if err != nil {
		return th, err
	}
	for _, before := range rounds {
		if before.Round < th.Round {
			if th, err = s.Threads.Of(ctx, kind, refID, before.EndedAt); err != nil {
				return th, err
			}
			break
		}
	}
	return th, s.Threads.Enter(ctx, &th)
}

// keep writes what was said in the place of what was said before.
func (s *Service) keep(ctx context.Context, th thread.Thread, a Analysis) (Analysis, error) {
	before, found, err := s.Store.of(ctx, th)
	if err != nil {
		return a, err
	}
	if found {
		a.Row, a.Corrections = before.Row, before.Corrections
		now := a.Now()
		a.Outcome, a.IsComplaint, a.IsFailed = now.Outcome, now.Complaint, len(now.Failed) > 0
		err = storage.Update(ctx, s.DB, &a, before.Version)
	} else {
		err = storage.Insert(ctx, s.DB, &a)
	}
	if err != nil {
		return a, err
	}
	told := map[string]any{"method": a.Method, "outcome": a.Outcome, "confidence": a.Confidence}
	if err := s.Record.Write(ctx, record.Act{Name: "analysis.made", ID: a.ID, Payload: told, Owners: owners(a)}); err != nil {
		return a, err
	}
	return a, s.Heed(ctx, a)
}

func owners(a Analysis) []string {
	if a.UserID == "" {
		return nil
	}
	return []string{a.UserID}
}
