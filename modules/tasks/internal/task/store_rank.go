package task

import (
	"context"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/tasks/internal/rank"
)

// Place says where in a column a task shall stand: before or after another task of that column, or else on top.
type Place struct {
	Status            Status
	BeforeID, AfterID string
}

// window is how many neighbours on each side are spread anew when ranks have grown long.
const window = 64

// Rank finds the rank of a place for a task that is not counted as its own neighbour. It fails with ErrNeighbour when
// the task to stand beside is not in the column, or not for the caller.
func (s *Store) Rank(ctx context.Context, place Place, id string) (found string, err error) {
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		c := column{tx: tx, status: place.Status, except: id}
		left, right, err := c.neighbours(ctx, place)
		if err != nil {
			return err
		}
		if free(left, right) {
			found = rank.Between(left.Rank, right.Rank)
		}
		if found == "" || len(found) > rank.Longest {
			found, err = c.spread(left, right)
		}
		return err
	})
	return found, err
}

// free reports whether a rank fits between two neighbours: ranks given at the same moment may be the same.
func free(left, right Task) bool {
	return left.Rank == "" || right.Rank == "" || left.Rank < right.Rank
}

// TopRanks are the ranks of n new tasks on top of a column, in order.
func (s *Store) TopRanks(ctx context.Context, status Status, n int) (ranks []string, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		first, err := column{tx: tx, status: status}.next("", "", false, 1)
		if err != nil {
			return err
		}
		for range n {
			ranks = append(ranks, rank.Between("", firstRank(first)))
			first = []Task{{Rank: ranks[len(ranks)-1]}}
		}
		slices.Reverse(ranks)
		return nil
	})
	return ranks, err
}

func firstRank(tasks []Task) string {
	if len(tasks) == 0 {
		return ""
	}
	return tasks[0].Rank
}

// column is one column of the board, without one task.
type column struct {
	tx     *gorm.DB
	status Status
	except string
}

// neighbours are the tasks that the place is between; an empty one is an end of the column.
func (c column) neighbours(ctx context.Context, place Place) (left, right Task, err error) {
	if place.BeforeID == "" && place.AfterID == "" {
		right, err = c.beside(Task{}, false)
		return left, right, err
	}
	var at Task
	err = visible(c.tx).Where("tasks.id = ? AND tasks.status = ? AND tasks.id <> ?", place.BeforeID+place.AfterID, c.status, c.except).First(&at).Error
	switch {
	case err != nil:
		return left, right, ErrNeighbour.Wrap(err)
	case place.BeforeID != "":
		left, err = c.beside(at, true)
		return left, at, err
	default:
		right, err = c.beside(at, false)
		return at, right, err
	}
}

func (c column) beside(at Task, backward bool) (Task, error) {
	found, err := c.next(at.Rank, at.ID, backward, 1)
	if err != nil || len(found) == 0 {
		return Task{}, err
	}
	return found[0], nil
}

// next are the tasks after a place of the column, or before it, the nearest first.
func (c column) next(rank, id string, backward bool, n int) (found []Task, err error) {
	tx := c.tx.Model(&Task{}).Select("id", "rank").Where("status = ? AND id <> ?", c.status, c.except)
	order, than := "rank, id", ">"
	if backward {
		order, than = "rank DESC, id DESC", "<"
	}
	if rank != "" {
		tx = tx.Where("(rank, id) "+than+" (?, ?)", rank, id)
	}
	err = tx.Order(order).Limit(n).Find(&found).Error
	return found, err
}

// spread gives the neighbours of a place new, short ranks, and the one that is free between them. Ranks are no edit:
// versions stay.
func (c column) spread(left, right Task) (string, error) {
	before, err := c.around(left, true)
	if err != nil {
		return "", err
	}
	after, err := c.around(right, false)
	if err != nil {
		return "", err
	}
	low, before := outer(before)
	top, after := outer(after)
	slices.Reverse(before)
	ranks := rank.Spread(low, top, len(before)+1+len(after))
	for i, t := range before {
		if err := c.put(t.ID, ranks[i]); err != nil {
			return "", err
		}
	}
	for i, t := range after {
		if err := c.put(t.ID, ranks[len(before)+1+i]); err != nil {
			return "", err
		}
	}
	return ranks[len(before)], nil
}

// around are a task and those behind it, away from the place; none from an end of the column.
func (c column) around(at Task, backward bool) ([]Task, error) {
	if at.ID == "" {
		return nil, nil
	}
	more, err := c.next(at.Rank, at.ID, backward, window)
	return append([]Task{at}, more...), err
}

// outer uses the farthest task of a full window as the bound that keeps its rank.
func outer(tasks []Task) (bound string, inner []Task) {
	if len(tasks) <= window {
		return "", tasks
	}
	return tasks[window].Rank, tasks[:window]
}

func (c column) put(id, rank string) error {
	return c.tx.Model(&Task{}).Where("id = ?", id).
		UpdateColumns(map[string]any{"rank": rank, "version": gorm.Expr("version")}).Error
}
