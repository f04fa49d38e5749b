package chats_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// resolves has ana answer, and resolve.
func (x *desk) resolves(c talk) {
	x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Listo."}).OK(nil)
	x.whatsapp.Took()
	x.ana.POST("/api/v1/conversations/"+c.ID+"/move", body{"status": "resolved"}, "If-Match", "*").OK(nil)
}

func TestRating(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newDesk(t, engine)
		x.inboxWith(t, body{"asks_rating": true})
		t.Run("[CH-12] how satisfied they were is asked in the channel itself, and one tap answers", func(t *testing.T) {
			c := x.hears(t, "59899000004", "Hola")
			x.resolves(c)
			asked := x.whatsapp.Took()
			require.Equal(t, "interactive", asked.Type)
			x.whatsapp.Taps("wamid.tap", asked.To, "Quien 000004", "rating:4", "4 ★★★★", time.Now())
			require.Contains(t, x.whatsapp.Took().Text, "Gracias")
			got := x.of("Quien 000004")
			require.Equal(t, []any{4, "resolved", 1, 0}, []any{got.Rating, got.Status, got.Round, got.Unread}, "an answer begins nothing")
			x.hears(t, "59899000004", "Muy amable Ana")
			got = x.of("Quien 000004")
			require.Equal(t, []any{"Muy amable Ana", "resolved", 1}, []any{got.RatingText, got.Status, got.Unread}, "a word on it is kept, and read by people")
			x.hears(t, "59899000004", "Otra pregunta")
			require.Equal(t, 2, x.of("Quien 000004").Round, "what comes then begins anew")
			var sums []struct {
				Rated  int64
				Rating float64
			}
			x.admin.GET("/api/v1/chats/rounds/sums?by=day").OK(&sums)
			require.EqualValues(t, 1, sums[0].Rated)
			require.InDelta(t, 4, sums[0].Rating, 0.001)
			x.resolves(c)
			var thread []struct{ Kind, Direction string }
			x.ana.GET("/api/v1/conversations/" + c.ID + "/messages").OK(&thread)
			asks := 0
			for _, m := range thread {
				if m.Kind == "rating" && m.Direction == "out" {
					asks++
				}
			}
			require.Equal(t, 1, asks, "nobody is asked twice within a month")
		})
		t.Run("[CH-12] a number alone is an answer too", func(t *testing.T) {
			c := x.hears(t, "59899000005", "Hola")
			x.hears(t, "59899000005", "5")
			require.Zero(t, x.of("Quien 000005").Rating, "before it is asked a number is none")
			x.resolves(c)
			x.whatsapp.Took()
			x.hears(t, "59899000005", "2")
			require.Equal(t, 2, x.of("Quien 000005").Rating)
			x.hears(t, "59899000005", "BAJA")
			require.Empty(t, x.of("Quien 000005").RatingText, "[CH-09] a stop is no word on how it was")
			x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "¿Por qué?"}).Refused(http.StatusConflict, "chats.person_stopped")
		})
	})
}
