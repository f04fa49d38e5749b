package httpx_test

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestBadInput(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		s := serve(t, engine.DB(t, "notes", migrations()))
		field := func(a answer) string {
			if len(a.problem.Errors) == 0 {
				return a.problem.Code
			}
			return a.problem.Errors[0].Field + " " + a.problem.Errors[0].Code
		}

		for what, c := range map[string]struct{ body, want string }{
			"a missing field":      {`{}`, "body.title field.required"},
			"an unknown field":     {`{"title":"x","role":"admin"}`, "body.role field.unexpected"},
			"too long a text":      {`{"title":"` + strings.Repeat("x", 21) + `"}`, "body.title field.max_length"},
			"an empty text":        {`{"title":""}`, "body.title field.min_length"},
			"a wrong type":         {`{"title":7}`, "body.title field.type"},
			"too small a number":   {`{"title":"x","amount":-1}`, "body.amount field.minimum"},
			"a wrong choice":       {`{"title":"x","kind":"smoke"}`, "body.kind field.enum"},
			"too many lines":       {`{"title":"x","lines":["a","b","c"]}`, "body.lines field.max_items"},
			"a wrong line":         {`{"title":"x","lines":[1]}`, "body.lines[0] field.type"},
			"a list for an object": {`[1]`, "body field.type"},
		} {
			t.Run(what+" is told by its path", func(t *testing.T) {
				got := s.call("POST", "/notes", "notes:create", c.body)
				require.Equal(t, http.StatusUnprocessableEntity, got.status, got.raw)
				require.Equal(t, c.want, field(got), got.raw)
				require.NotContains(t, got.problem.Errors[0].Title, "field.")
				require.NotContains(t, got.problem.Errors[0].Title, "{")
			})
		}

		for what, c := range map[string]struct{ method, path, body string }{
			"a NUL in the body":           {"POST", "/notes", "{\"title\":\"a\x00\"}"},
			"an escaped NUL":              {"POST", "/notes", `{"title":"a\u0000b"}`},
			"invalid UTF-8":               {"POST", "/notes", "{\"title\":\"\xff\xfe\"}"},
			"half a surrogate":            {"POST", "/notes", `{"title":"\ud800"}`},
			"a number beyond int64":       {"POST", "/notes", `{"title":"x","amount":99999999999999999999}`},
			"a number beyond float64":     {"POST", "/notes", `{"title":"x","amount":1e999}`},
			"a fraction for an integer":   {"POST", "/notes", `{"title":"x","amount":1.5}`},
			"JSON a thousand levels deep": {"POST", "/notes", strings.Repeat("[", 400) + strings.Repeat("]", 400)},
			"lists in a list of texts":    {"POST", "/notes", `{"title":"x","lines":[[],[]]}`},
			"half a body":                 {"POST", "/notes", `{"title":`},
			"two bodies":                  {"POST", "/notes", `{"title":"x"}{"title":"y"}`},
			"no body":                     {"POST", "/notes", ``},
			"null":                        {"POST", "/notes", `null`},
			"too large a body":            {"POST", "/notes", `{"title":"` + strings.Repeat("x", 2000) + `"}`},
			"a NUL in the path":           {"GET", "/notes/a%00b", ""},
			"invalid UTF-8 in the path":   {"GET", "/notes/%ff", ""},
			"a NUL in the query":          {"GET", "/notes?title=%00", ""},
			"invalid UTF-8 in the query":  {"GET", "/notes?title=%ff%fe", ""},
			"a broken escape":             {"GET", "/notes?title=%zz", ""},
			"a page beyond all bounds":    {"GET", "/notes?page=99999999999999999999", ""},
			"a negative page":             {"GET", "/notes?page=-1", ""},
			"too large a page":            {"GET", "/notes?pageSize=101", ""},
			"a word for a number":         {"GET", "/notes?page=two", ""},
			"too long an id":              {"GET", "/notes/" + strings.Repeat("x", 37), ""},
		} {
			t.Run(what+" is refused as bad input", func(t *testing.T) {
				got := s.call(c.method, c.path, map[string]string{"POST": "notes:create", "GET": "notes:read"}[c.method], c.body)
				if what == "half a surrogate" { // JSON has it stand for U+FFFD, a character like any other
					require.Equal(t, 200, got.status)
					return
				}
				require.GreaterOrEqual(t, got.status, 400, got.raw)
				require.Less(t, got.status, 500, got.raw)
				require.NotEmpty(t, got.problem.Title, got.raw)
			})
		}

		t.Run("another format than JSON is refused", func(t *testing.T) {
			got := s.call("POST", "/notes", "notes:create", "title: x", "Content-Type", "application/yaml")
			require.Equal(t, http.StatusUnsupportedMediaType, got.status)
			require.Equal(t, "unsupported_media_type", got.problem.Code)
		})

		t.Run("a body that breaks off is bad input", func(t *testing.T) {
			r, err := http.NewRequest("POST", s.url+"/notes", io.MultiReader(bytes.NewReader([]byte(`{"ti`)), errReader{}))
			require.NoError(t, err)
			_, err = http.DefaultClient.Do(r)
			require.Error(t, err)
		})
	})
}

type errReader struct{}

func (errReader) Read([]byte) (int, error) { return 0, errors.New("gone") }
