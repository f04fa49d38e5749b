package debtor

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/tag"
	"github.com/recobro/recobro/modules/portfolios/internal/trail"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

func TestExport(t *testing.T) {
	engines(t, func(t *testing.T, db *storage.DB) {
		store := NewStore(db)
		fill(t, db, store, sample("acme", 60))
		marks := trail.New(db, tracing.NewRecorder(db, tracing.NewSequencer(db, slog.New(slog.DiscardHandler))), nil)
		service := NewService(store, portfolio.NewService(portfolio.NewStore(db), marks), tag.NewStore(db), marks, clock.NewFake(time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)), nil, nil, nil, nil)
		t.Run("holds the rows that its caller's list holds, covered as the list covers them, and leaves a tracing event", func(t *testing.T) {
			for _, scope := range []principal.Scope{principal.ScopeAll, principal.ScopeOwn} {
				ctx := as("acme", "ana", scope)
				listed, _, err := service.List(ctx, Criteria{}, Order{column: "id"}, page.Params{PageSize: 100})
				require.NoError(t, err)
				rows := exportedBy(t, ctx, service)
				require.Len(t, rows, len(listed))
				for i, d := range listed {
					require.Equal(t, []string{d.ID, d.NationalID, d.Phone}, []string{rows[i][0], rows[i][7], rows[i][8]})
					require.Equal(t, scope == principal.ScopeOwn, d.Masked)
				}
				lines, err := tracing.List(ctx, db, tracing.Filter{Name: "portfolios.debtors.exported", Limit: 10})
				require.NoError(t, err)
				require.NotEmpty(t, lines)
			}
		})
	})
}

func exportedBy(t *testing.T, ctx context.Context, s *Service) (rows [][]string) {
	t.Helper()
	var text bytes.Buffer
	file, err := sheet.NewWriter(&text, sheet.CSV, exportHeader(), sheet.Options{Language: "es", Numbers: exportNumbers()})
	require.NoError(t, err)
	require.NoError(t, s.Export(ctx, Criteria{}, Order{column: "id"}, file))
	require.NoError(t, file.Close())
	reader, err := sheet.NewReader(&text, sheet.Options{Numbers: exportNumbers()})
	require.NoError(t, err)
	for {
		cells, err := reader.Read()
		if errors.Is(err, io.EOF) {
			return rows
		}
		require.NoError(t, err)
		rows = append(rows, append([]string{}, cells...))
	}
}
