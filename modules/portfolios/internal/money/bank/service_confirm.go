package bank

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/line"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Confirm posts a line as a payment of the debtor who is chosen beforehand, or of another. It fails with ErrNotFound, ErrState,
// line.ErrNotFound, and as line.Line.Choose and line.Line.Refusal do.
func (s *Service) Confirm(ctx context.Context, id string, number int64, debtorID string) (line.Line, error) {
	f, l, err := s.hold(ctx, id, number)
	if err != nil {
		return l, err
	}
	if err := l.Choose(debtorID); err != nil {
		return l, err
	}
	if err := s.post(ctx, f, []*line.Line{&l}); err != nil {
		return l, err
	}
	return l, l.Refusal()
}

// Skip leaves a line out, for a reason. It fails with ErrNotFound, line.ErrNotFound, ErrState and line.ErrState.
func (s *Service) Skip(ctx context.Context, id string, number int64, reason string) (line.Line, error) {
	return s.turn(ctx, id, number, line.Skipped, reason)
}

// Restore has a skipped line wait again. It fails as Skip does.
func (s *Service) Restore(ctx context.Context, id string, number int64) (line.Line, error) {
	return s.turn(ctx, id, number, line.Waiting, "")
}

func (s *Service) turn(ctx context.Context, id string, number int64, to line.State, reason string) (line.Line, error) {
	f, l, err := s.hold(ctx, id, number)
	if err != nil {
		return l, err
	}
	if err := l.Decide(to, principal.Must(ctx).UserID, s.clock.Now().UTC()); err != nil {
		return l, err
	}
	l.Reason = reason
	if err := s.lines.Settle(ctx, []*line.Line{&l}); err != nil {
		return l, err
	}
	what := map[line.State]string{line.Skipped: "line_skipped", line.Waiting: "line_restored"}[to]
	return l, s.wrote(ctx, what, &f, map[string]any{"line": number, "reason": reason})
}

// hold is a line of a file that stands open, held against everybody else.
func (s *Service) hold(ctx context.Context, id string, number int64) (File, line.Line, error) {
	f, err := storage.One[File](ctx, s.db, storage.ByID(id))
	if err != nil {
		return f, line.Line{}, err
	}
	if f.Status != Ready && f.Status != Posting {
		return f, line.Line{}, ErrState.WithParam("from", f.Status).WithParam("to", line.Posted)
	}
	l, err := s.lines.Hold(ctx, id, number)
	return f, l, err
}

// post posts held lines, all in the transaction of ctx, and tells of it.
func (s *Service) post(ctx context.Context, f File, lines []*line.Line) error {
	posted, accounts, err := s.lines.Post(ctx, lines)
	if err != nil || len(posted) == 0 {
		return err
	}
	if err := s.tell(ctx, f, posted, accounts); err != nil {
		return err
	}
	return s.lines.Grow(ctx, accounts)
}

// told is how many movements, and payments, one line of the record holds: as many as fit.
const told = 200

// tell records a batch in as few lines as hold every movement, and has other modules read the debtors again.
func (s *Service) tell(ctx context.Context, f File, posted []*line.Line, accounts []*ledger.Account) error {
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
