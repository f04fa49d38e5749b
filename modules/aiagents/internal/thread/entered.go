package thread

import (
	"context"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/portfolios"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// day is how far the company's day may be from the one that is written down.
const day = 24 * time.Hour

// wrapUp is how long after the end what was promised is still entered of it.
const wrapUp = 15 * time.Minute

// Enter adds what was entered of a thread: the outcome that a call ended with, and the promise that was kept of it.
func (t *Threads) Enter(ctx context.Context, th *Thread) error {
	if th.Entered.Disposition != "" {
		if err := t.disposition(ctx, th); err != nil {
			return err
		}
	}
	if th.DebtorID == "" {
		return nil
	}
	return t.promise(ctx, th)
}

// outcomes are what the outcomes of contacts come to, by their codes; whatever else follows from who was reached.
var outcomes = map[string]word.Outcome{
	"promise_full": word.Promised, "promise_partial": word.Promised, "plan_agreed": word.Agreed, "callback": word.CallLater,
	"dispute": word.Disputed, "hardship": word.InNeed, "stop_contact": word.Stopped, "do_not_call": word.Stopped,
}

func (t *Threads) disposition(ctx context.Context, th *Thread) error {
	got, err := t.portfolios.DispositionsListWithResponse(ctx)
	if err != nil {
		return err
	}
	for _, d := range got.JSON200.Data {
		if d.Id == th.Entered.Disposition {
			th.Entered.Disposition, th.Entered.Outcome = d.Code, came(d)
			return nil
		}
	}
	return nil
}

func came(d portfolios.Disposition) word.Outcome {
	if o, known := outcomes[d.Code]; known {
		return o
	}
	switch {
	case strings.HasPrefix(d.Code, "promise"):
		return word.Promised
	case strings.HasPrefix(d.Code, "dispute"):
		return word.Disputed
	case d.Reach == "third_party":
		return word.NotThem
	case d.Reach == "right_party":
		return word.Informed
	default:
		return word.NoAnswer
	}
}

// promise finds the promise that was entered of a thread: that which names it, or was made while it went on.
func (t *Threads) promise(ctx context.Context, th *Thread) error {
	from, to, size := string(civil.On(th.BegunAt.Add(-day), time.UTC)), string(civil.On(th.EndedAt.Add(day), time.UTC)), int64(50)
	got, err := t.portfolios.PromisesListWithResponse(ctx, &portfolios.PromisesListParams{DebtorId: &th.DebtorID, MadeFrom: &from, MadeTo: &to, PageSize: &size})
	if err != nil {
		return err
	}
	for _, p := range got.JSON200.Data {
		its := p.Id == th.Entered.PromiseID || th.Kind == Call && p.CallId == th.RefID || th.Kind == Conversation && p.ConversationId == th.RefID
		if its || th.Entered.PromiseID == "" && !p.CreatedAt.Before(th.BegunAt) && !p.CreatedAt.After(th.EndedAt.Add(wrapUp)) {
			th.Entered.PromiseID, th.Entered.Amount, th.Entered.Currency, th.Entered.Day = p.Id, p.Amount, p.Currency, civil.Day(p.DueOn)
		}
		if its {
			return nil
		}
	}
	return nil
}
