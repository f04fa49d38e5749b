package reports

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// The causes for which a run fails, beside those that the operation refuses with.
var (
	errOwnerGone      = errs.New(errs.NotFound, "core.report_owner_gone")
	errOwnerInactive  = errs.New(errs.Forbidden, "core.report_owner_inactive")
	errOwnerForbidden = errs.New(errs.Forbidden, "core.report_owner_forbidden")
	errNotInstalled   = errs.New(errs.NotFound, "core.report_not_installed")
	errTooManyRows    = errs.New(errs.Invalid, "core.report_too_many_rows")
	errTooLarge       = errs.New(errs.Invalid, "core.report_too_large")
	errTooLong        = errs.New(errs.Conflict, "core.report_too_long")
	errBroken         = errs.New(errs.Internal, "core.report_broken")
	errInterrupted    = errs.New(errs.Unavailable, "core.report_interrupted")
	errCanceled       = errs.New(errs.Conflict, "core.report_canceled")
)

const (
	mostAttempts = 3
	pause        = time.Minute // before a module that did not answer is asked again
)

// leaseOf names the work on a run.
func leaseOf(runID string) string { return "report:" + runID }

// perform makes a run's file, once, whichever replica's turn it is.
func (s *Service) perform(ctx context.Context, job jobs.Job[runJob]) error {
	found, err := s.store.RunsOf(ctx, []string{job.Args.RunID})
	run, ok := found[job.Args.RunID]
	if err != nil || !ok || run.Attempt != job.Args.Attempt {
		return err
	}
	to := &file{store: s.store, runID: run.ID, most: s.Limits.Bytes}
	note := func(ctx context.Context) error {
		if !to.begun.Load() {
			return nil
		}
		return s.note(ctx, run, to.figures())
	}
	stopped := func() bool { return ctx.Err() != nil }
	err = s.Leases.Do(ctx, leaseOf(run.ID), note, func(ctx context.Context, _ *jobs.Held) error {
		begun, err := s.start(ctx, run)
		if err != nil || !begun {
			return err // a run that has begun is done again when nobody works on it
		}
		to.begun.Store(true)
		failure := s.make(ctx, run, to)
		return s.end(context.WithoutCancel(ctx), run, to.figures(), failure, stopped())
	})
	if errors.Is(err, jobs.ErrHeld) || errors.Is(err, jobs.ErrLost) || errors.Is(err, errCanceled) {
		return nil
	}
	return err
}

func (s *Service) start(ctx context.Context, run Run) (begun bool, err error) {
	begun, err = s.store.Move(ctx, run, Queued, map[string]any{"status": Running, "started_at": s.now(), "row_count": 0, "byte_count": 0})
	if err != nil || !begun {
		return false, err
	}
	s.Changed(run.TenantID, append([]string{run.OwnerID}, run.Recipients...))
	return true, s.store.DropFile(ctx, run.ID)
}

// end writes how a try ended. A try that the host's stop cut short, or that met a module which did not answer, is followed
// by another.
func (s *Service) end(ctx context.Context, run Run, made figures, failure error, stopped bool) error {
	switch {
	case failure == nil:
		return s.done(ctx, run, made)
	case errors.Is(failure, jobs.ErrLost):
		return nil
	case errors.Is(failure, errCanceled):
		return s.store.DropFile(ctx, run.ID)
	case stopped:
		return s.again(ctx, run, 0, errInterrupted)
	case errs.KindOf(failure) == errs.Unavailable:
		return s.again(ctx, run, pause, failure)
	}
	return s.fail(ctx, run, failure)
}

// again has a run tried once more after a while, or fails it with the cause when it was tried often enough.
func (s *Service) again(ctx context.Context, run Run, after time.Duration, cause error) error {
	if run.Attempt >= mostAttempts {
		return s.fail(ctx, run, cause)
	}
	return s.DB.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		next := run.Attempt + 1
		moved, err := s.store.Move(ctx, run, Running, map[string]any{"status": Queued, "attempt": next})
		if err != nil || !moved {
			return err
		}
		s.announce(ctx, run.TenantID, run.Order)
		_, err = s.Queue.InsertTx(ctx, tx, runJob{RunID: run.ID, Attempt: next}, &jobs.Opts{Queue: queueName, At: time.Now().Add(after)})
		return err
	})
}

func (s *Service) fail(ctx context.Context, run Run, cause error) error {
	code := codeOf(cause)
	if code == errBroken.Code {
		s.Log.ErrorContext(ctx, "a report could not be made", "run", run.ID, "report", run.Report, "error", cause)
	}
	err := s.DB.Within(ctx, func(ctx context.Context) error {
		moved, err := s.store.Move(ctx, run, Running, map[string]any{"status": Failed, "cause": code, "finished_at": s.now()})
		if err != nil || !moved {
			return err
		}
		s.announce(ctx, run.TenantID, run.Order)
		if err := s.wrote(ctx, "report_run.failed", run.ID, map[string]any{"report": run.Report, "cause": code}); err != nil {
			return err
		}
		return s.notifyOwner(ctx, run, "report_failed", run.ID, nil)
	})
	return errors.Join(err, s.store.DropFile(ctx, run.ID))
}

// codeOf is the code that a run's failure is shown by.
func codeOf(cause error) string {
	var refusal *errs.Error
	if errors.As(cause, &refusal) {
		return refusal.Code
	}
	return errBroken.Code
}

func (s *Service) done(ctx context.Context, run Run, made figures) error {
	fields := map[string]any{"status": Done, "finished_at": s.now(), "row_count": made.rows, "byte_count": made.bytes, "mail": ""}
	if run.Delivery == ByMail {
		fields["mail"] = mailPending
	}
	moved := false
	err := s.DB.Tx(ctx, func(ctx context.Context, tx *gorm.DB) (err error) {
		if moved, err = s.store.Move(ctx, run, Running, fields); err != nil || !moved {
			return err
		}
		if run.Delivery == ByMail {
			if err := s.sendLater(ctx, tx, run); err != nil {
				return err
			}
		}
		s.announce(ctx, run.TenantID, run.Order)
		payload := map[string]any{"report": run.Report, "rows": made.rows, "bytes": made.bytes, "owner": run.OwnerID}
		if err := s.wrote(ctx, "report_run.done", run.ID, payload); err != nil {
			return err
		}
		return s.notifyOwner(ctx, run, "report_done", run.ID, map[string]string{"rows": count(made.rows)})
	})
	if err == nil && !moved { // it was canceled at the last moment
		return s.store.DropFile(ctx, run.ID)
	}
	return err
}

// notifyOwner notifies a run's owner; id is of what happened, once each.
func (s *Service) notifyOwner(ctx context.Context, run Run, kind, id string, params map[string]string) error {
	if params == nil {
		params = map[string]string{}
	}
	params["name"] = run.Name
	return s.Notify(ctx, id, events.Notify{Kind: kind, Users: []string{run.OwnerID}, Params: params, Link: runPage(run.ID)})
}

// runPage is where a run is shown.
func runPage(runID string) string { return "/settings/reports?run=" + runID }
