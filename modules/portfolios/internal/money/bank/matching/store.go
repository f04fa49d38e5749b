package matching

import (
	"context"
	"maps"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/statement"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Books looks up what lines may speak of, some hundred lines at a time.
type Books struct {
	db        *storage.DB
	payments  *payment.Store
	expecters []Expecter
}

// NewBooks looks into the module's own tables, and asks expecters.
func NewBooks(db *storage.DB, payments *payment.Store, expecters ...Expecter) *Books {
	return &Books{db, payments, expecters}
}

// lookup is one batch under way.
type lookup struct {
	*Books
	ctx        context.Context
	book       *Book
	portfolios []portfolio.Portfolio
	ids        map[string]bool
}

// Look finds what the books know of lines.
func (b *Books) Look(ctx context.Context, lines []*statement.Entry) (*Book, error) {
	all, err := storage.All[portfolio.Portfolio](ctx, b.db, -1, storage.Columns("id", "country"))
	if err != nil || len(all) == 0 {
		return &Book{}, err
	}
	l := &lookup{b, ctx, &Book{
		Debts: map[string][]string{}, Accounts: map[string][]string{}, Documents: map[string][]string{}, Names: map[string][]string{},
		Sums: map[money.Amount][]string{}, Payments: map[string][]Paid{}, Expected: map[money.Amount][]Expected{}, Debtors: map[string]Owing{},
	}, all, map[string]bool{}}
	for _, step := range []func([]*statement.Entry) error{l.debts, l.documents, l.names, l.transfers, l.sums, l.expected, l.debtors} {
		if err := step(lines); err != nil {
			return nil, err
		}
	}
	return l.book, nil
}

// gather are the distinct texts that f gives of lines.
func gather(lines []*statement.Entry, f func(*statement.Entry) []string) []string {
	set := map[string]bool{}
	for _, l := range lines {
		for _, text := range f(l) {
			if text != "" {
				set[text] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(set))
}

func (l *lookup) note(into map[string][]string, key, debtorID string) {
	if l.ids[debtorID] = true; !slices.Contains(into[key], debtorID) {
		into[key] = append(into[key], debtorID)
	}
}

func (l *lookup) debts(lines []*statement.Entry) error {
	numbers := gather(lines, numbersOf)
	if len(numbers) == 0 {
		return nil
	}
	ids := make([]string, len(l.portfolios))
	for i, p := range l.portfolios {
		ids[i] = p.ID
	}
	columns := storage.Columns("debtor_id", "ref", "account_ref")
	byRef, err := storage.All[debt.Debt](l.ctx, l.db, -1, columns, storage.Where("portfolio_id IN ?", ids), l.db.Listed("ref", numbers))
	if err != nil {
		return err
	}
	for _, d := range byRef {
		l.note(l.book.Debts, d.Ref, d.DebtorID)
	}
	byAccount, err := storage.All[debt.Debt](l.ctx, l.db, -1, columns, storage.Where("account_ref <> ''"), l.db.Listed("account_ref", numbers))
	for _, d := range byAccount {
		l.note(l.book.Accounts, d.AccountRef, d.DebtorID)
	}
	return err
}

func (l *lookup) documents(lines []*statement.Entry) error {
	forms := map[string][]string{} // keys by the form in which a document is stored
	for _, key := range gather(lines, func(l *statement.Entry) []string { return []string{documentKey(l.Document)} }) {
		forms[key] = append(forms[key], key)
		for _, country := range countries(l.portfolios) {
			if _, number, err := nationalid.Infer(country, key); err == nil && number != key {
				forms[number] = append(forms[number], key)
			}
		}
	}
	if len(forms) == 0 {
		return nil
	}
	found, err := storage.All[debtor.Debtor](l.ctx, l.db, -1, storage.Columns("id", "national_id"), storage.Where("national_id <> ''"),
		l.db.Listed("national_id", slices.Sorted(maps.Keys(forms))))
	for _, d := range found {
		for _, key := range forms[d.NationalID] {
			l.note(l.book.Documents, key, d.ID)
		}
	}
	return err
}

func countries(all []portfolio.Portfolio) (codes []string) {
	for _, p := range all {
		if !slices.Contains(codes, p.Country) {
			codes = append(codes, p.Country)
		}
	}
	return codes
}

func (l *lookup) names(lines []*statement.Entry) error {
	keys := gather(lines, func(l *statement.Entry) []string { return rotations(l.Payer) })
	if len(keys) == 0 {
		return nil
	}
	found, err := storage.All[debtor.Debtor](l.ctx, l.db, -1, storage.Columns("id", "name_key"), l.db.Listed("name_key", keys))
	for _, d := range found {
		if len(l.book.Names[d.NameKey]) <= mostProposals { // a name of many tells nothing
			l.note(l.book.Names, d.NameKey, d.ID)
		}
	}
	return err
}

func (l *lookup) transfers(lines []*statement.Entry) error {
	found, err := l.payments.Transfers(l.ctx, gather(lines, numbersOf))
	for _, p := range found {
		l.ids[p.DebtorID] = true
		l.book.Payments[p.ExternalRef] = append(l.book.Payments[p.ExternalRef], Paid{p.ID, p.DebtorID, money.Amount{Minor: p.Amount, Currency: p.Currency}})
	}
	return err
}

// sums finds the debtors who alone owe exactly what a line brings.
func (l *lookup) sums(lines []*statement.Entry) error {
	amounts := map[int64]bool{}
	for _, line := range lines {
		amounts[line.Amount] = true
	}
	var only []struct {
		ID, Currency string
		Balance      int64
	}
	err := l.db.Read(l.ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&debtor.Debtor{}).Where("balance IN ? AND balance > 0", slices.Sorted(maps.Keys(amounts))).
			Select("MIN(id) AS id, currency, balance").Group("currency, balance").Having("COUNT(*) = 1").Scan(&only).Error
	})
	for _, o := range only {
		l.ids[o.ID] = true
		l.book.Sums[money.Amount{Minor: o.Balance, Currency: o.Currency}] = []string{o.ID}
	}
	return err
}

func (l *lookup) debtors([]*statement.Entry) error {
	if len(l.ids) == 0 {
		return nil
	}
	found, err := storage.All[debtor.Debtor](l.ctx, l.db, -1, storage.Columns("id", "name_key", "currency", "balance", "shared_debts"),
		l.db.Listed("id", slices.Sorted(maps.Keys(l.ids))))
	for _, d := range found {
		l.book.Debtors[d.ID] = Owing{d.ID, d.NameKey, d.Currency, d.Balance, d.SharedDebts}
	}
	return err
}
