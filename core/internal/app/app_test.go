package app_test

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"
	"go.uber.org/fx"

	"github.com/recobro/recobro/core/internal/app"
	"github.com/recobro/recobro/core/internal/config"
)

func TestGraph(t *testing.T) {
	t.Run("every part of the host finds what it needs", func(t *testing.T) {
		require.NoError(t, fx.ValidateApp(app.Options(config.Config{}, "test", nil, nil, io.Discard)))
	})
}
