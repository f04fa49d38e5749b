package contact

import (
	"context"
)

// recheck asks the rules anew about an outbound contact that was reserved a while ago: do-not-call, an opt-out or closing time may have
// come since. What an override allows beside one rule stays allowed beside that rule alone. It fails with ErrRefused, which says the rule
// and from when on the contact may be made, and with ErrPhone where the number is gone.
func (s *Service) recheck(ctx context.Context, c Contact) error {
	if c.Direction == Inbound {
		return nil
	}
	d, err := s.debtors.Any(ctx, c.DebtorID)
	if err != nil {
		return err
	}
	f, err := s.facts.Of(ctx, d)
	if err != nil {
		return err
	}
	to, known := f.Phone(c.PhoneID)
	if c.PhoneID != "" && (!known || to.E164 != c.Number) {
		return ErrPhone
	}
	c.At = s.clock.Now()
	now, err := s.Decide(ctx, f, c, to)
	if err != nil || now.Allowed {
		return err
	}
	return ErrRefused.WithParam("rule", now.RuleID).WithParam("until", now.Until)
}
