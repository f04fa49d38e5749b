package chats_test

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/retention"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// years is a clock that is ahead.
type years struct{ clock.Clock }

// Now implements clock.Clock.
func (y years) Now() time.Time { return y.Clock.Now().AddDate(2, 0, 0) }

// pngOf is a picture of so many dots.
func pngOf(t *testing.T, width, height int) string {
	t.Helper()
	var out bytes.Buffer
	require.NoError(t, png.Encode(&out, image.NewGray(image.Rect(0, 0, width, height))))
	return out.String()
}

func TestRetention(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		module, kept, stored, said := chats.Module(), make(chan *retention.Service, 1), make(chan *files.Store, 1), make(chan *message.Store, 1)
		module.Jobs = append(module.Jobs, func(s *retention.Service, f *files.Store, m *message.Store) {
			kept <- s
			stored <- f
			said <- m
		})
		x := officeOf(t, module, sdktest.Options{Engine: engine, Chosen: map[string]any{"a": body{"retains_months": 12, "resolves_days": 0}}}, func(*control.StartRequest) {})
		purger := (<-kept).At(years{clock.System()})
		system := principal.With(t.Context(), principal.System("a", "chats"))
		for n, name := range []string{"Ana", "Bea", "Cleo"} {
			x.whatsapp.Writes("wamid.r"+name, "5989900000"+string(rune('1'+n)), name, "Mi cédula es 1.234.567-8", time.Now())
		}
		ana, bea, cleo := x.of("Ana").ID, x.of("Bea").ID, x.of("Cleo").ID
		for _, id := range []string{ana, bea} {
			x.admin.POST("/api/v1/conversations/"+id+"/move", body{"status": "resolved"}, "If-Match", "*").OK(nil)
		}
		x.ana.POST("/api/v1/conversations/"+bea+"/hold", body{"on": true}, "If-Match", "*").Refused(http.StatusForbidden, "forbidden")
		x.admin.POST("/api/v1/conversations/"+bea+"/hold", body{"on": true}, "If-Match", "*").OK(nil)
		require.NoError(t, purger.Purge(system))
		t.Run("[CH-09] what a company keeps no longer is removed, and that something was written stays", func(t *testing.T) {
			thread := x.thread(t, ana)
			require.Len(t, thread, 1)
			require.Equal(t, []string{"", "in"}, []string{thread[0].Text, thread[0].Direction})
			var found []row
			x.admin.GET("/api/v1/conversations/" + ana).OK(&row{})
			x.admin.GET("/api/v1/conversations?status=resolved").OK(&found)
			require.Len(t, found, 2)
		})
		t.Run("[CH-14] who removes a conversation removes what was sent there, to be read by nobody again", func(t *testing.T) {
			x.whatsapp.Writes("wamid.rDora", "59899000009", "Dora", "hola", time.Now())
			dora := "/api/v1/conversations/" + x.of("Dora").ID
			var f, picture struct{ ID string }
			x.admin.POST(dora+"/files", strings.NewReader(pdf), "Content-Type", "application/pdf").OK(&f)
			x.admin.POST(dora+"/files", strings.NewReader(pngOf(t, 1000, 500)), "Content-Type", "application/pdf").OK(&picture)
			at := dora + "/files/" + picture.ID + "/small"
			small := x.admin.GET(at).OK(nil)
			require.Equal(t, []string{"image/jpeg", "nosniff"}, []string{small.Header.Get("Content-Type"), small.Header.Get("X-Content-Type-Options")})
			drawn, err := jpeg.Decode(bytes.NewReader(small.Raw))
			require.NoError(t, err)
			require.Equal(t, image.Pt(480, 240), drawn.Bounds().Size())
			require.Equal(t, small.Header.Get("ETag"), x.admin.GET(at).Header.Get("ETag"), "it is made once")
			x.admin.GET(dora+"/files/"+f.ID+"/small").Refused(http.StatusNotFound, "picture.none")
			x.As("a", "cashier", "bruno").GET(at).Refused(http.StatusNotFound, "chats.conversation_not_found")
			var all []struct{ ID string }
			x.admin.GET(dora + "/files").OK(&all)
			require.Len(t, all, 2, "what is small of a picture is no file of its own")
			require.Equal(t, http.StatusNoContent, x.admin.DELETE(dora, "If-Match", "*").Status)
			store := <-stored
			for _, id := range []string{f.ID, picture.ID} {
				got, err := store.Get(system, id)
				require.NoError(t, err)
				require.NotNil(t, got.ErasedAt)
				_, err = store.Derived(system, got)
				require.ErrorIs(t, err, storage.ErrNotFound)
			}
		})
		t.Run("[CH-09] what a legal matter needs is held, and what goes on is not old", func(t *testing.T) {
			for _, id := range []string{bea, cleo} {
				require.Contains(t, x.thread(t, id)[0].Text, "1.234.567")
			}
		})
		t.Run("[CH-06] no word of a message that was changed or taken back is left where it is searched", func(t *testing.T) { unsaid(system, t, x, cleo, <-said) })
		t.Run("[CH-09] what nobody goes on with is resolved by itself and says so, and is then kept no longer than the rest", func(t *testing.T) {
			x.Choose("a", body{"retains_months": 0, "resolves_days": 30})
			require.NoError(t, purger.Purge(system))
			require.Equal(t, "resolved", x.of("Cleo").Status)
			require.Equal(t, map[string]any{"activity": "lapsed", "days": 30.0}, x.happened(cleo))
			x.Choose("a", body{"retains_months": 12, "resolves_days": 30})
			require.NoError(t, purger.Purge(system))
			require.Empty(t, x.words(t, cleo))
		})
		t.Run("[CH-09] of a debtor who was removed for good nothing is left but what a legal matter keeps, and that goes once it is released", func(t *testing.T) {
			removed(system, t, x, purger)
		})
	})
}

// words are what stands in a conversation.
func (x *office) words(t *testing.T, id string) (all []string) {
	t.Helper()
	for _, m := range x.thread(t, id) {
		if m.Text != "" {
			all = append(all, m.Text)
		}
	}
	return all
}

// happened is what a conversation tells last of what happened to it.
func (x *office) happened(id string) map[string]any {
	var all []struct {
		Kind string         `json:"kind"`
		Data map[string]any `json:"data"`
	}
	x.admin.GET("/api/v1/conversations/" + id + "/messages").OK(&all)
	for _, m := range all {
		if m.Kind == "activity" {
			return m.Data
		}
	}
	return nil
}

func unsaid(system context.Context, t *testing.T, x *office, id string, messages *message.Store) {
	leads := func(word string) int {
		ids, err := messages.Said(system, []string{word}, 10)
		require.NoError(t, err)
		return len(ids)
	}
	var m row
	at := "/api/v1/conversations/" + id + "/messages"
	x.admin.POST(at, body{"text": "Mañana viene un unicornio", "send_at": time.Now().Add(time.Hour)}).OK(&m)
	require.Equal(t, 1, leads("unicornio"))
	x.admin.PATCH(at+"/"+m.ID, body{"text": "Mañana viene un dragon"}).OK(nil)
	require.Equal(t, []int{0, 1}, []int{leads("unicornio"), leads("dragon")})
	require.Equal(t, http.StatusNoContent, x.admin.DELETE(at+"/"+m.ID).Status)
	require.Zero(t, leads("dragon"))
}

func removed(system context.Context, t *testing.T, x *office, purger *retention.Service) {
	b := newBook()
	x.Others(b)
	ids := map[string]string{}
	for n, name := range []string{"Elsa", "Fito"} {
		number := fmt.Sprintf("5989900003%d", n)
		b.knows("gone", "p1", "+"+number)
		x.whatsapp.Writes("wamid.g"+name, number, name, "No puedo pagar", time.Now())
		ids[name] = x.of(name).ID
	}
	var linked []talk
	require.Eventually(t, func() bool { x.admin.GET("/api/v1/conversations?debtor_id=gone").OK(&linked); return len(linked) == 2 }, 10*time.Second, 20*time.Millisecond)
	x.admin.POST("/api/v1/conversations/"+ids["Fito"]+"/hold", body{"on": true}, "If-Match", "*").OK(nil)
	b.remove("gone")
	x.tells(t, "deleted", "gone", body{})
	gone := func(id string) func() bool { return func() bool { return len(x.words(t, id)) == 0 } }
	require.Eventually(t, gone(ids["Elsa"]), 10*time.Second, 20*time.Millisecond)
	person := func(name string) string {
		return string(x.admin.GET("/api/v1/conversations/" + ids[name] + "/person").Raw)
	}
	require.NotContains(t, person("Elsa"), "59899000030")
	require.NotContains(t, person("Elsa"), "Elsa")
	require.Contains(t, person("Fito"), "59899000031")
	require.Equal(t, []string{"No puedo pagar"}, x.words(t, ids["Fito"]))
	x.admin.POST("/api/v1/conversations/"+ids["Fito"]+"/hold", body{"on": false}, "If-Match", "*").OK(nil)
	require.NoError(t, purger.Purge(system))
	require.True(t, gone(ids["Fito"])())
	require.NotContains(t, person("Fito"), "59899000031")

	x.whatsapp.Writes("wamid.gGil1", "59899000040", "Gil", "BAJA", time.Now())
	gil := x.theirs(t, b, "gil", "59899000040", "Gil")
	x.whatsapp.Writes("wamid.gHugo", "59899000041", "Hugo", "No puedo pagar", time.Now())
	hugo := x.theirs(t, b, "hugo", "59899000041", "Hugo")
	x.admin.POST("/api/v1/conversations/"+hugo+"/move", body{"status": "resolved"}, "If-Match", "*").OK(nil)
	require.NoError(t, purger.Purge(system))
	require.Empty(t, x.words(t, hugo))
	ids["Hugo"] = hugo
	require.Contains(t, person("Hugo"), "59899000041")
	for _, id := range []string{"gil", "hugo"} { // while the company has the module off
		b.remove(id)
	}
	require.NoError(t, purger.CatchUp(system))
	require.Empty(t, x.words(t, gil))
	require.NotContains(t, person("Hugo"), "59899000041", "nothing was left of what was written")
	x.Choose("a", body{"retains_months": 0, "resolves_days": 0})
	x.whatsapp.Writes("wamid.gGil2", "59899000040", "Gil", "Quiero pagar", time.Now())
	require.NoError(t, purger.Purge(system))
	require.Equal(t, []string{"Quiero pagar"}, x.words(t, gil), "what is written from then on is another matter")
}

// theirs is the conversation of somebody, once it is known to be a debtor's.
func (x *office) theirs(t *testing.T, b *book, debtor, number, name string) string {
	t.Helper()
	b.knows(debtor, "p1", "+"+number)
	id := x.of(name).ID
	x.admin.POST("/api/v1/conversations/"+id+"/link", body{"debtor_id": debtor}).OK(nil)
	return id
}
