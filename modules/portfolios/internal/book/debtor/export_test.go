package debtor

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/book/tag"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

func TestExport(t *testing.T) {
	engines(t, func(t *testing.T, db *storage.DB) {
		store := NewStore(db)
		fill(t, db, store, sample("acme", 60))
		marks := record.New(db, tracing.NewRecorder(db, nil), nil, nil)
		service := NewService(store, portfolio.NewService(portfolio.NewStore(db), marks), tag.NewStore(db), marks, clock.NewFake(time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)), nil, nil, nil, nil)
		t.Run("holds the rows that its caller's list holds, covered as the list covers them, and leaves a tracing event", func(t *testing.T) {
			for _, scope := range []principal.Scope{principal.ScopeAll, principal.ScopeOwn} {
				ctx := as("acme", "ana", scope)
				listed, _, err := service.List(ctx, Criteria{}, page.Params{Sort: "created_at", PageSize: 100})
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
	write, err := s.export(ctx, &ExportInput{Sort: "created_at"})
	require.NoError(t, err)
	require.NoError(t, write(func(cells ...string) error {
		rows = append(rows, cells)
		return nil
	}))
	return rows
}
