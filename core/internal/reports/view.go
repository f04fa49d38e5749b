package reports

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
	"github.com/recobro/recobro/policies"
)

// ReportOffer is a report that the caller may have made.
type ReportOffer struct {
	ID          string                  `json:"id" example:"module.records"`
	Module      string                  `json:"module" example:"module"`
	Title       manifest.Text           `json:"title"`
	Description manifest.Text           `json:"description"`
	Filters     []manifest.ReportFilter `json:"filters"`
	Roles       []string                `json:"roles" enum:"superadmin,admin,manager,cashier" doc:"Roles whose users it may be mailed to"`
}

// ReportOffers are what a schedule can be made of.
type ReportOffers struct {
	Reports       []ReportOffer  `json:"reports"`
	Formats       []sheet.Format `json:"formats" enum:"csv,xlsx"`
	Periods       []string       `json:"periods" doc:"Values of filters of the kind period"`
	Timezone      string         `json:"timezone" doc:"Zone of the times of day"`
	MailAvailable bool           `json:"mail_available" doc:"The installation has a mail server"`
	KeptDays      int            `json:"kept_days" doc:"How long a file can be downloaded"`
	MaxRecipients int            `json:"max_recipients"`
}

// ScheduleView is a schedule as a screen needs it.
type ScheduleView struct {
	Schedule
	Title       manifest.Text `json:"title" doc:"Of the report"`
	OwnerName   string        `json:"owner_name"`
	Unavailable string        `json:"unavailable" doc:"Why its runs would fail, in the caller's language; empty when they would not"`
	LastRun     *RunView      `json:"last_run,omitempty" doc:"Absent before the first"`
}

// RunView is a run as a screen needs it.
type RunView struct {
	Run
	Title       manifest.Text `json:"title" doc:"Of the report"`
	CauseTitle  string        `json:"cause_title" doc:"Why it failed, in the caller's language"`
	ExpiresAt   *time.Time    `json:"expires_at" doc:"When the file is removed; null without one"`
	CanDownload bool          `json:"can_download"`
}

// viewer makes views for one caller.
type viewer struct {
	*Service
	catalog *errs.Catalog
	people  map[string]Person
}

func (s *Service) viewer(catalog *errs.Catalog) *viewer {
	return &viewer{Service: s, catalog: catalog, people: map[string]Person{}}
}

func (v *viewer) run(ctx context.Context, run Run) RunView {
	view := RunView{Run: run, Title: v.Catalog.title(run.Report)}
	if run.Cause != "" {
		view.CauseTitle = v.words(ctx, run.Cause)
	}
	if run.Status == Done && run.FinishedAt != nil {
		expires := run.FinishedAt.Add(v.Keep)
		view.ExpiresAt, view.CanDownload = &expires, v.mayHave(ctx, run)
	}
	return view
}

func (v *viewer) words(ctx context.Context, code string) string {
	return v.catalog.Title(principal.Must(ctx).Language, code, v.Limits.params())
}

func (v *viewer) schedule(ctx context.Context, one Schedule, last map[string]Run) (ScheduleView, error) {
	view := ScheduleView{Schedule: one, Title: v.Catalog.title(one.Report)}
	owner, err := v.person(ctx, one.OwnerID)
	if err != nil {
		return view, err
	}
	view.OwnerName = owner.Name
	if cause := v.unavailable(ctx, one, owner); cause != nil {
		view.Unavailable = v.words(ctx, cause.Code)
	}
	if run, ok := last[one.LastRunID]; ok {
		shown := v.run(ctx, run)
		view.LastRun = &shown
	}
	return view, nil
}

func (v *viewer) person(ctx context.Context, id string) (Person, error) {
	if known, ok := v.people[id]; ok {
		return known, nil
	}
	person, _, err := v.Directory.Person(ctx, id)
	v.people[id] = person
	return person, err
}

// unavailable is why a run of the schedule would fail now.
func (v *viewer) unavailable(ctx context.Context, one Schedule, owner Person) *errs.Error {
	tenant := principal.Must(ctx).TenantID
	report, installed := v.Catalog.byName[one.Report]
	switch {
	case !installed:
		return errNotInstalled
	case !v.enabled(tenant, report):
		return errOff
	case owner.ID == "":
		return errOwnerGone
	case !owner.Active:
		return errOwnerInactive
	}
	for _, right := range []string{exportRight, report.Permission} {
		if _, allowed := v.Decider.Decide(tenant, owner.Role, right); !allowed {
			return errOwnerForbidden
		}
	}
	return nil
}

// errOff is what the host refuses with when the tenant has the module off.
var errOff = errs.New(errs.NotFound, "core.app_off")

// rolesOf are the roles whose users may get a report that who has made.
func (s *Service) rolesOf(who principal.Principal, report Report) []string {
	least, _ := s.Decider.Decide(who.TenantID, who.Role, report.Permission)
	return slices.DeleteFunc(policies.Roles(), func(role string) bool { return !s.covers(who.TenantID, role, report.Permission, least) })
}

// Offers are the reports that ctx's user may have made.
func (s *Service) Offers(ctx context.Context) (ReportOffers, error) {
	who := principal.Must(ctx)
	zone, err := s.Directory.Zone(ctx)
	if err != nil {
		return ReportOffers{}, err
	}
	offers := ReportOffers{
		Reports: []ReportOffer{}, Formats: sheet.CSV.Enum(), Periods: Periods(), Timezone: zone.String(), MailAvailable: s.Mail.Configured(),
		KeptDays: int(s.Keep.Hours() / 24), MaxRecipients: s.Limits.Recipients,
	}
	for _, report := range s.Catalog.ordered {
		if _, allowed := s.Decider.Decide(who.TenantID, who.Role, report.Permission); !allowed || !who.Carries(report.Permission) || !s.enabled(who.TenantID, report) {
			continue
		}
		offers.Reports = append(offers.Reports, ReportOffer{
			ID: report.Name, Module: report.Module, Title: report.Title, Description: report.Description,
			Filters: append([]manifest.ReportFilter{}, report.Filters...), Roles: s.rolesOf(who, report),
		})
	}
	return offers, nil
}
