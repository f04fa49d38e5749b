package apart_test

import (
	"context"
	"encoding/json"
	"os"

	"github.com/recobro/recobro/plugins-sdk/go/apart"
)

// sizes is what the module lists as Apart: each runs in a process of its own, over files that somebody has sent.
func sizes() apart.Works {
	return apart.Works{"picture.size": func(_ context.Context, files []*os.File, _ json.RawMessage) (any, error) {
		info, err := files[0].Stat()
		if err != nil {
			return nil, err
		}
		return map[string]int64{"bytes": info.Size()}, nil
	}}
}

func Example() {
	_ = func(ctx context.Context, shop *apart.Shop, tenant string, picture *os.File) (size map[string]int64, err error) {
		bounds := apart.Bounds{Memory: 256 << 20, Time: 10e9, Output: 1 << 20}
		err = shop.Do(ctx, tenant, "picture.size", bounds, nil, &size, picture) // ErrTooHeavy when a bound ended it
		return size, err
	}
	_ = sizes
}
