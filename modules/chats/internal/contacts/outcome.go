package contacts

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/portfolios"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// sent is the disposition of a message that went out, with which every company begins.
const sent = "sent"

// Came says what came of the contact of a message: it went out, or came to nothing. The contact of a debtor who has written goes on, whatever
// becomes of one answer; its end is told by whoever answers.
func (b *Book) Came(ctx context.Context, id string, out bool) error {
	got, err := b.client.ContactsGetWithResponse(itself(ctx), id)
	if err != nil {
		return settled(err)
	}
	switch c := got.JSON200.Data; {
	case c.Direction == portfolios.Inbound:
		return nil
	case !out:
		return settled(b.Release(ctx, id))
	case c.Status == portfolios.ContactStatusReserved:
		if err := settled(b.Start(ctx, id)); err != nil {
			return err
		}
	}
	return settled(b.end(ctx, id, sent))
}

// end ends a contact by the code of a disposition; of a company that has given the code up, the contact stays as it is.
func (b *Book) end(ctx context.Context, id, code string) error {
	all, err := b.client.DispositionsListWithResponse(itself(ctx))
	if err != nil {
		return err
	}
	for _, d := range all.JSON200.Data {
		if d.Code == code && !d.Group && !d.Retired {
			_, err := b.client.ContactsEndWithResponse(itself(ctx), id, portfolios.ContactNewOutcome{DispositionId: d.Id})
			return err
		}
	}
	return nil
}

// settled takes what cannot be said any more for said: the contact has lapsed, or has ended by other means.
func settled(err error) error {
	if kind := errs.KindOf(err); err != nil && (kind == errs.Conflict || kind == errs.NotFound) {
		return nil
	}
	return err
}

// Consent notes that a debtor agreed to be written to by a channel, and where that can be shown; once.
func (b *Book) Consent(ctx context.Context, debtorID string, kind channel.Kind, source string, on time.Time) error {
	day := on.UTC().Format(time.DateOnly)
	_, err := b.client.ContactsConsentWithResponse(itself(ctx), portfolios.ConsentNewConsent{
		DebtorId: debtorID, Channel: portfolios.ConsentNewConsentChannel(channels[kind]), Source: source, GivenOn: &day,
	})
	return settled(err)
}

// OptOut notes where the contact rules read it that somebody asked not to be contacted: of a debtor, where one is known, and of a number or
// mailbox, where the channel knows one.
func (b *Book) OptOut(ctx context.Context, debtorID, address, source string) error {
	_, err := b.client.ContactsOptOutWithResponse(itself(ctx), portfolios.ConsentNewOptOut{DebtorId: given(debtorID), Address: given(reachable(address)), Source: source})
	if Removed(err) {
		return nil
	}
	return err
}

// OptIn takes an opt-out of a number or mailbox back.
func (b *Book) OptIn(ctx context.Context, address string) error {
	if reachable(address) == "" {
		return nil
	}
	_, err := b.client.ContactsOptOutWithdrawWithResponse(itself(ctx), portfolios.ConsentWithdrawal{Address: address})
	return err
}

// reachable is an address that leads to a debtor; empty for one that does not.
func reachable(address string) string {
	if Leads(address) {
		return address
	}
	return ""
}

// StopAll takes back every consent of a debtor that was given before they asked for it.
func (b *Book) StopAll(ctx context.Context, debtorID string) error {
	got, err := b.client.ContactsConsentsWithResponse(itself(ctx), &portfolios.ContactsConsentsParams{DebtorId: debtorID})
	if err != nil {
		return settled(err)
	}
	for _, c := range got.JSON200.Data {
		if c.RevokedAt != nil {
			continue
		}
		if _, err := b.client.ContactsConsentRevokeWithResponse(itself(ctx), c.Id); settled(err) != nil {
			return err
		}
	}
	return nil
}
