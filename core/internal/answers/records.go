package answers

import (
	"context"
	"io"
	"net/url"
	"slices"
	"strings"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Inside asks the product's own operations as somebody.
type Inside interface {
	Get(ctx context.Context, who principal.Principal, address string) (io.ReadCloser, error)
}

// ByReading finds a record by reading it as whoever asks, past the same permission, switch and rows as that person's own
// request: what they could not read is not there.
func ByReading(inside Inside, manifests []sdk.Manifest) Records {
	return func(ctx context.Context, who principal.Principal, record ask.Reference) (bool, error) {
		path := pathOf(manifests, record)
		if path == "" || record.ID == "" {
			return false, nil
		}
		body, err := inside.Get(ctx, who, strings.ReplaceAll(path, "{id}", url.PathEscape(record.ID)))
		if err != nil && slices.Contains([]errs.Kind{errs.NotFound, errs.Forbidden, errs.Invalid}, errs.KindOf(err)) {
			return false, nil
		}
		if err != nil {
			return false, err
		}
		return true, body.Close()
	}
}

func pathOf(manifests []sdk.Manifest, record ask.Reference) string {
	for _, manifest := range manifests {
		for _, kind := range manifest.Records {
			if manifest.ID == record.Module && kind.Type == record.Type {
				return kind.Path
			}
		}
	}
	return ""
}
