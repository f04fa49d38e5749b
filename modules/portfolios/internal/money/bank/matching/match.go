// Package matching finds whom a line of a bank file may be from.
package matching

import (
	"cmp"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/statement"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// Reason is why a line may be from a debtor.
type Reason string

// The reasons, the surest first. NothingDue speaks against one.
const (
	ByPayment  Reason = "payment"  // a till took a transfer of this number and amount
	ByDebt     Reason = "debt_ref" // the number of a debt of theirs stands there
	ByDocument Reason = "document"
	ByAccount  Reason = "account_ref"
	ByExpected Reason = "expected" // an instalment or a promise of this amount is due about then
	ByName     Reason = "name"
	ByBalance  Reason = "balance" // it is all that they owe
	NothingDue Reason = "nothing_due"
)

// Enum are all of them.
func (Reason) Enum() []Reason {
	return []Reason{ByPayment, ByDebt, ByDocument, ByAccount, ByExpected, ByName, ByBalance, NothingDue}
}

// weight is how sure a reason alone makes, 0 to 100.
func (r Reason) weight() int {
	switch r {
	case ByPayment:
		return 100
	case ByDebt:
		return 95
	case ByDocument:
		return 92
	case ByAccount:
		return 90
	case ByExpected:
		return 60
	case ByName:
		return 70
	case ByBalance:
		return 40
	default:
		return 0
	}
}

// What is proposed: at most so many, the first chosen beforehand from so sure on, and when it leads by so much.
const (
	mostProposals = 5
	least         = 50
	lead          = 5
)

// Choose is the likeliest of proposals, unless it is unlikely or another one is about as likely.
func Choose(all []Proposal) (Proposal, bool) {
	switch {
	case len(all) == 0 || all[0].Certainty < least, len(all) > 1 && all[0].Certainty-all[1].Certainty < lead:
		return Proposal{}, false
	}
	return all[0], true
}

// Proposal is a debtor whom a line may be from.
type Proposal struct {
	DebtorID  string   `json:"debtor_id"`
	Certainty int      `json:"certainty" doc:"0 to 100"`
	Reasons   []Reason `json:"reasons"`
	PaymentID string   `json:"payment_id,omitempty" doc:"Payment that a till took, which the line only confirms"`
}

// Owing is what matching knows of a debtor.
type Owing struct {
	ID       string
	NameKey  string
	Currency string
	Balance  int64
	Shared   int // debts of others that they answer for
}

// Book is what the books know of the lines of a batch: found by a number of queries that does not grow with the lines.
type Book struct {
	Debts     map[string][]string         // debtors by the number of a debt
	Accounts  map[string][]string         // debtors by account
	Documents map[string][]string         // debtors by document
	Names     map[string][]string         // debtors by name key
	Sums      map[money.Amount][]string   // the only debtor who owes exactly that
	Payments  map[string][]Paid           // transfers at tills by their number at the bank
	Expected  map[money.Amount][]Expected // what is expected, by amount
	Debtors   map[string]Owing            // all of them
}

// Paid is a payment that a till took.
type Paid struct {
	ID, DebtorID string
	money.Amount
}

// Propose says whom a line may be from, the likeliest first.
func (b *Book) Propose(l *statement.Entry) []Proposal {
	found := map[string]*Proposal{}
	note := func(r Reason, ids ...string) {
		for _, id := range ids {
			if found[id] == nil {
				found[id] = &Proposal{DebtorID: id}
			}
			if p := found[id]; !slices.Contains(p.Reasons, r) {
				p.Reasons = append(p.Reasons, r)
			}
		}
	}
	b.byNumbers(l, note)
	b.byPayments(l, note, found)
	note(ByDocument, b.Documents[documentKey(l.Document)]...)
	for _, key := range rotations(l.Payer) {
		note(ByName, b.Names[key]...)
	}
	b.bySums(l, note, found)
	return ranked(found)
}

func (b *Book) byNumbers(l *statement.Entry, note func(Reason, ...string)) {
	for _, word := range numbersOf(l) {
		note(ByDebt, b.Debts[word]...)
		note(ByAccount, b.Accounts[word]...)
	}
}

func (b *Book) byPayments(l *statement.Entry, note func(Reason, ...string), found map[string]*Proposal) {
	for _, word := range numbersOf(l) {
		for _, p := range b.Payments[word] {
			if p.Amount == l.Sum() {
				note(ByPayment, p.DebtorID)
				found[p.DebtorID].PaymentID = cmp.Or(found[p.DebtorID].PaymentID, p.ID)
			}
		}
	}
}

// bySums adds what amounts say: of debtors found by other ways, and of the only one of an amount.
func (b *Book) bySums(l *statement.Entry, note func(Reason, ...string), found map[string]*Proposal) {
	sum := l.Sum()
	for _, e := range b.Expected[sum] {
		if near(e.DueOn, l.Day) {
			note(ByExpected, e.DebtorID)
		}
	}
	note(ByBalance, b.Sums[sum]...)
	for id, p := range found {
		owing, known := b.Debtors[id]
		switch {
		case !known:
			delete(found, id)
		case owing.Currency == sum.Currency && owing.Balance == sum.Minor:
			note(ByBalance, id)
		case owing.Currency == sum.Currency && owing.Balance <= 0 && owing.Shared == 0 && p.PaymentID == "":
			note(NothingDue, id)
		}
	}
}

func ranked(found map[string]*Proposal) []Proposal {
	all := make([]Proposal, 0, len(found))
	for _, p := range found {
		p.weigh()
		all = append(all, *p)
	}
	slices.SortFunc(all, func(a, b Proposal) int {
		return cmp.Or(cmp.Compare(b.Certainty, a.Certainty), cmp.Compare(a.DebtorID, b.DebtorID))
	})
	return all[:min(len(all), mostProposals)]
}

// weigh joins the reasons: each takes its share of the doubt that the others leave. Whoever owes nothing is half as likely.
func (p *Proposal) weigh() {
	slices.SortFunc(p.Reasons, func(a, b Reason) int { return cmp.Compare(b.weight(), a.weight()) })
	doubt := 1.0
	for _, r := range p.Reasons {
		doubt *= 1 - float64(r.weight())/100
	}
	p.Certainty = int(100*(1-doubt) + 0.5)
	if !slices.Contains(p.Reasons, ByPayment) {
		p.Certainty = min(p.Certainty, 99)
	}
	if slices.Contains(p.Reasons, NothingDue) {
		p.Certainty /= 2
	}
}
