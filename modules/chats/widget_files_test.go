package chats_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

type attachedLine struct {
	ID       string `json:"id"`
	ClientID string `json:"client_id"`
	IsMine   bool   `json:"is_mine"`
	Files    []struct {
		Name      string `json:"name"`
		Type      string `json:"type"`
		IsHere    bool   `json:"is_here"`
		IsPicture bool   `json:"is_picture"`
	} `json:"files"`
}

func (x *site) send(token, clientID, content string) *sdktest.Answer {
	return x.stranger.POST(x.at+"/files?client_id="+clientID+"&name=..%2Ffoto.html", strings.NewReader(content), "Content-Type", "text/html", "Authorization", "Bearer "+token)
}

func (x *site) get(token, path string) *sdktest.Answer {
	return x.stranger.Do(http.MethodGet, x.at+path, nil, "Authorization", "Bearer "+token)
}

func TestWidgetFiles(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newSite(t, engine)
		visitor, other := x.begin(body{}).Token, x.begin(body{}).Token
		lines := func(token string) (all []attachedLine) {
			var read struct {
				Lines []attachedLine `json:"lines"`
			}
			x.get(token, "/messages").OK(&read)
			return read.Lines
		}
		t.Run("[CH-10] a visitor sends a picture, once, and both sides see it, small and whole; nobody else does", func(t *testing.T) {
			picture := pngOf(t, 600, 300)
			for range 2 {
				require.Equal(t, http.StatusCreated, x.send(visitor, "client-f001", picture).Status)
			}
			all := lines(visitor)
			require.Len(t, all, 1)
			require.Equal(t, []any{"client-f001", true}, []any{all[0].ClientID, all[0].IsMine})
			f := all[0].Files[0]
			require.Equal(t, []any{"foto.html", "image/png", true, true}, []any{f.Name, f.Type, f.IsHere, f.IsPicture}, "its bytes tell what it is")
			at := "/messages/" + all[0].ID + "/files/0"
			whole := x.get(visitor, at)
			require.Equal(t, picture, string(whole.OK(nil).Raw))
			require.Equal(t, []string{"image/png", "nosniff", "attachment"}, []string{whole.Header.Get("Content-Type"), whole.Header.Get("X-Content-Type-Options"), whole.Header.Get("Content-Disposition")})
			require.Contains(t, whole.Header.Get("Content-Security-Policy"), "sandbox")
			require.Equal(t, "image/jpeg", x.get(visitor, at+"/small").Header.Get("Content-Type"))
			for _, path := range []string{at, at + "/small", "/messages/" + all[0].ID + "/files/1", "/messages/" + all[0].ID + "/files/-1"} {
				x.get(other, path).Refused(http.StatusNotFound, "not_found")
			}
			x.get("", at).Refused(http.StatusUnauthorized, "chats.widget_visit")
			c := x.conversation(t, "foto.html")
			var ours []written
			x.ana.GET("/api/v1/conversations/" + c["id"].(string) + "/messages").OK(&ours)
			require.Equal(t, picture, string(x.ana.GET("/api/v1/conversations/"+c["id"].(string)+"/files/"+ours[0].Files[0].FileID).OK(nil).Raw))
		})
		t.Run("[CH-10] a visitor reads what is sent to them, and not what a note holds", func(t *testing.T) {
			at := "/api/v1/conversations/" + x.conversation(t, "foto.html")["id"].(string)
			var f, noted struct{ ID string }
			for _, one := range []*struct{ ID string }{&f, &noted} {
				x.ana.POST(at+"/files", strings.NewReader(pdf), "Content-Type", "application/pdf", "Content-Disposition", `attachment; filename="plan.pdf"`).OK(one)
			}
			var plan, note written
			x.ana.POST(at+"/messages", body{"text": "El plan", "files": []string{f.ID}}).OK(&plan)
			x.ana.POST(at+"/messages", body{"text": "Nota", "is_note": true, "files": []string{noted.ID}}).OK(&note)
			require.Eventually(t, func() bool { // whoever answers may look as often as they like, a visitor may not
				var ours []written
				x.ana.GET(at + "/messages").OK(&ours)
				return slices.ContainsFunc(ours, func(m written) bool { return m.ID == plan.ID && m.State != "queued" })
			}, sdktest.Patience, 10*time.Millisecond)
			all := lines(visitor)
			require.Len(t, all, 2)
			require.Equal(t, pdf, string(x.get(visitor, "/messages/"+all[1].ID+"/files/0").OK(nil).Raw))
			x.get(visitor, "/messages/"+all[1].ID+"/files/0/small").Refused(http.StatusNotFound, "picture.none")
			x.get(visitor, "/messages/"+note.ID+"/files/0").Refused(http.StatusNotFound, "not_found")
		})
		t.Run("[CH-10] what is of no kind that is taken, too large, or too often, is not; nothing of it stays", func(t *testing.T) {
			for _, content := range []string{"<html><script>alert(1)</script>", "MZ\x90\x00 a program", `<svg xmlns="http://www.w3.org/2000/svg"/>`} {
				x.send(visitor, "client-f002", content).Refused(http.StatusUnprocessableEntity, "files.type")
			}
			x.send(visitor, "client-f002", pdf+strings.Repeat(" ", 11<<20)).Refused(http.StatusRequestEntityTooLarge, "files.too_large")
			x.send(visitor, "short", pdf).Refused(http.StatusUnprocessableEntity, "invalid")
			require.Len(t, lines(visitor), 2)
			var refused *sdktest.Answer
			for n := 0; n < 12 && (refused == nil || refused.Status != http.StatusTooManyRequests); n++ {
				refused = x.send(other, "client-g00"+string(rune('a'+n)), "nothing")
			}
			require.Equal(t, http.StatusTooManyRequests, refused.Status)
			require.Empty(t, lines(other))
		})
		t.Run("[CH-10] an inbox that takes no files refuses them before they are read", func(t *testing.T) {
			set := func(files string) *sdktest.Answer {
				return x.admin.PUT("/api/v1/inboxes/"+x.inbox, body{"name": "Web", "members": []string{"ana"}, "settings": body{"origins": "https://www.example.com", "files": files, "largest_mb": "1"}}, "If-Match", "*")
			}
			set("programs").Refused(http.StatusUnprocessableEntity, "chats.widget_look")
			set("none").OK(nil)
			x.send(x.begin(body{}).Token, "client-f003", pdf).Refused(http.StatusConflict, "chats.files_unsupported")
			set("pdf").OK(nil)
			x.send(x.begin(body{}).Token, "client-f004", pngOf(t, 4, 4)).Refused(http.StatusUnprocessableEntity, "files.type")
		})
	})
}
