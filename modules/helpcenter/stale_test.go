package helpcenter_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/helpcenter"
	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// aged has every Spanish article of tenant a reviewed 200 days ago.
func aged(_ sdk.DemoSeed, db *storage.DB) error {
	ctx := principal.With(context.Background(), principal.System("a", "helpcenter"))
	columns := map[string]any{"reviewed_at": time.Now().UTC().AddDate(0, 0, -200)}
	_, err := storage.Set[article.Article](ctx, db, columns, storage.Where("language = ?", "es"))
	return err
}

func TestArticlesThatNobodyReviewedAreListedUntilSomebodyDoes(t *testing.T) { // [HC-05]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		module := helpcenter.Module()
		module.Demo = append(module.Demo, aged)
		h := sdktest.Start(t, module, sdktest.Options{Engine: engine, Demo: &sdk.DemoSeed{Tenants: []sdk.DemoTenant{{ID: "a", Name: "A"}}}})
		manager := h.As("a", "manager", "mario")
		stale := func() (titles []string, id string) {
			var all []written
			manager.GET(base + "/drafts?stale=true").OK(&all)
			for _, one := range all {
				titles, id = append(titles, one.Title), one.ID
			}
			return titles, id
		}
		titles, id := stale()
		require.Equal(t, []string{"Enviar el recibo de un pago"}, titles, "neither the draft nor the other language")
		h.Choose("a", map[string]any{"stale_days": 201})
		titles, _ = stale()
		require.Empty(t, titles)
		h.Choose("a", map[string]any{"stale_days": 199})
		manager.POST(base+"/"+id+"/review", nil, "If-Match", "*").OK(nil)
		titles, _ = stale()
		require.Empty(t, titles)
	})
}
