package chats_test

import (
	"bytes"
	"net/http"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats/internal/whatsapp/whatsappdouble"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// Whoever has a username on WhatsApp has no number that we are told: they are known by the id that stands for them in our business.
func TestWithoutNumber(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		const user = "UY.13491208655302741918"
		x := newDesk(t, engine)
		x.book.knows("d1", "p1", "59899000055")
		raw, err := os.ReadFile("testdata/whatsapp-without-number/bsuid.json")
		require.NoError(t, err)
		require.Less(t, x.whatsapp.WritesBy("wamid.BS0", user, "", "Ana", "hola", time.Now()), 300)
		require.Less(t, x.whatsapp.Tell(raw, whatsappdouble.AppSecret), 300)
		all := x.list(x.admin, "")
		require.Len(t, all, 1)
		id := all[0].ID
		t.Run("what they write is kept, under their name, and answered by their id", func(t *testing.T) {
			require.Equal(t, "Ana", all[0].PersonName)
			require.ElementsMatch(t, []string{"hola", "hola, quiero pagar"}, texts(x, id))
			x.admin.POST("/api/v1/conversations/"+id+"/messages", body{"text": "¿En cuántas cuotas?"}).OK(nil)
			require.Equal(t, user, x.whatsapp.Took().To)
		})
		t.Run("[CH-05] they are linked by hand", func(t *testing.T) {
			x.admin.POST("/api/v1/conversations/"+id+"/link", body{"debtor_id": "d1"}).OK(nil)
			require.Equal(t, "d1", x.get(id).DebtorID)
		})
		t.Run("[CH-09] a stop word of theirs counts", func(t *testing.T) {
			require.Less(t, x.whatsapp.WritesBy("wamid.BS2", user, "", "Ana", "BAJA", time.Now()), 300)
			x.admin.POST("/api/v1/conversations/"+id+"/messages", body{"text": "¿Seguro?"}).Refused(http.StatusConflict, "chats.person_stopped")
		})
		t.Run("[CH-05] who was known by a number and takes a username stays the same person", func(t *testing.T) {
			require.Less(t, x.whatsapp.WritesBy("wamid.BS3", "UY.77", "59899000077", "Beto", "con número", time.Now()), 300)
			require.Less(t, x.whatsapp.WritesBy("wamid.BS4", "UY.77", "", "Beto", "sin número", time.Now()), 300)
			all := x.list(x.admin, "")
			require.Len(t, all, 2)
			for _, c := range all {
				if c.ID != id {
					require.ElementsMatch(t, []string{"con número", "sin número"}, texts(x, c.ID))
				}
			}
		})
		t.Run("what tells of nobody is not acknowledged, and what came with it is kept", func(t *testing.T) {
			nobody := bytes.ReplaceAll(raw, []byte(`"from_user_id": "`+user+`",`), nil)
			require.Equal(t, http.StatusBadRequest, x.whatsapp.Tell(bytes.ReplaceAll(nobody, []byte("wamid.BS1"), []byte("wamid.BS5")), whatsappdouble.AppSecret))
		})
	})
}

func texts(x *desk, id string) (all []string) {
	var messages []row
	x.admin.GET("/api/v1/conversations/" + id + "/messages?pageSize=100").OK(&messages)
	for _, m := range messages {
		if m.Direction == "in" {
			all = append(all, m.Text)
		}
	}
	return all
}
