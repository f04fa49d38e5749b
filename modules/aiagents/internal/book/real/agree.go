package real

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/portfolios"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Accept agrees to a plan by the signature of its offer. It fails with book.ErrGone for one that is no longer, or never was, what was signed.
func (b *Book) Accept(ctx context.Context, debtorID string, o book.Offer, e book.Evidence, key string) (book.Agreed, error) {
	body := portfolios.PlanNewPlan{
		DebtorId: &debtorID, Offer: o.Signed, AgentId: given(e.AgentID), ConversationId: given(e.ConversationID), CallId: given(e.CallID),
	}
	got, err := b.client.PlansCreateWithResponse(itself(ctx), body, under(key))
	if refused(err) {
		return book.Agreed{}, book.ErrGone.Wrap(err)
	}
	if err != nil {
		return book.Agreed{}, err
	}
	return book.Agreed{ID: got.JSON201.Data.Id, Pending: got.JSON201.Data.Status == portfolios.PlanStatusAwaitingApproval}, nil
}

// refused tells whether portfolios would not, for a reason that stays.
func refused(err error) bool {
	var told *errs.Error
	return errors.As(err, &told) && (told.Kind == errs.Conflict || told.Kind == errs.Invalid || told.Kind == errs.NotFound || told.Kind == errs.Forbidden)
}

// Promise takes a promise with what was said.
func (b *Book) Promise(ctx context.Context, debtorID string, p book.Promise, e book.Evidence, key string) (book.Agreed, error) {
	sure := int64(p.Confidence)
	body := portfolios.PromiseNewPromise{
		DebtorId: debtorID, Amount: p.Amount, Currency: &p.Currency, DueOn: string(p.On), Confidence: &sure,
		ConversationId: given(e.ConversationID), CallId: given(e.CallID), Channel: channel(e), AgentId: given(e.AgentID),
		Evidence: &portfolios.PromiseEvidence{Quote: cut(e.Quote), Span: given(e.Place)},
	}
	got, err := b.client.PromisesCreateWithResponse(itself(ctx), body, under(key))
	if err != nil {
		return book.Agreed{}, err
	}
	return book.Agreed{ID: got.JSON201.Data.Id, Pending: got.JSON201.Data.Status == portfolios.PromiseStatusDraft}, nil
}

// longest is how much of their words is kept as evidence.
const longest = 500

func cut(quote string) *string {
	if runes := []rune(quote); len(runes) > longest {
		quote = string(runes[:longest])
	}
	return given(quote)
}

func channel(e book.Evidence) *portfolios.PromiseNewPromiseChannel {
	by := portfolios.PromiseNewPromiseChannelWhatsapp
	if e.CallID != "" {
		by = portfolios.PromiseNewPromiseChannelInboundCall
	}
	return &by
}

// Callback has somebody called at a time that they have named.
func (b *Book) Callback(ctx context.Context, debtorID string, at time.Time, e book.Evidence, key string) error {
	_, err := b.client.EventsCreateWithResponse(itself(ctx), portfolios.ScheduleNewEvent{
		DebtorId: debtorID, DueAt: at, Kind: portfolios.ScheduleNewEventKindCallback, Note: cut(e.Quote),
	}, under(key))
	return err
}

// Flag puts a flag on the file.
func (b *Book) Flag(ctx context.Context, debtorID string, flag book.Flag, e book.Evidence, key string) error {
	put := []portfolios.FlagDebtorFlagsPut{portfolios.FlagDebtorFlagsPut(flag)}
	_, err := b.client.DebtorsFlagWithResponse(itself(ctx), debtorID, portfolios.FlagDebtorFlags{
		Put: &put, AgentId: given(e.AgentID), ConversationId: given(e.ConversationID), CallId: given(e.CallID),
	}, under(key))
	return err
}
