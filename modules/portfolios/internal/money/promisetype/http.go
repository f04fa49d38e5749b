package promisetype

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NewPromiseType is a type as it is asked for.
type NewPromiseType struct {
	Name         string `json:"name" minLength:"1" maxLength:"60" example:"Al contado"`
	GraceDays    int    `json:"grace_days" minimum:"0" maximum:"60" doc:"Days after the due day on which a payment still counts"`
	Threshold    int64  `json:"threshold" minimum:"1" maximum:"10000" doc:"Share of the amount that keeps a promise, in hundredths of a percent"`
	MostOpen     int    `json:"most_open" minimum:"1" maximum:"20" doc:"Promises that may be open on one debt at a time"`
	FurthestDays int    `json:"furthest_days" minimum:"0" maximum:"730" doc:"Days ahead beyond which somebody else has to confirm"`
	ReopenDays   int    `json:"reopen_days" minimum:"0" maximum:"365" doc:"Days for which a payment that is taken back opens a kept promise again"`
}

// PromiseTypeChange are the fields to change; what is absent stays.
type PromiseTypeChange struct {
	Name         *string `json:"name,omitempty" minLength:"1" maxLength:"60"`
	GraceDays    *int    `json:"grace_days,omitempty" minimum:"0" maximum:"60"`
	Threshold    *int64  `json:"threshold,omitempty" minimum:"1" maximum:"10000"`
	MostOpen     *int    `json:"most_open,omitempty" minimum:"1" maximum:"20"`
	FurthestDays *int    `json:"furthest_days,omitempty" minimum:"0" maximum:"730"`
	ReopenDays   *int    `json:"reopen_days,omitempty" minimum:"0" maximum:"365"`
	Retired      *bool   `json:"retired,omitempty"`
}

// ChangeInput is a change of a type that still has the version.
type ChangeInput struct {
	httpx.ByVersion
	Body PromiseTypeChange
}

// Routes serves types.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "promise-types", Base: "/api/v1/promesas/types", Rights: "portfolios.promise_types"}
	httpx.All(g.Op("list", "", "read", "List the types of promise"), func(ctx context.Context, _ *struct{}) ([]PromiseType, error) { return s.All(ctx) })
	httpx.Names(g.Op("names", "/names", "read", "What types of promise are called"), s.names)
	httpx.Create(g.Op("create", "", "create", "Create a type of promise"), func(ctx context.Context, in *struct{ Body NewPromiseType }) (t PromiseType, err error) {
		httpx.Copy(&t, in.Body)
		return s.Create(ctx, t)
	})
	httpx.Change(g.Op("update", "/{id}", "update", "Change a type of promise"), func(ctx context.Context, in *ChangeInput, version int64) (PromiseType, error) {
		return s.Change(ctx, in.ID, version, func(t *PromiseType) { httpx.Copy(t, in.Body) })
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove a type that no promise is of"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
}
