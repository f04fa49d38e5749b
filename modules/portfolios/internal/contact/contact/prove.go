package contact

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/disposition"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/proof"
)

// prove writes into the debtor's ledger what happened to a contact.
func (s *Service) prove(ctx context.Context, what proof.What, c Contact) error {
	return s.ledger.Append(ctx, c.fact(what, s))
}

// proveEnd writes into it how a contact ended, or how it ended after all.
func (s *Service) proveEnd(ctx context.Context, what proof.What, c Contact, how disposition.Disposition) error {
	f := c.fact(what, s)
	f.Outcome = &proof.Outcome{
		DispositionID: c.DispositionID, Labels: how.Labels, Reach: c.Reach, EndedAt: c.EndedAt, DueAt: c.DueAt, Amount: c.Amount, Currency: c.Currency, Note: c.Note,
	}
	return s.ledger.Append(ctx, f)
}

func (c Contact) fact(what proof.What, s *Service) proof.Fact {
	return proof.Fact{
		DebtorID: c.DebtorID, WrittenAt: s.clock.Now().UTC(), What: what, ContactID: c.ID, At: c.At.UTC(), ExpiresAt: c.ExpiresAt, Direction: string(c.Direction),
		Channel: c.Channel, Maker: c.Maker, Origin: string(c.Origin), UserID: c.UserID, EventID: c.EventID, Number: c.Number, DebtIDs: c.DebtIDs,
		Decision: c.Decision, OverrideID: c.OverrideID,
	}
}

// proved is what the ledger calls the state that a contact begins with or is moved to.
func (c Contact) proved() proof.What {
	switch {
	case c.Status == Blocked:
		return proof.Blocked
	case c.Status == Open:
		return proof.Started
	case c.Status == Released:
		return proof.Released
	case c.OverrideID != "":
		return proof.Overridden
	}
	return proof.Reserved
}
