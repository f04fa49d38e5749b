package contacts

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/portfolios"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// sent is the disposition of a message that went out, with which every company begins.
const sent = "sent"

// Came says what came of the contact of a message: it went out, or came to nothing. The contact of a debtor who has written goes on, whatever
// becomes of one answer, unless this one was put off and nobody goes on with it: its end is told by whoever answers, or by Close.
func (b *Book) Came(ctx context.Context, id string, out, putOff bool) error {
	got, err := b.client.ContactsGetWithResponse(itself(ctx), id)
	if err != nil {
		return settled(err)
	}
	switch c := got.JSON200.Data; {
	case c.Direction == portfolios.Inbound && !putOff:
		return nil
	case c.Direction == portfolios.Inbound:
		return settled(b.end(ctx, id, sent))
	case !out:
		return settled(b.Release(ctx, id))
	case c.Status == portfolios.ContactStatusReserved:
		if err := settled(b.Start(ctx, id)); err != nil {
			return err
		}
	}
	return settled(b.end(ctx, id, sent))
}

// Close ends the contact of a debtor who has written, with whom nobody goes on. Where somebody has said how it ended, that stays.
func (b *Book) Close(ctx context.Context, id string) error { return settled(b.end(ctx, id, sent)) }

// Abandon gives back a contact that came to nothing: a reservation, or one that was begun for a message that was not written.
func (b *Book) Abandon(ctx context.Context, id string) error {
	err := b.Release(ctx, id)
	if errs.KindOf(err) == errs.Conflict {
		return b.Close(ctx, id)
	}
	return err
}

// Continues tells whether the contact of a debtor who has written still goes on with somebody; with a program for an empty userID.
func (b *Book) Continues(ctx context.Context, id, userID string) (bool, error) {
	got, err := b.client.ContactsGetWithResponse(itself(ctx), id)
	if err != nil {
		return false, settled(err)
	}
	c := got.JSON200.Data
	return c.Direction == portfolios.Inbound && c.Status == portfolios.ContactStatusOpen && c.UserId == userID, nil
}

// end ends a contact by the code of a disposition; of a company that has given the code up, by the first that says nothing of the debtor.
func (b *Book) end(ctx context.Context, id, code string) error {
	all, err := b.client.DispositionsListWithResponse(itself(ctx))
	if err != nil {
		return err
	}
	ending := slices.DeleteFunc(all.JSON200.Data, func(d portfolios.Disposition) bool {
		return d.Group || d.Retired || d.Code != code && (d.Reach != portfolios.DispositionReachNone || len(d.Requires)+len(d.Channels) > 0)
	})
	if len(ending) == 0 {
		return nil
	}
	how := ending[max(0, slices.IndexFunc(ending, func(d portfolios.Disposition) bool { return d.Code == code }))]
	_, err = b.client.ContactsEndWithResponse(itself(ctx), id, portfolios.ContactNewOutcome{DispositionId: how.Id})
	return err
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
	if Removed(err) && debtorID != "" {
		return b.OptOut(ctx, "", address, source)
	}
	return err
}

// OptIn takes an opt-out of a number or mailbox, and of a debtor, back.
func (b *Book) OptIn(ctx context.Context, address, debtorID string) error {
	_, err := b.client.ContactsOptOutWithdrawWithResponse(itself(ctx), portfolios.ConsentWithdrawal{Address: given(reachable(address)), DebtorId: given(debtorID)})
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
