package storage_test

import (
	"context"
	"fmt"
	"io"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestUnreachable(t *testing.T) {
	_, refused := pgx.Connect(t.Context(), "postgres://a@127.0.0.1:1/a")
	for _, err := range []error{
		refused, fmt.Errorf("open: %w", io.ErrUnexpectedEOF), context.DeadlineExceeded,
		&pgconn.PgError{Code: "57P03"}, &pgconn.PgError{Code: "57P01"}, &pgconn.PgError{Code: "53300"}, &pgconn.PgError{Code: "08006"},
	} {
		require.True(t, storage.Unreachable(err), "%v", err)
	}
	for _, err := range []error{nil, &pgconn.PgError{Code: "28P01"}, &pgconn.PgError{Code: "42P01"}, storage.ErrNotFound} {
		require.False(t, storage.Unreachable(err), "%v", err)
	}
}
