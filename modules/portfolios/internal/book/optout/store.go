// Package optout keeps the numbers and mailboxes at which somebody asked not to be contacted, for the whole company: whoever has one of them, in
// whatever portfolio, by whatever spelling, and whoever gets it later.
package optout

import (
	"context"
	"strings"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// OptOut is that nobody is to be contacted at an address.
type OptOut struct {
	TenantID  string    `json:"-" gorm:"primaryKey"`
	Address   string    `json:"-" gorm:"primaryKey"` // E.164 in its canonical form, or a mailbox in small letters
	DebtorID  string    `json:"-"`                   // who asked for it; empty for nobody known
	Source    string    `json:"-"`                   // where it can be shown
	Ceased    bool      `json:"-"`                   // the debtor's wish not to be contacted at all came with it
	CreatedAt time.Time `json:"-"`
	CreatedBy string    `json:"-"`
}

// TableName is the table of opt-outs.
func (OptOut) TableName() string { return "opt_outs" }

// Store keeps opt-outs. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// IsNumber reports whether an address is a telephone number.
func IsNumber(address string) bool {
	return address != "" && !strings.Contains(address, "@") && !strings.HasPrefix(address, ofDebtor)
}

// AddressOf is the one form of a number or a mailbox, as opt-outs are kept.
func AddressOf(text string) string {
	if strings.HasPrefix(text, ofDebtor) {
		return text
	}
	if strings.Contains(text, "@") {
		return strings.ToLower(strings.TrimSpace(text))
	}
	return phonenumber.Canonical(text)
}

// spellings are the addresses by which one is known.
func spellings(address string) []string {
	if strings.Contains(address, "@") || strings.HasPrefix(address, ofDebtor) {
		return []string{AddressOf(address)}
	}
	return phonenumber.Spellings(address)
}

// Add keeps an opt-out. Of one that is there it learns who asked, and that their wish came with it.
func (s *Store) Add(ctx context.Context, o OptOut) error {
	o.Address, o.CreatedAt, o.CreatedBy = AddressOf(o.Address), s.db.Clock().Now().UTC(), principal.Must(ctx).UserID
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		there := clause.OnConflict{DoNothing: true}
		if o.Ceased {
			there = clause.OnConflict{Columns: []clause.Column{{Name: "tenant_id"}, {Name: "address"}}, DoUpdates: clause.AssignmentColumns([]string{"debtor_id", "ceased"})}
		}
		return tx.Clauses(there).Create(&o).Error
	})
}

// Of a debtor who has no address by which they asked, the opt-out is kept under this.
const ofDebtor = "debtor:"

// DebtorAddress stands for a debtor where they asked by a channel that knows no number or mailbox.
func DebtorAddress(debtorID string) string { return ofDebtor + debtorID }

// Lift forgets the opt-outs of an address and gives them.
func (s *Store) Lift(ctx context.Context, address string) (lifted []OptOut, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := func() *gorm.DB { return tx.Where("address IN ?", spellings(address)) }
		if err := of().Find(&lifted).Error; err != nil || len(lifted) == 0 {
			return err
		}
		return of().Delete(&OptOut{}).Error
	})
	return lifted, err
}

// Of tells of some addresses, as they are spelled there, which are opted out.
func (s *Store) Of(ctx context.Context, addresses []string) (map[string]bool, error) {
	out, asked := map[string]bool{}, map[string][]string{}
	var all []string
	for _, address := range addresses {
		for _, spelled := range spellings(address) {
			asked[spelled] = append(asked[spelled], address)
			all = append(all, spelled)
		}
	}
	if len(all) == 0 {
		return out, nil
	}
	found, err := storage.All[OptOut](ctx, s.db, len(all), storage.Columns("address"), s.db.Listed("address", all))
	for _, o := range found {
		for _, address := range asked[o.Address] {
			out[address] = true
		}
	}
	return out, err
}
