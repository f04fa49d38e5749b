package httpx_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestOperations(t *testing.T) {
	s := serve(t, sdktest.Engine{Name: storage.SQLite}.DB(t, "notes", migrations()))

	t.Run("a write answers the thing and its version", func(t *testing.T) {
		got := s.call("POST", "/notes", "notes:create", `{"title":"one"}`)
		require.Equal(t, 200, got.status, got.raw)
		require.Equal(t, `"1"`, got.header.Get("ETag"))
		require.Equal(t, "one", got.data["title"])
		require.NotContains(t, got.raw, "tenant")
	})

	t.Run("an update names the version it changes [AP-05]", func(t *testing.T) {
		id := s.call("POST", "/notes", "notes:create", `{"title":"two"}`).data["id"].(string)
		change := func(tag string) answer {
			return s.call("PATCH", "/notes/"+id, "notes:update", `{"title":"changed"}`, "If-Match", tag)
		}
		require.Equal(t, http.StatusPreconditionRequired, change("").status)
		require.Equal(t, `"2"`, change(`"1"`).header.Get("ETag"))
		lost := change(`"1"`)
		require.Equal(t, http.StatusPreconditionFailed, lost.status)
		require.Equal(t, "precondition.stale", lost.problem.Code)
		require.Equal(t, http.StatusPreconditionFailed, change("rubbish").status)
		require.Equal(t, `"3"`, change("*").header.Get("ETag"), "whichever version there is")
	})

	t.Run("a name that shows nothing, or turns the direction of others, is refused with its field", func(t *testing.T) {
		for _, title := range []string{"   ", `\u200e\u200f`, `a\u202eb`, `\u2800`} {
			got := s.call("POST", "/notes", "notes:create", `{"title":"`+title+`"}`)
			require.Equal(t, http.StatusUnprocessableEntity, got.status, title)
			require.Equal(t, "body.title", got.problem.Errors[0].Field)
			require.Equal(t, "field.blank", got.problem.Errors[0].Code)
		}
	})

	t.Run("however much is wrong, a bounded part of it is told", func(t *testing.T) {
		body := `{"title":"x"` + unexpected(40) + `}`
		got := s.call("POST", "/notes", "notes:create", body)
		require.Equal(t, http.StatusUnprocessableEntity, got.status)
		require.Len(t, got.problem.Errors, 20)
	})

	t.Run("an answer without a body is 204", func(t *testing.T) {
		require.Equal(t, http.StatusNoContent, s.call("DELETE", "/notes/x", "notes:delete", "").status)
	})

	t.Run("an empty list is a list", func(t *testing.T) {
		got := s.call("GET", "/notes?title=none", "notes:read", "")
		require.JSONEq(t, `{"data":[],"meta":{"page":1,"pageSize":10,"total":0,"totalExact":false}}`, got.raw)
	})

	t.Run("what was written is gone if the handler fails after it", func(t *testing.T) {
		before := s.count()
		require.Equal(t, 409, s.call("POST", "/notes", "notes:create", `{"title":"fails late"}`).status)
		require.Equal(t, before, s.count())
	})

	t.Run("an unforeseen error tells nothing but the trace", func(t *testing.T) {
		got := s.call("GET", "/broken", "notes:read", "", "X-Request-Id", "trace-1")
		require.Equal(t, 500, got.status)
		require.Equal(t, "internal", got.problem.Code)
		require.Equal(t, "trace-1", got.problem.TraceID)
		require.NotContains(t, got.raw, "hunter2")
	})

	t.Run("an operation that takes too long is cut off", func(t *testing.T) {
		got := s.call("GET", "/slow", "notes:read", "")
		require.Equal(t, http.StatusServiceUnavailable, got.status)
		require.Equal(t, "timeout", got.problem.Code)
	})

	t.Run("an address that is not there and a method that is not served are problems too", func(t *testing.T) {
		require.Equal(t, "not_found", s.call("GET", "/nowhere", "notes:read", "").problem.Code)
		got := s.call("PUT", "/notes", "notes:read", "")
		require.Equal(t, http.StatusMethodNotAllowed, got.status)
		require.Equal(t, "method_not_allowed", got.problem.Code)
	})

	t.Run("a stream is counted against its limit as it goes", func(t *testing.T) {
		require.Equal(t, "1000\n", s.call("POST", "/upload", "notes:create", strings.Repeat("x", 1000)).raw)
		require.Equal(t, http.StatusRequestEntityTooLarge, s.call("POST", "/upload", "notes:create", strings.Repeat("x", 1001)).status)
	})
}

// unexpected are so many properties that no operation knows.
func unexpected(n int) string {
	var all strings.Builder
	for i := range n {
		fmt.Fprintf(&all, `,"unknown%d":1`, i)
	}
	return all.String()
}
