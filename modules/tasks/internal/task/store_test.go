package task_test

import (
	"cmp"
	"context"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/tasks/internal/rank"
	"github.com/recobro/recobro/modules/tasks/internal/task"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func as(tenant, user string, scope principal.Scope) context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: tenant, UserID: user, Scope: scope})
}

func everything() context.Context { return as("acme", "boss", principal.ScopeAll) }

// sample makes n tasks whose fields often tie.
func sample(t testing.TB, tenant string, n int) []task.Task {
	dice := rand.New(rand.NewPCG(7, uint64(n)))
	now := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	tasks := make([]task.Task, n)
	ranks := rank.Spread("", "", n)
	for i := range tasks {
		it := &tasks[i]
		it.Row = storage.Row{TenantID: tenant, ID: storage.NewID(), Version: 1, CreatedAt: now, UpdatedAt: now, CreatedBy: one(dice, "ana", "bruno", "carla")}
		it.Title = one(dice, "Llamar", "Revisar", "Pedir", "Enviar") + " " + one(dice, "comprobante", "cédula", "contrato", "informe semanal")
		it.Status, it.Priority = one(dice, task.Todo.Enum()...), one(dice, task.Low.Enum()...)
		it.Label, it.AssigneeID, it.Rank = one(dice, task.None.Enum()...), one(dice, "", "", "ana", "bruno"), ranks[i]
		if dice.IntN(3) > 0 {
			due := now.AddDate(0, 0, dice.IntN(10))
			it.DueAt = &due
		}
		require.NoError(t, it.Seal())
	}
	return tasks
}

func one[T any](dice *rand.Rand, from ...T) T { return from[dice.IntN(len(from))] }

// expected is what a list must show, the plain way.
func expected(all []task.Task, c task.Criteria, own, sort string) []string {
	rows := slices.Clone(all)
	rows = slices.DeleteFunc(rows, func(t task.Task) bool { return !fits(t, c) || own != "" && !t.Belongs(own) })
	name, desc := strings.CutPrefix(sort, "-")
	slices.SortFunc(rows, func(a, b task.Task) int {
		way := cmp.Or(by(name, a, b), cmp.Compare(a.ID, b.ID))
		if desc || sort == "" {
			return -way
		}
		return way
	})
	return ids(rows)
}

func by(name string, a, b task.Task) int {
	switch name {
	case "title":
		return cmp.Compare(a.TitleKey, b.TitleKey)
	case "status":
		return cmp.Compare(a.StatusOrder, b.StatusOrder)
	case "priority":
		return cmp.Compare(a.PriorityOrder, b.PriorityOrder)
	case "label":
		return cmp.Compare(a.Label, b.Label)
	case "due_at":
		return cmp.Compare(a.DueKey, b.DueKey)
	case "rank":
		return cmp.Compare(a.Rank, b.Rank)
	default:
		return 0
	}
}

func fits(t task.Task, c task.Criteria) bool {
	switch {
	case len(c.Statuses) > 0 && !slices.Contains(c.Statuses, t.Status),
		len(c.Priorities) > 0 && !slices.Contains(c.Priorities, t.Priority),
		len(c.Labels) > 0 && !slices.Contains(c.Labels, t.Label),
		c.AssigneeID == task.Unassigned && t.AssigneeID != "",
		c.AssigneeID != "" && c.AssigneeID != task.Unassigned && t.AssigneeID != c.AssigneeID:
		return false
	}
	for _, word := range strings.Fields(namekey.Of(c.Text)) {
		if !strings.Contains(t.TitleKey, word) {
			return false
		}
	}
	return true
}

func ids(rows []task.Task) []string {
	out := make([]string, len(rows))
	for i, t := range rows {
		out[i] = t.ID
	}
	return out
}

func TestList(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		store := task.NewStore(engine.DB(t, "tasks", os.DirFS("../..")))
		all := sample(t, "acme", 700)
		require.NoError(t, store.Insert(everything(), all))
		require.NoError(t, store.Insert(as("other", "x", principal.ScopeAll), sample(t, "other", 30)))

		t.Run("every filter, search and order shows what it must, page by page", func(t *testing.T) {
			dice := rand.New(rand.NewPCG(1, 2))
			for range 200 {
				checkList(t, store, all, dice)
			}
		})
		t.Run("cursors walk a list to its end and back without a gap", func(t *testing.T) {
			for _, sort := range sorts() {
				walkThrough(t, store, all, sort)
			}
		})
		t.Run("each task of a list is handed out once, in order", func(t *testing.T) {
			var seen []string
			require.NoError(t, store.Each(everything(), task.Criteria{}, "-due_at", func(rows []task.Task) error {
				seen = append(seen, ids(rows)...)
				return nil
			}))
			require.Equal(t, expected(all, task.Criteria{}, "", "-due_at"), seen)
		})
		t.Run("a cursor of another list, another tenant or nobody's is refused", func(t *testing.T) {
			_, meta, err := store.List(everything(), task.Criteria{}, page.Params{Sort: task.ByRank, PageSize: 10})
			require.NoError(t, err)
			next := page.Params{Sort: task.ByRank, Cursor: meta.Next}
			_, _, err = store.List(everything(), task.Criteria{Text: "x"}, next)
			require.ErrorIs(t, err, page.ErrCursor)
			_, _, err = store.List(as("other", "x", principal.ScopeAll), task.Criteria{}, next)
			require.ErrorIs(t, err, page.ErrCursor)
			_, _, err = store.List(everything(), task.Criteria{}, page.Params{Cursor: "%%%"})
			require.ErrorIs(t, err, page.ErrCursor)
		})
	})
}

func sorts() []string {
	return []string{"", "title", "-title", "status", "-status", "priority", "-priority", "label", "-label", "due_at", "-due_at", "created_at", "rank", "-rank"}
}

func checkList(t *testing.T, store *task.Store, all []task.Task, dice *rand.Rand) {
	t.Helper()
	c := task.Criteria{
		Text:       one(dice, "", "", "llamar", "CEDULA", "inf sem", "zzz"),
		Statuses:   one(dice, nil, nil, []task.Status{task.InProgress}, []task.Status{task.Todo, task.Done}),
		Priorities: one(dice, nil, nil, []task.Priority{task.High}, []task.Priority{task.Low, task.Critical}),
		Labels:     one(dice, nil, nil, []task.Label{task.Bug}, []task.Label{task.Bug, task.Feature}),
		AssigneeID: one(dice, "", "", "ana", task.Unassigned),
	}
	own, sort, size := one(dice, "", "", "ana", "carla"), one(dice, sorts()...), 1+dice.IntN(30)
	scope := principal.ScopeAll
	if own != "" {
		scope = principal.ScopeOwn
	}
	want := expected(all, c, own, sort)
	p := page.Params{Page: 1 + dice.IntN(len(want)/size+2), PageSize: size, Sort: sort}
	rows, meta, err := store.List(as("acme", own, scope), c, p)
	require.NoError(t, err)
	from := min((p.Page-1)*size, len(want))
	require.Equal(t, want[from:min(from+size, len(want))], ids(rows), "%+v own=%q %q %+v", c, own, sort, p)
	require.EqualValues(t, len(want), meta.Total)
	require.True(t, meta.TotalExact)
}

func walkThrough(t *testing.T, store *task.Store, all []task.Task, sort string) {
	t.Helper()
	want := expected(all, task.Criteria{}, "", sort)
	var forth []string
	p := page.Params{Page: 1, PageSize: 100, Sort: sort}
	var meta page.Meta
	for more := true; more; more = meta.Next != "" {
		p.Cursor = meta.Next
		var rows []task.Task
		var err error
		rows, meta, err = store.List(everything(), task.Criteria{}, p)
		require.NoError(t, err)
		forth = append(forth, ids(rows)...)
	}
	require.Equal(t, want, forth, sort)
	rows, _, err := store.List(everything(), task.Criteria{}, page.Params{PageSize: 100, Sort: sort, Cursor: meta.Prev})
	require.NoError(t, err)
	require.Equal(t, want[len(want)-200:len(want)-100], ids(rows), sort)
}

func TestRank(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "tasks", os.DirFS("../.."))
		store := task.NewStore(db)
		b := &board{t: t, db: db, store: store}

		t.Run("a task stands where it was put, whatever was moved before", func(t *testing.T) {
			b.fill(12)
			dice := rand.New(rand.NewPCG(5, 6))
			for range 120 {
				b.moveAnyhow(dice)
			}
		})
		t.Run("ranks stay short when everything is squeezed between the same two tasks, and no version changes but the moved one's", func(t *testing.T) {
			for i := range 400 {
				b.move(b.order[len(b.order)-1-i%2], task.Place{Status: task.Todo, AfterID: b.order[0]})
			}
			for _, row := range b.rows() {
				require.LessOrEqual(t, len(row.Rank), rank.Longest)
			}
		})
		t.Run("ranks that were given twice are told apart when something comes between them", func(t *testing.T) {
			rows := b.rows()
			twin := rows[3]
			twin.Rank = rows[2].Rank
			require.NoError(t, storage.Update(everything(), b.db, &twin, twin.Version))
			b.order = ids(b.rows())
			b.move(b.order[len(b.order)-1], task.Place{Status: task.Todo, AfterID: b.order[2]})
		})
		t.Run("a neighbour of another column, of nobody or oneself is refused", func(t *testing.T) {
			for _, id := range []string{"nothing", b.order[0]} {
				_, err := store.Rank(everything(), task.Place{Status: task.Done, BeforeID: id}, b.order[1])
				require.ErrorIs(t, err, task.ErrNeighbour)
			}
			_, err := store.Rank(everything(), task.Place{Status: task.Todo, AfterID: b.order[1]}, b.order[1])
			require.ErrorIs(t, err, task.ErrNeighbour)
			_, err = store.Rank(as("acme", "stranger", principal.ScopeOwn), task.Place{Status: task.Todo, AfterID: b.order[1]}, b.order[2])
			require.ErrorIs(t, err, task.ErrNeighbour)
		})
	})
}

// board is one column, and the order it must be in.
type board struct {
	t     *testing.T
	db    *storage.DB
	store *task.Store
	order []string
}

func (b *board) fill(n int) {
	tasks := sample(b.t, "acme", n)
	ranks, err := b.store.TopRanks(everything(), task.Todo, n)
	require.NoError(b.t, err)
	for i := range tasks {
		tasks[i].Status, tasks[i].Rank = task.Todo, ranks[i]
	}
	require.NoError(b.t, b.store.Insert(everything(), tasks))
	b.order = ids(tasks)
	require.Equal(b.t, b.order, ids(b.rows()))
}

func (b *board) rows() []task.Task {
	rows, _, err := b.store.List(everything(), task.Criteria{Statuses: []task.Status{task.Todo}}, page.Params{Sort: task.ByRank, PageSize: 100})
	require.NoError(b.t, err)
	return rows
}

func (b *board) moveAnyhow(dice *rand.Rand) {
	id := one(dice, b.order...)
	other := one(dice, slices.DeleteFunc(slices.Clone(b.order), func(o string) bool { return o == id })...)
	b.move(id, one(dice, task.Place{Status: task.Todo}, task.Place{Status: task.Todo, BeforeID: other}, task.Place{Status: task.Todo, AfterID: other}))
}

func (b *board) move(id string, place task.Place) {
	b.t.Helper()
	found, err := b.store.Rank(everything(), place, id)
	require.NoError(b.t, err)
	it, err := b.store.Get(everything(), id)
	require.NoError(b.t, err)
	it.Rank = found
	require.NoError(b.t, storage.Update(everything(), b.db, &it, it.Version))
	b.order = slices.DeleteFunc(b.order, func(o string) bool { return o == id })
	at := 0
	switch {
	case place.BeforeID != "":
		at = slices.Index(b.order, place.BeforeID)
	case place.AfterID != "":
		at = slices.Index(b.order, place.AfterID) + 1
	}
	b.order = slices.Insert(b.order, at, id)
	require.Equal(b.t, b.order, ids(b.rows()))
}
