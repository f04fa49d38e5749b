package promise

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// Routes serves promises.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "promises", Base: "/api/v1/promesas", Rights: "portfolios.promises"}
	httpx.List(g.Op("list", "", "read", "List promises"), func(ctx context.Context, in *ListInput) ([]Promise, page.Meta, error) {
		return s.List(ctx, in.Filter, in.Params)
	})
	httpx.Get(g.Op("get", "/{id}", "read", "Read a promise"), func(ctx context.Context, in *httpx.ByID) (Promise, error) { return s.Get(ctx, in.ID) })
	httpx.Names(g.Op("names", "/names", "read", "What promises are called"), s.names)
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a promise"), s.History)
	httpx.Create(g.Op("create", "", "create", "Take a promise"), func(ctx context.Context, in *struct{ Body NewPromise }) (Promise, error) {
		return s.Create(ctx, in.Body.promise())
	})
	httpx.Change(g.Op("update", "/{id}", "update", "Change a pending promise"), func(ctx context.Context, in *ChangeInput, version int64) (Promise, error) {
		return s.Change(ctx, in.ID, version, func(p *Promise) { httpx.Copy(p, in.Body) })
	})
	acts(g, s)
}

func acts(g httpx.Group, s *Service) {
	httpx.Act(g.Op("confirm", "/{id}/confirm", "confirm", "Confirm a draft that somebody else took"), func(ctx context.Context, in *httpx.ByID) (Promise, error) {
		return s.Confirm(ctx, in.ID)
	})
	httpx.Act(g.Op("cancel", "/{id}/cancel", "delete", "Cancel a promise"), func(ctx context.Context, in *CancelInput) (Promise, error) {
		return s.Cancel(ctx, in.ID, in.Body.Reason)
	})
	httpx.Create(g.Op("renegotiate", "/{id}/renegotiate", "update", "Put another promise in the place of one"), func(ctx context.Context, in *RenegotiateInput) (Promise, error) {
		return s.Renegotiate(ctx, in.ID, in.Body.promise())
	})
	httpx.Act(g.Op("reassign", "/reassign", "assign", "Give promises to somebody else"), func(ctx context.Context, in *struct{ Body PromisesGiven }) (PromisesMoved, error) {
		n, err := s.Reassign(ctx, in.Body.IDs, in.Body.Filter, in.Body.OwnerID)
		return PromisesMoved{n}, err
	})
}
