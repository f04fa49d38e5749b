package settings_test

import (
	"context"
	"fmt"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
)

// chosen are the settings of module.json, by its names. The module lists settings.For[chosen] in Provide.
type chosen struct {
	DueSoonDays int `json:"due_soon_days"`
}

func Example() {
	values := settings.Fixed(chosen{DueSoonDays: 3}) // in a module: a parameter of the constructor
	ctx := principal.With(context.Background(), principal.System("andina", "tasks"))
	fmt.Println(values.Of(ctx).DueSoonDays)
	// Output: 3
}
