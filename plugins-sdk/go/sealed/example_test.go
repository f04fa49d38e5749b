package sealed_test

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// provider has a provider's token in a column that holds nothing readable.
type provider struct {
	storage.Row
	Token sealed.Text
}

func Example() {
	_ = func(ctx context.Context, keys *sealed.Keys, p *provider, token string) (err error) {
		p.ID = storage.NewID()
		p.Token, err = keys.Seal(ctx, sealed.Place{Table: "providers", Column: "token", Row: p.ID}, token)
		return err
	}
}
