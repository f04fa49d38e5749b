package storage_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestProvision(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		if engine.Name != storage.Postgres {
			return // a file has no roles
		}
		t.Run("installations that share a server are made ready at the same moment", func(t *testing.T) {
			var all errgroup.Group
			for range 4 {
				address := engine.AdminURL(t)
				all.Go(func() error {
					for range 4 {
						if _, _, err := storage.Provision(context.Background(), address, "shared_at_once", make([]byte, 32)); err != nil {
							return err
						}
					}
					return nil
				})
			}
			require.NoError(t, all.Wait())
		})
	})
}
