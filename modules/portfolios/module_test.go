package portfolios_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// started is a module with the demo of one tenant, and people of every role in it.
type started struct {
	*sdktest.Host
	superadmin, admin, manager, cashier, foreign *sdktest.Person
}

func start(t *testing.T, engine sdktest.Engine, changes ...func(*sdktest.Options)) *started {
	t.Helper()
	copied := func(o *sdktest.Options) { o.Planted = o.Change == nil }
	return startOf(t, engine, portfolios.Module(), append(changes, copied)...)
}

func startOf(t *testing.T, engine sdktest.Engine, module sdk.Module, changes ...func(*sdktest.Options)) *started {
	t.Helper()
	options := sdktest.Options{
		Engine: engine, Tenants: []string{"rioplatense", "andina"},
		Demo: &sdk.DemoSeed{Tenants: []sdk.DemoTenant{
			{ID: "rioplatense", Name: "Rioplatense", Users: []sdk.DemoUser{{ID: "ana", Username: "ana", Role: "cashier"}}},
			{ID: "andina", Name: "Andina", Users: []sdk.DemoUser{{ID: "luz", Username: "luz", Role: "cashier"}}},
		}},
	}
	for _, change := range changes {
		change(&options)
	}
	h := sdktest.Start(t, module, options)
	as := func(role, user string) *sdktest.Person { return h.As("rioplatense", role, user) }
	return &started{h, as("superadmin", "sara"), as("admin", "adam"), as("manager", "mara"), as("cashier", "ana"), h.As("andina", "admin", "olga")}
}

type row struct {
	ID          string  `json:"id"`
	Version     int64   `json:"version"`
	Name        string  `json:"name"`
	Code        string  `json:"code"`
	PortfolioID string  `json:"portfolio_id"`
	NationalID  string  `json:"national_id"`
	Phone       string  `json:"phone"`
	E164        string  `json:"e164"`
	Masked      bool    `json:"masked"`
	AssigneeID  string  `json:"assignee_id"`
	UserID      string  `json:"user_id"`
	Status      string  `json:"status"`
	Balance     int64   `json:"balance"`
	Currency    string  `json:"currency"`
	Others      []sumIn `json:"other_balances"`
	BucketID    string  `json:"bucket_id"`
	DPD         int     `json:"dpd"`
	DebtsCount  int64   `json:"debts_count"`
	Debtors     int64   `json:"debtors_count"`
	IsPrimary   bool    `json:"is_primary"`
	Amount      int64   `json:"amount"`
	Direction   string  `json:"direction"`
	Tags        []row   `json:"tags"`
}

func list(t *testing.T, p *sdktest.Person, path string) []row {
	t.Helper()
	var rows []row
	p.GET(path).OK(&rows)
	return rows
}

func get(t *testing.T, p *sdktest.Person, path string) row {
	t.Helper()
	var one row
	p.GET(path).OK(&one)
	return one
}

func TestDemo(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		h := start(t, engine)
		t.Run("a demo tenant has portfolios, two hundred debtors, and a cashier with sixty of them", func(t *testing.T) {
			require.Len(t, list(t, h.admin, "/api/v1/carteras"), 3)
			require.EqualValues(t, 200, h.admin.GET("/api/v1/deudores").Meta().Total)
			require.EqualValues(t, 60, h.cashier.GET("/api/v1/deudores").Meta().Total)
			require.EqualValues(t, 200, h.foreign.GET("/api/v1/deudores").Meta().Total)
		})
		t.Run("the counts and balances of a portfolio are those of its debtors", func(t *testing.T) {
			for _, p := range list(t, h.admin, "/api/v1/carteras") {
				var balance, debts int64
				rows := list(t, h.admin, "/api/v1/deudores?pageSize=100&portfolio_id="+p.ID)
				for _, d := range rows {
					balance += d.Balance
					debts += d.DebtsCount
				}
				require.Equal(t, p.Balance, balance)
				require.Equal(t, p.DebtsCount, debts)
				require.EqualValues(t, p.Debtors, len(rows))
			}
		})
	})
}
