package demo

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/address"
	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// person is one debtor of the demo with everything about it.
type person struct {
	debtor    debtor.Debtor
	debts     []debt.Debt
	movements []debt.Movement
	phones    []phone.Phone
	addresses []address.Address
	other     string // a number that is found out later
}

// maker makes the people of one portfolio, the same ones for the same dice.
type maker struct {
	plan
	dice        *rand.Rand
	portfolioID string
	set         bucket.Set
	now         time.Time
	today       civil.Day
}

func pick[T any](dice *rand.Rand, from []T) T { return from[dice.IntN(len(from))] }

func (m *maker) person(n int) person {
	p := person{debtor: debtor.Debtor{
		Row: storage.Row{ID: storage.NewID()}, PortfolioID: m.portfolioID, ExternalRef: fmt.Sprintf("%s-%04d", m.code[:3], n+1),
		Currency: m.currency, Status: debtor.New, Language: "es", Emails: []string{}, Flags: []debtor.Flag{},
		Segment: pick(m.dice, []string{"A1", "A2", "B1", "B2", "C1"}),
	}}
	m.name(&p.debtor)
	m.owe(&p)
	m.addPhones(&p)
	m.addAddresses(&p)
	m.work(&p.debtor)
	return p
}

func (m *maker) name(d *debtor.Debtor) {
	if m.dice.IntN(14) == 0 {
		d.Kind, d.Name, d.NationalIDType = debtor.Legal, pick(m.dice, companies()), m.company
	} else {
		d.Kind, d.NationalIDType = debtor.Natural, m.plan.country.person
		d.GivenName, d.FamilyName = pick(m.dice, givenNames()), pick(m.dice, m.families)+" "+pick(m.dice, m.families)
		d.Name = d.GivenName + " " + d.FamilyName
		d.Birthday = civil.Day("1955-01-01").Add(m.dice.IntN(18_000))
		first, _, _ := strings.Cut(namekey.Of(d.GivenName), " ")
		d.Emails = []string{first + "." + strings.ReplaceAll(namekey.Of(d.FamilyName), " ", "") + "@example.com"}
	}
	d.NationalID = document(m.dice, d.NationalIDType)
	d.NameKey = namekey.Of(d.Name)
	d.DedupeKey = debtor.DedupeKey(d.NationalIDType, d.NationalID, d.ExternalRef, d.ID)
}

// owe gives the debtor one debt, sometimes two or three.
func (m *maker) owe(p *person) {
	for n := range 1 + max(0, m.dice.IntN(6)-3) {
		m.debt(p, n)
	}
	p.debtor.SetFigures(debt.FiguresOf(p.debts, m.currency, m.set, m.today))
}

func (m *maker) debt(p *person, n int) {
	d := debt.Debt{
		Row: storage.Row{ID: storage.NewID()}, DebtorID: p.debtor.ID, PortfolioID: m.portfolioID,
		Ref: fmt.Sprintf("%s/%d", p.debtor.ExternalRef, n+1), AccountRef: fmt.Sprintf("%03d-%06d", m.dice.IntN(900)+100, m.dice.IntN(999_999)),
		ProductName: m.product, Brand: m.brand, Currency: m.currency, Principal: m.unit * int64(2+m.dice.IntN(40)), Status: debt.Active,
		OriginalDue: m.today.Add(-m.dice.IntN(m.oldest) + 5),
	}
	opened := m.now.AddDate(0, 0, -m.oldest-30)
	p.movements = append(p.movements, m.post(&d, debt.Debit, debt.Placement, d.Principal, opened, "Saldo al recibir la cartera"))
	if late := civil.Overdue(d.OriginalDue, m.today); late > 30 {
		p.movements = append(p.movements, m.post(&d, debt.Debit, debt.Interest, d.Principal*int64(late)/1500+1, m.now.AddDate(0, 0, -late+30), "Interés por mora"))
	}
	if m.dice.IntN(3) == 0 {
		part := d.Owed(debt.PrincipalPart) / int64(2+m.dice.IntN(5))
		if m.dice.IntN(9) == 0 {
			part = d.Owed(debt.PrincipalPart)
		}
		p.movements = append(p.movements, m.post(&d, debt.Credit, debt.Adjustment, part, m.now.AddDate(0, 0, -1-m.dice.IntN(20)), "Pago en red de cobranza, informado por el acreedor"))
	}
	d.Open(m.set, m.today)
	p.debts = append(p.debts, d)
}

func (m *maker) post(d *debt.Debt, way debt.Direction, kind debt.MovementType, amount int64, at time.Time, note string) debt.Movement {
	posted := debt.Movement{
		ID: storage.NewID(), DebtID: d.ID, DebtorID: d.DebtorID, Direction: way, Type: kind, Amount: amount, Currency: d.Currency, Note: note, At: at,
		SourceRef: "creditor",
	}
	if err := d.Post(&posted); err != nil {
		panic(err) // the amounts above are above zero and never more than is owed
	}
	return posted
}

// addPhones gives the debtor one to three phones, the first the main one.
func (m *maker) addPhones(p *person) {
	for n := range 1 + m.dice.IntN(3) {
		found := number(m.dice, m.country)
		p.phones = append(p.phones, phone.Phone{
			Row: storage.Row{ID: storage.NewID()}, DebtorID: p.debtor.ID, E164: found.E164, E164Reversed: phonenumber.Reversed(found.E164), Country: found.Country,
			Line: found.Line, Label: []phone.Label{phone.Own, phone.Work, phone.Relative}[n], Source: "demo", IsPrimary: n == 0,
			Status: pick(m.dice, []phone.Status{phone.Unverified, phone.Unverified, phone.Valid, phone.RightParty, phone.Disconnected}),
		})
	}
	p.debtor.Phone = p.phones[0].E164
	p.other = otherThan(p.phones)
}

// otherThan is a number beside those of a debtor.
func otherThan(phones []phone.Phone) string {
	last := phones[0].E164
	end := (last[len(last)-1]-'0'+5)%10 + '0'
	return last[:len(last)-1] + string(rune(end))
}

func (m *maker) addAddresses(p *person) {
	home := address.Address{
		Row: storage.Row{ID: storage.NewID()}, DebtorID: p.debtor.ID, Kind: "home", City: pick(m.dice, m.cities), Country: m.plan.country.code, Source: "demo",
		Line1: fmt.Sprintf("%s %d", pick(m.dice, m.streets), 100+m.dice.IntN(4800)),
	}
	home.Seal()
	p.addresses = append(p.addresses, home)
}

// work puts the debtor somewhere in the work.
func (m *maker) work(d *debtor.Debtor) {
	d.Status = pick(m.dice, []debtor.Status{debtor.New, debtor.New, debtor.InProgress, debtor.InProgress, debtor.InProgress, debtor.InProgress, debtor.Disputed})
	if d.Balance == 0 {
		d.Status = debtor.Paid
	}
	if d.Status == debtor.Disputed {
		d.Flags = []debtor.Flag{"dispute"}
	}
}
