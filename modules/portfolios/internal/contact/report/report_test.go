package report_test

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/report"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

//go:embed testdata/worked.json
var worked []byte

// figure is one figure as it was worked by hand: "3/6" of the period, and of the days before.
type figure struct{ ID, Currency, Now, Before string }

// parts are the two numbers of "3/6", and what they come to; none over nothing.
func parts(t testing.TB, id, text string) (n, by int64, value *float64) {
	over, under, _ := strings.Cut(text, "/")
	n, err := strconv.ParseInt(over, 10, 64)
	require.NoError(t, err)
	by, err = strconv.ParseInt(under, 10, 64)
	require.NoError(t, err)
	if by == 0 {
		return n, by, nil
	}
	v := float64(n) / float64(by)
	if id == "rpc_per_hour" {
		v *= 3600
	}
	return n, by, &v
}

func TestReports(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		w := desk(t, engine)
		w.live()
		t.Run("[CO-16] every figure of two months is what was worked by hand", func(t *testing.T) { figures(t, w) })
		t.Run("[CO-16] team, promises, contactability, ageing, roll and liquidation are what was worked by hand", func(t *testing.T) { tables(t, w) })
		t.Run("[CO-16] who sees own figures alone sees what they did", func(t *testing.T) { mine(t, w) })
		t.Run("marks that come twice, a kill between mark and sum, and a start from nothing end in the same rows", func(t *testing.T) { again(t, w) })
		t.Run("an outcome that is corrected moves the figures of its day and of those after it", func(t *testing.T) { corrects(t, w) })
	})
}

func figures(t *testing.T, w *world) {
	var all []figure
	require.NoError(t, json.Unmarshal(worked, &all))
	got, err := w.reports.Figures(w.by("mara"), report.PeriodInput{Period: report.Monthly})
	require.NoError(t, err)
	require.Equal(t, report.Span{From: "2026-11-01", To: "2026-11-30"}, got.Period)
	require.Equal(t, report.Span{From: "2026-10-01", To: "2026-10-24"}, got.Before)
	require.NotNil(t, got.AsOf)
	require.Len(t, got.Figures, len(all))
	for _, want := range all {
		f := find(t, got.Figures, want.ID, want.Currency)
		n, by, value := parts(t, want.ID, want.Now)
		require.Equal(t, []int64{n, by}, []int64{f.Numerator, f.Denominator}, "%s %s", want.ID, want.Currency)
		require.Equal(t, value, f.Value, "%s %s", want.ID, want.Currency)
		_, _, before := parts(t, want.ID, want.Before)
		require.Equal(t, before, f.Before, "%s %s before", want.ID, want.Currency)
	}
}

func find(t testing.TB, all []report.Figure, id, currency string) report.Figure {
	for _, f := range all {
		if f.ID == id && f.Currency == currency {
			return f
		}
	}
	require.Fail(t, "no figure", "%s %s", id, currency)
	return report.Figure{}
}

func tables(t *testing.T, w *world) {
	ctx, month := w.by("mara"), report.PeriodInput{Period: report.Monthly}
	week, err := w.reports.Figures(ctx, report.PeriodInput{Period: report.Weekly, On: "2026-10-13"})
	require.NoError(t, err)
	require.Equal(t, report.Span{From: "2026-10-12", To: "2026-10-18"}, week.Period)
	require.EqualValues(t, 1, find(t, week.Figures, "contactability", "").Numerator, "reached again, in another week")
	team, err := w.reports.Team(ctx, month)
	require.NoError(t, err)
	require.Len(t, team.Rows, 2)
	leo, ida := team.Rows[0], team.Rows[1]
	require.Equal(t, "leo", leo.UserID)
	require.Equal(t, map[string]int64{"ready": 1800, "ringing": 120, "talking": 600}, leo.Seconds)
	require.Equal(t, []int64{2, 1, 1, 2, 1, 1, 0}, []int64{leo.Contacts, leo.Attempts, leo.Connects, leo.RightParty, leo.Promises, leo.Matured, leo.Kept})
	require.Equal(t, []report.TeamMoney{{Currency: "USD", Collected: 150_00}, {Currency: "UYU", Promised: 800_00, Collected: 200_00}}, leo.Money)
	require.Equal(t, []any{"ida", int64(2), int64(1)}, []any{ida.UserID, ida.Promises, ida.Matured})
	require.Nil(t, ida.AHT)
	promises, err := w.reports.Promises(ctx, month)
	require.NoError(t, err)
	require.Equal(t, []report.PromisesOf{{Currency: "UYU", Made: 3, MadeAmount: 1300_00, Matured: 2, MaturedAmount: 1200_00, Partial: 1, PartialAmount: 200_00, Broken: 1, BrokenAmount: 400_00}}, promises.Total)
	require.Equal(t, []report.PromisesOf{{Currency: "UYU", Made: 1, MadeAmount: 500_00, Matured: 1, MaturedAmount: 500_00, Kept: 1, KeptAmount: 500_00}}, promises.Was)
	require.Len(t, promises.Rows, 5, "made on three days, matured on two")
	funnel, err := w.reports.Contactability(ctx, month)
	require.NoError(t, err)
	require.Equal(t, report.Funnel{Attempts: 1, Connects: 1, RightParty: 1, Promises: 3}, funnel.Total)
	require.Equal(t, report.Funnel{Attempts: 6, Connects: 5, RightParty: 3, Promises: 1}, funnel.Was)
	require.Equal(t, 9, funnel.Hours[0].Hour, "ida's promise, at nine where the company is")
	ageing, err := w.reports.Ageing(ctx, report.DaysInput{From: "2026-10-31", To: "2026-11-24", Of: report.Of{PortfolioID: []string{"N"}}})
	require.NoError(t, err)
	require.Contains(t, ageing.Rows, report.Aged{Day: "2026-10-31", BucketID: "b31", Currency: "UYU", Debts: 1, Debtors: 1, Balance: 500_00})
	require.Contains(t, ageing.Rows, report.Aged{Day: "2026-11-24", BucketID: "b61", Currency: "UYU", Debts: 2, Debtors: 2, Balance: 2300_00})
	_, err = w.reports.Ageing(ctx, report.DaysInput{From: "2026-11-24", To: "2026-11-01"})
	require.ErrorIs(t, err, report.ErrDays)
	roll, err := w.reports.Roll(ctx, report.MonthsInput{Months: 2})
	require.NoError(t, err)
	require.Contains(t, roll.Moves, report.Rolled{Month: "2026-11", Currency: "UYU", FromID: "b31", ToID: "b61", Debts: 1, Balance: 500_00, Left: 500_00})
	one := 1.0
	require.Contains(t, roll.Rates, report.RollRate{Month: "2026-11", Currency: "UYU", BucketID: "b31", Balance: 500_00, Rolled: 500_00, Roll: &one, Cure: new(float64)})
	liquidation, err := w.reports.Liquidation(ctx, report.MonthsInput{Months: 3})
	require.NoError(t, err)
	fifth, seventh := 500_00.0/3500_00.0, 700_00.0/3500_00.0
	require.Contains(t, liquidation.Vintages, report.Vintage{Month: "2026-10", Currency: "UYU", Placed: 3500_00, Months: []report.Collected{
		{Month: 0, Collected: 500_00, Total: 500_00, Share: &fifth}, {Month: 1, Collected: 200_00, Total: 700_00, Share: &seventh},
	}})
}

func mine(t *testing.T, w *world) {
	got, err := w.reports.Figures(w.own("ida"), report.PeriodInput{Period: report.Monthly, Of: report.Of{UserID: []string{"leo"}}})
	require.NoError(t, err)
	require.EqualValues(t, 2, find(t, got.Figures, "promises", "").Numerator)
	require.Zero(t, find(t, got.Figures, "attempts", "").Numerator)
	require.EqualValues(t, 2, find(t, got.Figures, "intensity", "").Denominator, "d1 and d2 are ida's")
	for _, f := range got.Figures {
		require.NotContains(t, []string{"cei", "recovery_rate"}, f.ID)
	}
	team, err := w.reports.Team(w.own("ida"), report.PeriodInput{Period: report.Monthly})
	require.NoError(t, err)
	require.Len(t, team.Rows, 1)
	ageing, err := w.reports.Ageing(w.own("leo"), report.DaysInput{})
	require.NoError(t, err)
	for _, r := range ageing.Rows {
		require.Less(t, r.Balance, int64(501_00))
	}
	liquidation, err := w.reports.Liquidation(w.own("ida"), report.MonthsInput{Months: 3})
	require.NoError(t, err)
	require.Zero(t, liquidation.Vintages[0].Placed)
}

// rows are all that is summed up.
func rows(t testing.TB, w *world) (all []any) {
	all = append(all, every[rollup.Day](t, w), every[rollup.Money](t, w), every[rollup.Hour](t, w), every[rollup.Vintage](t, w), every[rollup.Work](t, w), every[rollup.Roll](t, w))
	return all
}

func every[T any](t testing.TB, w *world) []T {
	all, err := storage.All[T](w.Ctx, w.DB, -1)
	require.NoError(t, err)
	return all
}

func same(t testing.TB, before, after []any) {
	for i := range before {
		require.ElementsMatch(t, before[i], after[i])
	}
}

func again(t *testing.T, w *world) {
	before := rows(t, w)
	ended, _, err := w.Contacts.List(w.by("mara"), contact.Filter{}, page(50))
	require.NoError(t, err)
	marks := rollup.NewMarker(w.store)
	for range 2 {
		for _, c := range ended {
			require.NoError(t, marks.Corrected(w.Ctx, c))
		}
	}
	killed := errors.New("killed")
	err = w.DB.Within(w.Ctx, func(ctx context.Context) error {
		if _, err := w.worker.Step(ctx); err != nil {
			return err
		}
		return killed
	})
	require.ErrorIs(t, err, killed)
	w.keep()
	same(t, before, rows(t, w))
	require.NoError(t, w.DB.Tx(w.Ctx, func(_ context.Context, tx *gorm.DB) error {
		for _, model := range []any{&rollup.Day{}, &rollup.Money{}, &rollup.Hour{}, &rollup.Vintage{}, &rollup.Work{}} {
			if err := tx.Where("1 = 1").Delete(model).Error; err != nil {
				return err
			}
		}
		return tx.Where("id = 'zone'").Delete(&rollup.State{}).Error
	}))
	w.keep()
	same(t, before, rows(t, w))
}

func corrects(t *testing.T, w *world) {
	list, _, err := w.Contacts.List(w.by("mara"), contact.Filter{DebtorID: "d1", Reach: []string{"right_party"}, From: "2026-10-07", To: "2026-10-07"}, page(10))
	require.NoError(t, err)
	require.Len(t, list, 1)
	require.NoError(t, w.DB.Within(w.by("mara"), func(ctx context.Context) error {
		_, err := w.Contacts.Correct(ctx, list[0].ID, list[0].Version, contact.Outcome{DispositionID: "no_answer"})
		return err
	}))
	w.keep()
	got, err := w.reports.Figures(w.by("mara"), report.PeriodInput{Period: report.Monthly, On: "2026-10-31"})
	require.NoError(t, err)
	require.EqualValues(t, 2, find(t, got.Figures, "right_party", "").Numerator)
	require.EqualValues(t, 2, find(t, got.Figures, "contactability", "").Numerator, "d1 is reached on the 13th for the first time now")
	require.EqualValues(t, 1000_00, find(t, got.Figures, "ptp_amount_rate", "UYU").Denominator)
}
