package helpcenter_test

import (
	"fmt"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/helpcenter"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

const base = "/api/v1/articles"

type written struct {
	ID      string   `json:"id"`
	Version int64    `json:"version"`
	Title   string   `json:"title"`
	Body    string   `json:"body"`
	Status  string   `json:"status"`
	RootID  string   `json:"root_article_id"`
	Screens []string `json:"screens"`
	// Unconfirmed is the text of somebody else.
	Unconfirmed bool `json:"unconfirmed"`
}

type read struct {
	ID       string `json:"id"`
	Title    string `json:"title"`
	Language string `json:"language"`
	Content  []struct {
		Tag      string
		Children []struct{ Text string }
	} `json:"content"`
	Others []struct {
		Language string `json:"language"`
	} `json:"others"`
}

// office is a host with one person of each role, and a category to write in.
type office struct {
	*sdktest.Host
	t                                   *testing.T
	superadmin, admin, manager, cashier *sdktest.Person
	category                            string
}

func open(t *testing.T, engine sdktest.Engine) *office {
	h := sdktest.Start(t, helpcenter.Module(), sdktest.Options{Engine: engine})
	o := &office{
		Host: h, t: t,
		superadmin: h.As("a", "superadmin", "sara"), admin: h.As("a", "admin", "ana"),
		manager: h.As("a", "manager", "mario"), cashier: h.As("a", "cashier", "caro"),
	}
	var made written
	o.admin.POST("/api/v1/help-portals", map[string]any{"name": "Ayuda", "languages": []string{"es", "en", "pt"}}).OK(&made)
	titles := map[string]any{"es": "Pagos", "en": "Payments"}
	o.admin.POST("/api/v1/help-categories", map[string]any{"portal_id": made.ID, "titles": titles}).OK(&made)
	o.category = made.ID
	return o
}

func (o *office) write(body map[string]any) (a written) {
	o.t.Helper()
	all := map[string]any{"category_id": o.category, "language": "es", "title": "Registrar un pago"}
	for name, value := range body {
		all[name] = value
	}
	require.Equal(o.t, http.StatusCreated, o.admin.POST(base, all).OK(&a).Status)
	return a
}

func (o *office) publish(a written) written {
	o.t.Helper()
	o.admin.POST(base+"/"+a.ID+"/publish", nil, "If-Match", version(a)).OK(&a)
	return a
}

func version(a written) string { return fmt.Sprintf(`"%d"`, a.Version) }

func TestReadersHaveWhatWasPublishedWhateverIsBeingWritten(t *testing.T) { // [HC-01]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		a := o.write(map[string]any{"body": "Primero"})
		o.cashier.GET(base+"/"+a.ID+"/reading").Refused(404, "helpcenter.article_not_found")
		a = o.publish(a)
		o.manager.PATCH(base+"/"+a.ID, map[string]any{"body": "Segundo"}, "If-Match", version(a)).OK(&a)
		var shown read
		o.cashier.GET(base + "/" + a.ID + "/reading").OK(&shown)
		require.Equal(t, "Primero", shown.Content[0].Children[0].Text)
		o.publish(a)
		o.cashier.GET(base + "/" + a.ID + "/reading").OK(&shown)
		require.Equal(t, "Segundo", shown.Content[0].Children[0].Text)

		o.admin.GET(base + "/" + a.ID).OK(&a)
		o.admin.POST(base+"/"+a.ID+"/archive", nil, "If-Match", version(a)).OK(&a)
		o.cashier.GET(base+"/"+a.ID+"/reading").Refused(404, "helpcenter.article_not_found")
		o.admin.POST(base+"/"+a.ID+"/publish", nil, "If-Match", version(a)).Refused(409, "helpcenter.article_status")
		o.admin.POST(base+"/"+a.ID+"/reopen", nil, "If-Match", version(a)).OK(&a)
		require.Equal(t, "draft", a.Status)
	})
}

func TestEachSaveIsAVersionThatCanBeComparedAndRestored(t *testing.T) { // [HC-01]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		a := o.write(map[string]any{"body": "Abra el pago.\nElija el recibo.\n"})
		o.manager.PATCH(base+"/"+a.ID, map[string]any{"body": "Abra el pago.\nElija la factura.\n"}, "If-Match", version(a)).OK(&a)
		o.manager.PATCH(base+"/"+a.ID, map[string]any{"screens": []string{"/payments"}}, "If-Match", version(a)).OK(&a)

		var difference struct {
			Title, Body []struct{ Kind, Text string }
		}
		o.manager.GET(base + "/" + a.ID + "/difference?from=1&to=2").OK(&difference)
		require.Equal(t, []struct{ Kind, Text string }{
			{"same", "Abra el pago.\nElija "}, {"removed", "el recibo.\n"}, {"added", "la factura.\n"},
		}, difference.Body)

		o.manager.POST(base+"/"+a.ID+"/versions/1/restore", nil, "If-Match", `"1"`).Refused(412, "precondition.stale")
		o.manager.POST(base+"/"+a.ID+"/versions/1/restore", nil, "If-Match", version(a)).OK(&a)
		require.Equal(t, "Abra el pago.\nElija el recibo.\n", a.Body)
		require.Equal(t, []string{"/payments"}, a.Screens, "a version is of words alone")
		var all []struct {
			Number int
			Why    string
		}
		o.manager.GET(base + "/" + a.ID + "/versions").OK(&all)
		require.Equal(t, []struct {
			Number int
			Why    string
		}{{3, "restored"}, {2, "saved"}, {1, "saved"}}, all)
		o.manager.GET(base+"/"+a.ID+"/versions/9").Refused(404, "helpcenter.version_not_found")
	})
}

func TestTranslationsThatAreMissingOrStaleAreTold(t *testing.T) { // [HC-01]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		source := o.write(nil)
		english := o.write(map[string]any{"root_article_id": source.ID, "language": "en", "title": "Record a payment"})
		gaps := func() (told []string) {
			var all []struct {
				Language  string `json:"language"`
				ArticleID string `json:"article_id"`
			}
			o.manager.GET(base + "/gaps").OK(&all)
			for _, gap := range all {
				told = append(told, gap.Language+" "+gap.ArticleID)
			}
			return told
		}
		require.Equal(t, []string{"pt "}, gaps())
		o.manager.PATCH(base+"/"+source.ID, map[string]any{"body": "Otra cosa"}, "If-Match", version(source)).OK(&source)
		require.Equal(t, []string{"en " + english.ID, "pt "}, gaps())

		var covered []struct {
			Title string
			Cells []struct{ Language, State string }
		}
		o.manager.GET(base + "/coverage?gaps=true").OK(&covered)
		require.Len(t, covered, 1)
		require.Equal(t, []struct{ Language, State string }{{"es", "source"}, {"en", "stale"}, {"pt", "missing"}}, covered[0].Cells)
		o.manager.GET(base + "/coverage?root_article_id=" + english.ID).OK(&covered)
		require.Empty(t, covered, "it is no source")
		o.manager.GET(base + "/coverage?root_article_id=" + source.ID).OK(&covered)
		require.Len(t, covered, 1)
		o.manager.POST(base+"/"+english.ID+"/review", nil, "If-Match", "*").OK(nil)
		require.Equal(t, []string{"pt "}, gaps(), "the change was none for the translation")
		o.manager.PATCH(base+"/"+source.ID, map[string]any{"body": "Cosa nueva"}, "If-Match", "*").OK(&source)
		require.Equal(t, []string{"en " + english.ID, "pt "}, gaps())

		again := map[string]any{"root_article_id": source.ID, "language": "en", "title": "Once more"}
		o.manager.POST(base, again).Refused(409, "helpcenter.article_duplicate")
		again["root_article_id"], again["language"] = english.ID, "pt"
		o.manager.POST(base, again).Refused(422, "helpcenter.root_unknown")
		o.admin.DELETE(base+"/"+source.ID, "If-Match", version(source)).Refused(409, "helpcenter.article_has_translations")
	})
}

func TestEachReaderReadsTheirLanguageAndWhatIsForTheirRole(t *testing.T) { // [HC-01] [HC-04]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		source := o.publish(o.write(map[string]any{"screens": []string{"/payments", "/payments/:id"}}))
		o.publish(o.write(map[string]any{"root_article_id": source.ID, "language": "en", "title": "Record a payment"}))
		o.publish(o.write(map[string]any{"title": "Cerrar el mes", "roles": []string{"manager", "admin"}}))
		titles := func(by *sdktest.Person, query string) (all []string) {
			var entries []read
			by.GET(base + query).OK(&entries)
			for _, entry := range entries {
				all = append(all, entry.Title)
			}
			return all
		}
		require.Equal(t, []string{"Registrar un pago"}, titles(o.cashier, "?language=es"))
		require.Equal(t, []string{"Cerrar el mes", "Registrar un pago"}, titles(o.manager, "?language=es"))
		require.Equal(t, []string{"Cerrar el mes", "Record a payment"}, titles(o.manager, "?language=en"))
		require.Equal(t, []string{"Registrar un pago"}, titles(o.manager, "?language=pt&screen=/payments/:id"))
		require.Empty(t, titles(o.manager, "?screen=/pay"), "a screen is found by its whole path")
		var shown read
		o.cashier.GET(base + "/" + source.ID + "/reading").OK(&shown)
		require.Equal(t, "en", shown.Others[0].Language)
	})
}
