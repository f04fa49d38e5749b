package helpcenter_test

import (
	"net/url"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

type passage struct {
	ArticleID string `json:"article_id"`
	Version   int    `json:"version"`
	Language  string `json:"language"`
	Title     string `json:"title"`
	Anchor    string `json:"anchor"`
	Text      string `json:"text"`
	Address   string `json:"address"`
	Score     int    `json:"score"`
}

func (o *office) answers(portal, language, question string) (all []passage) {
	o.t.Helper()
	o.cashier.GET(base + "/passages?portals=" + portal + "&language=" + language + "&q=" + url.QueryEscape(question)).OK(&all)
	return all
}

func TestAQuestionIsAnsweredByThePassageThatTellsIt(t *testing.T) { // [AI-12]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		o.shelf()
		body := "Hay dos maneras.\n\n## Sucursales\n\nSe paga en cualquier sucursal, de lunes a viernes. <!-- secreto: pagos gratis -->\n\n## Otra cosa\n\nNada."
		a := o.publish(o.write(map[string]any{"title": "Dónde pagar", "body": body}))
		o.publish(o.write(map[string]any{"title": "Pagos de gerentes", "body": "Los pagos en sucursal de gerentes.", "roles": []string{"manager"}}))
		var portals []struct{ ID string }
		o.admin.GET("/api/v1/help-portals").OK(&portals)
		portal := portals[0].ID

		best := o.answers(portal, "es", "hola, ¿dónde puedo hacer el pago, hay sucursales?")[0]
		require.Equal(t, a.ID, best.ArticleID)
		require.Equal(t, "sucursales", best.Anchor)
		require.Equal(t, "Se paga en cualquier sucursal, de lunes a viernes.", best.Text, "what readers are not shown is not told")
		require.Equal(t, 100, best.Score)
		require.Positive(t, best.Version)
		require.Empty(t, best.Address, "its portal is not public")
		for _, one := range o.answers(portal, "es", "pagos en sucursal") {
			require.NotEqual(t, "Pagos de gerentes", one.Title, "what is for a role is told to nobody else")
		}
		require.Equal(t, "es", o.answers(portal, "pt", "sucursal pago")[0].Language, "in another language where there is no other")
		require.Empty(t, o.answers("other", "es", "sucursales"))
		require.Empty(t, o.answers(portal, "es", "¿hola, puedo?"), "a question about nothing")

		o.admin.PATCH("/api/v1/help-portals/"+portal, map[string]any{"public": true}, "If-Match", "*").OK(nil)
		require.Regexp(t, "^/help/.+/ayuda/es/a/donde-pagar$", o.answers(portal, "es", "sucursales")[0].Address)
		o.admin.PATCH(base+"/"+a.ID, map[string]any{"body": "Se paga en la web."}, "If-Match", "*").OK(nil)
		o.admin.POST(base+"/"+a.ID+"/publish", nil, "If-Match", "*").OK(nil)
		began := time.Now()
		require.Equal(t, "Se paga en la web.", o.answers(portal, "es", "pagar en la web")[0].Text, "at once")
		t.Log("answered in", time.Since(began))
		o.admin.POST(base+"/"+a.ID+"/archive", nil, "If-Match", "*").OK(nil)
		require.Empty(t, o.answers(portal, "es", "pagar en la web"))
	})
}
