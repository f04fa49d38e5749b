package talk

import "context"

// Spent is what a talk has cost beside a model that reads: on hearing and speaking.
type Spent struct {
	Micros   int64 // millionths of a US dollar
	Unpriced int64 // answers whose price is not known
}

// pay counts what was spent into the turn and the talk.
func (w *work) pay(s Spent) {
	w.micros, w.unpriced = w.micros+s.Micros, w.unpriced+s.Unpriced
	w.talk.CostMicros += s.Micros
	if s.Micros > 0 {
		w.costs()
	}
}

// costs notes with the turn what is known of its cost.
func (w *work) costs() {
	sum := w.micros
	w.turn.CostMicros = &sum
}

// Spend counts what was spent after the last turn of a talk into that turn, the talk and the company's budget.
func (s *Service) Spend(ctx context.Context, talkID string, spent Spent) error {
	if spent == (Spent{}) {
		return nil
	}
	return s.db.Within(ctx, func(ctx context.Context) error {
		t, err := s.store.Get(ctx, talkID)
		if err != nil {
			return err
		}
		if err := s.store.pay(ctx, t, spent.Micros); err != nil {
			return err
		}
		return s.holds.Limits.Add(ctx, t.AgentID, spent.Micros, spent.Unpriced)
	})
}

// IsSpent tells whether the company's budget is: no provider is asked any more.
func (s *Service) IsSpent(ctx context.Context) (bool, error) {
	allowed, err := s.holds.Limits.Allowed(ctx)
	return allowed.IsSpent, err
}
