package merge

import (
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/rows"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// account is one debtor while a batch is merged.
type account struct {
	debtor  *debtor.Debtor
	isNew   bool
	changed bool            // what the debtor is called or how it is reached
	moved   bool            // debts were added or changed: the figures are to be reckoned again
	debts   []*debt.Debt    // added or changed
	phones  map[string]bool // numbers the debtor has, nil until asked for
	places  map[string]bool // fingerprints of its addresses, nil until asked for
	before  debtor.Figures  // of the portfolio's sums
	was     *Change         // what a known debtor was called, before the first change
}

// newDebtor is a debtor as its first line describes it.
func (t Target) newDebtor(r *rows.Row) *debtor.Debtor {
	d := &debtor.Debtor{
		Row: t.row(), PortfolioID: t.Portfolio.ID, DedupeKey: r.Key, Kind: r.Kind, NationalIDType: r.IDType, NationalID: r.NationalID,
		Status: debtor.New, Currency: t.Portfolio.Currency, Emails: []string{}, Flags: []debtor.Flag{}, ImportID: t.Source,
	}
	describe(d, r, true)
	return d
}

// describe brings what a line says of its debtor onto it. The debtor's first line in a file decides; the lines after it
// only fill in what is empty, so that the same file says the same again. An empty value never erases. It tells whether
// anything changed.
func describe(d *debtor.Debtor, r *rows.Row, decides bool) bool {
	changed := false
	set := func(into *string, value string) {
		if value != "" && value != *into && (decides || *into == "") {
			*into, changed = value, true
		}
	}
	before := d.Name
	set(&d.ExternalRef, r.ExternalRef)
	set(&d.Name, r.Name)
	set(&d.GivenName, r.GivenName)
	set(&d.FamilyName, r.FamilyName)
	set(&d.Segment, r.Segment)
	set((*string)(&d.Birthday), string(r.Birthday))
	if d.Name != before {
		d.NameKey = namekey.Of(d.Name)
	}
	for _, email := range r.Emails {
		if !slices.Contains(d.Emails, email) && len(d.Emails) < mostEmails {
			d.Emails, changed = append(d.Emails, email), true
		}
	}
	if r.HasDebt {
		return changed // its further columns are the debt's
	}
	kept, more := d.Extra.With(r.Extra)
	d.Extra = kept
	return changed || more
}

// mostEmails is how many addresses an import gives to one debtor.
const mostEmails = 10

// newDebt is a debt as its line describes it, and the movements that make up its balance.
func (t Target) newDebt(d *debtor.Debtor, r *rows.Row) (*debt.Debt, []*debt.Movement) {
	owed := &debt.Debt{
		Row: t.row(), DebtorID: d.ID, PortfolioID: t.Portfolio.ID, Ref: r.Ref, AccountRef: r.AccountRef,
		ProductCode: r.ProductCode, ProductName: r.ProductName, Brand: r.Brand, Currency: r.Currency, Principal: r.Principal,
		OriginalDue: r.OriginalDue, CurrentDue: r.CurrentDue, StatuteDate: r.StatuteDate,
		Interest: r.Interest, Fees: r.Fees, Penalties: r.Penalties, LastPayment: r.LastPayment, LastPaymentOn: r.LastPaymentOn,
		Notes: r.Notes, Extra: r.Extra, ImportID: t.Source,
	}
	placed := t.bring(owed, debt.Parts(r.Balance, r.Interest, r.Fees, r.Penalties), debt.Placement)
	owed.Open(t.Buckets, t.Today)
	return owed, placed
}

// bring posts what brings each component of a debt to what it shall be; more than before is of a type, less an adjustment.
func (t Target) bring(owed *debt.Debt, to debt.Composition, more debt.MovementType) (all []*debt.Movement) {
	for _, m := range owed.Bring(to) {
		m.TenantID, m.ID, m.CreatedAt, m.CreatedBy = owed.TenantID, t.row().ID, t.Now, t.UserID
		m.SourceRef, m.At = "import:"+t.Source, t.Now
		if m.Direction == debt.Debit {
			m.Type = more
		}
		all = append(all, &m)
	}
	return all
}

// Back are the movements that undo what an import did to a debt's balance; none for nothing.
func (t Target) Back(owed *debt.Debt, to debt.Composition) []*debt.Movement {
	all := t.bring(owed, to, debt.Adjustment)
	for _, m := range all {
		m.SourceRef = "undo:" + t.Source
	}
	return all
}

// revise brings what a line says of a known debt onto it: the movements and the stay in a bucket that follow from it, and
// whether anything changed. The balance is the creditor's word: the ledger is adjusted to it.
func (t Target) revise(owed *debt.Debt, r *rows.Row) (posted []*debt.Movement, stay *debt.Stay, changed bool) {
	set := func(into *string, value string) {
		if value != "" && value != *into {
			*into, changed = value, true
		}
	}
	set(&owed.AccountRef, r.AccountRef)
	set(&owed.ProductCode, r.ProductCode)
	set(&owed.ProductName, r.ProductName)
	set(&owed.Brand, r.Brand)
	set((*string)(&owed.StatuteDate), string(r.StatuteDate))
	set((*string)(&owed.LastPaymentOn), string(r.LastPaymentOn))
	set(&owed.Notes, r.Notes)
	for into, amount := range map[*int64]int64{
		&owed.Principal: r.Principal, &owed.Interest: r.Interest, &owed.Fees: r.Fees, &owed.Penalties: r.Penalties,
		&owed.LastPayment: r.LastPayment,
	} {
		if amount != 0 && amount != *into {
			*into, changed = amount, true
		}
	}
	if kept, more := owed.Extra.With(r.Extra); more {
		owed.Extra, changed = kept, true
	}
	to := owed.Composition().Towards(r.Balance)
	if r.Interest != 0 || r.Fees != 0 || r.Penalties != 0 {
		to = debt.Parts(r.Balance, r.Interest, r.Fees, r.Penalties)
	}
	if posted = t.bring(owed, to, debt.Adjustment); len(posted) > 0 {
		changed = true
	}
	if redue(owed, r) {
		changed = true
	}
	if changed {
		stay = owed.Age(t.Buckets, t.Today)
	}
	if stay != nil {
		stay.TenantID, stay.ID, stay.CreatedAt = owed.TenantID, t.row().ID, t.Now
	}
	return posted, stay, changed
}

// redue moves the days a debt counts from. A day due now that somebody here agreed upon outlives a file that only
// repeats the original one.
func redue(owed *debt.Debt, r *rows.Row) bool {
	due := r.CurrentDue
	if r.OriginalDue != "" && r.OriginalDue != owed.OriginalDue {
		owed.OriginalDue = r.OriginalDue
		if due == "" {
			due = r.OriginalDue
		}
		moveDue(owed, due)
		return true
	}
	if due == "" || due == owed.CurrentDue {
		return false
	}
	moveDue(owed, due)
	return true
}

func moveDue(owed *debt.Debt, due civil.Day) {
	owed.CurrentDue = due
	if owed.Status == debt.Active {
		owed.AgedFrom = due
	}
}
