package chats_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats/internal/whatsapp/whatsappdouble"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestFilesByWhatsApp(t *testing.T) {
	t.Parallel()
	x := newOffice(t, sdktest.Engine{})
	now := time.Now()
	const ana = "59899123456"
	sends := func(id string, content string) {
		media := "gone"
		if content != "" {
			media = x.whatsapp.Keep(whatsappdouble.Media{Type: "application/pdf", Content: []byte(content)})
		}
		require.Less(t, x.whatsapp.Encloses(id, ana, "Recibo "+id, media, now), 300)
	}
	sends("1", pdf)
	sends("2", "MZ\x90\x00 a program")
	sends("3", "")
	var all []thread
	x.ana.GET("/api/v1/conversations").OK(&all)
	at := "/api/v1/conversations/" + all[0].ID
	t.Run("[CH-06] what they send is fetched from the provider, unless it is of no kind that is taken, or gone", func(t *testing.T) {
		wanted := map[string]string{"Recibo 1": "here", "Recibo 2": "refused", "Recibo 3": "gone"}
		var got []written
		require.Eventually(t, func() bool {
			x.ana.GET(at + "/messages").OK(&got)
			for _, m := range got {
				if m.Files[0].State != wanted[m.Text] {
					return false
				}
			}
			return len(got) == 3
		}, sdktest.Patience, 20*time.Millisecond, "%v", got)
		for _, m := range got {
			if m.Files[0].State == "here" {
				require.Equal(t, pdf, string(x.ana.GET(at+"/files/"+m.Files[0].FileID).OK(nil).Raw))
			}
		}
	})
	t.Run("[CH-06] a file of ours goes to the provider first, then with its message", func(t *testing.T) {
		var f struct {
			ID string `json:"id"`
		}
		x.ana.POST(at+"/files", strings.NewReader(pdf), "Content-Disposition", `attachment; filename="plan.pdf"`, "Content-Type", "application/pdf").OK(&f)
		x.ana.POST(at+"/messages", body{"files": []string{f.ID, f.ID}}).Refused(http.StatusConflict, "chats.files_too_many")
		x.ana.POST(at+"/messages", body{"text": "El plan.", "files": []string{f.ID}}).OK(nil)
		sent := x.whatsapp.Took()
		require.Equal(t, []string{"document", "El plan.", "plan.pdf", pdf}, []string{sent.Type, sent.Text, sent.Media.Name, string(sent.Media.Content)})
	})
}
