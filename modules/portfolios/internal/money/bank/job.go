package bank

import (
	"context"
	"log/slog"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// QueueName is the queue of bank files.
const QueueName = "bank_files"

// Work is the job that matches or posts a file.
type Work struct {
	FileID string `json:"file_id"`
}

// Kind names the job.
func (Work) Kind() string { return "portfolios.bank_file" }

func (s *Service) enqueue(ctx context.Context, id string) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := s.queue.InsertTx(ctx, tx, Work{FileID: id}, &jobs.Opts{Queue: QueueName})
		return err
	})
}

// AddWork says how bank files are worked on; when the module must stop, the work stops behind a batch.
func AddWork(workers *jobs.Workers, runner *Runner, draining context.Context) {
	workers.Queue(QueueName, 1)
	jobs.Add(workers, -1, func(ctx context.Context, job jobs.Job[Work]) error {
		ctx, stop := context.WithCancel(ctx)
		defer stop()
		defer context.AfterFunc(draining, stop)()
		return ignore(runner.Run(ctx, job.Args.FileID), context.Canceled)
	})
}

// Sweeper removes what a crash has left of uploads that became no bank file.
func (s *Service) Sweeper(log *slog.Logger) *imports.Sweeper {
	return imports.NewSweeper(s.files.Files, s.Store, log)
}

// Resumer has the files worked on that a crash left at work.
type Resumer struct {
	service *Service
	every   time.Duration
	log     *slog.Logger
}

// NewResumer looks at every pulse.
func NewResumer(s *Service, every time.Duration, log *slog.Logger) *Resumer {
	return &Resumer{s, every, log}
}

// Run looks for such files until ctx ends.
func (r *Resumer) Run(ctx context.Context) {
	tick := time.NewTicker(r.every)
	defer tick.Stop()
	for {
		if err := r.Resume(ctx); err != nil && ctx.Err() == nil {
			r.log.WarnContext(ctx, "bank files not resumed", "error", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}

// Resume has every file worked on that is at work and that nobody works on.
func (r *Resumer) Resume(ctx context.Context) error {
	all, err := r.service.AtWork(ctx)
	if err != nil || len(all) == 0 {
		return err
	}
	held, err := r.service.leases.AtWork(ctx)
	if err != nil {
		return err
	}
	for _, f := range all {
		if held[jobs.Work{TenantID: f.TenantID, Name: leaseOf(f.ID)}] {
			continue
		}
		if err := r.service.enqueue(principal.With(ctx, principal.System(f.TenantID, "portfolios")), f.ID); err != nil {
			return err
		}
	}
	return nil
}
