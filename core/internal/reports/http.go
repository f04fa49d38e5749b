package reports

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

const (
	reportsPath   = "/api/v1/reports"
	schedulesPath = "/api/v1/report-schedules"
)

// ScheduleDraft is a schedule as it is asked for.
type ScheduleDraft struct {
	Name       string       `json:"name" minLength:"1" maxLength:"80"`
	Report     string       `json:"report" minLength:"3" maxLength:"81" example:"portfolios.debtors"`
	Format     sheet.Format `json:"format" enum:"csv,xlsx"`
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

// OneInput names a schedule or a run.
type OneInput struct {
	ID string `path:"id" maxLength:"64"`
}

// ChangeInput names a schedule and the version of it that was read.
type ChangeInput struct {
	OneInput
	httpx.IfMatch
}

// Routes serves reports, schedules and runs.
func (s *Service) Routes(api *httpx.API) {
	httpx.Register(api, operation("reports-list", http.MethodGet, reportsPath, "read", "The reports that one may have made"),
		func(ctx context.Context, _ *struct{}) (*httpx.Body[ReportOffers], error) {
			offers, err := s.Offers(ctx)
			return httpx.OK(offers), err
		})
	httpx.Register(api, operation("report-schedules-list", http.MethodGet, schedulesPath, "read", "The schedules that one may see"),
		func(ctx context.Context, _ *struct{}) (*httpx.Body[[]ScheduleView], error) {
			views, err := s.scheduleViews(ctx, api)
			return httpx.OK(views), err
		})
	httpx.Register(api, operation("report-schedules-get", http.MethodGet, schedulesPath+"/{id}", "read", "Read a schedule"),
		func(ctx context.Context, in *OneInput) (*httpx.Body[ScheduleView], error) {
			found, err := s.store.Schedule(ctx, in.ID)
			return s.shown(ctx, api, found, err)
		})
	httpx.RegisterNames(api, operation("report-schedules-names", http.MethodGet, schedulesPath+"/names", "read", "What schedules are called"), s.names)
	s.scheduleWrites(api)
	s.runRoutes(api)
}

func (s *Service) scheduleWrites(api *httpx.API) {
	create := operation("report-schedules-create", http.MethodPost, schedulesPath, "export", "Have a report made on a schedule")
	create.Status = http.StatusCreated
	httpx.RegisterWrite(api, create, func(ctx context.Context, in *struct{ Body ScheduleDraft }) (*httpx.Body[ScheduleView], error) {
		created, err := s.Create(ctx, in.Body.schedule())
		return s.shown(ctx, api, created, err)
	})
	httpx.RegisterWrite(api, operation("report-schedules-replace", http.MethodPut, schedulesPath+"/{id}", "export", "Change a schedule"),
		func(ctx context.Context, in *struct {
			ChangeInput
			Body ScheduleDraft
		}) (*httpx.Body[ScheduleView], error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			changed, err := s.Replace(ctx, in.ID, version, in.Body.schedule())
			return s.shown(ctx, api, changed, err)
		})
	httpx.RegisterWrite(api, operation("report-schedules-pause", http.MethodPut, schedulesPath+"/{id}/paused", "export", "Pause a schedule or let it go on"),
		func(ctx context.Context, in *struct {
			ChangeInput
			Body struct {
				Paused bool `json:"paused"`
			}
		}) (*httpx.Body[ScheduleView], error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			changed, err := s.Pause(ctx, in.ID, version, in.Body.Paused)
			return s.shown(ctx, api, changed, err)
		})
	httpx.RegisterWrite(api, operation("report-schedules-delete", http.MethodDelete, schedulesPath+"/{id}", "export", "Remove a schedule; files that were made stay until they expire"),
		func(ctx context.Context, in *ChangeInput) (*struct{}, error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			return nil, s.Delete(ctx, in.ID, version)
		})
}

func (s *Service) scheduleViews(ctx context.Context, api *httpx.API) ([]ScheduleView, error) {
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
	viewer, views := s.viewer(api.Catalog()), make([]ScheduleView, 0, len(found))
	for _, one := range found {
		view, err := viewer.schedule(ctx, one, last)
		if err != nil {
			return nil, err
		}
		views = append(views, view)
	}
	return views, nil
}

func (s *Service) shown(ctx context.Context, api *httpx.API, one Schedule, err error) (*httpx.Body[ScheduleView], error) {
	if err != nil {
		return nil, err
	}
	last, err := s.store.RunsOf(ctx, []string{one.LastRunID})
	if err != nil {
		return nil, err
	}
	view, err := s.viewer(api.Catalog()).schedule(ctx, one, last)
	return httpx.OK(view), err
}

func operation(id, method, path, right, summary string) httpx.Operation {
	return httpx.Operation{ID: id, Method: method, Path: path, Permission: "core.reports:" + right, Summary: summary, Tags: []string{"reports"}}
}
