package httpapi

import (
	"encoding/json"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// OnlyRead serves what can only be read, and refuses every other method.
func OnlyRead(next http.Handler, catalog *errs.Catalog) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			writeMethodNotAllowed(w, r, catalog)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// writeMethodNotAllowed tells that the path is known by other methods; Allow names them.
func writeMethodNotAllowed(w http.ResponseWriter, r *http.Request, catalog *errs.Catalog) {
	problem := catalog.Problem(r.Context(), errs.OccasionOf(r), errMethod)
	problem.Status = http.StatusMethodNotAllowed
	w.Header().Set("Content-Type", errs.ContentType)
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(problem.Status)
	_ = json.NewEncoder(w).Encode(problem) // the client may be gone
}
