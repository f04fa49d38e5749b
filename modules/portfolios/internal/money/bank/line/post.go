package line

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/statement"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Poster makes payments of lines.
type Poster struct {
	*Store
	payments *payment.Service
	clock    clock.Clock
}

// NewPoster has payments take what lines bring.
func NewPoster(store *Store, payments *payment.Service, c clock.Clock) *Poster {
	return &Poster{store, payments, c}
}

// Grow lets the portfolios' sums follow what was posted: the last write of its transaction.
func (s *Poster) Grow(ctx context.Context, accounts []*ledger.Account) error {
	return s.payments.Grow(ctx, accounts)
}

// Post posts held lines with their debtors, all in the transaction of ctx: each becomes one payment, or confirms one that a till has
// taken. Lines of which nothing can be posted say why, and wait without a choice; those that another file has posted are known. It
// gives those that were posted, and the accounts, to be told and grown by.
func (s *Poster) Post(ctx context.Context, lines []*Line) (posted []*Line, accounts []*ledger.Account, err error) {
	if err := s.PassKnown(ctx, lines); err != nil {
		return nil, nil, err
	}
	done, err := s.reconcile(ctx, lines)
	if err != nil {
		return nil, nil, err
	}
	taken, accounts, err := s.payments.Take(ctx, foundIn(lines))
	if err != nil {
		return nil, nil, err
	}
	posted = slices.Concat(done, s.mark(ctx, lines, taken))
	return posted, accounts, s.Settle(ctx, lines)
}

// PassKnown marks lines that another file has posted since.
func (s *Poster) PassKnown(ctx context.Context, lines []*Line) error {
	prints := make([]string, len(lines))
	for i, l := range lines {
		prints[i] = l.Fingerprint
	}
	known, err := s.Posted(ctx, prints)
	for _, l := range lines {
		if known[l.Fingerprint] {
			l.Status, l.DebtorID, l.PaymentID, l.Certainty = Known, "", "", 0
		}
	}
	return err
}

// reconcile settles lines whose payment a till has taken already.
func (s *Poster) reconcile(ctx context.Context, lines []*Line) (posted []*Line, err error) {
	byLine := map[string]string{}
	for _, l := range lines {
		if l.Status == Waiting && l.PaymentID != "" {
			byLine[l.ID] = l.PaymentID
		}
	}
	there, err := s.payments.Reconcile(ctx, byLine)
	for _, l := range lines {
		switch {
		case byLine[l.ID] == "":
		case there[l.ID]:
			s.close(ctx, l)
			posted = append(posted, l)
		default:
			l.Fault, l.PaymentID, l.Certainty, l.DebtorID = statement.Gone, "", 0, ""
		}
	}
	return posted, err
}

// foundIn is the money of lines that are to be posted.
func foundIn(lines []*Line) (found []payment.Found) {
	for _, l := range lines {
		if l.Status == Waiting && l.DebtorID != "" && l.Fault != statement.Gone {
			found = append(found, payment.Found{LineID: l.ID, DebtorID: l.DebtorID, Amount: l.Amount, Currency: l.Currency, PaidOn: l.Day, ExternalRef: refOf(l)})
		}
	}
	return found
}

// refOf is as much of the bank's number as a payment keeps.
func refOf(l *Line) string {
	ref := []rune(l.Reference)
	return string(ref[:min(len(ref), 120)])
}

// mark says of lines what became of them.
func (s *Poster) mark(ctx context.Context, lines []*Line, taken []payment.Taken) (posted []*Line) {
	of := map[string]payment.Taken{}
	for _, t := range taken {
		of[t.LineID] = t
	}
	for _, l := range lines {
		t, was := of[l.ID]
		switch {
		case !was:
		case t.Refused != nil:
			l.Fault, l.Certainty, l.DebtorID, l.refusal = statement.Refused, 0, "", t.Refused
		case t.Payment == nil:
			l.Fault, l.Certainty, l.DebtorID = statement.NothingOwed, 0, ""
		default:
			s.close(ctx, l)
			l.PaymentID, l.LeftOver = t.Payment.ID, t.Over
			posted = append(posted, l)
		}
	}
	return posted
}

func (s *Poster) close(ctx context.Context, l *Line) {
	now := s.clock.Now().UTC()
	l.Status, l.Fault, l.DecidedBy, l.DecidedAt = Posted, "", principal.Must(ctx).UserID, &now
}
