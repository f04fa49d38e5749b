package helpcenter_test

import (
	"archive/zip"
	"bytes"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func zipped(t *testing.T, files map[string]string) string {
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	for name, content := range files {
		to, err := archive.Create(name)
		require.NoError(t, err)
		_, err = to.Write([]byte(content))
		require.NoError(t, err)
	}
	require.NoError(t, archive.Close())
	return out.String()
}

func unzipped(t *testing.T, archive []byte) map[string]string {
	from, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
	require.NoError(t, err)
	files := map[string]string{}
	for _, entry := range from.File {
		opened, err := entry.Open()
		require.NoError(t, err)
		text, err := io.ReadAll(opened)
		require.NoError(t, err)
		files[entry.Name] = string(text)
	}
	return files
}

type brought struct {
	Created, Changed, Unchanged int
	Rejected                    []struct{ File, Code string }
}

func (o *office) bring(files map[string]string) (b brought) {
	o.t.Helper()
	o.admin.POST(base+"/import", strings.NewReader(zipped(o.t, files)), "Content-Type", "application/zip").OK(&b)
	return b
}

func TestAFolderThatWentOutComesInAsItWas(t *testing.T) { // [HC-08]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		source := o.publish(o.write(map[string]any{"body": "Uno: «dos»\n\n---\n\ntres\n", "screens": []string{"/payments"}, "roles": []string{"cashier"}}))
		o.write(map[string]any{"root_article_id": source.ID, "language": "en", "title": "Record a payment"})
		files := unzipped(t, o.admin.GET(base+"/export").Raw)
		require.Len(t, files, 2)
		require.Contains(t, files["pagos/registrar-un-pago.es.md"], "title: Registrar un pago\n")
		require.Contains(t, files["pagos/record-a-payment.en.md"], "translation_of: registrar-un-pago\n")
		require.Equal(t, brought{Unchanged: 2, Rejected: []struct{ File, Code string }{}}, o.bring(files))

		o.admin.DELETE(base+"/"+o.idOf("Record a payment"), "If-Match", "*")
		o.admin.DELETE(base+"/"+source.ID, "If-Match", "*")
		require.Equal(t, brought{Created: 2, Rejected: []struct{ File, Code string }{}}, o.bring(files))
		again := unzipped(t, o.admin.GET(base+"/export").Raw)
		for name, text := range files {
			require.Equal(t, strings.Replace(text, "status: published", "status: draft", 1), again[name], "and nothing is published by it")
		}

		again["pagos/registrar-un-pago.es.md"] = strings.Replace(again["pagos/registrar-un-pago.es.md"], "tres", "cuatro", 1)
		again["nuevos/otro.pt.md"] = "---\r\ntitle: Outro\r\nlanguage: pt\r\ncategory: nuevos\r\n---\r\nTexto\r\n"
		again["nuevos/ley.es.md"] = "---\ntitle: La ley\nlanguage: es\ncategory: nuevos\nunconfirmed: true\n---\nTexto\n"
		require.Equal(t, brought{Created: 2, Changed: 1, Unchanged: 1, Rejected: []struct{ File, Code string }{}}, o.bring(again))
		law := base + "/" + o.idOf("La ley")
		o.admin.POST(law+"/publish", nil, "If-Match", "*").Refused(409, "helpcenter.article_unconfirmed")
		require.Contains(t, unzipped(t, o.admin.GET(base+"/export").Raw)["nuevos/la-ley.es.md"], "unconfirmed: true")
	})
}

func (o *office) idOf(title string) string {
	o.t.Helper()
	var all []written
	o.admin.GET(base + "/drafts").OK(&all)
	for _, one := range all {
		if one.Title == title {
			return one.ID
		}
	}
	o.t.Fatal("no article is called " + title)
	return ""
}

func TestAHostileFolderIsRefused(t *testing.T) { // [HC-08]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		send := func(body string) *sdktest.Answer {
			return o.admin.POST(base+"/import", strings.NewReader(body), "Content-Type", "application/zip")
		}
		send("no archive").Refused(422, "helpcenter.folder_archive")
		bomb := map[string]string{"a.md": "---\ntitle: a\nlanguage: es\n---\n" + strings.Repeat("a", 5<<20)}
		send(zipped(t, bomb)).Refused(422, "helpcenter.folder_too_large")
		told := o.bring(map[string]string{
			"../../etc/passwd.md": "no front", "b.md": "---\ntitle: b\nlanguage: xx\n---\n", "c.md": "---\n{{{\n---\n",
			"d.md": "---\ntitle: d\nlanguage: es\ncategory: pagos\nscreens: [javascript]\n---\n", "e.txt": "no article",
			"f.md": "---\ntitle: f\nlanguage: en\ncategory: pagos\ntranslation_of: nobody\n---\n",
		})
		require.Zero(t, told.Created)
		require.Len(t, told.Rejected, 5)
	})
}

func TestAFolderCarriesThePicturesOfItsArticles(t *testing.T) { // [HC-08]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		a := o.write(nil)
		var p illustration
		o.illustrate(o.manager, a.ID, pngOf(t, 40, 30)).OK(&p)
		o.manager.PATCH(base+"/"+a.ID, map[string]any{"body": "![recibo](" + p.Src + ")\n"}, "If-Match", version(a)).OK(&a)
		files := unzipped(t, o.admin.GET(base+"/export").Raw)
		require.Equal(t, pngOf(t, 40, 30), files["pictures/"+p.ID+".png"])
		require.Contains(t, files["pagos/registrar-un-pago.es.md"], "![recibo](../pictures/"+p.ID+".png)")
		require.Equal(t, 1, o.bring(files).Unchanged, "the picture is there by its content")

		o.admin.DELETE(base+"/"+a.ID, "If-Match", "*")
		require.Equal(t, 1, o.bring(files).Created)
		var again written
		o.manager.GET(base + "/" + o.idOf("Registrar un pago")).OK(&again)
		src := strings.TrimSuffix(strings.TrimPrefix(again.Body, "![recibo]("), ")\n")
		require.NotEqual(t, p.Src, src)
		require.Equal(t, pngOf(t, 40, 30), string(o.manager.GET(src+"/draft").Raw))

		for name := range files {
			if strings.HasPrefix(name, "pictures/") {
				files[name] = "no picture"
			}
		}
		told := o.bring(files)
		require.Equal(t, "helpcenter.folder_picture", told.Rejected[0].Code)
	})
}

func TestAFolderIsTriedBeforeAnythingChanges(t *testing.T) { // [HC-08]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		a := o.write(map[string]any{"body": "Uno\n"})
		text := "---\ntitle: Registrar un pago\nlanguage: es\ncategory: pagos\n---\n\nOtro\n"
		files := map[string]string{
			"pagos/a.es.md": text, "pagos/b.en.md": "---\ntitle: New\nlanguage: en\ncategory: nuevos\n---\n\n![x](x.png)\n", "pagos/x.png": pngOf(t, 2, 2),
			"pagos/c.es.md": "---\ntitle: Sin fuente\nlanguage: es\ncategory: pagos\ntranslation_of: nada\n---\n",
		}
		var tried, done brought
		o.admin.POST(base+"/import?dry_run=true", strings.NewReader(zipped(t, files)), "Content-Type", "application/zip").OK(&tried)
		var all []written
		o.admin.GET(base + "/drafts").OK(&all)
		require.Len(t, all, 1)
		require.Equal(t, a.Version, all[0].Version)
		done = o.bring(files)
		require.Equal(t, done, tried)
		require.Equal(t, []int{1, 1, 1}, []int{done.Created, done.Changed, len(done.Rejected)})
		o.manager.POST(base+"/import", strings.NewReader(zipped(t, files)), "Content-Type", "application/zip").Refused(403, "forbidden")
	})
}

func TestTwoTranslationsIntoOneLanguageLeaveTheRestOfTheFolderIn(t *testing.T) { // [HC-08]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		front := "---\ntitle: %\nlanguage: en\ncategory: pagos\ntranslation_of: fuente\n---\n"
		told := o.bring(map[string]string{
			"a.md": "---\ntitle: Fuente\nlanguage: es\ncategory: pagos\n---\n", "b.md": strings.Replace(front, "%", "One", 1),
			"c.md": strings.Replace(front, "%", "Two", 1), "d.md": "---\ntitle: Otro\nlanguage: es\ncategory: pagos\n---\n",
		})
		require.Equal(t, 3, told.Created)
		require.Equal(t, "helpcenter.article_duplicate", told.Rejected[0].Code)
	})
}
