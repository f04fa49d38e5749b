package httpapi_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/httpapi"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

func TestPresence(t *testing.T) {
	t.Parallel()
	now := clock.NewFake(time.Date(2026, 11, 22, 10, 0, 0, 0, time.UTC))
	presence := httpapi.NewPresence(now)
	note := func(tenant, user, kind string) {
		presence.Note(principal.Principal{TenantID: tenant, UserID: user, Kind: kind}, "tasks")
	}
	names := func(tenant, module string) (ids []string) {
		for _, one := range presence.Of(tenant, module) {
			ids = append(ids, one.UserID)
		}
		return ids
	}
	note("a", "ana", principal.KindUser)
	note("a", "robot", principal.KindAPIKey)
	note("b", "olga", principal.KindUser)
	now.Advance(10 * time.Minute)
	note("a", "luis", principal.KindUser)
	require.Equal(t, []string{"luis", "ana"}, names("a", "tasks"), "the latest first; programs are nobody")
	require.Equal(t, []string{"olga"}, names("b", "tasks"))
	require.Empty(t, names("a", "portfolios"))
	now.Advance(6 * time.Minute)
	require.Equal(t, []string{"luis"}, names("a", "tasks"), "who has left for a quarter of an hour is not there")
}
