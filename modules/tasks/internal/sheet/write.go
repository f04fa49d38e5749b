package sheet

import (
	"encoding/csv"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/tasks/internal/task"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

// Writer writes tasks as a file that spreadsheets open rightly and Judge reads again.
type Writer struct {
	csv  *csv.Writer
	zone *time.Location
}

// NewWriter begins a file: the mark of UTF-8, then the header. Spreadsheets of Spanish and Portuguese separate by
// semicolons.
func NewWriter(to io.Writer, language string, zone *time.Location) (*Writer, error) {
	if _, err := io.WriteString(to, "\ufeff"); err != nil {
		return nil, err
	}
	w := &Writer{csv: csv.NewWriter(to), zone: zone}
	if language != "en" {
		w.csv.Comma = ';'
	}
	return w, w.csv.Write(slices.Concat([]string{"id", title, description, status, priority, label, assignee, due, checklist}, written()[1:]))
}

// Write writes some tasks, and hands on what was written.
func (w *Writer) Write(tasks []task.Task) error {
	for _, t := range tasks {
		cells := []string{
			t.ID, t.Title, t.Description, string(t.Status), string(t.Priority), string(t.Label), t.AssigneeID, w.time(t.DueAt),
			steps(t.Checklist), string(t.Origin), t.Link.Module, t.Link.Type, t.Link.ID, t.Link.Title, w.time(&t.CreatedAt), w.time(t.ClosedAt),
		}
		for i := range cells {
			cells[i] = sheet.Harmless(cells[i])
		}
		if err := w.csv.Write(cells); err != nil {
			return err
		}
	}
	w.csv.Flush()
	return w.csv.Error()
}

func (w *Writer) time(at *time.Time) string {
	if at == nil {
		return ""
	}
	return at.In(w.zone).Format(time.RFC3339)
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
