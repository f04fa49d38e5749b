package portfolio

import (
	"context"
	"net/http"
	"strconv"

	"github.com/recobro/recobro/modules/portfolios/internal/trail"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

func exportRoute(api *httpx.API, s *Service) {
	httpx.RegisterStream(api, httpx.Operation{
		ID: "portfolios-export", Method: http.MethodGet, Path: base + "/export", Permission: "portfolios.portfolios:export",
		Summary: "Write the portfolios and their figures as a CSV or XLSX file (format)", Tags: []string{"portfolios"},
	}, func(w http.ResponseWriter, r *http.Request) {
		format, err := sheet.ParseFormat(r.URL.Query().Get("format"))
		if err != nil {
			api.Problem(w, r, err)
			return
		}
		step := trail.Step{Name: "portfolios.exported", Subject: "portfolio", Silent: true, Payload: map[string]any{"format": format}}
		if err := s.trail.Mark(r.Context(), step); err != nil {
			api.Problem(w, r, err)
			return
		}
		w.Header().Set("Content-Type", format.ContentType())
		w.Header().Set("Content-Disposition", `attachment; filename="portfolios.`+string(format)+`"`)
		if err := s.export(r.Context(), w, format); err != nil {
			panic(http.ErrAbortHandler) // a file that is cut short must not look whole
		}
	})
}

// export writes every portfolio, by name.
func (s *Service) export(ctx context.Context, to http.ResponseWriter, format sheet.Format) error {
	file, err := sheet.NewWriter(to, format, []string{
		"id", "code", "name", "creditor", "type", "stage", "status", "country", "opened_on", "closes_on", "debtors", "debts", "balance", "currency",
	}, sheet.Options{Language: principal.Must(ctx).Language, Numbers: []string{"debtors", "debts", "balance"}})
	if err != nil {
		return err
	}
	for p := (page.Params{Page: 1, PageSize: page.MaxSize, Sort: "name"}); ; p.Page++ {
		rows, _, err := s.store.List(ctx, Filter{}, p)
		if err != nil {
			return err
		}
		for _, row := range rows {
			if err := file.Write(row.exported()); err != nil {
				return err
			}
		}
		if len(rows) < p.PageSize {
			return file.Close()
		}
	}
}

func (p Portfolio) exported() []string {
	return []string{
		p.ID, p.Code, p.Name, p.CreditorName, string(p.Type), string(p.Stage), string(p.Status), p.Country, string(p.OpenedOn),
		string(p.ClosesOn), strconv.FormatInt(p.DebtorsCount, 10), strconv.FormatInt(p.DebtsCount, 10),
		money.Amount{Minor: p.Balance, Currency: p.Currency}.Decimal(), p.Currency,
	}
}
