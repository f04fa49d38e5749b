package chain

import (
	"encoding/json"
	"net/http"
	"strconv"

	"github.com/go-chi/chi/v5"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// The paths on which a module shows its record to the host. They lie outside of every public prefix.
const (
	ListPath   = "/_sdk/tracing-events"              // ?filter=<JSON of Filter>
	VerifyPath = "/_sdk/tracing-events/verification" // ?seq=N asks for the hash of that link as well, &onwards=true for no walk before it
)

// Mount serves the record of db to the host: requests whose principal is the system's.
func Mount(r chi.Router, db *storage.DB, catalog *errs.Catalog) {
	r.Get(ListPath, forHost(catalog, func(r *http.Request) (any, error) {
		var filter tracing.Filter
		if err := json.Unmarshal([]byte(r.URL.Query().Get("filter")), &filter); err != nil {
			return nil, errs.New(errs.Invalid, "malformed").Wrap(err)
		}
		return tracing.List(r.Context(), db, filter)
	}))
	r.Get(VerifyPath, forHost(catalog, func(r *http.Request) (any, error) {
		asked := r.URL.Query()
		seq, _ := strconv.ParseInt(asked.Get("seq"), 10, 64) // absent or unreadable: no link is asked for
		return VerifyTenant(r.Context(), db, principal.Must(r.Context()).TenantID, Span{Seq: seq, Onwards: asked.Get("onwards") == "true"})
	}))
}

func forHost(catalog *errs.Catalog, answer func(*http.Request) (any, error)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if who, ok := principal.From(r.Context()); !ok || who.Kind != principal.KindSystem {
			errs.WriteProblem(w, r, catalog, errs.New(errs.Forbidden, "forbidden"))
			return
		}
		value, err := answer(r)
		if err != nil {
			errs.WriteProblem(w, r, catalog, err)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		_ = json.NewEncoder(w).Encode(value) // the host has gone: nobody to tell
	}
}
