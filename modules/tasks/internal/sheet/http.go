package sheet

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/tasks/internal/task"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// mostBytes bounds an uploaded file.
const mostBytes = 4 << 20

// TasksImported tells what a file brought.
type TasksImported struct {
	Created        int             `json:"created" doc:"Tasks that came in"`
	Rejected       []RejectedValue `json:"rejected" doc:"Lines that did not, and why"`
	IgnoredColumns []string        `json:"ignored_columns" doc:"Headers that name no column of a task"`
}

// RejectedValue is one cell that keeps its line out.
type RejectedValue struct {
	Line   int    `json:"line" doc:"Line of the file, from 1" example:"7"`
	Column string `json:"column" doc:"Column; empty for the whole line" example:"priority"`
	Value  string `json:"value" example:"altísima"`
	Code   string `json:"code" example:"tasks.priority"`
	Reason string `json:"reason" doc:"Why, in the caller's language"`
}

// Routes serves import and export.
func Routes(api *httpx.API, s *task.Service) {
	httpx.RegisterWrite(api, httpx.Operation{
		ID: "tasks-import", Method: http.MethodPost, Path: task.Base + "/import", Permission: "tasks.tasks:import", MaxBody: mostBytes,
		Summary: "Create tasks from a CSV file; lines that will not do are told, the others come in", Tags: []string{"tasks"},
	}, func(ctx context.Context, in *struct {
		RawBody []byte `contentType:"text/csv"`
	}) (*httpx.Body[TasksImported], error) {
		judged, err := Judge(in.RawBody, zoneOf(ctx))
		if err != nil {
			return nil, err
		}
		strangers, err := s.Strangers(ctx, judged.Tasks)
		if err != nil {
			return nil, err
		}
		judged.Refuse(strangers)
		if err := s.Import(ctx, judged.Tasks); err != nil {
			return nil, err
		}
		return httpx.OK(told(ctx, api.Catalog(), judged)), nil
	})
	httpx.RegisterStream(api, httpx.Operation{
		ID: "tasks-export", Method: http.MethodGet, Path: task.Base + "/export", Permission: "tasks.tasks:export",
		Summary: "Write tasks as a CSV file, with the filters and the order of the list", Tags: []string{"tasks"},
	}, export(api, s))
}

func told(ctx context.Context, catalog *errs.Catalog, judged Judged) TasksImported {
	language := principal.Must(ctx).Language
	answer := TasksImported{Created: len(judged.Tasks), Rejected: []RejectedValue{}, IgnoredColumns: judged.Ignored}
	for _, r := range judged.Rejected {
		reason := catalog.Title(language, r.Why.Code, r.Why.Params)
		answer.Rejected = append(answer.Rejected, RejectedValue{r.Line, r.Column, r.Value, r.Why.Code, reason})
	}
	return answer
}

func export(api *httpx.API, s *task.Service) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		criteria, order, err := asked(r.Context(), r.URL.Query())
		if err != nil {
			api.Problem(w, r, err)
			return
		}
		if err := s.Exported(r.Context(), criteria); err != nil {
			api.Problem(w, r, err)
			return
		}
		w.Header().Set("Content-Type", "text/csv; charset=utf-8")
		w.Header().Set("Content-Disposition", `attachment; filename="tasks.csv"`)
		file, err := NewWriter(w, principal.Must(r.Context()).Language, zoneOf(r.Context()))
		if err != nil {
			return // the caller has gone
		}
		err = s.Each(r.Context(), criteria, order, file.Write)
		if err = errors.Join(err, file.Close()); err != nil {
			panic(http.ErrAbortHandler) // a file that is cut short must not look whole
		}
	}
}

// asked reads the list's parameters; one that is not understood is refused, for a file that leaves out a filter is wrong.
func asked(ctx context.Context, query url.Values) (task.Criteria, task.Order, error) {
	in := task.ListInput{Filter: query.Get("filter"), Assignee: query.Get("assignee"), LinkType: query.Get("link_type"), LinkID: query.Get("link_id")}
	for name, take := range map[string]func(string) error{
		"status": func(v string) error {
			in.Status = append(in.Status, task.Status(v))
			return oneOf(task.Status(v), task.Statuses(), task.ErrStatus)
		},
		"priority": func(v string) error {
			in.Priority = append(in.Priority, task.Priority(v))
			return oneOf(task.Priority(v), task.Priorities(), task.ErrPriority)
		},
		"label": func(v string) error {
			in.Label = append(in.Label, task.Label(v))
			return oneOf(task.Label(v), task.Labels(), task.ErrLabel)
		},
	} {
		for value := range strings.SplitSeq(query.Get(name), ",") {
			if value == "" {
				continue
			}
			if err := take(value); err != nil {
				return task.Criteria{}, task.Order{}, errs.New(errs.Invalid, "invalid").WithField("query."+name, "field.enum").Wrap(err)
			}
		}
	}
	order, err := task.ParseOrder(query.Get("sort"))
	return in.Criteria(ctx), order, err
}

// zoneOf is the caller's time zone.
func zoneOf(ctx context.Context) *time.Location {
	if zone, err := time.LoadLocation(principal.Must(ctx).Timezone); err == nil {
		return zone
	}
	return time.UTC
}
