package jobs

import (
	"bytes"
	"context"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestRiverLog(t *testing.T) {
	t.Parallel()
	stopped, stop := context.WithCancel(t.Context())
	stop()
	logged := func(ctx context.Context, message, cause string) string {
		var text bytes.Buffer
		log := slog.New(riverLog{slog.NewTextHandler(&text, nil)}).With("component", "jobs")
		log.ErrorContext(ctx, message, slog.String("error", cause))
		return text.String()
	}

	t.Run("housekeeping that a stop interrupts is no error", func(t *testing.T) {
		require.Empty(t, logged(stopped, "maintenance.PeriodicJobEnqueuer: Error starting transaction", "begin: context canceled"))
	})

	t.Run("every other error is told, while stopping too", func(t *testing.T) {
		require.NotEmpty(t, logged(t.Context(), "maintenance.JobCleaner: Error cleaning jobs", "context canceled"))
		require.NotEmpty(t, logged(stopped, "maintenance.JobCleaner: Error cleaning jobs", "disk full"))
		require.NotEmpty(t, logged(stopped, "jobexecutor.JobExecutor: Job errored", "context canceled"))
	})

	t.Run("what is as usual is told at debug", func(t *testing.T) {
		var text bytes.Buffer
		riverLogger(slog.New(slog.NewTextHandler(&text, nil))).Info("producer: Producer job counts")
		require.Empty(t, text.String())
		riverLogger(slog.New(slog.NewTextHandler(&text, &slog.HandlerOptions{Level: slog.LevelDebug}))).Info("producer: Producer job counts")
		require.Contains(t, text.String(), "level=DEBUG")
	})
}
