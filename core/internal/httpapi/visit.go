// Package httpapi is the host's front door: what every request passes before the core or a module answers it.
package httpapi

import (
	"context"

	"github.com/recobro/recobro/core/internal/host/route"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// visit is what is known of a request by now. Each step of the root fills in its part.
type visit struct {
	requestID string
	module    string // "core", a module's id, "ui"
	operation string // its id, or the path template; never the path itself, which may hold an id
	route     route.Operation
	who       principal.Principal
}

type visitKey struct{}

func visitOf(ctx context.Context) *visit {
	v, ok := ctx.Value(visitKey{}).(*visit)
	if !ok {
		return &visit{}
	}
	return v
}
