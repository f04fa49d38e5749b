package debtor

import "context"

// Watcher is told which debtors have changed, in the transaction in which they do.
type Watcher interface {
	Mark(ctx context.Context, debtorIDs ...string) error
	MarkAll(ctx context.Context, portfolioIDs ...string) error
}

// Watch has w told of changes from now on. It is called before there are any.
func (s *Store) Watch(w Watcher) { s.watcher = w }

// Changed has whoever watches look at debtors again: what is made of them has changed.
func (s *Store) Changed(ctx context.Context, ids ...string) error {
	if s.watcher == nil {
		return nil
	}
	return s.watcher.Mark(ctx, ids...)
}

// Counter is told when debtors are given to somebody else, and when many of a portfolio have changed, in the transaction in which they are.
type Counter interface {
	Assigned(ctx context.Context) error
	MarkAll(ctx context.Context, portfolioIDs ...string) error
}

// Count has c told from now on. It is called before there are any debtors.
func (s *Store) Count(c Counter) { s.counter = c }

// assigned has whoever counts the debtors by person do so again.
func (s *Store) assigned(ctx context.Context) error {
	if s.counter == nil {
		return nil
	}
	return s.counter.Assigned(ctx)
}

// ChangedAll has whoever watches look at all debtors of portfolios again: many have changed, or what is made of them.
func (s *Store) ChangedAll(ctx context.Context, portfolioIDs ...string) error {
	if s.counter != nil {
		if err := s.counter.MarkAll(ctx, portfolioIDs...); err != nil {
			return err
		}
	}
	if s.watcher == nil {
		return nil
	}
	return s.watcher.MarkAll(ctx, portfolioIDs...)
}

func idsOf(debtors []Debtor) []string {
	ids := make([]string, len(debtors))
	for i, d := range debtors {
		ids[i] = d.ID
	}
	return ids
}
