package maintenance_test

import (
	"context"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/maintenance"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

func superadmin(t *testing.T) context.Context {
	return principal.With(t.Context(), principal.Principal{TenantID: "andina", UserID: "s1", Role: "superadmin", Kind: principal.KindUser})
}

func newService(db *storage.DB, at clock.Clock) *maintenance.Service {
	return maintenance.NewService(db, record.New(db, tracing.NewRecorder(db, nil), nil, nil), at)
}

func TestService(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "core", maintenance.Migrations)
		service := newService(db, clock.System())

		t.Run("admits everybody while the installation is open", func(t *testing.T) {
			require.NoError(t, service.Reload(t.Context()))
			require.True(t, service.Admits(httptest.NewRequest("GET", "/api/v1/deudores", nil), principal.Principal{Role: "cashier"}))
		})

		t.Run("closed, admits the superadmin, sign-in and health alone, and leaves a line in the record", func(t *testing.T) {
			_, err := service.Close(superadmin(t), maintenance.Message{ES: "Volvemos a las 14:00"}, nil)
			require.NoError(t, err)
			cashier := principal.Principal{Role: "cashier"}
			require.False(t, service.Admits(httptest.NewRequest("GET", "/api/v1/deudores", nil), cashier))
			require.False(t, service.Admits(httptest.NewRequest("GET", "/api/v1/healthy", nil), cashier))
			require.True(t, service.Admits(httptest.NewRequest("GET", "/api/v1/health", nil), principal.Principal{}))
			require.True(t, service.Admits(httptest.NewRequest("POST", "/api/v1/auth/token", nil), principal.Principal{}))
			require.True(t, service.Admits(httptest.NewRequest("GET", "/api/v1/deudores", nil), principal.Principal{Role: "superadmin"}))
			events, err := tracing.List(superadmin(t), db, tracing.Filter{Name: "core.maintenance.started"})
			require.NoError(t, err)
			require.Len(t, events, 1)
		})

		t.Run("a change by another process is in force after the next reading", func(t *testing.T) {
			other := newService(db, clock.System())
			require.NoError(t, other.Open(superadmin(t)))
			require.NotNil(t, service.Current())
			require.NoError(t, service.Reload(t.Context()))
			require.Nil(t, service.Current())
		})

		t.Run("opens by itself when the announced end has passed", func(t *testing.T) {
			soon := time.Now().Add(time.Hour)
			_, err := service.Close(superadmin(t), maintenance.Message{}, &soon)
			require.NoError(t, err)
			later := newService(db, clock.NewFake(soon.Add(time.Second)))
			require.NoError(t, later.Reload(t.Context()))
			require.Nil(t, later.Current())
		})

		t.Run("refuses an end that has passed, naming the field", func(t *testing.T) {
			past := time.Now().Add(-time.Hour)
			_, err := service.Close(superadmin(t), maintenance.Message{}, &past)
			require.ErrorIs(t, err, maintenance.ErrUntilPast)
		})
	})
}
