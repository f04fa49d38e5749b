// Package realm says in whose name the provider keeps its rows. Its accounts are the installation's: one person has one
// password, whatever the number of tenants the person works for.
package realm

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Installation stands where other modules have a tenant.
const Installation = "-"

// In is ctx in the name of the installation, on behalf of nobody yet.
func In(ctx context.Context) context.Context { return As(ctx, "", "") }

// As is ctx in the name of the installation, on behalf of an account.
func As(ctx context.Context, accountID, name string) context.Context {
	who := principal.System(Installation, "identityprovider")
	if before, ok := principal.From(ctx); ok {
		who.RequestID, who.TraceID, who.Language = before.RequestID, before.TraceID, before.Language
	}
	if accountID != "" {
		who.UserID, who.Username, who.Kind = accountID, name, principal.KindUser
	}
	return principal.With(ctx, who)
}

// Outside is ctx in nobody's name. A job added with it is of no tenant and waits for none to have the module on.
func Outside(ctx context.Context) context.Context { return principal.With(ctx, principal.Principal{}) }
