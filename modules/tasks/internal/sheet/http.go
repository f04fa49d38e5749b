package sheet

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/tasks/internal/task"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// mostBytes bounds an uploaded file.
const mostBytes = 4 << 20

// TasksImported is what a file brought.
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

// ExportInput are the parameters of a file of tasks.
type ExportInput struct {
	httpx.ExportFormat
	task.Filter
	Sort string `query:"sort" maxLength:"64" doc:"Column to sort by; a leading - is descending"`
}

// Routes serves import and export.
func Routes(api *httpx.API, s *task.Service) {
	g := task.Group(api)
	bring := g.Op("import", "/import", "import", "Create tasks from a CSV file; lines that will not do are told, the others come in")
	bring.MaxBody = mostBytes
	httpx.Act(bring, func(ctx context.Context, in *struct {
		RawBody []byte `contentType:"text/csv"`
	}) (TasksImported, error) {
		judged, err := Judge(in.RawBody, zoneOf(ctx))
		if err != nil {
			return TasksImported{}, err
		}
		strangers, err := s.Strangers(ctx, judged.Tasks)
		if err != nil {
			return TasksImported{}, err
		}
		judged.Refuse(strangers)
		return answerOf(ctx, api.Catalog(), judged), s.Import(ctx, judged.Tasks)
	})
	httpx.Export(g.Op("export", "/export", "export", "Write tasks as a CSV or XLSX file, with the filters and the order of the list"),
		httpx.Table{Name: "tasks", Columns: header()}, func(ctx context.Context, in *ExportInput) (func(write func(...string) error) error, error) {
			each, err := s.Export(ctx, in.Criteria(ctx), in.Sort)
			return func(write func(...string) error) error {
				return each(func(tasks []task.Task) error { return writeTasks(tasks, zoneOf(ctx), write) })
			}, err
		})
}

func answerOf(ctx context.Context, catalog *errs.Catalog, judged Judged) TasksImported {
	language := principal.Must(ctx).Language
	answer := TasksImported{Created: len(judged.Tasks), Rejected: []RejectedValue{}, IgnoredColumns: judged.Ignored}
	for _, r := range judged.Rejected {
		reason := catalog.Title(language, r.Why.Code, r.Why.Params)
		answer.Rejected = append(answer.Rejected, RejectedValue{r.Line, r.Column, r.Value, r.Why.Code, reason})
	}
	return answer
}

// zoneOf is the caller's time zone.
func zoneOf(ctx context.Context) *time.Location { return civil.CallerZone(ctx) }
