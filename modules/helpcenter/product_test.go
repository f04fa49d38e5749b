package helpcenter_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/help"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// shipped is a module's shelf as a version of the product ships it, with one article on cash desks.
func shipped(body string) ask.Help {
	shelf := help.NewShelf("money", help.Title{"es": "Dinero", "en": "Money", "pt": "Dinheiro"}, []help.Article{{
		Listed: help.Listed{Slug: "tills", Screens: []string{"/tills", "/tills/:id"}},
		Texts: map[string]help.Text{
			"es": {Title: "Abrir y cerrar cajas", Summary: "El efectivo del día.", Body: body},
			"en": {Title: "Open and close tills", Summary: "The day's cash.", Body: "Count the cash. See [receipts](help:money.receipts).\n"},
			"pt": {Title: "Abrir e fechar caixas", Summary: "O dinheiro do dia.", Body: "Conte o dinheiro.\n"},
		},
	}})
	return ask.Help{Shelves: []help.Shelf{shelf}}
}

type entry struct {
	ID, Title, Shelf, Language string
}

func (o *office) entries(by *sdktest.Person, query string) (all []entry) {
	o.t.Helper()
	by.GET(base + query).OK(&all)
	return all
}

func TestTheHelpOfTheProductIsThereFromTheStart(t *testing.T) { // [HC-07] [HC-04]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		require.Empty(t, o.entries(o.cashier, ""))
		o.Ship(shipped("Cuente el efectivo.\n"))
		spanish := entry{"money.tills.es", "Abrir y cerrar cajas", "Dinero", "es"}
		require.Equal(t, []entry{spanish}, o.entries(o.cashier, "?language=es"))
		require.Equal(t, []entry{{"money.tills.pt", "Abrir e fechar caixas", "Dinheiro", "pt"}}, o.entries(o.cashier, "?language=pt"))
		require.Equal(t, []entry{spanish}, o.entries(o.cashier, "?screen=/tills/:id&language=es"))
		require.Empty(t, o.entries(o.cashier, "?screen=/payments"))

		var shown read
		o.cashier.GET(base + "/money.tills.es/reading").OK(&shown)
		require.Equal(t, "El efectivo del día.", shown.Content[0].Children[0].Text)
		require.Len(t, shown.Others, 2)
		o.cashier.GET(base + "/money.tills/reading").OK(&shown)
		require.Equal(t, "en", shown.Language, "a link names no language: it is read in the reader's")
		o.cashier.GET(base+"/money.other.es/reading").Refused(404, "helpcenter.article_not_found")
		require.Equal(t, http.StatusNoContent, o.cashier.POST(base+"/money.tills.es/views", nil).Status)
		require.Equal(t, http.StatusNoContent, o.cashier.PUT(base+"/money.tills.es/feedback", map[string]any{"helpful": true}).Status)
		o.cashier.POST(base+"/money.other.es/views", nil).Refused(404, "helpcenter.article_not_found")

		beyond := shipped("Cuente el efectivo.\n")
		beyond.Beyond = []string{"money.tills"}
		o.Ship(beyond)
		require.Empty(t, o.entries(o.cashier, "?language=es"), "what is of no use to somebody is not listed")
		require.Empty(t, o.found("es", "efectivo"))
		o.cashier.GET(base + "/money.tills.es/reading").OK(&shown)
	})
}

func TestTheHelpOfTheProductIsFoundBesideTheCompanysOwn(t *testing.T) { // [HC-07] [HC-03]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		o.Ship(shipped("Cuente el efectivo. Anote el comprobante.\n"))
		o.publish(o.write(map[string]any{"title": "Recibos", "body": "Se guardan en la caja."}))
		const product, own = "Abrir y cerrar cajas", "Recibos"
		for text, titles := range map[string][]string{
			"cajas": {product, own}, "efectvo": {product}, "recibo": {own, product}, "cerrar efectivo": {product}, "cerrar recibo ausente": nil, "guardan": {own},
		} {
			require.Equal(t, titles, o.found("es", text), text)
		}
		require.Equal(t, []string{"Open and close tills"}, o.found("en", "receipts"))
		require.Empty(t, o.found("pt", "receipts"))
	})
}

func TestAnArticleThatACompanyMadeItsOwnStaysWhenTheProductsIsNewer(t *testing.T) { // [HC-07]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		o.Ship(shipped("Cuente el efectivo.\n"))
		var a, again written
		o.cashier.POST(base+"/money.tills.es/take", nil).Refused(403, "forbidden")
		o.manager.POST(base+"/money.tills.es/take", nil).OK(&a)
		o.manager.POST(base+"/money.tills.pt/take", nil).OK(&again)
		require.Equal(t, a.RootID, again.RootID, "it is taken once, in all languages")
		require.Equal(t, []entry{{a.ID, "Abrir y cerrar cajas", "", "es"}}, o.entries(o.cashier, "?language=es"), "it stands there once")
		require.Equal(t, []string{"Abrir y cerrar cajas"}, o.found("es", "efectivo"))

		o.manager.PATCH(base+"/"+a.ID, map[string]any{"body": "Llame a la jefa.\n"}, "If-Match", version(a)).OK(&a)
		a = o.publish(a)
		o.Ship(shipped("Cuente el efectivo dos veces.\n"))
		var shown read
		o.cashier.GET(base + "/money.tills.es/reading").OK(&shown)
		require.Equal(t, "Llame a la jefa.", shown.Content[0].Children[0].Text, "links lead to the company's own")

		var outdated []written
		o.manager.GET(base + "/outdated").OK(&outdated)
		require.Len(t, outdated, 1, "only the Spanish text has changed")
		var newer struct {
			Newer      bool
			Difference struct{ Body []struct{ Kind, Text string } }
		}
		o.manager.GET(base + "/" + a.ID + "/product").OK(&newer)
		require.True(t, newer.Newer)
		require.Equal(t, "added", newer.Difference.Body[len(newer.Difference.Body)-1].Kind)

		o.manager.POST(base+"/"+a.ID+"/product/keep", nil, "If-Match", version(a)).OK(&a)
		require.Equal(t, "Llame a la jefa.\n", a.Body)
		o.manager.GET(base + "/outdated").OK(&outdated)
		require.Empty(t, outdated)
		o.manager.POST(base+"/"+a.ID+"/product/take", nil, "If-Match", version(a)).OK(&a)
		require.Equal(t, "El efectivo del día.\n\nCuente el efectivo dos veces.\n", a.Body)
		o.cashier.GET(base + "/" + a.ID + "/reading").OK(&shown)
		require.Equal(t, "Llame a la jefa.", shown.Content[0].Children[0].Text, "readers have it once it is published")
		plain := o.write(nil)
		o.manager.GET(base+"/"+plain.ID+"/product").Refused(404, "helpcenter.article_not_product")
	})
}
