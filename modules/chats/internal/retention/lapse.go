package retention

import "context"

// lapse resolves the conversations in which nobody has said a word for as long as the company waits, so that they do not lie open, and are
// kept, for ever.
func (s *Service) lapse(ctx context.Context) error {
	days := s.Phrases.Chosen(ctx).ResolvesDays
	if days == 0 {
		return nil
	}
	now := s.Clock.Now()
	since := now.AddDate(0, 0, -days)
	for {
		ids, err := s.Conversations.Silent(ctx, since, now, batch)
		if err != nil || len(ids) == 0 {
			return err
		}
		for _, id := range ids {
			err := s.DB.Within(ctx, func(ctx context.Context) error {
				c, lapsed, err := s.Conversations.Lapse(ctx, id, since)
				if err != nil || !lapsed {
					return err
				}
				return s.Outgoing.Happened(ctx, c, "lapsed", map[string]any{"days": days})
			})
			if err != nil {
				return err
			}
		}
	}
}
