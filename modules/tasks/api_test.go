package tasks_test

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/tasks"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

const base = "/api/v1/tasks"

type item struct {
	ID         string  `json:"id"`
	Title      string  `json:"title"`
	Status     string  `json:"status"`
	Priority   string  `json:"priority"`
	Label      string  `json:"label"`
	AssigneeID string  `json:"assignee_id"`
	DueAt      *string `json:"due_at"`
	ClosedAt   *string `json:"closed_at"`
	Origin     string  `json:"origin"`
	Link       *struct {
		ID string `json:"id"`
	} `json:"link"`
	Checklist []struct {
		ID   string `json:"id"`
		Text string `json:"text"`
		Done bool   `json:"done"`
	} `json:"checklist"`
}

type line struct {
	Name  string `json:"name"`
	Actor struct {
		ID string `json:"id"`
	} `json:"actor"`
	Data struct {
		Changes map[string]struct{ From, To any } `json:"changes"`
	} `json:"data"`
}

// office is the module with one person of each role of tenant a, and an admin of tenant b.
type office struct {
	*sdktest.Host
	t                                         *testing.T
	superadmin, admin, manager, cashier, away *sdktest.Person
}

func open(t *testing.T, engine sdktest.Engine) *office {
	h := sdktest.Start(t, tasks.Module(), sdktest.Options{Engine: engine})
	return &office{
		Host: h, t: t,
		superadmin: h.As("a", "superadmin", "sara"), admin: h.As("a", "admin", "ana"), manager: h.As("a", "manager", "mario"),
		cashier: h.As("a", "cashier", "caro"), away: h.As("b", "admin", "beto"),
	}
}

func (o *office) create(by *sdktest.Person, body map[string]any) (item, string) {
	o.t.Helper()
	var it item
	answer := by.POST(base, body).OK(&it)
	require.Equal(o.t, http.StatusCreated, answer.Status)
	return it, answer.Header.Get("ETag")
}

func (o *office) titles(by *sdktest.Person, query string) []string {
	o.t.Helper()
	var rows []item
	by.GET(base + "?" + query).OK(&rows)
	titles := []string{}
	for _, row := range rows {
		titles = append(titles, row.Title)
	}
	return titles
}

func (o *office) history(id string) (lines []line) {
	o.t.Helper()
	o.admin.GET(base + "/" + id + "/history").OK(&lines)
	return lines
}

func TestAPI(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("status, priority and label are those of the specification, any to any, each change on the history [ST-03]", func(t *testing.T) {
			checkStates(t, open(t, engine))
		})
		t.Run("roles: superadmin, admin and manager do everything; a cashier creates, and works what is theirs [AU-03]", func(t *testing.T) {
			checkRoles(t, open(t, engine))
		})
		t.Run("the board keeps the order it is given", func(t *testing.T) { checkBoard(t, open(t, engine)) })
		t.Run("lists search, filter and page", func(t *testing.T) { checkLists(t, open(t, engine)) })
		t.Run("a lost update is refused, a repeated request is answered once [AP-05]", func(t *testing.T) { checkUpdates(t, open(t, engine)) })
		t.Run("checklists", func(t *testing.T) { checkChecklist(t, open(t, engine)) })
		t.Run("many at once", func(t *testing.T) { checkBulk(t, open(t, engine)) })
		t.Run("files in and out", func(t *testing.T) { checkFiles(t, open(t, engine)) })
		t.Run("whoever may see a task hears of its changes, nobody else", func(t *testing.T) { checkEvents(t, open(t, engine)) })
		t.Run("whom and what a task names is somebody who works here and a record one may see", func(t *testing.T) { checkReferences(t, open(t, engine)) })
		t.Run("tenants do not meet [AU-05]", func(t *testing.T) { checkTenants(t, open(t, engine)) })
	})
}

func checkStates(t *testing.T, o *office) {
	it, tag := o.create(o.admin, map[string]any{"title": "Llamar al acreedor"})
	require.Equal(t, []any{"todo", "medium", "", "manual"}, []any{it.Status, it.Priority, it.Label, it.Origin})
	change := func(body map[string]any) {
		t.Helper()
		id := it.ID
		it = item{}
		tag = o.admin.PATCH(base+"/"+id, body, "If-Match", tag).OK(&it).Header.Get("ETag")
	}
	statuses := []string{"backlog", "todo", "in progress", "done", "canceled"}
	for _, from := range statuses {
		for _, to := range statuses {
			change(map[string]any{"status": from})
			change(map[string]any{"status": to})
			require.Equal(t, to == "done" || to == "canceled", it.ClosedAt != nil, "%s → %s", from, to)
		}
	}
	for _, priority := range []string{"low", "medium", "high", "critical"} {
		change(map[string]any{"priority": priority})
	}
	for _, label := range []string{"bug", "feature", "documentation", ""} {
		change(map[string]any{"label": label})
	}
	last := o.history(it.ID)[0]
	require.Equal(t, "tasks.task.updated", last.Name)
	require.Equal(t, "ana", last.Actor.ID)
	require.Equal(t, "documentation", last.Data.Changes["label"].From)
	for field, value := range map[string]string{"status": "doing", "priority": "urgent", "label": "chore", "due_at": "tomorrow"} {
		refused := o.admin.PATCH(base+"/"+it.ID, map[string]any{field: value}, "If-Match", tag)
		require.Equal(t, http.StatusUnprocessableEntity, refused.Status, "%s %s", field, refused.Raw)
		require.Equal(t, "body."+field, refused.Problem.Errors[0].Field)
	}
	change(map[string]any{"due_at": "2026-11-24T21:00:00-03:00"})
	require.Equal(t, "2026-11-25T00:00:00Z", *it.DueAt)
	change(map[string]any{"due_at": ""})
	require.Nil(t, it.DueAt)
	o.Keep("a", ask.Reference{Module: "portfolios", Type: "debtor", ID: "d1"})
	change(map[string]any{"link": map[string]any{"module": "portfolios", "type": "debtor", "id": "d1", "title": "María"}})
	require.Equal(t, "d1", it.Link.ID)
	require.Equal(t, []string{"Llamar al acreedor"}, o.titles(o.admin, "link_type=debtor&link_id=d1"))
	change(map[string]any{"unlink": true})
	require.Nil(t, it.Link)
}

func checkRoles(t *testing.T, o *office) {
	theirs, tag := o.create(o.admin, map[string]any{"title": "Ajena", "assignee_id": "mario"})
	given, givenTag := o.create(o.admin, map[string]any{"title": "Asignada", "assignee_id": "caro"})
	made, madeTag := o.create(o.cashier, map[string]any{"title": "Creada", "assignee_id": "mario", "origin": "rule"})
	require.Equal(t, "manual", made.Origin, "a person's task is manual whatever the request says")
	for _, person := range []*sdktest.Person{o.superadmin, o.admin, o.manager} {
		require.Subset(t, o.titles(person, ""), []string{"Ajena", "Asignada", "Creada"})
		person.PATCH(base+"/"+theirs.ID, map[string]any{"priority": "high"}, "If-Match", tag).OK(nil)
		person.POST(base+"/bulk", map[string]any{"ids": []string{theirs.ID}, "change": map[string]any{"label": "bug"}}).OK(nil)
		tag = person.GET(base + "/" + theirs.ID).Header.Get("ETag")
		require.Equal(t, http.StatusOK, person.GET(base+"/export").Status)
		person.POST(base+"/import", strings.NewReader("title\nUna"), "Content-Type", "text/csv").OK(nil)
	}
	require.Equal(t, []string{"Creada", "Asignada"}, o.titles(o.cashier, ""))
	require.Empty(t, o.titles(o.cashier, "filter=ajena"))
	o.cashier.PATCH(base+"/"+given.ID, map[string]any{"status": "done"}, "If-Match", givenTag).OK(nil)
	o.cashier.PATCH(base+"/"+made.ID, map[string]any{"status": "done"}, "If-Match", madeTag).OK(nil)
	o.cashier.POST(base+"/"+given.ID+"/move", map[string]any{"status": "todo", "after_id": theirs.ID}).Refused(http.StatusConflict, "tasks.neighbour")
	o.cashier.GET(base+"/"+theirs.ID).Refused(http.StatusNotFound, "tasks.task_not_found")
	o.cashier.GET(base+"/"+theirs.ID+"/history").Refused(http.StatusNotFound, "tasks.task_not_found")
	o.cashier.PATCH(base+"/"+theirs.ID, map[string]any{"status": "done"}, "If-Match", tag).Refused(http.StatusNotFound, "tasks.task_not_found")
	o.cashier.POST(base+"/"+theirs.ID+"/move", map[string]any{"status": "done"}).Refused(http.StatusNotFound, "tasks.task_not_found")
	o.cashier.POST(base+"/"+theirs.ID+"/checklist", map[string]any{"text": "x"}).Refused(http.StatusNotFound, "tasks.task_not_found")
	for _, refused := range []*sdktest.Answer{
		o.cashier.DELETE(base+"/"+made.ID, "If-Match", madeTag), o.cashier.GET(base + "/export"),
		o.cashier.POST(base+"/bulk", map[string]any{"ids": []string{made.ID}, "change": map[string]any{"status": "todo"}}),
		o.cashier.POST(base+"/import", strings.NewReader("title\nUna"), "Content-Type", "text/csv"),
	} {
		require.Equal(t, http.StatusForbidden, refused.Status)
	}
	o.manager.DELETE(base+"/"+theirs.ID, "If-Match", tag).OK(nil)
	o.admin.GET(base+"/"+theirs.ID).Refused(http.StatusNotFound, "tasks.task_not_found")
}

func checkBoard(t *testing.T, o *office) {
	var ids []string
	for _, title := range []string{"C", "B", "A"} {
		it, _ := o.create(o.manager, map[string]any{"title": title})
		ids = append([]string{it.ID}, ids...)
	}
	column := func(status string) []string { return o.titles(o.manager, "sort=rank&status="+url.QueryEscape(status)) }
	require.Equal(t, []string{"A", "B", "C"}, column("todo"))
	move := func(id string, place map[string]any) { t.Helper(); o.manager.POST(base+"/"+id+"/move", place).OK(nil) }
	move(ids[2], map[string]any{"status": "todo", "before_id": ids[1]})
	require.Equal(t, []string{"A", "C", "B"}, column("todo"))
	move(ids[0], map[string]any{"status": "todo", "after_id": ids[1]})
	require.Equal(t, []string{"C", "B", "A"}, column("todo"))
	move(ids[1], map[string]any{"status": "in progress"})
	move(ids[0], map[string]any{"status": "in progress", "before_id": ids[1]})
	require.Equal(t, []string{"A", "B"}, column("in progress"))
	require.Equal(t, []string{"C"}, column("todo"))
	o.manager.POST(base+"/"+ids[2]+"/move", map[string]any{"status": "done", "before_id": ids[1]}).Refused(http.StatusConflict, "tasks.neighbour")
	o.manager.POST(base+"/"+ids[2]+"/move", map[string]any{"status": "done", "before_id": ids[1], "after_id": ids[0]}).Refused(http.StatusUnprocessableEntity, "tasks.neighbours")
	moved := o.history(ids[1])
	require.Equal(t, []any{"todo", "in progress"}, []any{moved[0].Data.Changes["status"].From, moved[0].Data.Changes["status"].To})
}

func checkLists(t *testing.T, o *office) {
	for i := range 23 {
		o.create(o.admin, map[string]any{
			"title": fmt.Sprintf("Revisión %02d", i), "status": []string{"todo", "in progress"}[i%2], "priority": []string{"low", "high", "critical"}[i%3],
			"assignee_id": []string{"", "ana"}[i%2],
		})
	}
	first := o.admin.GET(base + "?status=in+progress&sort=title").Meta()
	require.EqualValues(t, 11, first.Total)
	require.Equal(t, 10, first.PageSize)
	require.Equal(t, []string{"Revisión 21"}, o.titles(o.admin, "status=in+progress&sort=title&page=2"))
	require.Equal(t, []string{"Revisión 21"}, o.titles(o.admin, "status=in+progress&sort=title&cursor="+first.Next))
	require.Equal(t, []string{"Revisión 02", "Revisión 05"}, o.titles(o.admin, "filter=REVISION+0&priority=critical&pageSize=2&sort=title"))
	require.Len(t, o.titles(o.admin, "assignee=me&pageSize=100"), 11)
	require.Len(t, o.titles(o.admin, "assignee=none&pageSize=100"), 12)
	require.Len(t, o.titles(o.admin, "status=todo,in+progress&pageSize=100"), 23)
	o.admin.GET(base+"?sort=version").Refused(http.StatusUnprocessableEntity, "page.sort")
	o.admin.GET(base+"?cursor=x").Refused(http.StatusUnprocessableEntity, "page.cursor")
	require.Equal(t, http.StatusUnprocessableEntity, o.admin.GET(base+"?status=doing").Status)
}

func checkUpdates(t *testing.T, o *office) {
	it, tag := o.create(o.admin, map[string]any{"title": "Uno"})
	o.admin.PATCH(base+"/"+it.ID, map[string]any{"title": "Dos"}, "If-Match", tag).OK(nil)
	o.manager.PATCH(base+"/"+it.ID, map[string]any{"title": "Tres"}, "If-Match", tag).Refused(http.StatusPreconditionFailed, "precondition.stale")
	o.manager.PATCH(base+"/"+it.ID, map[string]any{"title": "Tres"}).Refused(http.StatusPreconditionRequired, "precondition.required")
	o.manager.DELETE(base+"/"+it.ID, "If-Match", tag).Refused(http.StatusPreconditionFailed, "precondition.stale")
	var first, second item
	o.admin.POST(base, map[string]any{"title": "Con clave"}, "Idempotency-Key", "k1").OK(&first)
	o.admin.POST(base, map[string]any{"title": "Con clave"}, "Idempotency-Key", "k1").OK(&second)
	require.Equal(t, first.ID, second.ID)
	o.admin.POST(base, map[string]any{"title": "Otra"}, "Idempotency-Key", "k1").Refused(http.StatusConflict, "idempotency.mismatch")
	require.Equal(t, []string{"Con clave"}, o.titles(o.admin, "filter=clave"))
}

func checkChecklist(t *testing.T, o *office) {
	it, _ := o.create(o.cashier, map[string]any{"title": "Con pasos", "checklist": []string{"uno", "dos"}})
	list := base + "/" + it.ID + "/checklist"
	o.cashier.POST(list, map[string]any{"text": "tres"}).OK(&it)
	o.cashier.PATCH(list+"/"+it.Checklist[0].ID, map[string]any{"done": true, "position": 2}).OK(&it)
	require.Equal(t, "uno", it.Checklist[2].Text)
	require.True(t, it.Checklist[2].Done)
	o.cashier.DELETE(list + "/" + it.Checklist[0].ID).OK(&it)
	require.Len(t, it.Checklist, 2)
	o.cashier.DELETE(list+"/nothing").Refused(http.StatusNotFound, "tasks.step_not_found")
	require.Contains(t, o.history(it.ID)[0].Data.Changes, "checklist")
}

func checkBulk(t *testing.T, o *office) {
	var ids []string
	for _, title := range []string{"A", "B", "C"} {
		it, _ := o.create(o.manager, map[string]any{"title": title})
		ids = append(ids, it.ID)
	}
	var answer struct{ Changed []string }
	body := map[string]any{"ids": append(slices.Clone(ids[:2]), "gone"), "change": map[string]any{"status": "done", "assignee_id": "caro"}}
	o.manager.POST(base+"/bulk", body).OK(&answer)
	require.ElementsMatch(t, ids[:2], answer.Changed)
	require.ElementsMatch(t, []string{"A", "B"}, o.titles(o.manager, "status=done&assignee=caro"))
	require.Equal(t, "done", o.history(ids[0])[0].Data.Changes["status"].To)
	o.manager.POST(base+"/bulk", map[string]any{"ids": ids, "change": map[string]any{}}).Refused(http.StatusUnprocessableEntity, "tasks.no_change")
	many := make([]string, 201)
	for i := range many {
		many[i] = fmt.Sprint(i)
	}
	require.Equal(t, http.StatusUnprocessableEntity, o.manager.POST(base+"/bulk", map[string]any{"ids": many, "change": map[string]any{"status": "done"}}).Status)
}

func checkFiles(t *testing.T, o *office) {
	file := "Título;Prioridad;Vence;Etapa\nPedir legajos;alta;24/11/2026;x\n;alta;;\nSin fecha;altísima;mañana;\n\"=1+1\";;;\n"
	var answer struct {
		Created  int
		Rejected []struct {
			Line                        int
			Column, Value, Code, Reason string
		}
		IgnoredColumns []string `json:"ignored_columns"`
	}
	o.manager.POST(base+"/import", strings.NewReader(file), "Content-Type", "text/csv").OK(&answer)
	require.Equal(t, 2, answer.Created)
	require.Equal(t, []string{"Etapa"}, answer.IgnoredColumns)
	var why []string
	for _, r := range answer.Rejected {
		require.NotEmpty(t, r.Reason)
		why = append(why, fmt.Sprint(r.Line, " ", r.Column, " ", r.Value, " ", r.Code))
	}
	require.Equal(t, []string{"3 title  tasks.title", "4 priority altísima tasks.priority", "4 due_at mañana tasks.due"}, why)

	export := o.manager.GET(base + "/export?sort=title&priority=high,medium")
	require.Equal(t, "text/csv; charset=utf-8", export.Header.Get("Content-Type"))
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(export.Raw), "\ufeff"))).ReadAll()
	require.NoError(t, err)
	require.Equal(t, []string{"'=1+1", "Pedir legajos"}, []string{rows[1][1], rows[2][1]})
	require.Equal(t, "2026-11-24T23:59:00-03:00", rows[2][7])
	o.manager.GET(base+"/export?status=doing").Refused(http.StatusUnprocessableEntity, "invalid")
	o.manager.POST(base+"/import", strings.NewReader(string(export.Raw)), "Content-Type", "text/csv").OK(&answer)
	require.Equal(t, 2, answer.Created, "what was exported comes in again")
	require.Len(t, o.titles(o.manager, "filter=%3D1"), 2, "the quote before a formula is no part of the title")
	for body, code := range map[string]string{"\n": "tasks.import_empty", "nombre\nx": "tasks.import_no_title", "title\n" + strings.Repeat("x\n", 2001): "tasks.import_too_many",
		"title" + strings.Repeat(",n", 1_900_000): "sheet.too_wide"} {
		o.manager.POST(base+"/import", strings.NewReader(body), "Content-Type", "text/csv").Refused(http.StatusUnprocessableEntity, code)
	}
	long := o.manager.POST(base+"/import", strings.NewReader("title\n"+strings.Repeat("x", 3<<20)), "Content-Type", "text/csv")
	require.Less(t, len(long.Raw), 4<<10, "a rejected value is told by its beginning")
}

func checkEvents(t *testing.T, o *office) {
	it, tag := o.create(o.manager, map[string]any{"title": "Con dueño", "assignee_id": "caro"})
	created := o.Broker.Await("recobro.tasks.task.created")
	require.Equal(t, "tasks.tasks:read", created.Permission)
	require.Equal(t, [][]string{{"tasks", "tasks"}}, created.Keys)
	require.Equal(t, "a", created.TenantID)
	require.NotContains(t, text(t, created), "Con dueño", "titles may hold personal data")
	o.Join("a", "cashier", "eva")
	o.admin.PATCH(base+"/"+it.ID, map[string]any{"assignee_id": "eva"}, "If-Match", tag).OK(nil)
	require.Equal(t, []string{"caro", "eva", "mario"}, o.Broker.Await("recobro.tasks.task.updated").Owners)
}

func text(t *testing.T, e events.Envelope) string {
	raw, err := json.Marshal(e)
	require.NoError(t, err)
	return string(raw)
}

func checkReferences(t *testing.T, o *office) {
	it, tag := o.create(o.manager, map[string]any{"title": "De quién"})
	file := "title,assignee\nUna,caro\nOtra,olga\n"
	for _, nobody := range []string{"olga", "nobody"} { // olga works in another company
		o.manager.POST(base, map[string]any{"title": "x", "assignee_id": nobody}).Refused(http.StatusUnprocessableEntity, "unknown_member")
		refused := o.manager.PATCH(base+"/"+it.ID, map[string]any{"assignee_id": nobody}, "If-Match", tag).Refused(http.StatusUnprocessableEntity, "unknown_member")
		require.Equal(t, "body.assignee_id", refused.Problem.Errors[0].Field)
		o.manager.POST(base+"/bulk", map[string]any{"ids": []string{it.ID}, "change": map[string]any{"assignee_id": nobody}}).
			Refused(http.StatusUnprocessableEntity, "unknown_member")
	}
	var answer struct {
		Created  int
		Rejected []struct {
			Line   int
			Column string
			Code   string
		}
	}
	o.manager.POST(base+"/import", strings.NewReader(file), "Content-Type", "text/csv").OK(&answer)
	require.Equal(t, 1, answer.Created)
	require.Equal(t, 3, answer.Rejected[0].Line)
	require.Equal(t, "unknown_member", answer.Rejected[0].Code)
	link := map[string]any{"link": map[string]any{"module": "portfolios", "type": "debtor", "id": "of-somebody-else", "title": "x"}}
	o.manager.PATCH(base+"/"+it.ID, link, "If-Match", tag).Refused(http.StatusUnprocessableEntity, "tasks.link")
	require.Empty(t, o.titles(o.manager, "assignee=olga"))
}

func checkTenants(t *testing.T, o *office) {
	it, tag := o.create(o.admin, map[string]any{"title": "De a"})
	require.Empty(t, o.titles(o.away, ""))
	o.away.GET(base+"/"+it.ID).Refused(http.StatusNotFound, "tasks.task_not_found")
	o.away.PATCH(base+"/"+it.ID, map[string]any{"title": "x"}, "If-Match", tag).Refused(http.StatusNotFound, "tasks.task_not_found")
	o.away.POST(base+"/"+it.ID+"/move", map[string]any{"status": "done"}).Refused(http.StatusNotFound, "tasks.task_not_found")
	own, _ := o.create(o.away, map[string]any{"title": "De b"})
	o.away.POST(base+"/"+own.ID+"/move", map[string]any{"status": "todo", "after_id": it.ID}).Refused(http.StatusConflict, "tasks.neighbour")
	var answer struct{ Changed []string }
	o.away.POST(base+"/bulk", map[string]any{"ids": []string{it.ID}, "change": map[string]any{"status": "done"}}).OK(&answer)
	require.Empty(t, answer.Changed)
}
