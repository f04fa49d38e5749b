package site

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/modules/helpcenter/internal/product"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// counted is a row of what was read.
type counted struct {
	TenantID  string `gorm:"primaryKey"`
	ArticleID string `gorm:"primaryKey"`
	Views     int64
}

func (counted) TableName() string { return "article_uses" }

func TestWhatWasReadIsWrittenWhenTheModuleStopsAndKeptWhileItCannotBe(t *testing.T) { // [HC-05]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "helpcenter", os.DirFS("../.."))
		articles := article.NewService(db, nil, clock.System(), nil, nil, settings.Fixed(article.Settings{}), nil, product.NewLibrary(ask.Fixed()))
		s := &Service{env: sdk.Environment{ModuleID: "helpcenter", Pulse: time.Hour}, articles: articles, log: slog.New(slog.DiscardHandler), views: newTally(clock.System())}
		ctx := principal.With(t.Context(), principal.System("a", "helpcenter"))
		for n := range 450 { // more than one statement takes
			s.views.read(ctx, fmt.Sprint("article", n), httptest.NewRequest(http.MethodGet, "/", nil))
		}
		views := func() (all int64) {
			rows, err := storage.All[counted](ctx, db, 1000)
			require.NoError(t, err)
			for _, row := range rows {
				all += row.Views
			}
			return all
		}
		require.Zero(t, views(), "it is written from time to time, not with each page")
		stopped, stop := context.WithCancel(t.Context())
		stop()
		s.Count(stopped)
		require.EqualValues(t, 450, views())
		s.views.giveBack("a", article.Views{"article1": 2})
		s.Count(stopped)
		require.EqualValues(t, 452, views(), "added to what was there")

		s.views.giveBack("a", article.Views{"article1": 3})
		ended, end := context.WithCancel(t.Context())
		end()
		s.write(ended) // as when the database does not answer
		require.Equal(t, map[string]article.Views{"a": {"article1": 3}}, s.views.take())
	})
}
