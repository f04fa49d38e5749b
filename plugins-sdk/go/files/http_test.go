package files_test

import (
	"bytes"
	"fmt"
	"mime"
	"mime/multipart"
	"net/http"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

func TestContract(t *testing.T) { sdktest.Contract(t, helpcenter()) }

// sender sends files to the module of the example.
type sender struct {
	*sdktest.Person
	t      *testing.T
	base   string
	folder string
}

func newSender(t *testing.T, engine sdktest.Engine, quota int64) *sender {
	s := &sender{t: t}
	host := sdktest.Start(t, helpcenter(), sdktest.Options{
		Engine: engine, Demo: &sdk.DemoSeed{Tenants: []sdk.DemoTenant{{ID: "a"}}},
		Change: func(q *control.StartRequest) { q.FilesQuota, s.folder = quota, filepath.Join(q.DataDir, "files", "a") },
	})
	s.Person = host.As("a", "admin", "ana")
	var all []article
	s.GET(articlesPath).OK(&all)
	s.base = articlesPath + "/" + all[0].ID + "/pictures"
	return s
}

// form is a form with a file, or with what comes in its place.
func form(t *testing.T, name string, content []byte, fields ...string) (body []byte, kind string) {
	t.Helper()
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	part, err := w.CreateFormFile("file", name)
	require.NoError(t, err)
	_, err = part.Write(content)
	require.NoError(t, err)
	for i := 0; i+1 < len(fields); i += 2 {
		require.NoError(t, w.WriteField(fields[i], fields[i+1]))
	}
	require.NoError(t, w.Close())
	return b.Bytes(), w.FormDataContentType()
}

func (s *sender) send(name string, content []byte, headers ...string) *sdktest.Answer {
	s.t.Helper()
	body, kind := form(s.t, name, content)
	return s.POST(s.base, bytes.NewReader(body), append(headers, "Content-Type", kind)...)
}

func (s *sender) lying() []string {
	all, err := filepath.Glob(filepath.Join(s.folder, "*"))
	require.NoError(s.t, err)
	return all
}

func TestHTTP(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		s := newSender(t, engine, 1<<20)
		var f files.File
		answer := s.send("año 1.png", picture(200_000)).OK(&f)
		require.Equal(t, http.StatusCreated, answer.Status)
		at := s.base + "/" + f.ID

		t.Run("a file goes out as it came, under its name, and no browser guesses what it is", func(t *testing.T) {
			got := s.GET(at).OK(nil)
			require.True(t, bytes.Equal(picture(200_000), got.Raw))
			require.Equal(t, "image/png", got.Header.Get("Content-Type"))
			require.Equal(t, "nosniff", got.Header.Get("X-Content-Type-Options"))
			how, names, err := mime.ParseMediaType(got.Header.Get("Content-Disposition"))
			require.NoError(t, err)
			require.Equal(t, "inline año 1.png", how+" "+names["filename"])
			require.Equal(t, "no-store", got.Header.Get("Cache-Control"))
		})

		t.Run("what a browser might read as more than it is, is only saved", func(t *testing.T) {
			var text files.File
			s.send("x.html", []byte("plain words")).OK(&text)
			require.True(t, strings.HasPrefix(s.GET(s.base+"/"+text.ID).OK(nil).Header.Get("Content-Disposition"), "attachment"))
		})

		t.Run("who has it already does not get it again", func(t *testing.T) {
			tag := s.GET(at).Header.Get("ETag")
			require.Equal(t, http.StatusNotModified, s.Do("GET", at, nil, "If-None-Match", tag).Status)
			require.Equal(t, http.StatusOK, s.Do("GET", at, nil, "If-None-Match", `"another"`).Status)
			require.Equal(t, http.StatusPartialContent, s.Do("GET", at, nil, "Range", "bytes=0-9", "If-Range", tag).Status)
			require.Equal(t, http.StatusOK, s.Do("GET", at, nil, "Range", "bytes=0-9", "If-Range", `"another"`).Status)
		})

		t.Run("a range beyond the end is refused with the size, several at once are answered by the whole", func(t *testing.T) {
			got := s.Do("GET", at, nil, "Range", "bytes=200000-")
			require.Equal(t, http.StatusRequestedRangeNotSatisfiable, got.Status)
			require.Equal(t, "bytes */200000", got.Header.Get("Content-Range"))
			many := "bytes=0-0" + strings.Repeat(",100000-100000", 500)
			require.Equal(t, http.StatusOK, s.Do("GET", at, nil, "Range", many).Status)
		})

		t.Run("a bare file takes its name from Content-Disposition", func(t *testing.T) {
			var bare files.File
			s.POST(s.base, bytes.NewReader(picture(100)), "Content-Type", "image/png", "Content-Disposition", `attachment; filename="../../b.png"`).OK(&bare)
			require.Equal(t, "b.png", bare.Name)
		})

		t.Run("the same request with the same key is done once, with another file it is refused", func(t *testing.T) {
			var first, again files.File
			s.send("x.png", picture(1000), "Idempotency-Key", "k1").OK(&first)
			before := s.lying()
			answer := s.send("x.png", picture(1000), "Idempotency-Key", "k1").OK(&again)
			require.Equal(t, "true", answer.Header.Get("Idempotent-Replayed"))
			require.Equal(t, first, again)
			s.send("x.png", picture(1001), "Idempotency-Key", "k1").Refused(http.StatusConflict, "idempotency.mismatch")
			require.Equal(t, before, s.lying(), "what came again is not kept")
		})

		t.Run("what is refused leaves nothing", func(t *testing.T) {
			before := s.lying()
			s.send("x.png", []byte("<html><script>")).Refused(http.StatusUnprocessableEntity, "files.type")
			s.send("x.png", picture(900_000)).Refused(http.StatusConflict, "files.quota")
			s.send("x.png", picture(6<<20)).Refused(http.StatusConflict, "files.quota")
			s.send("x.png", nil).Refused(http.StatusUnprocessableEntity, "files.type")
			s.POST(s.base, strings.NewReader("x"), "Content-Type", "multipart/form-data").Refused(http.StatusBadRequest, "malformed")
			body, kind := form(t, "x.png", picture(5000), "caption", "me", "unknown", "x")
			s.POST(s.base, bytes.NewReader(body), "Content-Type", kind).Refused(http.StatusUnprocessableEntity, "invalid")
			body, kind = form(t, "x.png", picture(5000), "caption", "me")
			for _, cut := range []int{4000, 5250, len(body) - 4} {
				answer := s.POST(s.base, bytes.NewReader(body[:cut]), "Content-Type", kind)
				require.Equal(t, http.StatusBadRequest, answer.Status, "cut after %d of %d bytes: %s", cut, len(body), answer.Raw)
			}
			s.POST(strings.Replace(s.base, "/pictures", "0/pictures", 1), bytes.NewReader(body), "Content-Type", kind).
				Refused(http.StatusNotFound, "storage.not_found")
			require.Equal(t, before, s.lying())
		})

		t.Run("a form's fields come with the file", func(t *testing.T) {
			body, kind := form(t, "x.png", picture(50), "caption", "me")
			s.POST(s.base, bytes.NewReader(body), "Content-Type", kind).OK(nil)
		})
	})
}

func TestServesAnyRange(t *testing.T) {
	s := newSender(t, sdktest.Engine{Name: storage.SQLite}, 1<<20)
	const size = 150_000
	want := picture(size)
	var f files.File
	s.send("x.png", want).OK(&f)
	rapid.Check(t, func(t *rapid.T) {
		first := rapid.IntRange(0, size-1).Draw(t, "first")
		last := rapid.IntRange(first, size+10).Draw(t, "last")
		asked := rapid.SampledFrom([]string{fmt.Sprintf("bytes=%d-%d", first, last), fmt.Sprintf("bytes=%d-", first), fmt.Sprintf("bytes=-%d", first+1)}).Draw(t, "range")
		begin, end := first, min(last, size-1)
		switch {
		case strings.HasPrefix(asked, "bytes=-"):
			begin, end = size-first-1, size-1
		case strings.HasSuffix(asked, "-"):
			end = size - 1
		}
		got := s.Do("GET", s.base+"/"+f.ID, nil, "Range", asked)
		require.Equal(t, http.StatusPartialContent, got.Status)
		require.Equal(t, fmt.Sprintf("bytes %d-%d/%d", begin, end, size), got.Header.Get("Content-Range"))
		require.True(t, bytes.Equal(want[begin:end+1], got.Raw))
	})
}
