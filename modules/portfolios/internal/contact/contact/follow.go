package contact

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/belief"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/disposition"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// follow has the number, what is believed of it and the debtor follow an outcome.
func (s *Service) follow(ctx context.Context, c Contact, d debtor.Debtor, how disposition.Disposition) error {
	if c.Number != "" {
		if err := s.learn(ctx, c, d, how); err != nil {
			return err
		}
	}
	if how.PhoneStatus != "" && c.Number != "" {
		if err := s.found(ctx, c, d, phone.Status(how.PhoneStatus)); err != nil {
			return err
		}
	}
	if err := s.debtors.SetTried(ctx, d.ID, tried(c, d, how)); err != nil {
		return err
	}
	return s.mark(ctx, d, how)
}

// tried is what the debtor's row tells of a contact: with when to try again, as often as the outcome says since the debtor was reached.
func tried(c Contact, d debtor.Debtor, how disposition.Disposition) debtor.Tried {
	t := debtor.Tried{At: c.At, Reach: c.Reach, Right: how.Reach == disposition.RightParty, Tries: d.Tries + 1}
	if c.EndedAt != nil {
		t.At = *c.EndedAt
	}
	if t.Right {
		t.Tries = 0
		return t
	}
	if wait, again := how.Retry(t.Tries); again {
		at := t.At.Add(wait)
		t.RetryAt = &at
	}
	return t
}

// learn has what is believed of the number follow: of the person, in whatever portfolio.
func (s *Service) learn(ctx context.Context, c Contact, d debtor.Debtor, how disposition.Disposition) error {
	phones, err := s.phones.Plain(ctx, d.ID)
	if err != nil {
		return err
	}
	label := string(phone.Own)
	if at := slices.IndexFunc(phones, func(p phone.Phone) bool { return p.ID == c.PhoneID }); at >= 0 {
		label = string(phones[at].Label)
	}
	zone, err := civil.ZoneOr(d.Timezone, time.UTC)
	if err != nil {
		zone = time.UTC // of which hours are good; no rule goes by it, and a contact must come to its end
	}
	wrong := slices.Contains([]phone.Status{phone.WrongParty, phone.Disconnected, phone.OutOfService}, phone.Status(how.PhoneStatus))
	return s.beliefs.Change(ctx, belief.New(c.Person, c.Number, label, c.At), func(b *belief.Belief) {
		b.Learn(label, string(how.Reach), wrong, c.At, zone)
	})
}

// found writes what was found out about the number: that it is dead, wherever anybody has it; whose it is, wherever this person has it.
func (s *Service) found(ctx context.Context, c Contact, d debtor.Debtor, status phone.Status) error {
	if status == phone.Disconnected || status == phone.OutOfService {
		return s.phones.Found(ctx, c.Number, status)
	}
	same, err := s.debtors.SamePerson(ctx, d)
	if err != nil {
		return err
	}
	return s.phones.Found(ctx, c.Number, status, same...)
}

// flag puts a flag on the debtor; the same person is looked at again in other portfolios.
func (s *Service) flag(ctx context.Context, d debtor.Debtor, flag debtor.Flag) error {
	if err := s.debtors.SetFlags(ctx, d.ID, append(slices.Clone(d.Flags), flag)); err != nil {
		return err
	}
	same, err := s.debtors.SamePerson(ctx, d)
	if err != nil {
		return err
	}
	return s.debtors.Changed(ctx, same...)
}

// mark puts the flag on the debtor that the outcome calls for, and has the work on a new one begin.
func (s *Service) mark(ctx context.Context, d debtor.Debtor, how disposition.Disposition) error {
	flag := debtor.Flag(how.DebtorFlag)
	if flag != "" && !slices.Contains(d.Flags, flag) {
		if err := s.flag(ctx, d, flag); err != nil {
			return err
		}
	}
	if d.Status == debtor.New {
		return s.debtors.SetStatus(ctx, d.ID, debtor.InProgress)
	}
	return nil
}
