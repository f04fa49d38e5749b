package till

import (
	"context"
	"slices"
	"strconv"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// ExportInput narrows a file of tills.
type ExportInput struct {
	httpx.ExportFormat
	Filter
}

// exportTable is the table of a file of tills: a line for each currency and method, the money in units of the currency.
func exportTable() httpx.Table {
	return httpx.Table{Name: "tills", Numbers: []string{"in", "out", "payments", "expected", "counted", "difference"}, Columns: []string{
		"till_id", "user_id", "point", "status", "opened_at", "closed_at", "closed_by", "currency", "method", "in", "out", "payments",
		"expected", "counted", "difference", "note",
	}}
}

// export records that tills are exported, and gives the way to write them, the latest first.
func (s *Service) export(ctx context.Context, in *ExportInput) (func(write func(...string) error) error, error) {
	told := map[string]any{"format": in.Format, "points": in.PointID, "users": in.UserID, "from": in.From, "to": in.To}
	begun := record.Act{Name: "tills.exported", Kind: "till", Silent: true, Payload: told}
	return func(write func(...string) error) error {
		points, err := s.Points(ctx)
		if err != nil {
			return err
		}
		return s.Each(ctx, in.Filter, func(some []Till) error { return s.writeRows(ctx, some, points, write) })
	}, s.record.Write(ctx, begun)
}

func (s *Service) writeRows(ctx context.Context, some []Till, points []Point, write func(...string) error) error {
	ids := make([]string, len(some))
	for i, t := range some {
		ids[i] = t.ID
	}
	totals, err := s.Totals(ctx, ids)
	if err != nil {
		return err
	}
	for _, t := range some {
		at := slices.IndexFunc(points, func(p Point) bool { return p.ID == t.PointID })
		for _, line := range t.lines(totals[t.ID]) {
			if err := write(t.cells(points, at, line)...); err != nil {
				return err
			}
		}
	}
	return nil
}

// line is what a till has of one currency by one method; cash has its count once the till is closed.
type line struct {
	Total
	count *Count
}

// lines are what came in and went out of a till, and what was counted of a currency in which nothing had. A till in which nothing
// happened has a line all the same.
func (t *Till) lines(totals []Total) (all []line) {
	for _, total := range totals {
		all = append(all, line{Total: total})
	}
	for i := range t.Counts {
		count := &t.Counts[i]
		at := slices.IndexFunc(all, func(l line) bool { return l.Currency == count.Currency && l.Method == Cash })
		if at < 0 {
			at, all = len(all), append(all, line{Total: Total{Currency: count.Currency, Method: Cash}})
		}
		all[at].count = count
	}
	if len(all) == 0 {
		all = []line{{}}
	}
	return all
}

func (t *Till) cells(points []Point, at int, l line) []string {
	point, closed := "", ""
	if at >= 0 {
		point = points[at].Code + " · " + points[at].Name
	}
	if t.ClosedAt != nil {
		closed = t.ClosedAt.UTC().Format(time.RFC3339)
	}
	cells := []string{t.ID, t.UserID, point, string(t.Status), t.CreatedAt.UTC().Format(time.RFC3339), closed, t.ClosedBy}
	return append(append(cells, l.cells()...), t.Note)
}

func (l line) cells() []string {
	of := func(minor int64) string { return money.Amount{Minor: minor, Currency: l.Currency}.Decimal() }
	if l.Currency == "" {
		return []string{"", "", "", "", "0", "", "", ""}
	}
	cells := []string{l.Currency, string(l.Method), of(l.In), of(l.Out), strconv.FormatInt(l.Payments, 10), "", "", ""}
	if l.count != nil {
		copy(cells[5:], []string{of(l.count.Expected), of(l.count.Counted), of(l.count.Difference)})
	}
	return cells
}
