package helpcenter_test

import (
	"net/http"
	"net/url"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func (o *office) found(language, text string) (titles []string) {
	o.t.Helper()
	var entries []read
	o.cashier.GET(base + "/search?language=" + language + "&q=" + url.QueryEscape(text)).OK(&entries)
	for _, entry := range entries {
		titles = append(titles, entry.Title)
	}
	return titles
}

func (o *office) shelf() {
	for _, one := range []map[string]any{
		{"title": "Cómo anular un recibo", "body": "## Anulación\n\nSolo quien lo cobró, el mismo día."},
		{"title": "Cerrar la caja", "body": "Cuente el efectivo. Cada recibo anulado se explica."},
		{"title": "Record a promise", "language": "en", "body": "Agree the day with the debtor and ask for the phone number."},
		{"title": "Registrar uma negociação", "language": "pt", "body": "A dívida é dividida em parcelas."},
		{"title": "Solo para gerentes: anular cajas", "roles": []string{"manager"}},
	} {
		o.publish(o.write(one))
	}
	o.write(map[string]any{"title": "Borrador de anular"})
}

func TestSearchFindsWithAccentsSynonymsAndTypingErrors(t *testing.T) { // [HC-03]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		o.shelf()
		for _, try := range []struct {
			language, text, first string
		}{
			{"es", "anulacion", "Cómo anular un recibo"},   // without its accent
			{"es", "ANULACIÓN", "Cómo anular un recibo"},   // with it, shouted
			{"es", "¿cómo anulo recibos?", ""},             // another form of the verb is another word
			{"es", "recibos", "Cómo anular un recibo"},     // many
			{"es", "comprobante", "Cómo anular un recibo"}, // what people call it
			{"es", "rexibo", "Cómo anular un recibo"},      // a letter wrong
			{"es", "reicbo", "Cómo anular un recibo"},      // two exchanged
			{"es", "efectvo", "Cerrar la caja"},            // one left out
			{"en", "telephone", "Record a promise"},        // a synonym
			{"en", "promisse", "Record a promise"},         // one too many
			{"en", "how to record the promises", "Record a promise"},
			{"pt", "debito", "Registrar uma negociação"},     // a synonym
			{"pt", "negociacao", "Registrar uma negociação"}, // without accents
			{"pt", "parcela", "Registrar uma negociação"},    // how it begins
			{"es", "inexistente", ""},
			{"es", "recibo inexistente", ""}, // each word must be found
		} {
			found := append(o.found(try.language, try.text), "")
			require.Equal(t, try.first, found[0], "%s: %s", try.language, try.text)
		}
		require.Equal(t, []string{"Cómo anular un recibo", "Cerrar la caja"}, o.found("es", "recibo"), "a title counts for more than a text")
		require.NotContains(t, o.found("es", "anular"), "Solo para gerentes: anular cajas")
	})
}

func TestWhatIsReadMoreIsFoundFirst(t *testing.T) { // [HC-03] [HC-05]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		o.publish(o.write(map[string]any{"title": "Recibo uno"}))
		second := o.publish(o.write(map[string]any{"title": "Recibo dos"}))
		require.Equal(t, []string{"Recibo uno", "Recibo dos"}, o.found("es", "recibo"))
		require.Equal(t, http.StatusNoContent, o.cashier.POST(base+"/"+second.ID+"/views", nil).Status)
		require.Equal(t, []string{"Recibo dos", "Recibo uno"}, o.found("es", "recibo"))
		o.admin.POST(base+"/"+second.ID+"/archive", nil, "If-Match", "*").OK(nil)
		require.Equal(t, []string{"Recibo uno"}, o.found("es", "recibo"))
	})
}

func TestSearchesInVainAreListedUntilSomethingAnswersThem(t *testing.T) { // [HC-05]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		o.shelf()
		miss := func(text string) {
			require.Equal(t, 204, o.cashier.POST(base+"/searches", map[string]any{"q": text, "language": "es"}).Status)
		}
		misses := func() (told []string) {
			var all []struct {
				Text  string
				Times int
			}
			o.manager.GET(base + "/searches").OK(&all)
			for _, one := range all {
				told = append(told, one.Text)
				require.Equal(t, 2, one.Times)
			}
			return told
		}
		miss("Vacaciones")
		miss("vacaciones ")
		miss("recibo") // finds something, whatever was said
		require.Equal(t, []string{"vacaciones"}, misses())
		o.manager.POST(base+"/synonyms", map[string]any{"words": []string{"Vacaciones", "días libres"}}).Refused(422, "helpcenter.synonym_word")
		var made written
		o.manager.POST(base+"/synonyms", map[string]any{"words": []string{"Vacaciones", "caja"}}).OK(&made)
		require.Equal(t, []string{"Cerrar la caja"}, o.found("es", "vacaciones"))
		require.Empty(t, misses())
		o.manager.DELETE(base + "/synonyms/" + made.ID)
		require.Equal(t, []string{"vacaciones"}, misses())
	})
}

func TestFeedbackIsOnePerReader(t *testing.T) { // [HC-05]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		a := o.publish(o.write(nil))
		rate := func(by *sdktest.Person, body map[string]any) {
			require.Equal(t, 204, by.PUT(base+"/"+a.ID+"/feedback", body).Status)
		}
		rate(o.cashier, map[string]any{"helpful": true})
		rate(o.cashier, map[string]any{"helpful": false, "reason": "outdated", "text": "Ya no es así"})
		rate(o.manager, map[string]any{"helpful": true})
		require.Equal(t, 204, o.cashier.POST(base+"/"+a.ID+"/views", nil).Status)
		var heard struct {
			Views, Helpful, Unhelpful int
			Said                      []struct{ Reason, Text string }
		}
		o.manager.GET(base + "/" + a.ID + "/feedback").OK(&heard)
		require.Equal(t, [3]int{1, 1, 1}, [3]int{heard.Views, heard.Helpful, heard.Unhelpful})
		require.Equal(t, "Ya no es así", heard.Said[0].Text)
	})
}
