package helpcenter_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/helpcenter"
	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/modules/helpcenter/internal/picture"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestAPictureIsPublicWhileAPublishedArticleForEverybodyHoldsIt(t *testing.T) { // [HC-06]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		module := helpcenter.Module()
		module.Demo = append(module.Demo, func(_ sdk.DemoSeed, db *storage.DB, articles *article.Service, pictures *picture.Service) error {
			ctx := principal.With(context.Background(), principal.System("a", "helpcenter"))
			live, err := storage.All[article.Article](ctx, db, 9, storage.Where("status = ?", article.Published), storage.Sorted("id"))
			require.NoError(t, err)
			named := picture.Named.FindStringSubmatch(live[0].LiveBody)
			f, err := pictures.Public(ctx, named[1], named[2])
			require.NoError(t, err)
			require.Equal(t, "image/png", f.MediaType)
			_, err = pictures.Public(ctx, named[1], named[2], storage.Where("articles.portal_id = ?", "another"))
			require.ErrorIs(t, err, picture.ErrNotFound)

			_, err = articles.Archive(ctx, live[0].ID, live[0].Version)
			require.NoError(t, err)
			_, err = articles.Change(ctx, live[1].ID, live[1].Version, func(a *article.Article) { a.Roles = []article.Role{"manager"} })
			require.NoError(t, err)
			_, err = pictures.Public(ctx, named[1], named[2])
			require.ErrorIs(t, err, picture.ErrNotFound)
			return nil
		})
		sdktest.Start(t, module, sdktest.Options{Engine: engine, Demo: &sdk.DemoSeed{Tenants: []sdk.DemoTenant{{ID: "a", Name: "A"}}}})
	})
}
