package analysis

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// module is this one, in whose name it asks.
const module = "aiagents"

// ended is the job that follows the end of a call or of a round.
type ended struct {
	Of    thread.Kind `json:"of"`
	RefID string      `json:"ref_id"`
}

// Kind names the job.
func (ended) Kind() string { return "aiagents.analyse" }

// forgotten is the job that follows a debtor who was removed for good.
type forgotten struct {
	DebtorID string `json:"debtor_id"`
}

// Kind names the job.
func (forgotten) Kind() string { return "aiagents.analyses_forget" }

// Hear follows what ends, and who is removed.
func Hear(consumers *events.Consumers, j *jobs.Client) {
	then := func(kind thread.Kind) events.Handler {
		return func(ctx context.Context, tx *gorm.DB, e events.Envelope) error {
			_, err := j.InsertTx(ctx, tx, ended{kind, e.Subject}, nil)
			return err
		}
	}
	consumers.On("recobro.calls.call.ended", "analyse-ended", then(thread.Call))
	consumers.On("recobro.calls.call.completed", "analyse-completed", then(thread.Call))
	consumers.OnlyIf("recobro.chats.conversation.updated", "analyse-resolved", resolved, then(thread.Conversation))
	consumers.On("recobro.portfolios.debtor.deleted", "analyses-forgotten", func(ctx context.Context, tx *gorm.DB, e events.Envelope) error {
		_, err := j.InsertTx(ctx, tx, forgotten{e.Subject}, nil)
		return err
	})
	consumers.On("recobro.chats.conversation.purged", "analyses-purged", func(ctx context.Context, tx *gorm.DB, e events.Envelope) error {
		_, err := j.InsertTx(ctx, tx, purged{e.Subject}, nil)
		return err
	})
}

// purged is the job that follows a conversation of which the company keeps no words any more.
type purged struct {
	RefID string `json:"ref_id"`
}

// Kind names the job.
func (purged) Kind() string { return "aiagents.analyses_purge" }

// resolved tells whether a conversation came to its end.
func resolved(e events.Envelope) bool {
	var told struct {
		Changes struct {
			Status struct {
				To string `json:"to"`
			} `json:"status"`
		} `json:"changes"`
	}
	return json.Unmarshal(e.Data, &told) == nil && told.Changes.Status.To == "resolved"
}

const within = time.Minute

// Jobs does what follows.
func Jobs(w *jobs.Workers, s *Service) {
	jobs.Add(w, within, func(ctx context.Context, job jobs.Job[ended]) error {
		return done(s.Analyse(ask.Itself(ctx, module), job.Args.Of, job.Args.RefID))
	})
	jobs.Add(w, within, func(ctx context.Context, job jobs.Job[forgotten]) error { return s.Forget(ctx, job.Args.DebtorID) })
	jobs.Add(w, within, func(ctx context.Context, job jobs.Job[purged]) error { return s.Purge(ctx, job.Args.RefID) })
}

// done is an end of the job where there is nothing to analyse: it was removed meanwhile, or goes on again.
func done(_ Analysis, err error) error {
	if errs.KindOf(err) == errs.NotFound || errors.Is(err, ErrGoing) {
		return nil
	}
	return err
}

// ErrGoing refuses to analyse what still goes on.
var ErrGoing = thread.ErrGoing
