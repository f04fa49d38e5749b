package debtor

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// RevealRequest names what is to be uncovered.
type RevealRequest struct {
	Field   string `json:"field" enum:"national_id,phone" doc:"What to uncover"`
	PhoneID string `json:"phone_id,omitempty" maxLength:"64" doc:"Which phone; the main one without it"`
}

// Revealed is what was covered.
type Revealed struct {
	Value string `json:"value" example:"1.234.567-2"`
}

// TimelineInput names a debtor and a place in its timeline.
type TimelineInput struct {
	IDInput
	PageSize int    `query:"pageSize" minimum:"1" maximum:"100" default:"20" doc:"Events per page"`
	Cursor   string `query:"cursor" maxLength:"64" doc:"meta.next of the page before"`
}

func revealRoutes(api *httpx.API, s *Service, numbers Numbers) {
	httpx.RegisterWrite(api, operation("debtors-reveal", http.MethodPost, base+"/{id}/reveal", "reveal", "Uncover a national id or a phone; leaves a tracing event"),
		func(ctx context.Context, in *struct {
			IDInput
			Body RevealRequest
		}) (*httpx.Body[Revealed], error) {
			value, err := s.Reveal(ctx, numbers, in.ID, in.Body.Field, in.Body.PhoneID)
			return httpx.OK(Revealed{Value: value}), err
		})
	httpx.Register(api, operation("debtors-timeline", http.MethodGet, base+"/{id}/timeline", "read", "Read what happened to a debtor, the latest first"),
		func(ctx context.Context, in *TimelineInput) (*httpx.List[tracing.Happening], error) {
			rows, next, err := s.Timeline(ctx, in.ID, in.Cursor, in.PageSize)
			meta := page.Meta{Page: 1, PageSize: in.PageSize, Total: int64(len(rows)), TotalExact: next == "" && in.Cursor == "", Next: next}
			return httpx.Listed(rows, meta), err
		})
}
