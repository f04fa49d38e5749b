package tracing

import (
	"net/http"
	"strconv"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// exportAtOnce is how many lines are read and sent at a time; the whole is never held.
const exportAtOnce = 200

func exportFilter(r *http.Request) (tracing.Filter, error) {
	asked := r.URL.Query()
	filter := tracing.Filter{
		ActorID: asked.Get("actor"), SubjectType: asked.Get("subject_type"), SubjectID: asked.Get("subject"),
		Name: asked.Get("name"), TraceID: asked.Get("trace"), Limit: exportAtOnce,
	}
	for name, into := range map[string]*time.Time{"from": &filter.From, "to": &filter.To} {
		text := asked.Get(name)
		if text == "" {
			continue
		}
		parsed, err := time.Parse(time.RFC3339, text)
		if err != nil {
			return filter, errs.New(errs.Invalid, "invalid").WithField("query."+name, "field.format").Wrap(err)
		}
		*into = parsed
	}
	return filter, nil
}

// export sends page after page. A failure after the first line can only be shown by ending the answer early, which a reader
// notices because the connection breaks off.
func (h *HTTP) export(api *httpx.API, w http.ResponseWriter, r *http.Request) {
	filter, err := exportFilter(r)
	if err == nil {
		err = h.verifier.exporting(r.Context(), filter)
	}
	if err != nil {
		api.Problem(w, r, err)
		return
	}
	w.Header().Set("Content-Type", "text/csv; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="tracing-events.csv"`)
	file, err := sheet.NewWriter(w, sheet.CSV, []string{"at", "module", "name", "actor_kind", "actor_id", "actor_name", "actor_role", "subject_type",
		"subject_id", "parent_id", "trace_id", "request_id", "payload", "seq", "hash", "id"}, sheet.Options{Language: "en"})
	if err != nil {
		return // the caller has gone
	}
	for {
		page, err := h.service.List(r.Context(), filter)
		if err != nil || len(page.Silent) > 0 {
			panic(http.ErrAbortHandler)
		}
		for _, event := range page.Events {
			if file.Write(exportLine(event)) != nil {
				return // the caller has gone
			}
		}
		if !page.More {
			_ = file.Close() // the caller may have gone
			return
		}
		filter.Before = page.Events[len(page.Events)-1].ID
	}
}

func exportLine(e tracing.Event) []string {
	seq := ""
	if e.Seq != nil {
		seq = strconv.FormatInt(*e.Seq, 10)
	}
	hash, _ := e.Hash.MarshalText() // never fails
	return []string{e.At.UTC().Format(time.RFC3339Nano), e.Module, e.Name, e.ActorKind, e.ActorID, e.ActorName, e.ActorRole,
		e.SubjectType, e.SubjectID, e.ParentID, e.TraceID, e.RequestID, string(e.Payload), seq, string(hash), e.ID}
}
