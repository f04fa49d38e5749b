package bank

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Confirm posts a line as a payment of the debtor who is chosen beforehand, or of another. It fails with ErrNotFound, ErrLine,
// ErrState, ErrLineState, ErrNoDebtor, ErrNothing, ErrLineKnown and ErrReconciled.
func (s *Service) Confirm(ctx context.Context, id string, number int64, debtorID string) (Line, error) {
	f, l, err := s.hold(ctx, id, number)
	if err != nil {
		return l, err
	}
	if l.Status != Waiting {
		return l, ErrLineState.WithParam("from", l.Status).WithParam("to", Posted)
	}
	if debtorID != "" && debtorID != l.DebtorID {
		l.DebtorID, l.PaymentID, l.Certainty = debtorID, paymentOf(&l, debtorID), 0
	}
	if l.DebtorID == "" {
		return l, ErrNoDebtor.WithField("body.debtor_id", ErrNoDebtor.Code)
	}
	if err := s.post(ctx, f, []*Line{&l}); err != nil {
		return l, err
	}
	switch {
	case l.Status == Known:
		return l, ErrLineKnown
	case l.Fault == NothingOwed:
		return l, ErrNothing
	case l.Fault == Gone:
		return l, ErrReconciled
	}
	return l, nil
}

// paymentOf is the payment that a proposed debtor's till has taken.
func paymentOf(l *Line, debtorID string) string {
	for _, p := range l.Proposals {
		if p.DebtorID == debtorID {
			return p.PaymentID
		}
	}
	return ""
}

// Skip leaves a line out, for a reason. It fails with ErrNotFound, ErrLine, ErrState and ErrLineState.
func (s *Service) Skip(ctx context.Context, id string, number int64, reason string) (Line, error) {
	return s.turn(ctx, id, number, Skipped, reason)
}

// Restore has a skipped line wait again. It fails as Skip does.
func (s *Service) Restore(ctx context.Context, id string, number int64) (Line, error) {
	return s.turn(ctx, id, number, Waiting, "")
}

func (s *Service) turn(ctx context.Context, id string, number int64, to State, reason string) (Line, error) {
	f, l, err := s.hold(ctx, id, number)
	if err != nil {
		return l, err
	}
	if err := l.decide(to, principal.Must(ctx).UserID, s.clock.Now().UTC()); err != nil {
		return l, err
	}
	l.Reason = reason
	if err := s.Settle(ctx, []*Line{&l}); err != nil {
		return l, err
	}
	what := map[State]string{Skipped: "line_skipped", Waiting: "line_restored"}[to]
	return l, s.wrote(ctx, what, &f, map[string]any{"line": number, "reason": reason})
}

// hold is a line of a file that stands open, held against everybody else.
func (s *Service) hold(ctx context.Context, id string, number int64) (File, Line, error) {
	f, err := storage.One[File](ctx, s.db, storage.ByID(id))
	if err != nil {
		return f, Line{}, err
	}
	if f.Status != Ready && f.Status != Posting {
		return f, Line{}, ErrState.WithParam("from", f.Status).WithParam("to", Posted)
	}
	l, err := s.HoldLine(ctx, id, number)
	return f, l, err
}

// post posts held lines with their debtors, all in the transaction of ctx: each becomes one payment, or confirms one that a till has
// taken. Lines of which nothing can be posted say why, and wait without a choice; those that another file has posted are known.
func (s *Service) post(ctx context.Context, f File, lines []*Line) error {
	if err := s.passKnown(ctx, lines); err != nil {
		return err
	}
	done, err := s.reconcile(ctx, lines)
	if err != nil {
		return err
	}
	taken, accounts, err := s.payments.Take(ctx, foundIn(lines))
	if err != nil {
		return err
	}
	posted := slices.Concat(done, s.mark(ctx, lines, taken))
	if err := s.Settle(ctx, lines); err != nil || len(posted) == 0 {
		return err
	}
	if err := s.tell(ctx, f, posted, accounts); err != nil {
		return err
	}
	return s.payments.Grow(ctx, accounts)
}

// passKnown marks lines that another file has posted since.
func (s *Service) passKnown(ctx context.Context, lines []*Line) error {
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
func (s *Service) reconcile(ctx context.Context, lines []*Line) (posted []*Line, err error) {
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
			l.Fault, l.PaymentID, l.Certainty, l.DebtorID = Gone, "", 0, ""
		}
	}
	return posted, err
}

// foundIn is the money of lines that are to be posted.
func foundIn(lines []*Line) (found []payment.Found) {
	for _, l := range lines {
		if l.Status == Waiting && l.DebtorID != "" && l.Fault != Gone {
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
func (s *Service) mark(ctx context.Context, lines []*Line, taken []payment.Taken) (posted []*Line) {
	of := map[string]payment.Taken{}
	for _, t := range taken {
		of[t.LineID] = t
	}
	for _, l := range lines {
		t, was := of[l.ID]
		switch {
		case !was:
		case t.Payment.ID == "":
			l.Fault, l.Certainty, l.DebtorID = NothingOwed, 0, ""
		default:
			s.close(ctx, l)
			l.PaymentID, l.LeftOver = t.Payment.ID, t.Over
			posted = append(posted, l)
		}
	}
	return posted
}

func (s *Service) close(ctx context.Context, l *Line) {
	now := s.clock.Now().UTC()
	l.Status, l.Fault, l.DecidedBy, l.DecidedAt = Posted, "", principal.Must(ctx).UserID, &now
}

// told is how many movements, and payments, one line of the record holds: as many as fit.
const told = 200

// tell records a batch in as few lines as hold every movement, and has other modules read the debtors again.
func (s *Service) tell(ctx context.Context, f File, posted []*Line, accounts []*ledger.Account) error {
	moved, ids, payments := []ledger.Told{}, []string{}, make([]string, len(posted))
	for _, a := range accounts {
		if len(a.Posted()) > 0 {
			moved, ids = append(moved, a.Told()...), append(ids, a.Debtor.ID)
		}
	}
	for i, l := range posted {
		payments[i] = l.PaymentID
	}
	for len(moved) > 0 || len(payments) > 0 {
		some, of := moved[:min(told, len(moved))], payments[:min(told, len(payments))]
		moved, payments = moved[len(some):], payments[len(of):]
		if err := s.wrote(ctx, "posted", &f, map[string]any{"posted": len(of), "payments": of, "movements": some}); err != nil {
			return err
		}
	}
	if len(ids) == 0 {
		return nil
	}
	return s.record.Write(ctx, debtor.Changed(ids))
}
