package httpx_test

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestIdempotencyKey(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		s := serve(t, engine.DB(t, "notes", migrations()))
		create := func(key, body string) answer {
			return s.call("POST", "/notes", "notes:create", body, "Idempotency-Key", key)
		}

		t.Run("the same request again gets the first answer and changes nothing [AP-05]", func(t *testing.T) {
			first, before := create("k1", `{"title":"once"}`), s.count()
			again := create("k1", `{"title":"once"}`)
			require.Equal(t, 200, again.status, again.raw)
			require.JSONEq(t, first.raw, again.raw)
			require.Equal(t, first.header.Get("ETag"), again.header.Get("ETag"))
			require.Equal(t, first.header.Get("Content-Type"), again.header.Get("Content-Type"))
			require.Equal(t, "true", again.header.Get("Idempotent-Replayed"))
			require.Equal(t, before, s.count())
		})

		t.Run("what is kept of a request and its answer is not legible, the key included", func(t *testing.T) {
			create("a-key-of-mine", `{"title":"María Fernanda Silva 1.234.567-2"}`)
			for _, row := range s.kept() {
				for _, text := range []string{"María", "1.234.567", "a-key-of-mine", "title", "Content-Type", "ETag"} {
					require.NotContains(t, row, text)
				}
			}
			require.NotEmpty(t, s.kept())
		})

		t.Run("the same key for another request is refused", func(t *testing.T) {
			got := create("k1", `{"title":"twice"}`)
			require.Equal(t, http.StatusConflict, got.status)
			require.Equal(t, "idempotency.mismatch", got.problem.Code)
		})

		t.Run("a request that failed may be tried again with its key", func(t *testing.T) {
			require.Equal(t, 409, create("k2", `{"title":"once"}`).status)
			require.Equal(t, 200, create("k2", `{"title":"another"}`).status)
		})

		t.Run("many at once make one", func(t *testing.T) {
			before := s.count()
			var all sync.WaitGroup
			answers := make([]answer, 12)
			for i := range answers {
				all.Go(func() { answers[i] = create("k3", `{"title":"race"}`) })
			}
			all.Wait()
			for _, got := range answers {
				require.Equal(t, 200, got.status, got.raw)
				require.JSONEq(t, answers[0].raw, got.raw)
			}
			require.Equal(t, before+1, s.count())
		})

		t.Run("an answer without a body is replayed without one", func(t *testing.T) {
			for range 2 {
				got := s.call("DELETE", "/notes/x", "notes:delete", "", "Idempotency-Key", "k4")
				require.Equal(t, http.StatusNoContent, got.status, got.raw)
				require.Empty(t, got.raw)
			}
		})

		t.Run("a key that is none is refused", func(t *testing.T) {
			for i, key := range []string{strings.Repeat("x", 256), "a b", "ñ"} {
				got := create(key, fmt.Sprintf(`{"title":"key %d"}`, i))
				require.Equal(t, http.StatusUnprocessableEntity, got.status, key)
				require.Equal(t, "header.Idempotency-Key", got.problem.Errors[0].Field)
			}
		})
	})
}
