package reports

import (
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// Report is one export as a manifest declares it.
type Report struct {
	manifest.Report
	Name   string // "module.records"
	Module string // id of the module, or "core"
}

// Catalog are the reports of the core and of the modules that are installed. Immutable.
type Catalog struct {
	ordered []Report
	byName  map[string]Report
}

// NewCatalog reads the reports of manifests.
func NewCatalog(manifests []manifest.Manifest) *Catalog {
	all := &Catalog{byName: map[string]Report{}}
	for _, manifest := range manifests {
		for _, declared := range manifest.Reports {
			report := Report{Report: declared, Name: manifest.ID + "." + declared.ID, Module: manifest.ID}
			all.ordered = append(all.ordered, report)
			all.byName[report.Name] = report
		}
	}
	return all
}

// title is what a report is called; one whose module is gone is called by its name.
func (c *Catalog) title(name string) manifest.Text {
	if report, ok := c.byName[name]; ok {
		return report.Title
	}
	return manifest.Text{ES: name, EN: name, PT: name}
}

// Filters are the values that narrow a report, by filter.
type Filters map[string][]string

// The bounds of one filter.
const (
	mostValues   = 50
	longestValue = 120
)

// check refuses filters that the report does not have, and values that a filter does not accept.
func (r Report) check(filters Filters) error {
	for name, values := range filters {
		at := slices.IndexFunc(r.Filters, func(f manifest.ReportFilter) bool { return f.Name == name })
		if at < 0 || !accepts(r.Filters[at], values) {
			return ErrFilter.WithField("body.filters", ErrFilter.Code, "filter", name)
		}
	}
	return nil
}

func accepts(f manifest.ReportFilter, values []string) bool {
	most := 1
	if f.Multiple {
		most = mostValues
	}
	if len(values) > most {
		return false
	}
	return !slices.ContainsFunc(values, func(value string) bool { return !acceptsOne(f, value) })
}

func acceptsOne(f manifest.ReportFilter, value string) bool {
	switch f.Kind {
	case manifest.FilterChoice:
		return slices.ContainsFunc(f.Options, func(o manifest.ReportOption) bool { return o.Value == value })
	case manifest.FilterPeriod:
		return slices.Contains(Periods(), value)
	case manifest.FilterReference:
		return value != "" && len(value) <= longestValue && !strings.ContainsAny(value, ", ")
	default:
		return value != "" && len(value) <= longestValue
	}
}

// address is the operation's path with the filters as its parameters; periods end on the day it is in zone.
func (r Report) address(filters Filters, now time.Time, zone *time.Location) string {
	query := url.Values{}
	for _, f := range r.Filters {
		values := filters[f.Name]
		switch {
		case len(values) == 0:
		case f.Kind == manifest.FilterPeriod:
			from, to := span(values[0], now.In(zone))
			query.Set(f.From, from.UTC().Format(time.RFC3339))
			query.Set(f.To, to.UTC().Format(time.RFC3339))
		default:
			query.Set(f.Name, strings.Join(values, ","))
		}
	}
	if len(query) == 0 {
		return r.Path
	}
	return r.Path + "?" + query.Encode()
}

// Periods are the spans of days that a filter can move along with.
func Periods() []string {
	return []string{"today", "yesterday", "last_7_days", "last_30_days", "this_month", "last_month"}
}

// span is the period's first moment and the moment after its last. The spans of days are whole days before today.
func span(period string, now time.Time) (from, to time.Time) {
	day := func(ahead int) time.Time {
		return time.Date(now.Year(), now.Month(), now.Day()+ahead, 0, 0, 0, 0, now.Location())
	}
	month := func(ahead int) time.Time {
		return time.Date(now.Year(), now.Month()+time.Month(ahead), 1, 0, 0, 0, 0, now.Location())
	}
	switch period {
	case "today":
		return day(0), day(1)
	case "yesterday":
		return day(-1), day(0)
	case "last_7_days":
		return day(-7), day(0)
	case "last_30_days":
		return day(-30), day(0)
	case "this_month":
		return month(0), month(1)
	default:
		return month(-1), month(0)
	}
}
