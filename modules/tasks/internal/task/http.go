package task

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Base is where tasks are served.
const Base = "/api/v1/tasks"

// me stands for the caller where an assignee is asked for.
const me = "me"

// soon stands for overdue and due soon where a due moment is asked for.
const soon = "soon"

// ListInput are the parameters of a list of tasks.
type ListInput struct {
	page.Params
	Filter   string     `query:"filter" maxLength:"100" doc:"Words of the title" example:"comprobante"`
	Status   []Status   `query:"status" maxItems:"5" enum:"backlog,todo,in progress,done,canceled" doc:"In any of these statuses"`
	Priority []Priority `query:"priority" maxItems:"4" enum:"low,medium,high,critical" doc:"Of any of these priorities"`
	Label    []Label    `query:"label" maxItems:"3" enum:"bug,feature,documentation" doc:"With any of these labels"`
	Assignee string     `query:"assignee" maxLength:"64" doc:"Of this user; me for the caller, none for nobody" example:"me"`
	Due      string     `query:"due" enum:"soon" doc:"Open, and overdue or due within the days that the settings call soon"`
	LinkType string     `query:"link_type" maxLength:"40" doc:"About a record of this kind, with link_id" example:"debtor"`
	LinkID   string     `query:"link_id" maxLength:"64" doc:"About this record"`
}

// Criteria are the parameters as a store understands them.
func (in ListInput) Criteria(ctx context.Context) Criteria {
	c := Criteria{
		Text: in.Filter, Statuses: in.Status, Priorities: in.Priority, Labels: in.Label, AssigneeID: in.Assignee,
		LinkType: in.LinkType, LinkID: in.LinkID, DueSoon: in.Due == soon,
	}
	if in.Assignee == me {
		c.AssigneeID = principal.Must(ctx).UserID
	}
	return c
}

// IDInput names a task.
type IDInput struct {
	ID string `path:"id" maxLength:"64" doc:"Task"`
}

// ChangeInput names a task and the version that is changed.
type ChangeInput struct {
	IDInput
	httpx.IfMatch
}

// NewTask is a task as it is asked for.
type NewTask struct {
	Title       string    `json:"title" minLength:"1" maxLength:"200" example:"Llamar al acreedor por el legajo 4411"`
	Description string    `json:"description,omitempty" maxLength:"5000"`
	Status      Status    `json:"status,omitempty" enum:"backlog,todo,in progress,done,canceled" default:"todo"`
	Priority    Priority  `json:"priority,omitempty" enum:"low,medium,high,critical" doc:"The settings' default without it"`
	Label       Label     `json:"label,omitempty" enum:",bug,feature,documentation"`
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
	set(&t.Link, n.Link)
	for _, text := range n.Checklist {
		if _, err := t.Checklist.Add(text); err != nil {
			return t, err
		}
	}
	var err error
	t.DueAt, err = n.DueAt.Moment()
	return t, err
}

// Routes serves tasks.
func Routes(api *httpx.API, s *Service) {
	httpx.Register(api, operation("tasks-list", http.MethodGet, Base, "read", "List and search tasks"),
		func(ctx context.Context, in *ListInput) (*httpx.List[Task], error) {
			order, err := ParseOrder(in.Sort)
			if err != nil {
				return nil, err
			}
			rows, meta, err := s.List(ctx, in.Criteria(ctx), order, in.Params)
			return httpx.Listed(rows, meta), err
		})
	httpx.Register(api, operation("tasks-settings", http.MethodGet, Base+"/settings", "read", "What the company has chosen for its tasks"),
		func(ctx context.Context, _ *struct{}) (*httpx.Body[Settings], error) {
			return httpx.OK(s.Settings(ctx)), nil
		})
	httpx.Register(api, operation("tasks-get", http.MethodGet, Base+"/{id}", "read", "Read a task"),
		func(ctx context.Context, in *IDInput) (*httpx.Body[Task], error) {
			t, err := s.Get(ctx, in.ID)
			return httpx.OK(t), err
		})
	writes(api, s)
	moves(api, s)
	steps(api, s)
}

func writes(api *httpx.API, s *Service) {
	create := operation("tasks-create", http.MethodPost, Base, "create", "Create a task, on top of its column")
	create.Status = http.StatusCreated
	httpx.RegisterWrite(api, create, func(ctx context.Context, in *struct{ Body NewTask }) (*httpx.Body[Task], error) {
		t, err := in.Body.task()
		if err != nil {
			return nil, err
		}
		err = s.Create(ctx, &t)
		return httpx.OK(t), err
	})
	httpx.RegisterWrite(api, operation("tasks-update", http.MethodPatch, Base+"/{id}", "update", "Change a task"),
		func(ctx context.Context, in *struct {
			ChangeInput
			Body Change
		}) (*httpx.Body[Task], error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			t, err := s.Update(ctx, in.ID, version, in.Body)
			return httpx.OK(t), err
		})
	httpx.RegisterWrite(api, operation("tasks-delete", http.MethodDelete, Base+"/{id}", "delete", "Remove a task"),
		func(ctx context.Context, in *ChangeInput) (*struct{}, error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			return nil, s.Delete(ctx, in.ID, version)
		})
}

func operation(id, method, path, right, summary string) httpx.Operation {
	return httpx.Operation{ID: id, Method: method, Path: path, Permission: "tasks.tasks:" + right, Summary: summary, Tags: []string{"tasks"}}
}
