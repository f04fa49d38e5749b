package sheet

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/recobro/recobro/modules/tasks/internal/task"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// Rejection is one cell that keeps its line out: where it stands, what is in it and why that will not do.
type Rejection struct {
	Line   int
	Column string // "" when it is the whole line
	Value  string
	Why    *errs.Error
}

// Judged is what a file comes to: the tasks it brings, and the lines it cannot bring.
type Judged struct {
	Tasks    []task.Task
	Rejected []Rejection
	Ignored  []string // headers that name no column
	lines    []int    // of Tasks, in the file
}

// Judge reads a file; days end in zone. It fails with ErrEmpty, ErrNoTitle and ErrTooMany.
func Judge(file []byte, zone *time.Location) (Judged, error) {
	rows, ignored, err := read(file)
	judged := Judged{Ignored: ignored}
	for _, r := range rows {
		t, rejected := judge(r, zone)
		if len(rejected) > 0 {
			judged.Rejected = append(judged.Rejected, rejected...)
			continue
		}
		judged.Tasks, judged.lines = append(judged.Tasks, t), append(judged.lines, r.line)
	}
	return judged, err
}

// Refuse rejects the lines whose assignee is one of strangers.
func (j *Judged) Refuse(strangers []string) {
	var kept []task.Task
	for i, t := range j.Tasks {
		if slices.Contains(strangers, t.AssigneeID) {
			j.Rejected = append(j.Rejected, Rejection{j.lines[i], assignee, t.AssigneeID, ask.ErrMember})
			continue
		}
		kept = append(kept, t)
	}
	j.Tasks, j.lines = kept, nil
	slices.SortStableFunc(j.Rejected, func(a, b Rejection) int { return cmp.Compare(a.Line, b.Line) })
}

// judge makes one line a task, or gives every reason why not.
func judge(r row, zone *time.Location) (t task.Task, rejected []Rejection) {
	if r.err != nil {
		return t, []Rejection{{Line: r.line, Why: ErrQuotes}}
	}
	note := func(column string, err error) {
		var why *errs.Error
		if errors.As(err, &why) {
			rejected = append(rejected, Rejection{r.line, column, clip(r.cells[column]), why})
		}
	}
	t = task.Task{
		Title: r.cells[title], Description: r.cells[description], AssigneeID: r.cells[assignee],
		Status:   task.Status(or(fixed(status, r.cells[status]), string(task.Todo))),
		Priority: task.Priority(fixed(priority, r.cells[priority])), // none is the settings' default
		Label:    task.Label(fixed(label, r.cells[label])),
	}
	note(title, checkTitle(t.Title))
	note(description, longest(t.Description, 5000))
	note(assignee, checkAssignee(t.AssigneeID))
	note(status, oneOf(t.Status, t.Status.Enum(), task.ErrStatus))
	note(priority, oneOf(t.Priority, append(t.Priority.Enum(), ""), task.ErrPriority))
	note(label, oneOf(t.Label, t.Label.Enum(), task.ErrLabel))
	var err error
	t.DueAt, err = moment(r.cells[due], zone)
	note(due, err)
	note(checklist, addSteps(&t.Checklist, r.cells[checklist]))
	return t, rejected
}

// clip keeps of a value enough to recognize it.
func clip(value string) string {
	const most = 200
	if len(value) <= most {
		return value
	}
	return strings.ToValidUTF8(value[:most], "") + "…"
}

func checkTitle(text string) error {
	if namekey.Of(text) == "" {
		return task.ErrTitle
	}
	return longest(text, 200)
}

// checkAssignee refuses what cannot be the id of a user: names are not looked up.
func checkAssignee(id string) error {
	if strings.ContainsAny(id, " @") || len(id) > 64 {
		return ErrAssignee
	}
	return nil
}

func longest(text string, most int) error {
	if utf8.RuneCountInString(text) > most {
		return ErrTooLong.WithParam("most", most)
	}
	return nil
}

func oneOf[T ~string](value T, all []T, refusal *errs.Error) error {
	if slices.Contains(all, value) {
		return nil
	}
	return refusal
}

// addSteps reads steps, one a line of the cell; "[x] " before one is done.
func addSteps(list *task.Checklist, cell string) error {
	for line := range strings.SplitSeq(cell, "\n") {
		text, done := strings.CutPrefix(strings.TrimSpace(line), "[x] ")
		text = strings.TrimPrefix(text, "[ ] ")
		if text == "" {
			continue
		}
		if err := longest(text, 300); err != nil {
			return err
		}
		if _, err := list.Add(text); err != nil {
			return err
		}
		(*list)[len(*list)-1].Done = done
	}
	return nil
}

// moment reads RFC 3339, or a day (2026-11-24, 24/11/2026), which means its last minute.
func moment(cell string, zone *time.Location) (*time.Time, error) {
	if cell == "" {
		return nil, nil
	}
	if at, err := time.Parse(time.RFC3339, cell); err == nil {
		return within(at)
	}
	for _, form := range []string{"2006-01-02", "2/1/2006", "2-1-2006", "2.1.2006"} {
		if day, err := time.ParseInLocation(form, cell, zone); err == nil {
			return within(day.AddDate(0, 0, 1).Add(-time.Minute))
		}
	}
	return nil, task.ErrDue
}

func within(at time.Time) (*time.Time, error) {
	if at.Year() < 2000 || at.Year() > 2998 {
		return nil, task.ErrDue
	}
	return &at, nil
}

func or(value, otherwise string) string {
	if value == "" {
		return otherwise
	}
	return value
}
