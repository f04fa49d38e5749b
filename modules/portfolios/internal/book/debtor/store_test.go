package debtor

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func as(tenant, user string, scope principal.Scope) context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: tenant, UserID: user, Scope: scope})
}

// sample makes n debtors of a tenant in two portfolios, with names and figures that often tie.
func sample(tenant string, n int) []Debtor {
	dice := rand.New(rand.NewPCG(7, uint64(n)))
	pick := func(from ...string) string { return from[dice.IntN(len(from))] }
	now := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	debtors := make([]Debtor, n)
	for i := range debtors {
		d := &debtors[i]
		d.Row = storage.Row{TenantID: tenant, ID: storage.NewID(), Version: 1, CreatedAt: now, UpdatedAt: now}
		d.PortfolioID, d.Kind, d.Currency = pick("p1", "p2"), Natural, "UYU"
		d.Name = pick("Ana", "José", "María", "Li") + " " + pick("Pérez", "Núñez", "Da Silva", "Wu", "Pereira")
		d.NationalIDType, d.NationalID = nationalid.UYCI, fmt.Sprintf("%08d", 10000000+i*7919%89999999)
		d.NameKey, d.DedupeKey = namekey.Of(d.Name), DedupeKey(d.NationalIDType, d.NationalID, "", d.ID)
		d.Status, d.BucketID = New.Enum()[dice.IntN(3)], pick("b0", "b1", "b31")
		d.AssigneeID = pick("", "", "", "ana", "bruno")
		d.Balance, d.AgedFrom = int64(dice.IntN(20)*100), civil.Day("2026-01-01").Add(dice.IntN(30))
		d.Emails, d.Flags = []string{}, []Flag{}
	}
	return debtors
}

// expected is what a list must show, the plain way.
func expected(all []Debtor, c Criteria, own, sort string) []string {
	var shown []Debtor
	q := parseQuery(c.Text, c.WholeNumbers || own != "")
	for _, d := range all {
		if fits(d, c, own, q) {
			shown = append(shown, d)
		}
	}
	slices.SortFunc(shown, func(a, b Debtor) int { return compared(a, b, sort) })
	return ids(shown)
}

// compared is negative when a stands before b.
func compared(a, b Debtor, sort string) int {
	name, desc := strings.CutPrefix(sort, "-")
	if desc != (name == "dpd") || sort == "" { // the most days past due is the earliest day
		a, b = b, a
	}
	switch name {
	case "name":
		return cmp.Or(strings.Compare(a.NameKey, b.NameKey), strings.Compare(a.ID, b.ID))
	case "balance":
		return cmp.Or(cmp.Compare(a.Balance, b.Balance), strings.Compare(a.ID, b.ID))
	case "dpd":
		return cmp.Or(cmp.Compare(a.AgedFrom, b.AgedFrom), strings.Compare(a.ID, b.ID))
	default:
		return strings.Compare(a.ID, b.ID)
	}
}

func fits(d Debtor, c Criteria, own string, q query) bool {
	in := func(list []string, v string) bool { return len(list) == 0 || slices.Contains(list, v) }
	switch {
	case own != "" && d.AssigneeID != own,
		!in(c.PortfolioIDs, d.PortfolioID), !in(c.BucketIDs, d.BucketID),
		len(c.Statuses) > 0 && !slices.Contains(c.Statuses, d.Status),
		c.AssigneeID == Unassigned && d.AssigneeID != "",
		c.assigned() && d.AssigneeID != c.AssigneeID:
		return false
	}
	return c.Text == "" || finds(d, q)
}

func finds(d Debtor, q query) bool {
	if q.document != "" && (d.NationalID == q.document || !q.whole && strings.HasPrefix(d.NationalID, q.document)) {
		return true
	}
	if q.tagKey == "" {
		return false
	}
	if len(q.words) == 0 {
		return q.prefix != "" && strings.HasPrefix(d.NameKey, q.prefix)
	}
	for _, word := range append(slices.Clone(q.words), q.rest...) {
		if !strings.Contains(d.NameKey, word) {
			return false
		}
	}
	return true
}

func ids(rows []Debtor) []string {
	out := make([]string, len(rows))
	for i, d := range rows {
		out[i] = d.ID
	}
	return out
}

func criteriaOf(dice *rand.Rand) (Criteria, string) {
	pick := func(from ...string) string { return from[dice.IntN(len(from))] }
	list := func(from ...string) []string {
		if v := pick(from...); v != "" {
			return strings.Split(v, ",")
		}
		return nil
	}
	c := Criteria{
		Text:         pick("", "", "per", "pereira ana", "pereira an", "nuñez", "li", "l", "1000", "10007919", "da silva", "zzz", "jose wu"),
		PortfolioIDs: list("", "p1", "p1,p2", "p3"),
		BucketIDs:    list("", "", "b1", "b0,b31"),
		AssigneeID:   pick("", "", "ana", Unassigned),
	}
	for _, status := range list("", "", "new", "new,promised") {
		c.Statuses = append(c.Statuses, Status(status))
	}
	return c, pick("", "", "ana")
}

func TestList(t *testing.T) {
	engines(t, func(t *testing.T, db *storage.DB) {
		store := NewStore(db)
		all := sample("acme", 4_500)
		fill(t, db, store, all)
		fill(t, db, store, sample("other", 50))

		t.Run("every list, search and order shows what it must, page by page", func(t *testing.T) {
			dice := rand.New(rand.NewPCG(1, 2))
			for range 150 {
				c, own := criteriaOf(dice)
				checkList(t, store, all, c, own, dice)
			}
		})
		t.Run("the same holds when every list is long: pages by anchors, searches by walking", func(t *testing.T) {
			long := NewStore(db)
			bounds := page.Bounds{Count: 60, Small: 20, Near: 30, Search: 40, Deep: 100, Many: 200, Stride: 25}
			long.list = newList(db, bounds)
			dice := rand.New(rand.NewPCG(3, 4))
			for n := range 300 {
				if n == 200 {
					bounds.Many = bounds.Search // a common text is walked for, whatever it takes
					long.list = newList(db, bounds)
				}
				c, own := criteriaOf(dice)
				checkList(t, long, all, c, own, dice)
			}
		})
		t.Run("cursors walk a long list to its end and back without a gap", func(t *testing.T) {
			for _, sort := range []string{"name", "-balance", "dpd", ""} {
				walkThrough(t, store, all, sort)
			}
		})
		t.Run("all of a list comes in batches, in its order, each row once", func(t *testing.T) {
			for _, sort := range []string{"", "name", "-balance", "dpd"} {
				handsOver(t, store, all, sort, "", Criteria{PortfolioIDs: []string{"p1"}})
				handsOver(t, store, all, sort, "ana", Criteria{Text: "silva"})
				require.NoError(t, store.Each(as("acme", "", principal.ScopeAll), Criteria{Text: "%_"}, "created_at", func([]Debtor) error {
					return errors.New("a text that asks for nothing finds somebody")
				}))
			}
		})
		t.Run("a cursor of another list is refused", func(t *testing.T) {
			ctx := as("acme", "", principal.ScopeAll)
			_, meta, err := store.List(ctx, Criteria{}, page.Params{PageSize: 10})
			require.NoError(t, err)
			_, _, err = store.List(ctx, Criteria{}, page.Params{Sort: "-balance", Cursor: meta.Next})
			require.ErrorIs(t, err, page.ErrCursor)
			_, _, err = store.List(as("other", "", principal.ScopeAll), Criteria{}, page.Params{Cursor: meta.Next})
			require.ErrorIs(t, err, page.ErrCursor)
		})
		t.Run("a renamed debtor is found by the new name alone, a deleted one not at all", func(t *testing.T) {
			renameAndDelete(t, store, all[0])
		})
	})
}

func checkList(t *testing.T, store *Store, all []Debtor, c Criteria, own string, dice *rand.Rand) {
	t.Helper()
	scope := principal.ScopeAll
	if own != "" {
		scope = principal.ScopeOwn
	}
	sort := []string{"", "name", "-name", "balance", "-balance", "dpd", "-dpd", "created_at"}[dice.IntN(8)]
	want := expected(all, c, own, sort)
	size := 1 + dice.IntN(30)
	p := page.Params{Page: 1 + dice.IntN(len(want)/size+2), PageSize: size, Sort: sort}
	rows, meta, err := store.List(as("acme", own, scope), c, p)
	require.NoError(t, err)
	from := min((p.Page-1)*size, len(want))
	require.Equal(t, want[from:min(from+size, len(want))], ids(rows), "%+v own=%q %+v", c, own, p)
	if meta.TotalExact {
		require.EqualValues(t, len(want), meta.Total, "%+v own=%q", c, own)
	} else {
		require.LessOrEqual(t, meta.Total, int64(max(len(want), (p.Page-1)*size)))
	}
}

func walkThrough(t *testing.T, store *Store, all []Debtor, sort string) {
	t.Helper()
	ctx := as("acme", "", principal.ScopeAll)
	want := expected(all, Criteria{}, "", sort)
	var forth []string
	p := page.Params{Page: 1, PageSize: 100, Sort: sort}
	var meta page.Meta
	var err error
	for {
		var rows []Debtor
		rows, meta, err = store.List(ctx, Criteria{}, p)
		require.NoError(t, err)
		forth = append(forth, ids(rows)...)
		if meta.Next == "" {
			break
		}
		p.Cursor = meta.Next
	}
	require.Equal(t, want, forth)
	p.Cursor = meta.Prev
	rows, _, err := store.List(ctx, Criteria{}, p)
	require.NoError(t, err)
	require.Equal(t, want[len(want)-200:len(want)-100], ids(rows))
}

func handsOver(t *testing.T, store *Store, all []Debtor, sort, own string, c Criteria) {
	t.Helper()
	scope := principal.ScopeAll
	if own != "" {
		scope = principal.ScopeOwn
	}
	var met []string
	require.NoError(t, store.Each(as("acme", own, scope), c, sort, func(rows []Debtor) error {
		met = append(met, ids(rows)...)
		return nil
	}))
	require.Equal(t, expected(all, c, own, sort), met, "sort %q, %+v", sort, c)
}

func renameAndDelete(t *testing.T, store *Store, d Debtor) {
	t.Helper()
	ctx := as("acme", "", principal.ScopeAll)
	find := func(text string) []string {
		rows, _, err := store.List(ctx, Criteria{Text: text}, page.Params{PageSize: 100})
		require.NoError(t, err)
		return ids(rows)
	}
	d.Name = "Xerxes Quiñones"
	d.NameKey = namekey.Of(d.Name)
	require.NoError(t, store.Update(ctx, &d, 1))
	require.Equal(t, []string{d.ID}, find("quinon"))
	require.ErrorIs(t, store.Update(ctx, &d, 1), storage.ErrStale)
	require.NoError(t, store.Delete(ctx, &d, d.Version))
	require.Empty(t, find("quinon"))
	_, err := store.Get(ctx, d.ID)
	require.ErrorIs(t, err, ErrNotFound)
}

// fill writes debtors and the portfolios that count them.
func fill(t *testing.T, db *storage.DB, store *Store, debtors []Debtor) {
	t.Helper()
	ctx := as(debtors[0].TenantID, "", principal.ScopeAll)
	require.NoError(t, db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		for chunk := range slices.Chunk(debtors, 500) {
			if err := store.Insert(ctx, chunk); err != nil {
				return err
			}
		}
		for _, id := range []string{"p1", "p2"} {
			var n int64
			if err := tx.Model(&Debtor{}).Where("portfolio_id = ?", id).Count(&n).Error; err != nil {
				return err
			}
			if err := tx.Create(&testPortfolio{ID: id, Code: id, DebtorsCount: n, CreatedAt: time.Now(), UpdatedAt: time.Now()}).Error; err != nil {
				return err
			}
		}
		return nil
	}))
}

type testPortfolio struct {
	TenantID, ID, Code, Name, NameKey, CreditorID, CreditorName, Type, Stage, Status, Currency, Country, Timezone string
	DebtorsCount                                                                                                  int64
	CreatedAt, UpdatedAt                                                                                          time.Time
}

func (testPortfolio) TableName() string { return "portfolios" }

// engines runs f on every engine, with a fresh database.
func engines(t *testing.T, f func(*testing.T, *storage.DB)) {
	t.Helper()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) { f(t, engine.DB(t, "portfolios", os.DirFS("../../.."))) })
}
