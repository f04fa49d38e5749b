package reports

import (
	"context"
	"mime"
	"net/http"

	"github.com/go-chi/chi/v5"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

const runsPath = "/api/v1/report-runs"

type runsInput struct {
	page.Params
	ScheduleID string `query:"schedule_id" maxLength:"64" doc:"Of this schedule alone"`
}

func (s *Service) runRoutes(api *httpx.API) {
	begin := operation("report-schedules-run", http.MethodPost, schedulesPath+"/{id}/runs", "export", "Have a schedule's report made now")
	begin.Status = http.StatusCreated
	httpx.RegisterWrite(api, begin, func(ctx context.Context, in *OneInput) (*httpx.Body[RunView], error) {
		run, err := s.RunNow(ctx, in.ID)
		return httpx.OK(s.viewer(api.Catalog()).run(ctx, run)), err
	})
	httpx.Register(api, operation("report-runs-list", http.MethodGet, runsPath, "read", "The runs that one may see, the latest first"),
		func(ctx context.Context, in *runsInput) (*httpx.List[RunView], error) {
			found, meta, err := s.Runs(ctx, in.ScheduleID, in.Params)
			viewer, views := s.viewer(api.Catalog()), make([]RunView, 0, len(found))
			for _, run := range found {
				views = append(views, viewer.run(ctx, run))
			}
			return httpx.Listed(views, meta), err
		})
	httpx.Register(api, operation("report-runs-get", http.MethodGet, runsPath+"/{id}", "read", "Read a run"),
		func(ctx context.Context, in *OneInput) (*httpx.Body[RunView], error) {
			run, err := s.Run(ctx, in.ID)
			return httpx.OK(s.viewer(api.Catalog()).run(ctx, run)), err
		})
	httpx.RegisterWrite(api, operation("report-runs-cancel", http.MethodPost, runsPath+"/{id}/cancel", "export", "Cancel a run under way"),
		func(ctx context.Context, in *OneInput) (*httpx.Body[RunView], error) {
			run, err := s.Cancel(ctx, in.ID)
			return httpx.OK(s.viewer(api.Catalog()).run(ctx, run)), err
		})
	httpx.RegisterStream(api, operation("report-runs-file", http.MethodGet, runsPath+"/{id}/file", "export", "Download a run's file"), s.download(api))
}

func (s *Service) download(api *httpx.API) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		run, err := s.Downloadable(r.Context(), chi.URLParam(r, "id"))
		if err != nil {
			api.Problem(w, r, err)
			return
		}
		w.Header().Set("Content-Type", run.Format.ContentType())
		w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": run.FileName}))
		w.Header().Set("Content-Length", count(run.Bytes))
		if err := s.CopyFile(r.Context(), run, w); err != nil {
			panic(http.ErrAbortHandler) // a file that is cut short must not look whole
		}
	}
}
