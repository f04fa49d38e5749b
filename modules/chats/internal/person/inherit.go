package person

import "context"

// Inherit has somebody who is found to be a debtor's be held to what the debtor asked for elsewhere: that nobody writes to them.
func (s *Store) Inherit(ctx context.Context, p *Person) error {
	if p.DebtorID == "" || p.StoppedAt != nil {
		return nil
	}
	others, err := s.OfDebtor(ctx, p.DebtorID)
	for _, other := range others {
		if other.ID != p.ID && other.StoppedAt != nil {
			p.StoppedAt = other.StoppedAt
		}
	}
	return err
}
