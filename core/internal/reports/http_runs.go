package reports

import (
	"context"
	"mime"
	"net/http"

	"github.com/go-chi/chi/v5"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

type runsInput struct {
	page.Params
	ScheduleID string `query:"schedule_id" maxLength:"64" doc:"Of this schedule alone"`
}

func (s routes) runRoutes() {
	g := s.group("report-runs", "report-runs")
	httpx.List(g.Op("list", "", "read", "The runs that one may see, the latest first"), func(ctx context.Context, in *runsInput) ([]RunView, page.Meta, error) {
		found, meta, err := s.Runs(ctx, in.ScheduleID, in.Params)
		viewer, views := s.viewer(s.api.Catalog()), make([]RunView, 0, len(found))
		for _, run := range found {
			views = append(views, viewer.run(ctx, run))
		}
		return views, meta, err
	})
	httpx.Get(g.Op("get", "/{id}", "read", "Read a run"), s.onRun(s.Run))
	httpx.Act(g.Op("cancel", "/{id}/cancel", "export", "Cancel a run under way"), s.onRun(s.Cancel))
	httpx.RegisterStream(s.api, g.Op("file", "/{id}/file", "export", "Download a run's file").By(http.MethodGet), s.download)
}

// onRun answers with the run that an act on one gives.
func (s routes) onRun(act func(ctx context.Context, id string) (Run, error)) func(context.Context, *httpx.ByID) (RunView, error) {
	return func(ctx context.Context, in *httpx.ByID) (RunView, error) {
		run, err := act(ctx, in.ID)
		return s.viewer(s.api.Catalog()).run(ctx, run), err
	}
}

func (s routes) download(w http.ResponseWriter, r *http.Request) {
	run, err := s.Downloadable(r.Context(), chi.URLParam(r, "id"))
	if err != nil {
		s.api.Problem(w, r, err)
		return
	}
	w.Header().Set("Content-Type", run.Format.ContentType())
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": run.FileName}))
	w.Header().Set("Content-Length", count(run.Bytes))
	if err := s.CopyFile(r.Context(), run, w); err != nil {
		panic(http.ErrAbortHandler) // a file that is cut short must not look whole
	}
}
