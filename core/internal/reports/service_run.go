package reports

import (
	"context"
	"io"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Runs is one page of the runs that ctx's user may see.
func (s *Service) Runs(ctx context.Context, scheduleID string, p page.Params) ([]Run, page.Meta, error) {
	return s.store.Runs(ctx, scheduleID, p)
}

// Run is one that ctx's user may see.
func (s *Service) Run(ctx context.Context, id string) (Run, error) { return s.store.Run(ctx, id) }

// Cancel ends a run that is not over; its worker notices within a second. It fails with ErrOver.
func (s *Service) Cancel(ctx context.Context, id string) (Run, error) {
	run, err := s.store.Run(ctx, id)
	if err != nil {
		return run, err
	}
	if run.over() {
		return run, ErrOver
	}
	now := s.now()
	err = s.DB.Within(ctx, func(ctx context.Context) error {
		moved, err := s.store.Move(ctx, run, run.Status, map[string]any{"status": Canceled, "finished_at": now})
		if err != nil || !moved {
			return or(err, ErrOver)
		}
		s.announce(ctx, run.TenantID, run.Order)
		return s.wrote(ctx, "report_run.canceled", run.ID, map[string]any{"report": run.Report})
	})
	run.Status, run.FinishedAt = Canceled, &now
	return run, err
}

// Downloadable is a run whose file ctx's user may have, and a tracing event that it was downloaded. It fails with ErrRunNotFound,
// ErrNoFile and ErrForbidden.
func (s *Service) Downloadable(ctx context.Context, id string) (Run, error) {
	run, err := s.store.Run(ctx, id)
	if err != nil {
		return run, err
	}
	if run.Status != Done {
		return run, ErrNoFile
	}
	if !s.mayHave(ctx, run) {
		return run, ErrForbidden
	}
	return run, s.wrote(ctx, "report_run.downloaded", run.ID, map[string]any{"report": run.Report, "rows": run.Rows})
}

// mayHave reports whether the caller could make the report now. Nobody may once its module has been uninstalled: its rights
// are gone with it.
func (s *Service) mayHave(ctx context.Context, run Run) bool {
	who := principal.Must(ctx)
	report, installed := s.Catalog.byName[run.Report]
	if !installed {
		return false
	}
	least, err := s.ownersScope(ctx, run.Order, report)
	return err == nil && s.covers(who.TenantID, who.Role, report.Permission, least)
}

// CopyFile writes a run's file, chunk by chunk.
func (s *Service) CopyFile(ctx context.Context, run Run, to io.Writer) error {
	for seq := 0; ; seq++ {
		data, err := s.store.Chunk(ctx, run.ID, seq)
		if err != nil || data == nil {
			return err
		}
		if _, err := to.Write(data); err != nil {
			return err
		}
	}
}
