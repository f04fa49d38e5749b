package task_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/tasks/internal/task"
)

func TestMove(t *testing.T) {
	noon := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	t.Run("any status may follow any other, and a task has a closing time exactly while it is closed", rapid.MakeCheck(func(t *rapid.T) {
		it := task.Task{Status: task.Todo}
		for range rapid.IntRange(1, 30).Draw(t, "steps") {
			to := rapid.SampledFrom(task.Todo.Enum()).Draw(t, "to")
			changed := it.Status != to
			require.Equal(t, changed, it.Move(to, noon))
			require.Equal(t, to, it.Status)
			require.Equal(t, to == task.Done || to == task.Canceled, it.ClosedAt != nil)
		}
	}))
	t.Run("the closing time is that of the first closing, and a new one after it was opened again", func(t *testing.T) {
		it := task.Task{Status: task.Todo}
		it.Move(task.Done, noon)
		it.Move(task.Canceled, noon.Add(time.Hour))
		require.Equal(t, noon, *it.ClosedAt)
		it.Move(task.InProgress, noon.Add(2*time.Hour))
		it.Move(task.Done, noon.Add(3*time.Hour))
		require.Equal(t, noon.Add(3*time.Hour), *it.ClosedAt)
	})
}

func TestSeal(t *testing.T) {
	t.Run("a title without a letter or digit is refused by its field", func(t *testing.T) {
		for _, title := range []string{"", "   ", "\u0301\u0301"} {
			err := (&task.Task{Title: title}).Seal()
			require.ErrorIs(t, err, task.ErrTitle, "%q", title)
		}
	})
	t.Run("titles are searched without accents and case", func(t *testing.T) {
		it := task.Task{Title: "  Revisión   de CÉDULAS ", Status: task.Todo, Priority: task.Low}
		require.NoError(t, it.Seal())
		require.Equal(t, "Revisión de CÉDULAS", it.Title)
		require.Equal(t, "revision de cedulas", it.TitleKey)
	})
	t.Run("due keys sort as the moments do, tasks without one last", rapid.MakeCheck(func(t *rapid.T) {
		moment := func(name string) time.Time {
			return time.Unix(rapid.Int64Range(1_000_000_000, 4_000_000_000).Draw(t, name), 0).In(time.FixedZone("x", rapid.IntRange(-12, 12).Draw(t, "zone")*3600))
		}
		a, b := moment("a"), moment("b")
		first, second, never := task.Task{Title: "x", DueAt: &a}, task.Task{Title: "x", DueAt: &b}, task.Task{Title: "x"}
		require.NoError(t, first.Seal())
		require.NoError(t, second.Seal())
		require.NoError(t, never.Seal())
		require.Equal(t, a.Before(b), first.DueKey < second.DueKey)
		require.Less(t, first.DueKey, never.DueKey)
	}))
	t.Run("a due moment beyond all years is refused", func(t *testing.T) {
		at := time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC)
		require.ErrorIs(t, (&task.Task{Title: "x", DueAt: &at}).Seal(), task.ErrDue)
	})
}

func TestChecklist(t *testing.T) {
	var list task.Checklist
	var ids []string
	for _, text := range []string{"one", " two  parts ", "three"} {
		step, err := list.Add(text)
		require.NoError(t, err)
		ids = append(ids, step.ID)
	}
	texts := func() (all []string) {
		for _, step := range list {
			all = append(all, step.Text)
		}
		return all
	}
	t.Run("steps keep the order they are put in", func(t *testing.T) {
		require.Equal(t, []string{"one", "two parts", "three"}, texts())
	})
	t.Run("a step is ticked, renamed and moved, behind the end is the end", func(t *testing.T) {
		done, text, far := true, "first", 40
		_, err := list.Change(ids[0], task.StepChange{Done: &done, Text: &text, Position: &far})
		require.NoError(t, err)
		require.Equal(t, []string{"two parts", "three", "first"}, texts())
		require.True(t, list[2].Done)
	})
	t.Run("a step that is not there, and an empty text, are refused", func(t *testing.T) {
		_, err := list.Change("nothing", task.StepChange{})
		require.ErrorIs(t, err, task.ErrStepNotFound)
		require.ErrorIs(t, list.Remove("nothing"), task.ErrStepNotFound)
		_, err = list.Add(" ")
		require.ErrorIs(t, err, task.ErrStepText)
	})
	t.Run("it ends at fifty steps", func(t *testing.T) {
		for len(list) < 50 {
			_, err := list.Add("more")
			require.NoError(t, err)
		}
		_, err := list.Add("too much")
		require.ErrorIs(t, err, task.ErrTooManySteps)
		require.NoError(t, list.Remove(ids[0]))
	})
}
