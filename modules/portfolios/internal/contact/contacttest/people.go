package contacttest

import (
	"context"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// atOnce is how many are planted in one transaction.
const atOnce = 10_000

// People plants many debtors in Uruguay who owe, each with a mobile of their own, and gives their ids; the queue does not hear of them.
func (d *Desk) People(b testing.TB, rows int) (ids []string) {
	d.Debtors.Watch(nil)
	for from := 0; from < rows; from += atOnce {
		debtors, phones := make([]*debtor.Debtor, 0, atOnce), make([]*phone.Phone, 0, atOnce)
		for n := from; n < min(from+atOnce, rows); n++ {
			who, number := d.person(n)
			debtors, phones, ids = append(debtors, who), append(phones, number), append(ids, who.ID)
		}
		require.NoError(b, d.Try(func(ctx context.Context) error {
			if err := d.Debtors.InsertBulk(ctx, debtors); err != nil {
				return err
			}
			return d.phones(ctx, phones)
		}))
	}
	require.NoError(b, d.DB.Refresh(d.Ctx))
	return ids
}

func (d *Desk) person(n int) (*debtor.Debtor, *phone.Phone) {
	id, e164, now := storage.NewID(), fmt.Sprintf("+5989%07d", n), d.Clock.Now()
	who := &debtor.Debtor{
		Row: storage.Row{TenantID: "acme", ID: id, Version: 1, CreatedAt: now, UpdatedAt: now}, PortfolioID: "UY", DedupeKey: id, Name: id, NameKey: id, Currency: "UYU",
		Status: debtor.New, Balance: int64(n + 1), Emails: []string{}, Flags: []debtor.Flag{},
	}
	return who, &phone.Phone{
		Row: storage.Row{ID: storage.NewID(), Version: 1, CreatedAt: now, UpdatedAt: now}, DebtorID: id, E164: e164, Country: "UY", Line: phonenumber.Mobile, Label: phone.Own,
		Status: phone.Unverified,
	}
}

func (d *Desk) phones(ctx context.Context, all []*phone.Phone) error {
	return d.DB.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := d.DB.Bulk(ctx, tx, "phones", phone.BulkColumns(), func(yield func([]any) bool) {
			for _, p := range all {
				if !yield(p.BulkValues()) {
					return
				}
			}
		})
		return err
	})
}
