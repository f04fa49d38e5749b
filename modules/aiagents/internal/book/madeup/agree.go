package madeup

import (
	"context"
	"strconv"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Debt is what is owed.
func (b *Book) Debt(_ context.Context, debtorID string) (d book.Debt, err error) {
	err = b.at(debtorID, func() error {
		d = b.file.Debt
		return nil
	})
	return d, err
}

// Offers are those of the file, signed.
func (b *Book) Offers(_ context.Context, debtorID, _ string) (all []book.Offer, err error) {
	err = b.at(debtorID, func() error {
		for _, o := range b.file.Offers {
			o.Signed = signature(o)
			all = append(all, o)
		}
		return nil
	})
	return all, err
}

// signature stands for the product's own: terms that were altered do not have it.
func signature(o book.Offer) string {
	return "made-up:" + o.ID + ":" + strconv.FormatInt(o.Total, 36) + ":" + strconv.Itoa(o.Instalments) + ":" + string(o.FirstOn)
}

// Accept agrees to an offer that bears its signature: to what was signed, whatever else is said of it.
func (b *Book) Accept(_ context.Context, debtorID string, o book.Offer, _ book.Evidence, key string) (book.Agreed, error) {
	for _, own := range b.file.Offers {
		if o.Signed == signature(own) {
			return b.agree(debtorID, Did{What: "accepted", OfferID: own.ID, Amount: own.Total, Key: key}, func() error {
				if !own.Expires.After(b.now()) {
					return book.ErrGone
				}
				return nil
			})
		}
	}
	return book.Agreed{}, book.ErrGone
}

// Promise takes a promise of what is owed, or less.
func (b *Book) Promise(_ context.Context, debtorID string, p book.Promise, _ book.Evidence, key string) (book.Agreed, error) {
	return b.agree(debtorID, Did{What: "promised", Amount: p.Amount, On: string(p.On), Key: key}, func() error {
		if p.Amount <= 0 || p.Amount > b.file.Debt.Owed {
			return book.ErrBeyond
		}
		return nil
	})
}

// Callback notes when they are called again.
func (b *Book) Callback(_ context.Context, debtorID string, at time.Time, _ book.Evidence, key string) error {
	_, err := b.agree(debtorID, Did{What: "callback", On: at.UTC().Format(time.RFC3339), Key: key}, nothing)
	return err
}

// Flag puts a flag.
func (b *Book) Flag(_ context.Context, debtorID string, flag book.Flag, _ book.Evidence, key string) error {
	_, err := b.agree(debtorID, Did{What: "flagged", Flag: string(flag), Key: key}, nothing)
	return err
}

// ErrOtherTerms refuses a key that something else was done under.
var ErrOtherTerms = errs.New(errs.Conflict, "aiagents.other_terms")

func nothing() error { return nil }

// agree does something once for each key.
func (b *Book) agree(debtorID string, did Did, may func() error) (made book.Agreed, err error) {
	err = b.at(debtorID, func() error {
		for i, before := range b.did {
			if before.Key == did.Key && before != did {
				return ErrOtherTerms
			}
			if before.Key == did.Key {
				made.ID = "made-up-" + strconv.Itoa(i)
				return nil
			}
		}
		if err := may(); err != nil {
			return err
		}
		made.ID = "made-up-" + strconv.Itoa(len(b.did))
		b.did = append(b.did, did)
		return nil
	})
	return made, err
}
