package sheet

import (
	"io"
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/tasks/internal/task"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

// Writer writes tasks as a file that spreadsheets open rightly and Judge reads again.
type Writer struct {
	file *sheet.Writer
	zone *time.Location
}

// NewWriter begins a file with its header.
func NewWriter(to io.Writer, language string, zone *time.Location) (*Writer, error) {
	header := slices.Concat([]string{"id", title, description, status, priority, label, assignee, due, checklist}, written()[1:])
	file, err := sheet.NewWriter(to, sheet.CSV, header, sheet.Options{Language: language})
	return &Writer{file: file, zone: zone}, err
}

// Write writes some tasks.
func (w *Writer) Write(tasks []task.Task) error {
	for _, t := range tasks {
		cells := []string{
			t.ID, t.Title, t.Description, string(t.Status), string(t.Priority), string(t.Label), t.AssigneeID, w.time(t.DueAt),
			steps(t.Checklist), string(t.Origin), t.Link.Module, t.Link.Type, t.Link.ID, t.Link.Title, w.time(&t.CreatedAt), w.time(t.ClosedAt),
		}
		if err := w.file.Write(cells); err != nil {
			return err
		}
	}
	return nil
}

// Close ends the file.
func (w *Writer) Close() error { return w.file.Close() }

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
