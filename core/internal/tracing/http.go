package tracing

import (
	"context"
	"net/http"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// HTTP serves the record.
type HTTP struct {
	service  *Service
	verifier *Verifier
	tellers  Tellers
}

// Tellers tell what lines say, by the module that wrote them.
type Tellers map[string]*tracing.Teller

// NewHTTP serves what service reads and verifier finds, told by tellers.
func NewHTTP(service *Service, verifier *Verifier, tellers Tellers) *HTTP {
	return &HTTP{service: service, verifier: verifier, tellers: tellers}
}

// Routes registers the operations.
func (h *HTTP) Routes(api *httpx.API) {
	g := httpx.Group{API: api, Tag: "tracing-events", Base: "/api/v1/tracing-events", Rights: "core.tracing_events", Long: true}
	httpx.Register(api, g.Op("list", "", "read", "The record of who did what, the newest first").By(http.MethodGet), h.list)
	httpx.All(g.Op("verify", "/verification", "read", "Whether the record is whole and unchanged"), func(ctx context.Context, _ *struct{}) ([]Verdict, error) {
		return h.service.Verify(ctx)
	})
	httpx.Act(g.Op("verify-now", "/verification", "read", "Verify the record, and leave in it who did"), func(ctx context.Context, _ *struct{}) (Verification, error) {
		return h.verifier.Verify(ctx)
	})
	httpx.RegisterStream(api, g.Op("export", "/export", "export", "The record as a CSV file").By(http.MethodGet), func(w http.ResponseWriter, r *http.Request) {
		h.export(api, w, r)
	})
}

type listInput struct {
	Actor       string    `query:"actor" maxLength:"64" doc:"Id of the user, key or system that acted"`
	SubjectType string    `query:"subject_type" maxLength:"64" example:"record"`
	Subject     string    `query:"subject" maxLength:"64" doc:"Id of the thing acted on"`
	Name        string    `query:"name" maxLength:"128" doc:"Name of the event, or the beginning of one ending in a dot" example:"module.record."`
	Trace       string    `query:"trace" maxLength:"64" doc:"Trace id, as an error screen shows it"`
	From        time.Time `query:"from" doc:"At or after"`
	To          time.Time `query:"to" doc:"Before"`
	Before      string    `query:"before" maxLength:"64" doc:"Go on after this event: meta.next of another page"`
	PageSize    int       `query:"pageSize" minimum:"1" maximum:"100" default:"50"`
}

// Line is one line of the record, and what it says.
type Line struct {
	tracing.Event
	Facts []tracing.Fact `json:"facts" doc:"What the payload says, as far as it can be told"`
}

type listOutput struct {
	Body struct {
		Data []Line `json:"data"`
		Meta struct {
			Next   string   `json:"next,omitempty" doc:"Value of before for older events; absent at the end"`
			Silent []string `json:"silent,omitempty" doc:"Modules that did not answer: their events are missing"`
		} `json:"meta"`
	}
}

func (h *HTTP) list(ctx context.Context, in *listInput) (*listOutput, error) {
	page, err := h.service.List(ctx, tracing.Filter{
		ActorID: in.Actor, SubjectType: in.SubjectType, SubjectID: in.Subject, Name: in.Name, TraceID: in.Trace,
		From: in.From, To: in.To, Before: in.Before, Limit: in.PageSize,
	})
	if err != nil {
		return nil, err
	}
	out := &listOutput{}
	out.Body.Data, out.Body.Meta.Silent = h.told(page.Events), page.Silent
	if page.More {
		out.Body.Meta.Next = page.Events[len(page.Events)-1].ID
	}
	return out, nil
}

func (h *HTTP) told(events []tracing.Event) []Line {
	lines := make([]Line, len(events))
	for i, event := range events {
		lines[i] = Line{Event: event, Facts: h.tellers[event.Module].Facts(event.Payload)}
	}
	return lines
}
