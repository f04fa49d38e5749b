package sheet

import (
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/tasks/internal/task"
)

// header are the columns of a file that spreadsheets open rightly and Judge reads again.
func header() []string {
	return slices.Concat([]string{"id", title, description, status, priority, label, assignee, due, checklist}, written()[1:])
}

func writeTasks(tasks []task.Task, zone *time.Location, write func(cells ...string) error) error {
	for _, t := range tasks {
		err := write(
			t.ID, t.Title, t.Description, string(t.Status), string(t.Priority), string(t.Label), t.AssigneeID, moment3339(t.DueAt, zone),
			steps(t.Checklist), string(t.Origin), t.Link.Module, t.Link.Type, t.Link.ID, t.Link.Title, moment3339(&t.CreatedAt, zone), moment3339(t.ClosedAt, zone),
		)
		if err != nil {
			return err
		}
	}
	return nil
}

func moment3339(at *time.Time, zone *time.Location) string {
	if at == nil {
		return ""
	}
	return at.In(zone).Format(time.RFC3339)
}

func steps(list task.Checklist) string {
	lines := make([]string, len(list))
	for i, step := range list {
		lines[i] = "[ ] " + step.Text
		if step.Done {
			lines[i] = "[x] " + step.Text
		}
	}
	return strings.Join(lines, "\n")
}
