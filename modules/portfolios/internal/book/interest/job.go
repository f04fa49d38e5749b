package interest

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Due asks for the month's interest of every tenant.
type Due struct{}

// Kind names the job.
func (Due) Kind() string { return "portfolios.interest" }

const (
	every   = time.Hour
	timeout = 4 * time.Hour
	atOnce  = 100 // accounts in one transaction: a line of the record holds their movements
)

// Monthly charges what portfolios charge, on the first day of each month in their zone: once, however often it runs.
type Monthly struct {
	service *Service
	ledger  *ledger.Ledger
	debtors *debtor.Store
}

// NewMonthly charges by the service and the ledger.
func NewMonthly(service *Service, ledger *ledger.Ledger, debtors *debtor.Store) *Monthly {
	return &Monthly{service, ledger, debtors}
}

// Jobs charge the interest of every tenant that has the module on; one tenant's failure does not keep the others waiting.
func Jobs(workers *jobs.Workers, monthly *Monthly) {
	jobs.EachTenant(workers, Due{}, every, timeout, monthly.Today)
}

// Today charges every portfolio whose month has begun today.
func (m *Monthly) Today(ctx context.Context) error {
	all, err := m.service.portfolios.Charging(ctx)
	for _, p := range all {
		today, err := civil.DayIn(m.service.clock.Now(), p.Timezone)
		if err != nil {
			return err
		}
		if today[len("2026-11-"):] != "01" {
			continue
		}
		if err := m.portfolio(ctx, p, today); err != nil {
			return err
		}
	}
	return err
}

// portfolio charges the debtors of a portfolio, some at a time; whoever was charged today is charged nothing more.
func (m *Monthly) portfolio(ctx context.Context, p portfolio.Portfolio, today civil.Day) error {
	id := ""
	for {
		ids, err := m.debtors.Owing(ctx, p.ID, id, atOnce)
		if err != nil || len(ids) == 0 {
			return err
		}
		id = ids[len(ids)-1]
		if err := m.service.db.Within(ctx, func(ctx context.Context) error { return m.charge(ctx, ids, today) }); err != nil {
			return err
		}
	}
}

func (m *Monthly) charge(ctx context.Context, ids []string, today civil.Day) error {
	accounts, err := m.ledger.OpenMany(ctx, ids)
	if err != nil {
		return err
	}
	if err := m.service.Bring(ctx, accounts...); err != nil {
		return err
	}
	var told []ledger.Told
	for _, a := range accounts {
		told = append(told, a.Told()...)
	}
	if len(told) == 0 {
		return nil
	}
	if err := m.ledger.Settle(ctx, accounts...); err != nil {
		return err
	}
	payload := map[string]any{"day": today, "count": len(told), "movements": told}
	act := record.Act{Name: "debtor.charged", Payload: payload, Many: true, Moves: []string{"portfolios"}}
	if err := m.service.record.Write(ctx, act); err != nil {
		return err
	}
	return m.ledger.Grow(ctx, accounts...)
}
