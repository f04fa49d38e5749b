package portfolios_test

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	accounts "github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// What each planted debtor owes, and has promised.
const (
	plantedDebt  = 10_000
	plantedPart  = 500
	plantedWhole = 1_000
)

// planting puts promises and plans of every state into a portfolio of their own, for each act a debtor.
type planting struct {
	ctx    context.Context
	db     *storage.DB
	ledger *accounts.Ledger
	today  civil.Day
}

// plantStates plants in the first tenant.
func plantStates(demo sdk.DemoSeed, db *storage.DB, ledger *accounts.Ledger) error {
	p := planting{db: db, ledger: ledger, today: civil.On(time.Now(), sdktest.Zone("America/Montevideo"))}
	p.ctx = principal.With(context.Background(), principal.System(demo.Tenants[0].ID, "portfolios"))
	return db.Within(p.ctx, func(ctx context.Context) error {
		p.ctx = ctx
		if err := storage.Insert(ctx, db, &portfolio.Portfolio{
			Row: storage.Row{ID: "walk"}, Code: "WALK", Name: "Estados", CreditorName: "Banco", Timezone: "America/Montevideo", Country: "UY", Currency: "UYU", Status: portfolio.Active,
			DebtorsCount: int64(len(promiseActs())*len(promise.Draft.Enum()) + len(planActs())*len(plan.Draft.Enum())),
		}); err != nil {
			return err
		}
		if err := storage.Insert(ctx, db, &offer.Rule{Row: storage.Row{ID: "walk"}, PortfolioID: "walk", Name: "Estados", Status: offer.Active, ValidHours: 1, Authority: []offer.Line{}}); err != nil {
			return err
		}
		for _, act := range promiseActs() {
			for _, state := range promise.Draft.Enum() {
				if err := p.promise(state, string(state)+"-"+act); err != nil {
					return err
				}
			}
		}
		for _, act := range planActs() {
			for _, state := range plan.Draft.Enum() {
				if err := p.plan(state, "plan-"+string(state)+"-"+act); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// debtor is one who owes plantedDebt; with puts beside the debt what counts for the ledger.
func (p planting) debtor(id string, with func(*accounts.Account) error) error {
	who := debtor.Debtor{
		Row: storage.Row{ID: id}, PortfolioID: "walk", Name: id, NameKey: id, DedupeKey: id, Currency: "UYU", Status: debtor.InProgress,
		AssigneeID: "ana", AgedFrom: civil.Never, Emails: []string{}, Flags: []debtor.Flag{},
	}
	if err := storage.Insert(p.ctx, p.db, &who); err != nil {
		return err
	}
	all, err := p.ledger.OpenMany(p.ctx, []string{id})
	if err != nil {
		return err
	}
	owed := []debt.Movement{{Direction: debt.Debit, Type: debt.Placement, Amount: plantedDebt, Currency: "UYU"}}
	if _, err := p.ledger.Add(p.ctx, all[0], debt.Debt{Ref: id, Currency: "UYU", OriginalDue: p.today.Add(-40)}, owed); err != nil {
		return err
	}
	if err := with(all[0]); err != nil {
		return err
	}
	return p.ledger.Close(p.ctx, all...)
}

func (p planting) promise(state promise.Status, id string) error {
	one := p.aged(state)
	one.ID, one.DebtorID, one.PortfolioID, one.Amount, one.Currency, one.Status, one.Open = id, id, "walk", plantedWhole, "UYU", state, state.Open()
	one.TypeID, one.GraceDays, one.Threshold, one.ReopenDays, one.Channel, one.OwnerID, one.TakenBy = "usual", 2, 9_500, 10, "outbound_call", "ana", "ana"
	if state != promise.Draft && !state.Open() {
		ended := time.Now().Add(-24 * time.Hour)
		one.ResolvedAt, one.NextOn = &ended, civil.Never
	}
	return p.debtor(id, func(a *accounts.Account) error {
		if one.Open {
			a.Debtor.PromisesOpen = 1
		}
		return storage.Insert(p.ctx, p.db, &one)
	})
}

// aged is a promise whose days are those of its state.
func (p planting) aged(state promise.Status) promise.Promise {
	at := func(made, due, deadline, next int) promise.Promise {
		return promise.Promise{
			MadeOn: p.today.Add(made), DueOn: p.today.Add(due), ReminderOn: p.today.Add(due - 1), Deadline: p.today.Add(deadline), NextOn: p.today.Add(next),
		}
	}
	switch state {
	case promise.DueSoon:
		return at(-5, 1, 3, 2)
	case promise.InGrace:
		return at(-5, -1, 1, 2)
	case promise.Broken:
		return at(-9, -4, -2, 0)
	case promise.PartiallyKept:
		part := at(-9, -4, -2, 0)
		part.Appropriated = plantedPart
		return part
	case promise.Kept:
		whole := at(-9, -4, -2, 0)
		whole.Appropriated = plantedWhole
		return whole
	default:
		return at(0, 5, 7, 4)
	}
}

func (p planting) plan(state plan.Status, id string) error {
	one := plan.Plan{
		DebtorID: id, PortfolioID: "walk", OfferID: id, RuleID: "walk", RuleVersion: 1, Status: state, Currency: "UYU", Balance: plantedDebt, Total: plantedDebt,
		Cuts: []plan.Cut{}, NextOn: p.today.Add(10), Reason: "Planted",
	}
	one.ID = id
	first := plan.Instalment{ID: id, PlanID: id, N: 1, DueOn: p.today.Add(10), Amount: plantedDebt, Status: plan.Created}
	var debtID string
	var agedFrom civil.Day
	if err := p.debtor(id, func(a *accounts.Account) error {
		debtID, agedFrom = a.Debts[0].ID, a.Debts[0].AgedFrom
		if state.Open() {
			a.Debtor.PlansOpen = 1
		}
		return nil
	}); err != nil {
		return err
	}
	if state == plan.Suspended {
		one.SuspendedOn = p.today
	}
	if state == plan.Resolved {
		one.Paid, one.NextOn, first.Paid, first.Status = plantedDebt, civil.Never, plantedDebt, plan.Paid
	}
	one.Debts = []plan.Stood{{Debt: offer.Debt{ID: debtID, Balance: plantedDebt, Principal: plantedDebt}, AgedFrom: agedFrom}}
	if err := storage.Insert(p.ctx, p.db, &one); err != nil {
		return err
	}
	return storage.Insert(p.ctx, p.db, &first)
}
