package task

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// me stands for the caller where an assignee is asked for.
const me = "me"

// soon stands for overdue and due soon where a due moment is asked for.
const soon = "soon"

// Filter narrows a list of tasks.
type Filter struct {
	Text     string     `query:"filter" maxLength:"100" doc:"Words of the title" example:"comprobante"`
	Status   []Status   `query:"status" maxItems:"5" doc:"In any of these statuses"`
	Priority []Priority `query:"priority" maxItems:"4" doc:"Of any of these priorities"`
	Label    []Label    `query:"label" maxItems:"3" doc:"With any of these labels"`
	Assignee string     `query:"assignee" maxLength:"64" doc:"Of this user; me for the caller, none for nobody" example:"me"`
	Due      string     `query:"due" enum:"soon" doc:"Open, and overdue or due within the days that the settings call soon"`
	LinkType string     `query:"link_type" maxLength:"40" doc:"About a record of this kind, with link_id" example:"debtor"`
	LinkID   string     `query:"link_id" maxLength:"64" doc:"About this record"`
}

// ListInput are the parameters of a list of tasks.
type ListInput struct {
	page.Params
	Filter
}

// Criteria are the parameters as a store understands them.
func (in Filter) Criteria(ctx context.Context) Criteria {
	c := Criteria{
		Text: in.Text, Statuses: in.Status, Priorities: in.Priority, Labels: in.Label, AssigneeID: in.Assignee,
		LinkType: in.LinkType, LinkID: in.LinkID, DueSoon: in.Due == soon,
	}
	if in.Assignee == me {
		c.AssigneeID = principal.Must(ctx).UserID
	}
	return c
}

// NewTask is a task as it is asked for.
type NewTask struct {
	Title       string    `json:"title" minLength:"1" maxLength:"200" example:"Llamar al acreedor por el legajo 4411"`
	Description string    `json:"description,omitempty" maxLength:"5000"`
	Status      Status    `json:"status,omitempty" default:"todo"`
	Priority    Priority  `json:"priority,omitempty" doc:"The settings' default without it"`
	Label       Label     `json:"label,omitempty"`
	AssigneeID  string    `json:"assignee_id,omitempty" maxLength:"64" doc:"User who does it; empty for nobody"`
	DueAt       DueChange `json:"due_at,omitempty" maxLength:"40" doc:"RFC 3339; empty for none" example:"2026-11-24T21:00:00Z"`
	Link        *Link     `json:"link,omitempty" doc:"Record of any module that it is about"`
	Checklist   []string  `json:"checklist,omitempty" maxItems:"50" maxLength:"300" doc:"Steps, in order"`
	Origin      Origin    `json:"origin,omitempty" enum:"manual,broken_promise,review,dispute,rule" doc:"For modules that open tasks; a person's task is manual"`
}

func (n NewTask) task() (Task, error) {
	t := Task{
		Title: n.Title, Description: n.Description, Status: n.Status, Priority: n.Priority, Label: n.Label,
		AssigneeID: n.AssigneeID, Origin: n.Origin,
	}
	if n.Link != nil {
		t.Link = *n.Link
	}
	for _, text := range n.Checklist {
		if _, err := t.Checklist.Add(text); err != nil {
			return t, err
		}
	}
	var err error
	t.DueAt, err = n.DueAt.Moment()
	return t, err
}

// ChangeInput is a change of a task that still has the version.
type ChangeInput struct {
	httpx.ByVersion
	Body Change
}

// Group is what operations on tasks have in common.
func Group(api *httpx.API) httpx.Group {
	return httpx.Group{API: api, Tag: "tasks", Base: "/api/v1/tasks", Rights: "tasks.tasks"}
}

// Routes serves tasks.
func Routes(api *httpx.API, s *Service) {
	g := Group(api)
	httpx.List(g.Op("list", "", "read", "List and search tasks"), func(ctx context.Context, in *ListInput) ([]Task, page.Meta, error) {
		return s.List(ctx, in.Criteria(ctx), in.Params)
	})
	httpx.Get(g.Op("settings", "/settings", "read", "What the company has chosen for its tasks"), func(ctx context.Context, _ *struct{}) (Settings, error) {
		return s.Settings(ctx), nil
	})
	httpx.Get(g.Op("get", "/{id}", "read", "Read a task"), func(ctx context.Context, in *httpx.ByID) (Task, error) { return s.Get(ctx, in.ID) })
	httpx.Names(g.Op("names", "/names", "read", "What tasks are called"), s.names)
	httpx.History(g.Op("history", "/{id}/history", "read", "Read what happened to a task, the latest first"), s.History)
	httpx.Create(g.Op("create", "", "create", "Create a task, on top of its column"), func(ctx context.Context, in *struct{ Body NewTask }) (Task, error) {
		t, err := in.Body.task()
		if err != nil {
			return t, err
		}
		err = s.Create(ctx, &t)
		return t, err
	})
	httpx.Change(g.Op("update", "/{id}", "update", "Change a task"), func(ctx context.Context, in *ChangeInput, version int64) (Task, error) {
		return s.Update(ctx, in.ID, version, in.Body)
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove a task"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
	boardRoutes(g, s)
}
