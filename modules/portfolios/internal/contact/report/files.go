package report

import (
	"context"
	"strconv"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/shift"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Files writes reports as files.
type Files struct {
	reports *Service
	record  *record.Record
}

// NewFiles writes the reports of a service, and records that it does.
func NewFiles(s *Service, r *record.Record) *Files { return &Files{s, r} }

type writer = func(cells ...string) error

// file records that a report is written, and writes its rows.
func file[A any](ctx context.Context, x *Files, name string, answer A, err error, rows func(A, writer) error) (func(writer) error, error) {
	if err != nil {
		return nil, err
	}
	begun := record.Act{Name: "reports.exported", Kind: "report", Silent: true, Payload: map[string]any{"report": name}}
	return func(write writer) error { return rows(answer, write) }, x.record.Write(ctx, begun)
}

func (x *Files) figures(ctx context.Context, in *PeriodExport) (func(writer) error, error) {
	a, err := x.reports.Figures(ctx, in.PeriodInput)
	return file(ctx, x, "figures", a, err, func(a Figures, write writer) error {
		return each(a.Figures, func(f Figure) error {
			return write(f.ID, string(f.Kind), f.Currency, string(a.Period.From), string(a.Period.To), f.cell(f.Value), f.cell(f.Before),
				f.amount(f.Numerator), f.amount(f.Denominator))
		})
	})
}

func (x *Files) ageing(ctx context.Context, in *DaysExport) (func(writer) error, error) {
	a, err := x.reports.Ageing(ctx, in.DaysInput)
	return file(ctx, x, "ageing", a, err, func(a Ageing, write writer) error {
		return each(a.Rows, func(r Aged) error {
			return write(string(r.Day), nameOf(a.Buckets, r.BucketID), r.Currency, count(r.Debts), count(r.Debtors), amount(r.Balance, r.Currency))
		})
	})
}

func (x *Files) roll(ctx context.Context, in *MonthsExport) (func(writer) error, error) {
	a, err := x.reports.Roll(ctx, in.MonthsInput)
	return file(ctx, x, "roll", a, err, func(a Rolls, write writer) error {
		return each(a.Moves, func(r Rolled) error {
			return write(r.Month, r.Currency, nameOf(a.Buckets, r.FromID), nameOf(a.Buckets, r.ToID), count(r.Debts), amount(r.Balance, r.Currency), amount(r.Left, r.Currency))
		})
	})
}

func (x *Files) liquidation(ctx context.Context, in *MonthsExport) (func(writer) error, error) {
	a, err := x.reports.Liquidation(ctx, in.MonthsInput)
	return file(ctx, x, "liquidation", a, err, func(a Liquidation, write writer) error {
		return each(a.Vintages, func(v Vintage) error {
			return each(v.Months, func(m Collected) error {
				return write(v.Month, v.Currency, amount(v.Placed, v.Currency), strconv.Itoa(m.Month), amount(m.Collected, v.Currency), amount(m.Total, v.Currency), quotient(m.Share))
			})
		})
	})
}

func (x *Files) team(ctx context.Context, in *PeriodExport) (func(writer) error, error) {
	a, err := x.reports.Team(ctx, in.PeriodInput)
	return file(ctx, x, "team", a, err, func(a Team, write writer) error {
		return each(a.Rows, func(r TeamRow) error { return r.write(write) })
	})
}

// write writes somebody's row, and a further one for the money of each further currency.
func (r TeamRow) write(write writer) error {
	all := r.Money
	if len(all) == 0 {
		all = []TeamMoney{{}}
	}
	for i, m := range all {
		cells := make([]string, 0, len(teamTable().Columns))
		cells = append(cells, r.UserID, m.Currency)
		if i > 0 {
			cells = append(cells, make([]string, len(shift.Ready.Enum())+7)...)
		} else {
			for _, s := range shift.Ready.Enum() {
				cells = append(cells, count(r.Seconds[string(s)]))
			}
			for _, n := range []int64{r.Contacts, r.Attempts, r.Connects, r.RightParty, r.Promises, r.Matured, r.Kept} {
				cells = append(cells, count(n))
			}
		}
		cells = append(cells, amount(m.Promised, m.Currency), amount(m.KeptAmount, m.Currency), amount(m.Collected, m.Currency))
		if i > 0 {
			cells = append(cells, "", "", "")
		} else {
			cells = append(cells, quotient(r.AHT), quotient(r.Occupancy), quotient(r.RPCPerHour))
		}
		if err := write(cells...); err != nil {
			return err
		}
	}
	return nil
}

func (x *Files) promises(ctx context.Context, in *PeriodExport) (func(writer) error, error) {
	a, err := x.reports.Promises(ctx, in.PeriodInput)
	return file(ctx, x, "promises", a, err, func(a PromiseDays, write writer) error {
		return each(a.Rows, func(r PromisesOf) error {
			of := func(minor int64) string { return amount(minor, r.Currency) }
			return write(string(r.Day), r.Currency, count(r.Made), of(r.MadeAmount), count(r.Matured), of(r.MaturedAmount), count(r.Kept), of(r.KeptAmount),
				count(r.Partial), of(r.PartialAmount), count(r.Broken), of(r.BrokenAmount))
		})
	})
}

func (x *Files) contactability(ctx context.Context, in *PeriodExport) (func(writer) error, error) {
	a, err := x.reports.Contactability(ctx, in.PeriodInput)
	return file(ctx, x, "contactability", a, err, func(a Contactability, write writer) error {
		if err := each(a.Days, func(r FunnelOfDay) error { return r.write(write, "day", string(r.Day)) }); err != nil {
			return err
		}
		if err := each(a.Hours, func(r FunnelOfHour) error { return r.write(write, "hour", strconv.Itoa(r.Hour)) }); err != nil {
			return err
		}
		return each(a.Channels, func(r FunnelOfChannel) error { return r.write(write, "channel", r.Channel) })
	})
}
