package portfolios_test

import (
	"bytes"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

type noted struct {
	ID, Text string
	Version  int64
	Pinned   bool
	Mentions []string
	Kind     string
	Name     string
	SHA256   string
	Size     int64
	Media    string `json:"media_type"`
}

func TestNotes(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		h := start(t, engine)
		who := list(t, h.cashier, "/api/v1/deudores?sort=name")[0]
		path := "/api/v1/deudores/" + who.ID + "/notes"
		h.Join("rioplatense", "manager", "mara")
		h.Join("rioplatense", "cashier", "otro")
		t.Run("[CO-18] a note is written, found pinned first, and who is mentioned is told", func(t *testing.T) { mentions(t, h, path) })
		t.Run("[CO-18] people change and remove notes of their own, a manager anybody's", func(t *testing.T) { ownNotes(t, h, path) })
		t.Run("[CO-18] nobody writes or reads notes on a debtor whom they do not see", func(t *testing.T) {
			other := h.As("rioplatense", "cashier", "otro")
			other.GET(path).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
			other.POST(path, map[string]any{"text": "Hola"}).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
			h.admin.POST(path, map[string]any{"text": "Hola"}).Refused(http.StatusForbidden, "forbidden")
			h.foreign.GET(path).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
		})
		t.Run("a note of nothing, or longer than 4,000 letters, is refused with its field", func(t *testing.T) {
			h.cashier.POST(path, map[string]any{"text": " \n "}).Refused(http.StatusUnprocessableEntity, "invalid")
			h.cashier.POST(path, map[string]any{"text": strings.Repeat("a", 4001)}).Refused(http.StatusUnprocessableEntity, "invalid")
		})
	})
}

func mentions(t *testing.T, h *started, path string) {
	var who []string
	h.cashier.GET(path + "/mentionable").OK(&who)
	require.Contains(t, who, "mara")
	require.NotContains(t, who, "otro", "a collector who does not see the debtor")
	var first, second noted
	h.cashier.POST(path, map[string]any{"text": "Prefiere la tarde", "pinned": true}).OK(&first)
	h.cashier.POST(path, map[string]any{"text": "Mara, ¿la ves?", "mentions": []string{"mara"}}).OK(&second)
	told := h.Broker.Await("recobro.portfolios.note.created")
	for told.Notify == nil {
		told = h.Broker.Await("recobro.portfolios.note.created")
	}
	require.Equal(t, []string{"mara"}, told.Notify.Users)
	require.Equal(t, "note_mentioned", told.Notify.Kind)
	h.cashier.POST(path, map[string]any{"text": "Otro", "mentions": []string{"otro"}}).Refused(http.StatusUnprocessableEntity, "portfolios.note_mention")
	var all []noted
	h.cashier.GET(path).OK(&all)
	require.Equal(t, []string{first.ID, second.ID}, []string{all[0].ID, all[1].ID})
	var story []struct{ Name string }
	h.cashier.GET(strings.TrimSuffix(path, "/notes") + "/timeline").OK(&story)
	require.Equal(t, "portfolios.note.created", story[0].Name)
}

func ownNotes(t *testing.T, h *started, path string) {
	var theirs, own noted
	h.manager.POST(path, map[string]any{"text": "De la gerencia"}).OK(&theirs)
	h.cashier.POST(path, map[string]any{"text": "Mía"}).OK(&own)
	h.cashier.PATCH(path+"/"+theirs.ID, map[string]any{"text": "No"}, "If-Match", tag(1)).Refused(http.StatusForbidden, "portfolios.note_own")
	h.cashier.DELETE(path+"/"+theirs.ID, "If-Match", tag(1)).Refused(http.StatusForbidden, "portfolios.note_own")
	h.cashier.PATCH(path+"/"+own.ID, map[string]any{"text": "Mejor dicho"}, "If-Match", tag(7)).Refused(http.StatusPreconditionFailed, "precondition.stale")
	h.cashier.PATCH(path+"/"+own.ID, map[string]any{"text": "Mejor dicho"}, "If-Match", tag(1)).OK(&own)
	require.Equal(t, "Mejor dicho", own.Text)
	require.Equal(t, http.StatusNoContent, h.manager.DELETE(path+"/"+own.ID, "If-Match", tag(own.Version)).Status)
	var all []noted
	h.manager.GET(path).OK(&all)
	require.False(t, slices.ContainsFunc(all, func(n noted) bool { return n.ID == own.ID }))
	timeline := h.manager.GET(strings.TrimSuffix(path, "/notes") + "/timeline")
	require.Contains(t, string(timeline.Raw), "portfolios.note.deleted")
	require.NotContains(t, string(timeline.Raw), "Mejor dicho")
}

func TestDocuments(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		h := start(t, engine)
		who := list(t, h.cashier, "/api/v1/deudores?sort=name")[0]
		path := "/api/v1/deudores/" + who.ID + "/documents"
		t.Run("[CO-18] a document is sent, seen, renamed and removed, each on the record", func(t *testing.T) { documentLife(t, h, path) })
		t.Run("[CO-18] what a browser could run is never taken, whatever it is called", func(t *testing.T) {
			for name, content := range map[string]string{
				"a.pdf": "<html><script>alert(1)</script></html>", "b.png": `<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`, "c.txt": "MZ\x90\x00\x03",
			} {
				sent(h.cashier, path, name, "", []byte(content)).Refused(http.StatusUnprocessableEntity, "files.type")
			}
			sent(h.cashier, path, "nada.pdf", "", nil).Refused(http.StatusUnprocessableEntity, "files.type")
			sent(h.cashier, path, "x.png", "passport", picture(t)).Refused(http.StatusUnprocessableEntity, "portfolios.document_kind")
		})
		t.Run("[CO-18] nobody reaches the documents of a debtor whom they do not see", func(t *testing.T) {
			var made noted
			sent(h.cashier, path, "cedula.png", "identity", picture(t)).OK(&made)
			other := h.As("rioplatense", "cashier", "otro")
			for _, p := range []*sdktest.Person{other, h.foreign} {
				p.GET(path).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
				p.GET(path+"/"+made.ID+"/content").Refused(http.StatusNotFound, "portfolios.debtor_not_found")
			}
			sent(other, path, "cedula.png", "identity", picture(t)).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
			sent(h.admin, path, "cedula.png", "identity", picture(t)).Refused(http.StatusForbidden, "forbidden")
			second := list(t, h.cashier, "/api/v1/deudores?sort=name")[1]
			h.cashier.GET("/api/v1/deudores/"+second.ID+"/documents/"+made.ID+"/content").Refused(http.StatusNotFound, "portfolios.document_not_found")
		})
	})
}

// sent sends a document bare, as the form's fields in the query.
func sent(p *sdktest.Person, path, name, kind string, content []byte) *sdktest.Answer {
	return p.Do(http.MethodPost, path+"?kind="+kind, bytes.NewReader(content), "Content-Type", "application/octet-stream",
		"Content-Disposition", `attachment; filename="`+name+`"`)
}

func documentLife(t *testing.T, h *started, path string) {
	var made, letter noted
	sent(h.cashier, path, "cedula.png", "identity", picture(t)).OK(&made)
	require.Equal(t, []any{"identity", "cedula.png", "image/png", int64(len(picture(t)))}, []any{made.Kind, made.Name, made.Media, made.Size})
	require.Len(t, made.SHA256, 64)
	seen := h.manager.GET(path + "/" + made.ID + "/content")
	require.Equal(t, picture(t), seen.Raw)
	require.Contains(t, seen.Header.Get("Content-Disposition"), "inline")
	sent(h.cashier, path, "nota.txt", "", []byte("Señores: pago el lunes.\n")).OK(&letter)
	require.Equal(t, "other", letter.Kind)
	plain := h.manager.GET(path + "/" + letter.ID + "/content")
	require.Contains(t, plain.Header.Get("Content-Disposition"), "attachment", "what is no picture or PDF is saved, never shown")
	h.cashier.PATCH(path+"/"+letter.ID, map[string]any{"name": "carta.txt", "kind": "letter"}, "If-Match", tag(1)).OK(&letter)
	require.Equal(t, []any{"letter", "carta.txt"}, []any{letter.Kind, letter.Name})
	require.Contains(t, h.manager.GET(path+"/"+letter.ID+"/content").Header.Get("Content-Disposition"), "carta.txt")
	require.Equal(t, http.StatusNoContent, h.manager.DELETE(path+"/"+letter.ID, "If-Match", tag(letter.Version)).Status)
	h.manager.GET(path+"/"+letter.ID+"/content").Refused(http.StatusNotFound, "portfolios.document_not_found")
	var all []noted
	h.manager.GET(path).OK(&all)
	require.Len(t, all, 1)
	timeline := string(h.manager.GET(strings.TrimSuffix(path, "/documents") + "/timeline").Raw)
	for _, name := range []string{"file.added", "file.removed", "file.downloaded", "document.updated"} {
		require.Contains(t, timeline, "portfolios."+name)
	}
}
