package portfolios_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/portfolios"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/money/audit"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// twins are two debtors of one portfolio at a cashier's desk.
type twins struct {
	*desked
	kept, other row
	db          *storage.DB
	debtors     *debtor.Service
}

type merged struct {
	ID        string
	KeptID    string `json:"kept_id"`
	OtherID   string `json:"other_id"`
	OtherName string `json:"other_name"`
	Moved     []struct {
		Part string
		Rows int
	}
}

// openTwins is a desk with two debtors of the cashier's who owe in the same portfolio.
func openTwins(t *testing.T, engine sdktest.Engine) *twins {
	t.Helper()
	d := &twins{}
	module := portfolios.Module()
	module.Demo = append(module.Demo, func(_ sdk.DemoSeed, db *storage.DB, debtors *debtor.Service) { d.db, d.debtors = db, debtors })
	d.desked = openTillOf(t, startOf(t, engine, module))
	all := list(t, d.cashier, "/api/v1/deudores?sort=-balance&currency=UYU&status=in_progress&pageSize=100")
	d.kept = all[0]
	for _, one := range all[1:] {
		if one.PortfolioID == d.kept.PortfolioID {
			d.other = one
			return d
		}
	}
	t.Fatal("no second debtor in the portfolio")
	return nil
}

func (d *twins) merge(t *testing.T) (m merged) {
	t.Helper()
	d.manager.POST("/api/v1/deudores/"+d.kept.ID+"/merge", map[string]any{"other_id": d.other.ID}).OK(&m)
	return m
}

func (d *twins) split(m merged) *sdktest.Answer {
	return d.manager.POST("/api/v1/deudores/"+d.kept.ID+"/split", map[string]any{"merge_id": m.ID})
}

// audited requires that the audit of the ledger finds nothing.
func (d *twins) audited(t require.TestingT) {
	said := ""
	broken, err := audit.Ledger(context.Background(), d.db, func(text string) { said += text + "\n" })
	require.NoError(t, err)
	require.Zero(t, broken, said)
}

// whole is all that is told of a debtor, but for versions and when it was written.
func (d *twins) whole(t require.TestingT, id string) map[string]any {
	all := map[string]any{}
	for _, path := range []string{"", "/debts?pageSize=100", "/phones", "/addresses", "/notes?pageSize=100", "/movements?pageSize=100", "/shared-debts"} {
		all[path] = plainOf(t, d.admin.GET("/api/v1/deudores/"+id+path).Raw)
	}
	for _, path := range []string{"/api/v1/payments", "/api/v1/promesas", "/api/v1/plans", "/api/v1/contacts", "/api/v1/eventos-programados"} {
		all[path] = plainOf(t, d.admin.GET(path+"?pageSize=100&debtor_id="+id).Raw)
	}
	return all
}

// plainOf is an answer's data without versions and times of writing.
func plainOf(t require.TestingT, raw []byte) any {
	var answer struct{ Data any }
	require.NoError(t, json.Unmarshal(raw, &answer))
	return stripped(answer.Data)
}

func stripped(value any) any {
	switch v := value.(type) {
	case map[string]any:
		for _, name := range []string{"version", "updated_at", "updated_by"} {
			delete(v, name)
		}
		for name, one := range v {
			v[name] = stripped(one)
		}
	case []any:
		for i := range v {
			v[i] = stripped(v[i])
		}
	}
	return value
}

// sums are what no merge may change: what portfolios, tills and the list of payments come to.
func (d *twins) sums(t require.TestingT) map[string]any {
	var p struct {
		Balance int64
		Debts   int64 `json:"debts_count"`
	}
	d.admin.GET("/api/v1/carteras/" + d.kept.PortfolioID).OK(&p)
	return map[string]any{
		"portfolio": p, "till": plainOf(t, d.cashier.GET("/api/v1/tills/"+d.till.ID).Raw),
		"payments": d.admin.GET("/api/v1/payments?pageSize=1").Meta().Total,
	}
}

func TestMerge(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[CO-18] two debtors become one, found under both, and the audit proves the ledger", func(t *testing.T) { becomeOne(t, openTwins(t, engine)) })
		t.Run("[CH-05] a mailbox and the creditor's reference lead to whose they are, through a merge and back", func(t *testing.T) { lookedUp(t, openTwins(t, engine)) })
		t.Run("[CO-18] a merge and its split are the identity, after money in any order, and change no sum", func(t *testing.T) { identity(t, openTwins(t, engine)) })
		t.Run("[CO-18] what came later stays, and what went across keeps them one", func(t *testing.T) { laterStays(t, openTwins(t, engine)) })
		t.Run("[CO-18] who are not two of one portfolio, or are spoken with, are not merged", func(t *testing.T) { notMerged(t, openTwins(t, engine)) })
	})
}

func lookedUp(t *testing.T, d *twins) {
	system := principal.With(t.Context(), principal.System("rioplatense", "chats"))
	path := func(who row) string { return "/api/v1/deudores/" + who.ID }
	write := func(who row, what map[string]any) { d.manager.PATCH(path(who), what, "If-Match", "*").OK(nil) }
	byEmail := func(ctx context.Context, address string) (ids []string) {
		found, err := d.debtors.ByEmail(ctx, address)
		require.NoError(t, err)
		for _, one := range found {
			ids = append(ids, one.DebtorID)
		}
		return ids
	}
	byReference := func(reference, portfolioID string) (ids []string) {
		found, err := d.debtors.ByReference(system, reference, portfolioID)
		require.NoError(t, err)
		for _, one := range found {
			ids = append(ids, one.DebtorID)
		}
		return ids
	}
	write(d.kept, map[string]any{"emails": []string{"Casa@Example.com", "kept@example.com"}, "external_ref": "K-1"})
	write(d.other, map[string]any{"emails": []string{"casa@example.com", "Otro@Example.com"}, "external_ref": "O-1"})
	require.Equal(t, []string{d.other.ID}, byEmail(system, " OTRO@example.com "))
	require.ElementsMatch(t, []string{d.kept.ID, d.other.ID}, byEmail(system, "casa@example.com"))
	require.Empty(t, byEmail(system, "tro@example.com"), "no part of an address leads to anybody")
	require.Empty(t, byEmail(principal.With(t.Context(), principal.System("andina", "chats")), "casa@example.com"), "another company's")
	stranger := principal.With(t.Context(), principal.Principal{TenantID: "rioplatense", UserID: "nadie", Scope: principal.ScopeOwn})
	require.Empty(t, byEmail(stranger, "casa@example.com"), "who does not see them")
	require.Equal(t, []string{d.other.ID}, byReference("O-1", ""))
	require.Empty(t, byReference("O-1", "another"))
	require.Empty(t, byReference("", ""))
	for _, p := range []*sdktest.Person{d.admin, d.manager, d.cashier} {
		p.GET("/api/v1/deudores/by-email?email=casa@example.com").Refused(http.StatusForbidden, "forbidden")
		p.GET("/api/v1/deudores/by-reference?reference=O-1").Refused(http.StatusForbidden, "forbidden")
	}
	m := d.merge(t)
	require.Equal(t, []string{d.kept.ID}, byEmail(system, "otro@example.com"))
	require.Equal(t, []string{d.kept.ID}, byReference("O-1", d.kept.PortfolioID))
	d.split(m).OK(nil)
	require.Equal(t, []string{d.other.ID}, byEmail(system, "otro@example.com"))
	require.Equal(t, []string{d.other.ID}, byReference("O-1", ""))
	write(d.other, map[string]any{"emails": []string{}})
	require.Empty(t, byEmail(system, "otro@example.com"), "they have it no longer")
	d.manager.PATCH(path(d.other), map[string]any{"emails": []string{"no es un correo"}}, "If-Match", "*").Refused(http.StatusUnprocessableEntity, "invalid")
	for n := range 21 {
		office := map[string]any{"portfolio_id": d.kept.PortfolioID, "name": fmt.Sprintf("De la oficina %d", n), "emails": []string{"pagos@example.com"}}
		if d.manager.POST("/api/v1/deudores", office).OK(nil); n == 19 {
			require.Len(t, byEmail(system, "pagos@example.com"), 20)
		}
	}
	require.Empty(t, byEmail(system, "pagos@example.com"), "a mailbox of so many says nothing about who writes")
}

func becomeOne(t *testing.T, d *twins) {
	var preview struct {
		Balance int64
		Refusal string
		Moves   []struct{ Part string }
	}
	path := "/api/v1/deudores/" + d.kept.ID
	d.manager.GET(path + "/merge?other_id=" + d.other.ID).OK(&preview)
	require.Empty(t, preview.Refusal)
	require.Equal(t, d.kept.Balance+d.other.Balance, preview.Balance)
	var p row
	d.admin.GET("/api/v1/carteras/" + d.kept.PortfolioID).OK(&p)
	d.cashier.POST("/api/v1/deudores/"+d.other.ID+"/notes", map[string]any{"text": "Del otro"}).OK(nil)
	d.cashier.POST(path+"/merge", map[string]any{"other_id": d.other.ID}).Refused(http.StatusForbidden, "forbidden")
	m := d.merge(t)
	require.Equal(t, d.other.Name, m.OtherName)
	now := get(t, d.manager, path)
	require.Equal(t, d.kept.Balance+d.other.Balance, now.Balance)
	require.Equal(t, d.kept.DebtsCount+d.other.DebtsCount, now.DebtsCount)
	require.Equal(t, d.kept.ID, get(t, d.manager, "/api/v1/deudores/"+d.other.ID).ID, "the other's address leads to the one who is kept")
	require.Equal(t, d.other.Name, namesOf(d.manager, "/api/v1/deudores/names", d.other.ID)[0].Name)
	var after row
	d.admin.GET("/api/v1/carteras/" + d.kept.PortfolioID).OK(&after)
	require.Equal(t, []int64{p.Balance, p.Debtors - 1}, []int64{after.Balance, after.Debtors})
	timeline := string(d.manager.GET(path + "/timeline?pageSize=100").Raw)
	for _, name := range []string{"debtor.merged", "debtor.merged_into", "note.created"} {
		require.Contains(t, timeline, "portfolios."+name)
	}
	var paid paid
	d.cashier.POST("/api/v1/payments", map[string]any{"debtor_id": d.kept.ID, "amount": now.Balance, "method": "cash"}).OK(&paid)
	require.Zero(t, get(t, d.manager, path).Balance, "one payment pays what was two people's")
	d.audited(t)
	require.Equal(t, http.StatusConflict, d.split(m).Status)
	d.split(m).Refused(http.StatusConflict, "portfolios.split_paid")
	d.manager.POST("/api/v1/payments/"+paid.ID+"/reverse", map[string]any{"reason": "Otro deudor"}).OK(nil)
	d.split(m).Refused(http.StatusConflict, "portfolios.split_paid")
	d.audited(t)
}

func identity(t *testing.T, d *twins) {
	rapid.Check(t, func(r *rapid.T) {
		for range rapid.IntRange(0, 3).Draw(r, "acts") {
			who := rapid.SampledFrom([]string{d.kept.ID, d.other.ID}).Draw(r, "who")
			amount := rapid.Int64Range(1, 20_000).Draw(r, "amount")
			switch rapid.SampledFrom([]string{"pay", "promise", "note", "flag", "phone"}).Draw(r, "what") {
			case "pay":
				d.cashier.POST("/api/v1/payments", map[string]any{"debtor_id": who, "amount": amount, "method": "cash"})
			case "promise":
				d.cashier.POST("/api/v1/promesas", promising(who, amount, 3))
			case "note":
				d.cashier.POST("/api/v1/deudores/"+who+"/notes", map[string]any{"text": "Nota"})
			case "flag":
				now := get(t, d.manager, "/api/v1/deudores/"+who)
				d.manager.PATCH("/api/v1/deudores/"+who, map[string]any{"flags": []string{"hardship"}}, "If-Match", tag(now.Version))
			case "phone":
				d.manager.POST("/api/v1/deudores/"+who+"/phones", map[string]any{"number": "099123456"})
			}
		}
		kept, other, sums := d.whole(r, d.kept.ID), d.whole(r, d.other.ID), d.sums(r)
		m := d.merge(t)
		require.Equal(r, sums, d.sums(r), "a merge changes no sum")
		d.audited(r)
		d.split(m).OK(nil)
		require.Equal(r, kept, d.whole(r, d.kept.ID))
		require.Equal(r, other, d.whole(r, d.other.ID))
		require.Equal(r, sums, d.sums(r))
		d.audited(r)
	})
}

func laterStays(t *testing.T, d *twins) {
	path := "/api/v1/deudores/" + d.kept.ID
	m := d.merge(t)
	d.cashier.POST(path+"/notes", map[string]any{"text": "Después"}).OK(nil)
	d.split(m).OK(nil)
	require.Contains(t, string(d.manager.GET(path+"/notes").Raw), "Después")
	require.NotContains(t, string(d.manager.GET("/api/v1/deudores/"+d.other.ID+"/notes").Raw), "Después")
	d.split(m).Refused(http.StatusNotFound, "portfolios.merge_not_found")
	require.Equal(t, d.other.Balance, get(t, d.manager, "/api/v1/deudores/"+d.other.ID).Balance)
	m = d.merge(t)
	debts := list(t, d.manager, path+"/debts?pageSize=100")
	ids := make([]string, len(debts))
	for i, one := range debts {
		ids[i] = one.ID
	}
	promise := promising(d.kept.ID, 10_000, 3)
	promise["debt_ids"] = ids
	d.cashier.POST("/api/v1/promesas", promise).OK(nil)
	d.split(m).Refused(http.StatusConflict, "portfolios.split_planned")
	d.audited(t)
}

func notMerged(t *testing.T, d *twins) {
	path := "/api/v1/deudores/" + d.kept.ID + "/merge"
	d.manager.POST(path, map[string]any{"other_id": d.kept.ID}).Refused(http.StatusUnprocessableEntity, "portfolios.merge_self")
	d.manager.POST(path, map[string]any{"other_id": "nobody"}).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
	for _, one := range list(t, d.manager, "/api/v1/deudores?pageSize=100&sort=-created_at") {
		if one.PortfolioID != d.kept.PortfolioID {
			d.manager.POST(path, map[string]any{"other_id": one.ID}).Refused(http.StatusConflict, "portfolios.merge_portfolio")
			break
		}
	}
	d.foreign.POST(path, map[string]any{"other_id": d.other.ID}).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
	d.merge(t)
	twin := get(t, d.admin, "/api/v1/deudores/"+d.kept.ID)
	require.False(t, strings.Contains(string(d.manager.GET("/api/v1/deudores?pageSize=100&portfolio_id="+twin.PortfolioID).Raw), `"id":"`+d.other.ID+`"`))
}

func TestMergedImport(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		h := sdktest.Start(t, portfolios.Module(), sdktest.Options{Engine: engine, Tenants: []string{"rioplatense"}})
		manager := h.As("rioplatense", "manager", "mara")
		var p row
		manager.POST("/api/v1/carteras", newPortfolio("C1")).OK(&p)
		t.Run("[CO-18] the creditor's next file reaches the one who is kept under the document of the other", func(t *testing.T) {
			imports(t, manager, p.ID, "Documento;Nombre;Nro Operación;Saldo\n1.234.567-2;Ana Sosa;A-1;100\n4.181.311-7;Anita Sosa;B-1;50\n")
			all := list(t, manager, "/api/v1/deudores?q=sosa&sort=name")
			require.Len(t, all, 2)
			kept, other := all[0], all[1]
			var m merged
			manager.POST("/api/v1/deudores/"+kept.ID+"/merge", map[string]any{"other_id": other.ID}).OK(&m)
			done := imports(t, manager, p.ID, "Documento;Nombre;Nro Operación;Saldo\n1.234.567-2;Ana Sosa;A-1;90\n4.181.311-7;Anita Sosa;B-1;60\n4.181.311-7;Anita Sosa;B-2;7\n")
			require.Zero(t, done.Result.Rejected)
			all = list(t, manager, "/api/v1/deudores?q=sosa")
			require.Len(t, all, 1)
			require.Equal(t, []any{kept.ID, "Ana Sosa", int64(15_700)}, []any{all[0].ID, all[0].Name, all[0].Balance})
			manager.POST("/api/v1/deudores", map[string]any{"portfolio_id": p.ID, "name": "Anita", "national_id": "4.181.311-7"}).
				Refused(http.StatusConflict, "portfolios.debtor_exists")
			manager.POST("/api/v1/deudores/"+kept.ID+"/split", map[string]any{"merge_id": m.ID}).OK(nil)
			require.EqualValues(t, 6_000, get(t, manager, "/api/v1/deudores/"+other.ID).Balance, "what the first file brought goes back, as it stands now")
			require.EqualValues(t, 9_700, get(t, manager, "/api/v1/deudores/"+kept.ID).Balance, "what came later stays")
			require.EqualValues(t, 15_700, get(t, manager, "/api/v1/carteras/"+p.ID).Balance)
		})
	})
}

// imports brings a file into a portfolio.
func imports(t *testing.T, p *sdktest.Person, portfolioID, content string) (f file) {
	t.Helper()
	newImport(t, p, portfolioID, "cartera.csv", content).OK(&f)
	p.PUT("/api/v1/imports/"+f.ID+"/mapping", map[string]any{"mapping": f.Mapping}, "If-Match", f.version()).OK(&f)
	p.POST("/api/v1/imports/"+f.ID+"/check", nil).OK(nil)
	awaited(t, p, f.ID, "checked")
	p.POST("/api/v1/imports/"+f.ID+"/start", nil).OK(nil)
	return awaited(t, p, f.ID, "finished")
}
