package helpcenter_test

import (
	"encoding/xml"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

const shown = "/help/a/ayuda"

// front is an office whose portal is open to everybody, and somebody who comes by.
type front struct {
	*office
	stranger *sdktest.Person
	portal   string
}

func openFront(t *testing.T, engine sdktest.Engine) front {
	o := open(t, engine)
	f := front{office: o, stranger: o.As("b", "cashier", "sofia").In("pt")}
	var all []written
	o.admin.GET("/api/v1/help-portals").OK(&all)
	f.portal = all[0].ID
	f.set(map[string]any{"public": true, "titles": map[string]any{"es": "Ayuda de Cobranzas", "en": "Collections help"}})
	return f
}

func (f front) set(change map[string]any) {
	f.t.Helper()
	f.admin.PATCH("/api/v1/help-portals/"+f.portal, change, "If-Match", "*").OK(nil)
}

// see is a page as a stranger is answered.
func (f front) see(path string) *sdktest.Answer { return f.stranger.GET(path) }

func (f front) reads(path string, words ...string) string {
	f.t.Helper()
	answer := f.see(path)
	require.Equal(f.t, http.StatusOK, answer.Status, "%s: %s", path, answer.Raw)
	for _, word := range words {
		require.Contains(f.t, string(answer.Raw), word, path)
	}
	return string(answer.Raw)
}

func TestEverybodyReadsWhatIsPublishedOnAPublicPortalWithoutScriptOrCookie(t *testing.T) { // [HC-06]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		f := openFront(t, engine)
		source := f.publish(f.write(map[string]any{"title": "Cómo pagar", "body": "Pague en **cualquier** red.\n\n<script>alert(1)</script>\n\n| a | b |\n|---|---|\n| 1 | 2 |"}))
		f.publish(f.write(map[string]any{"root_article_id": source.ID, "language": "en", "title": "How to pay"}))

		f.reads(shown+"/es", "Ayuda de Cobranzas", `<a href="/help/a/ayuda/es/a/como-pagar">Cómo pagar</a>`, `<html lang="es"`, "Pagos", `<meta name="description" content="Pagos">`)
		f.reads(shown+"/en", "Collections help", "How to pay", "Payments")
		f.reads(shown+"/pt", `lang="es"`, "Cómo pagar") // in the language that there is
		f.reads(shown+"/es/c/pagos", "Cómo pagar", `<meta name="description" content="Cómo pagar">`)

		text := f.reads(shown+"/es/a/como-pagar", "<strong>cualquier</strong>", "<table>",
			`<link rel="canonical" href="http://recobro.test/help/a/ayuda/es/a/como-pagar">`,
			`<link rel="alternate" hreflang="en" href="http://recobro.test/help/a/ayuda/en/a/how-to-pay">`,
			`<meta property="og:title" content="Cómo pagar">`, `"@type":"Article"`, `<meta name="description" content="Pague en cualquier red.`)
		require.NotContains(t, text, "alert(1)")
		answer := f.see(shown + "/es/a/como-pagar")
		require.Empty(t, answer.Header.Values("Set-Cookie"))
		policy := answer.Header.Get("Content-Security-Policy")
		require.Contains(t, policy, "default-src 'none'; style-src 'sha256-")
		require.NotContains(t, policy, "script-src")
		require.NotContains(t, policy, "unsafe")
		require.Equal(t, 1, strings.Count(text, "<script"), "what search engines are told")

		again := f.stranger.Do(http.MethodGet, shown+"/es/a/como-pagar", nil, "If-None-Match", answer.Header.Get("ETag"))
		require.Equal(t, http.StatusNotModified, again.Status)
		require.Contains(t, string(f.see(shown).Raw), `<html lang="pt"`, "sent on in the language of whoever comes")
		require.Equal(t, http.StatusOK, f.stranger.Do(http.MethodHead, shown+"/es", nil).Status)
		f.reads(shown+"/es/", "Cómo pagar") // which is the same
	})
}

// TestWhatIsNotPublicIsNotToldFromWhatIsNotThere asks for all that there is and is nobody's business: each is answered by the same bytes.
func TestWhatIsNotPublicIsNotToldFromWhatIsNotThere(t *testing.T) { // [HC-06]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		f := openFront(t, engine)
		f.write(map[string]any{"title": "Borrador"})
		archived := f.publish(f.write(map[string]any{"title": "Archivado"}))
		f.admin.POST(base+"/"+archived.ID+"/archive", nil, "If-Match", "*").OK(nil)
		f.publish(f.write(map[string]any{"title": "De gerentes", "roles": []string{"manager"}}))
		live := f.publish(f.write(map[string]any{"title": "Publicado"}))
		f.admin.PATCH(base+"/"+live.ID, map[string]any{"title": "Secreto en borrador", "body": "Secreto"}, "If-Match", "*").OK(nil)
		var inner, kept, other written
		f.admin.POST("/api/v1/help-portals", map[string]any{"name": "Interno", "languages": []string{"es"}}).OK(&inner)
		f.admin.POST("/api/v1/help-categories", map[string]any{"portal_id": inner.ID, "titles": map[string]any{"es": "Cosas"}}).OK(&kept)
		f.publish(f.write(map[string]any{"category_id": kept.ID, "title": "Interno"}))
		b := f.As("b", "admin", "beto")
		b.POST("/api/v1/help-portals", map[string]any{"name": "Otra", "slug": "ayuda", "languages": []string{"es"}}).OK(&other)

		nowhere := f.see("/help/a/ayuda/es/a/nunca")
		require.Equal(t, http.StatusNotFound, nowhere.Status)
		require.Contains(t, string(nowhere.Raw), "Esta página no existe")
		for _, path := range []string{
			"/es/a/borrador", "/es/a/archivado", "/es/a/de-gerentes", "/es/a/secreto-en-borrador", "/es/a/interno", "/es/c/cosas", "/es/c/nunca", "/es/x", "/es/a/%FF", "/es/a/%00",
		} {
			got := f.see(shown + path)
			require.Equal(t, http.StatusNotFound, got.Status, path)
			require.Equal(t, string(nowhere.Raw), string(got.Raw), path)
			require.Equal(t, nowhere.Header.Get("Content-Security-Policy"), got.Header.Get("Content-Security-Policy"), path)
		}
		for _, path := range []string{
			"/help/a/interno/es/a/interno", "/help/a/interno/es", "/help/a/nunca/es", "/help/b/ayuda/es", "/help/nobody/ayuda/es", "/help/A%27/ayuda/es",
			"/help/a/interno/es/search?q=interno", "/help/a/interno/es/feed.xml",
		} {
			got := f.see(path)
			require.Equal(t, http.StatusNotFound, got.Status, path)
			require.Equal(t, string(nowhere.Raw), string(got.Raw), path)
		}
		for _, path := range []string{"/help/a/interno", "/help/a/interno/sitemap.xml", "/help", "/help/a", shown + "/fr"} {
			require.Equal(t, http.StatusNotFound, f.see(path).Status, path)
		}
		home := f.reads(shown+"/es", "Publicado")
		for _, hidden := range []string{"Secreto", "Borrador", "Archivado", "De gerentes", "Interno"} {
			require.NotContains(t, home, hidden)
		}
		require.NotContains(t, f.reads(shown+"/es/search?q=interno"), "/a/interno")
		require.NotContains(t, f.reads(shown+"/es/search?q=gerentes"), "/a/de-gerentes")
		require.NotContains(t, f.reads(shown+"/sitemap.xml"), "gerentes")
		require.NotContains(t, f.reads(shown+"/es/feed.xml"), "Secreto")
	})
}

func TestACompanyThatSwitchesTheModuleOffHasNoPages(t *testing.T) { // [HC-06]
	f := openFront(t, sdktest.Engine{})
	f.reads(shown + "/es")
	require.NoError(t, f.Control.SetTenants(t.Context(), []string{"b"}))
	off := f.see(shown + "/es")
	require.Equal(t, http.StatusNotFound, off.Status)
	require.Equal(t, string(f.see("/help/a/nunca/es").Raw), string(off.Raw))
	require.NoError(t, f.Control.SetTenants(t.Context(), []string{"a", "b"}))
	f.reads(shown + "/es")
}

func TestAPageIsNeverOlderThanWhatWasPublished(t *testing.T) { // [HC-06]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		f := openFront(t, engine)
		a := f.publish(f.write(map[string]any{"title": "Uno", "body": "Primero"}))
		page := shown + "/es/a/uno"
		f.reads(page, "Primero")
		f.admin.PATCH(base+"/"+a.ID, map[string]any{"body": "Segundo"}, "If-Match", "*").OK(&a)
		f.reads(page, "Primero")
		f.publish(a)
		f.reads(page, "Segundo")
		f.admin.PATCH("/api/v1/help-categories/"+f.category, map[string]any{"titles": map[string]any{"es": "Cobros"}}, "If-Match", "*").OK(nil)
		f.reads(shown+"/es", "Cobros")
		f.set(map[string]any{"titles": map[string]any{"es": "Otro nombre"}})
		f.reads(page, "Otro nombre")
		f.admin.DELETE(base+"/"+a.ID, "If-Match", "*").OK(nil)
		require.Equal(t, 404, f.see(page).Status)
		f.set(map[string]any{"public": false})
		require.Equal(t, 404, f.see(shown+"/es").Status)
	})
}

func TestEverybodySearchesAPortalAndWhatIsSearchedInVainIsTold(t *testing.T) { // [HC-03] [HC-06]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		f := openFront(t, engine)
		f.publish(f.write(map[string]any{"title": "Cómo pagar", "body": "En cualquier red de cobranza."}))
		f.reads(shown+"/es/search?q=pagra", "Cómo pagar")
		f.reads(shown+"/es/search?q="+url.QueryEscape(`"><b>x`), "&lt;b&gt;", "No encontramos nada")
		f.reads(shown+"/es/search?q="+url.QueryEscape("vacaciones\x00\xff"), "No encontramos nada")
		f.reads(shown+"/es/search?q=vacaciones", "Lo que más se lee", `<a href="/help/a/ayuda/es/a/como-pagar">Cómo pagar</a>`)
		f.reads(shown+"/es/search?q="+strings.Repeat("vacaciones", 500), "No encontramos nada")
		require.NotContains(t, f.reads(shown+"/es/search"), "No encontramos")
		var misses []struct{ Text string }
		f.manager.GET(base + "/searches").OK(&misses)
		require.Equal(t, "vacaciones", misses[0].Text, "what is looked for most")
		last := http.StatusOK
		for range 20 {
			last = f.see(shown + "/es/search?q=pagar").Status
		}
		require.Equal(t, http.StatusTooManyRequests, last)
	})
}

func TestWhoeverComesToWhereAnArticleStoodIsSentOn(t *testing.T) { // [HC-06]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		f := openFront(t, engine)
		a := f.publish(f.write(map[string]any{"title": "Cómo pagar", "body": "En cualquier red."}))
		draft := f.write(map[string]any{"title": "Borrador"})
		slug := func(id, slug string) {
			f.admin.PATCH(base+"/"+id, map[string]any{"slug": slug}, "If-Match", "*").OK(nil)
		}
		slug(a.ID, "pagar-en-redes")
		slug(a.ID, "redes")
		slug(draft.ID, "nunca-visto")
		for _, was := range []string{"como-pagar", "pagar-en-redes"} {
			require.Contains(t, f.reads(shown+"/es/a/"+was, "En cualquier red."), `rel="canonical" href="http://recobro.test/help/a/ayuda/es/a/redes"`)
		}
		require.Equal(t, 404, f.see(shown+"/es/a/borrador").Status, "where nobody has read it")
		f.publish(f.write(map[string]any{"title": "Cómo pagar", "body": "Otra cosa."}))
		f.reads(shown+"/es/a/como-pagar", "Otra cosa.") // which stands there now
		f.admin.POST(base+"/"+a.ID+"/archive", nil, "If-Match", "*").OK(nil)
		require.Equal(t, string(f.see(shown+"/es/a/nunca").Raw), string(f.see(shown+"/es/a/pagar-en-redes").Raw))
		slug(a.ID, "donde-pagar")
		f.admin.POST(base+"/"+a.ID+"/return", nil, "If-Match", "*").OK(nil)
		f.reads(shown+"/es/a/redes", "En cualquier red.") // renamed while it was away
	})
}

var proof = regexp.MustCompile(`name="proof" value="([0-9a-f]+)"`)

func TestEverybodySaysWhetherAnArticleHelpedOnceADayByAFormOfThePage(t *testing.T) { // [HC-05] [HC-06]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		f := openFront(t, engine)
		a := f.publish(f.write(map[string]any{"title": "Uno"}))
		other := f.publish(f.write(map[string]any{"title": "Dos"}))
		form := func(page string, fields url.Values, headers ...string) *sdktest.Answer {
			fields.Set("proof", proof.FindStringSubmatch(f.reads(shown + "/es/a/" + page))[1])
			return f.stranger.POST(shown+"/es/a/uno/feedback", strings.NewReader(fields.Encode()), append(headers, "Content-Type", "application/x-www-form-urlencoded")...)
		}
		heard := func(id string) (h struct {
			Views, Helpful, Unhelpful int
			Said                      []struct{ Reason, Text string }
		}) {
			f.manager.GET(base + "/" + id + "/feedback").OK(&h)
			return h
		}
		thanked := form("uno", url.Values{"helped": {"yes"}}, "Origin", "http://recobro.test", "Sec-Fetch-Site", "same-origin")
		require.Contains(t, string(thanked.Raw), "Gracias por su respuesta")
		require.Equal(t, 1, heard(a.ID).Helpful)
		form("uno", url.Values{"helped": {"no"}, "reason": {"incomplete"}, "text": {"Falta el horario"}})
		said := heard(a.ID)
		require.Equal(t, []int{0, 1}, []int{said.Helpful, said.Unhelpful}, "the same reader has thought again")
		require.Equal(t, "Falta el horario", said.Said[0].Text)
		require.Equal(t, "incomplete", said.Said[0].Reason)
		received := func() (all []struct {
			ArticleID string `json:"article_id"`
			Unhelpful int
			Said      []struct{ Text string }
		}) {
			f.manager.GET(base + "/feedback").OK(&all)
			return all
		}
		require.Len(t, received(), 1, "what did not help is told to those who write")
		require.Equal(t, a.ID, received()[0].ArticleID)
		require.Equal(t, "Falta el horario", received()[0].Said[0].Text)

		f.admin.PATCH(base+"/"+a.ID, map[string]any{"body": "De 9 a 18"}, "If-Match", "*").OK(&a)
		require.Len(t, received(), 1, "readers have it as it was")
		a = f.publish(a)
		require.Empty(t, received(), "nobody has said that of the text that there is now")
		require.Equal(t, http.StatusForbidden, form("uno", url.Values{"helped": {"yes"}}, "Origin", "https://evil.test").Status)
		require.Equal(t, http.StatusForbidden, form("uno", url.Values{"helped": {"yes"}}, "Sec-Fetch-Site", "cross-site").Status)
		require.Equal(t, http.StatusForbidden, form("dos", url.Values{"helped": {"yes"}}).Status, "with the form of another article")
		require.Equal(t, http.StatusOK, form("uno", url.Values{"helped": {"yes"}, "website": {"spam"}}).Status, "a program that fills in what nobody sees is told nothing")
		require.Equal(t, 0, heard(a.ID).Helpful)
		require.Equal(t, http.StatusTooManyRequests, form("uno", url.Values{"helped": {"yes"}}).Status)

		require.Eventually(t, func() bool { return heard(a.ID).Views == 1 && heard(other.ID).Views == 1 }, sdktest.Patience, 20*time.Millisecond, "an address counts once in a while")
	})
}

func TestSearchEnginesAndFollowersFindAllPages(t *testing.T) { // [HC-06]
	f := openFront(t, sdktest.Engine{})
	source := f.publish(f.write(map[string]any{"title": "Cómo pagar", "body": "Pague & vea <esto>."}))
	f.publish(f.write(map[string]any{"root_article_id": source.ID, "language": "en", "title": "How to pay"}))
	var mapped struct {
		URLs []struct {
			Loc      string `xml:"loc"`
			Modified string `xml:"lastmod"`
			Links    []struct {
				Language string `xml:"hreflang,attr"`
			} `xml:"link"`
		} `xml:"url"`
	}
	require.NoError(t, xml.Unmarshal(f.see(shown+"/sitemap.xml").Raw, &mapped))
	require.NotEmpty(t, mapped.URLs[0].Modified)
	require.Equal(t, mapped.URLs[6].Modified, mapped.URLs[3].Modified, "a category is as new as what is in it")
	require.Len(t, mapped.URLs, 3+3+2, "the start and the category in each language, the article in two")
	require.Equal(t, "http://recobro.test/help/a/ayuda/es/a/como-pagar", mapped.URLs[6].Loc)
	require.Len(t, mapped.URLs[6].Links, 2)
	for _, one := range mapped.URLs {
		f.reads(strings.TrimPrefix(one.Loc, "http://recobro.test"))
	}
	var feed struct {
		Entries []struct {
			Title   string `xml:"title"`
			Summary string `xml:"summary"`
		} `xml:"entry"`
	}
	require.NoError(t, xml.Unmarshal(f.see(shown+"/es/feed.xml").Raw, &feed))
	require.Equal(t, "Cómo pagar", feed.Entries[0].Title)
	require.Equal(t, "Pague & vea .", feed.Entries[0].Summary)
	require.Contains(t, string(f.see("/robots.txt").Raw), "Allow: /help/")
}

func TestAPortalHasAColourThatCanBeReadAndOneScriptAtMost(t *testing.T) { // [HC-06]
	f := openFront(t, sdktest.Engine{})
	path := "/api/v1/help-portals/" + f.portal
	f.admin.PATCH(path, map[string]any{"colour": "#ffcc00"}, "If-Match", "*").Refused(422, "helpcenter.portal_colour")
	f.admin.PATCH(path, map[string]any{"widget": "https://evil.test/x.js"}, "If-Match", "*").Refused(422, "invalid")
	f.manager.PATCH(path, map[string]any{"public": false}, "If-Match", "*").Refused(403, "forbidden")
	f.set(map[string]any{"colour": "#7a0019", "widget": "/api/v1/chats/widget/a.k1/widget.js"})
	text := f.reads(shown+"/es", "--accent:#7a0019", `<script src="/api/v1/chats/widget/a.k1/widget.js" async></script>`)
	require.NotContains(t, text, "unsafe")
	policy := f.see(shown + "/es").Header.Get("Content-Security-Policy")
	require.Contains(t, policy, "script-src http://recobro.test/api/v1/chats/widget/a.k1/widget.js; frame-src http://recobro.test/api/v1/chats/widget/a.k1/;")
	var p struct {
		Languages []string
		Address   string
	}
	f.admin.GET(path).OK(&p)
	require.Equal(t, []string{"en", "es", "pt"}, p.Languages, "as they were, though nobody named them")
	require.Equal(t, shown, p.Address)
}

func TestTheArticlesThatDebtorsAskForArePlantedAsDraftsOnce(t *testing.T) { // [HC-06]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		f := openFront(t, engine)
		path := "/api/v1/help-portals/" + f.portal + "/starter"
		f.manager.POST(path, nil).Refused(403, "forbidden")
		var planted struct{ Created, There int }
		f.admin.POST(path, nil).OK(&planted)
		require.Equal(t, 14*3, planted.Created)
		require.NotContains(t, f.reads(shown+"/es"), "Cómo pedir un plan", "nobody has answered for them yet")
		var drafts []written
		f.admin.GET(base + "/drafts?language=es&q=mis%20derechos%20en%20chile").OK(&drafts)
		require.Equal(t, "draft", drafts[0].Status)
		own := base + "/" + drafts[0].ID
		f.admin.POST(own+"/publish", nil, "If-Match", "*").Refused(409, "helpcenter.article_unconfirmed")
		var b batch
		f.admin.POST(base+"/batch", map[string]any{"ids": []string{drafts[0].ID}, "do": "publish"}).OK(&b)
		require.Equal(t, "helpcenter.article_unconfirmed", b.Each[0].Code, "nor among many")
		f.manager.POST(own+"/confirm", nil, "If-Match", "*").Refused(403, "forbidden")
		f.admin.PATCH(own, map[string]any{"title": "Mis derechos en Chile"}, "If-Match", "*").OK(&drafts[0])
		require.True(t, drafts[0].Unconfirmed, "writing is not answering for it")
		f.admin.POST(own+"/confirm", nil, "If-Match", "*").OK(&drafts[0])
		require.False(t, drafts[0].Unconfirmed)
		f.publish(drafts[0])
		f.reads(shown+"/es/a/mis-derechos-en-chile", "Ley 21.320", "no es asesoramiento legal")
		f.reads(shown+"/es", "Sus derechos")
		f.admin.POST(path, nil).OK(&planted)
		require.Equal(t, []int{0, 14 * 3}, []int{planted.Created, planted.There})
		var gaps []written
		f.admin.GET(base + "/gaps").OK(&gaps)
		require.Empty(t, gaps, "in all languages of the portal")
	})
}

func TestEverybodySeesThePicturesOfWhatIsPublishedOnAPublicPortalAndNoOthers(t *testing.T) { // [HC-06]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		f := openFront(t, engine)
		a := f.write(map[string]any{"title": "Uno"})
		var p illustration
		f.illustrate(f.manager, a.ID, pngOf(t, 40, 30)).OK(&p)
		public := strings.Replace(p.Src, base, shown+"/pictures", 1)
		public = strings.Replace(public, a.ID+"/pictures", a.ID, 1)
		require.Equal(t, 404, f.see(public).Status, "of a draft")
		f.admin.PATCH(base+"/"+a.ID, map[string]any{"body": "![el recibo](" + p.Src + ")"}, "If-Match", "*").OK(&a)
		a = f.publish(a)
		f.reads(shown+"/es/a/uno", `src="`+public+`" alt="el recibo"`)
		answer := f.see(public)
		require.Equal(t, pngOf(t, 40, 30), string(answer.Raw))
		require.Equal(t, "image/png", answer.Header.Get("Content-Type"))
		require.Equal(t, http.StatusNotModified, f.stranger.Do(http.MethodGet, public, nil, "If-None-Match", answer.Header.Get("ETag")).Status)
		f.admin.PATCH(base+"/"+a.ID, map[string]any{"roles": []string{"manager"}}, "If-Match", "*").OK(nil)
		require.Equal(t, string(f.see(shown+"/es/a/uno").Raw), string(f.see(shown+"/es/a/nunca").Raw))
		require.Equal(t, 404, f.see(public).Status, "of an article for managers")
		f.admin.PATCH(base+"/"+a.ID, map[string]any{"roles": []string{}}, "If-Match", "*").OK(nil)
		require.Equal(t, 200, f.see(public).Status)
		f.set(map[string]any{"public": false})
		require.Equal(t, 404, f.see(public).Status, "of a portal of the team's")
	})
}
