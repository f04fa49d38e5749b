package debtor

import (
	"context"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

func exportRoute(api *httpx.API, s *Service) {
	httpx.RegisterStream(api, operation("debtors-export", http.MethodGet, base+"/export", "export",
		"Write debtors as a CSV or XLSX file (format), with the filters and the order of the list"),
		func(w http.ResponseWriter, r *http.Request) {
			format, criteria, order, err := exportAsked(r.Context(), r.URL.Query())
			if err == nil {
				criteria, err = s.within(r.Context(), criteria, order)
			}
			if err != nil {
				api.Problem(w, r, err)
				return
			}
			w.Header().Set("Content-Type", format.ContentType())
			w.Header().Set("Content-Disposition", `attachment; filename="debtors.`+string(format)+`"`)
			options := sheet.Options{Language: principal.Must(r.Context()).Language, Numbers: exportNumbers()}
			file, err := sheet.NewWriter(w, format, exportHeader(), options)
			if err == nil {
				err = s.Export(r.Context(), criteria, order, file)
			}
			if err == nil {
				err = file.Close()
			}
			if err != nil {
				panic(http.ErrAbortHandler) // a file that is cut short must not look whole
			}
		})
}

// exportAsked reads the list's parameters; one that is not understood is refused, for a file that leaves out a filter is wrong.
func exportAsked(ctx context.Context, query url.Values) (format sheet.Format, c Criteria, o Order, err error) {
	if format, err = sheet.ParseFormat(query.Get("format")); err != nil {
		return "", c, o, err
	}
	in := ListInput{
		Q: query.Get("q"), PortfolioID: several(query, "portfolio_id"), Currency: several(query, "currency"), Bucket: several(query, "bucket"), Tag: several(query, "tag"),
		Assignee: query.Get("assignee"),
	}
	for _, status := range several(query, "status") {
		if !slices.Contains(Statuses(), Status(status)) {
			return "", c, o, errs.New(errs.Invalid, "invalid").WithField("query.status", "field.enum", "options", Statuses())
		}
		in.Status = append(in.Status, Status(status))
	}
	if err := bounded(in); err != nil {
		return "", c, o, err
	}
	o, err = ParseOrder(query.Get("sort"))
	if query.Get("sort") == "" {
		o = Order{column: "id"} // nothing is missed or met twice while the file is written
	}
	return format, in.criteria(ctx), o, err
}

// bounded holds the filters to the bounds of the list's.
func bounded(in ListInput) error {
	for name, c := range map[string]struct{ is, most int }{
		"q": {len(in.Q), 480}, "portfolio_id": {len(in.PortfolioID), 50}, "currency": {len(in.Currency), 20}, "bucket": {len(in.Bucket), 30}, "tag": {len(in.Tag), 20},
		"status": {len(in.Status), 9}, "assignee": {len(in.Assignee), 64},
	} {
		if c.is > c.most {
			return errs.New(errs.Invalid, "invalid").WithField("query."+name, "field.max_items", "max", c.most)
		}
	}
	return nil
}

// several are the values of a parameter, given one by one or separated by commas.
func several(query url.Values, name string) []string {
	var all []string
	for _, value := range query[name] {
		for part := range strings.SplitSeq(value, ",") {
			if part != "" {
				all = append(all, part)
			}
		}
	}
	return all
}
