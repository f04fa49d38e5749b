package tracing_test

import (
	"context"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	coretracing "github.com/recobro/recobro/core/internal/tracing"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// givingUp ends an answer as the way to a module does once whoever asked is gone.
type givingUp struct{}

func (givingUp) ServeHTTP(http.ResponseWriter, *http.Request, principal.Principal) {
	panic(http.ErrAbortHandler)
}

func TestRemote(t *testing.T) {
	asked := principal.With(context.Background(), principal.Principal{TenantID: "rioplatense", UserID: "u", Scope: principal.ScopeAll})
	remote := coretracing.Remote{ID: "tasks", Module: givingUp{}}

	t.Run("somebody who leaves while a module is asked takes nothing else down", func(t *testing.T) {
		leaving, leave := context.WithCancel(asked)
		leave()
		_, err := remote.List(leaving, tracing.Filter{Limit: 10})
		require.ErrorIs(t, err, context.Canceled)
	})

	t.Run("an answer that a module gives up is an error of that module alone", func(t *testing.T) {
		_, err := remote.List(asked, tracing.Filter{Limit: 10})
		require.ErrorIs(t, err, http.ErrAbortHandler)
	})
}
