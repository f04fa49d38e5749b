package reports

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

// ScheduleDraft is a schedule as it is asked for.
type ScheduleDraft struct {
	Name       string       `json:"name" minLength:"1" maxLength:"80"`
	Report     string       `json:"report" minLength:"3" maxLength:"81" example:"module.records"`
	Format     sheet.Format `json:"format"`
	Cadence    Cadence      `json:"cadence"`
	Delivery   string       `json:"delivery" enum:"download,mail"`
	Recipients []string     `json:"recipients,omitempty" maxItems:"50" doc:"Users who get the file by mail: active ones who may make the report themselves"`
	Filters    Filters      `json:"filters,omitempty" doc:"Values by filter of the report"`
}

func (d ScheduleDraft) schedule() Schedule {
	if d.Filters == nil {
		d.Filters = Filters{}
	}
	return Schedule{
		Order: Order{
			Name: d.Name, Report: d.Report, Format: d.Format, Delivery: d.Delivery, Recipients: append([]string{}, d.Recipients...), Filters: d.Filters,
		},
		Cadence: d.Cadence,
	}
}

// DraftInput is a change of a schedule that still has the version.
type DraftInput struct {
	httpx.ByVersion
	Body ScheduleDraft
}

// PauseInput pauses a schedule that still has the version, or lets it go on.
type PauseInput struct {
	httpx.ByVersion
	Body struct {
		Paused bool `json:"paused"`
	}
}

// routes serve what the service can do.
type routes struct {
	*Service
	api *httpx.API
}

func (s routes) group(tag, path string) httpx.Group {
	return httpx.Group{API: s.api, Tag: tag, Base: "/api/v1/" + path, Rights: "core.reports"}
}

// Routes serves reports, schedules and runs.
func (s *Service) Routes(api *httpx.API) {
	r := routes{s, api}
	r.scheduleRoutes()
	r.runRoutes()
}

func (s routes) scheduleRoutes() {
	httpx.Get(s.group("reports", "reports").Op("list", "", "read", "The reports that one may have made"),
		func(ctx context.Context, _ *struct{}) (ReportOffers, error) { return s.Offers(ctx) })
	g := s.group("report-schedules", "report-schedules")
	httpx.All(g.Op("list", "", "read", "The schedules that one may see"), func(ctx context.Context, _ *struct{}) ([]ScheduleView, error) { return s.scheduleViews(ctx) })
	httpx.Get(g.Op("get", "/{id}", "read", "Read a schedule"), func(ctx context.Context, in *httpx.ByID) (ScheduleView, error) {
		found, err := s.store.Schedule(ctx, in.ID)
		return s.shown(ctx, found, err)
	})
	httpx.Names(g.Op("names", "/names", "read", "What schedules are called"), s.names)
	httpx.Create(g.Op("create", "", "export", "Have a report made on a schedule"), func(ctx context.Context, in *struct{ Body ScheduleDraft }) (ScheduleView, error) {
		created, err := s.Create(ctx, in.Body.schedule())
		return s.shown(ctx, created, err)
	})
	httpx.Replace(g.Op("replace", "/{id}", "export", "Change a schedule"), func(ctx context.Context, in *DraftInput, version int64) (ScheduleView, error) {
		changed, err := s.Replace(ctx, in.ID, version, in.Body.schedule())
		return s.shown(ctx, changed, err)
	})
	httpx.Replace(g.Op("pause", "/{id}/paused", "export", "Pause a schedule or let it go on"), func(ctx context.Context, in *PauseInput, version int64) (ScheduleView, error) {
		changed, err := s.Pause(ctx, in.ID, version, in.Body.Paused)
		return s.shown(ctx, changed, err)
	})
	httpx.Delete(g.Op("delete", "/{id}", "export", "Remove a schedule; files that were made stay until they expire"),
		func(ctx context.Context, in *httpx.ByVersion, version int64) error {
			return s.Delete(ctx, in.ID, version)
		})
	httpx.Create(g.Op("run", "/{id}/runs", "export", "Have a schedule's report made now"), s.onRun(s.RunNow))
}

func (s routes) scheduleViews(ctx context.Context) ([]ScheduleView, error) {
	found, err := s.store.Schedules(ctx, s.Limits.Schedules)
	if err != nil {
		return nil, err
	}
	var lastIDs []string
	for _, one := range found {
		lastIDs = append(lastIDs, one.LastRunID)
	}
	last, err := s.store.RunsOf(ctx, lastIDs)
	if err != nil {
		return nil, err
	}
	viewer, views := s.viewer(s.api.Catalog()), make([]ScheduleView, 0, len(found))
	for _, one := range found {
		view, err := viewer.schedule(ctx, one, last)
		if err != nil {
			return nil, err
		}
		views = append(views, view)
	}
	return views, nil
}

func (s routes) shown(ctx context.Context, one Schedule, err error) (view ScheduleView, _ error) {
	if err != nil {
		return view, err
	}
	last, err := s.store.RunsOf(ctx, []string{one.LastRunID})
	if err != nil {
		return view, err
	}
	return s.viewer(s.api.Catalog()).schedule(ctx, one, last)
}
