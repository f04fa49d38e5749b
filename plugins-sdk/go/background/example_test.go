package background_test

import (
	"context"
	"fmt"

	"go.uber.org/fx"

	"github.com/recobro/recobro/plugins-sdk/go/background"
)

// A loop that lives as long as the module does: it is told to end when the module stops, and is waited for.
func ExampleHook() {
	began := make(chan struct{})
	loop := func(ctx context.Context) {
		fmt.Println("begun")
		close(began)
		<-ctx.Done()
		fmt.Println("ended")
	}
	app := fx.New(fx.NopLogger, fx.Invoke(func(lc fx.Lifecycle) { lc.Append(background.Hook(loop)) }))
	if err := app.Start(context.Background()); err != nil {
		fmt.Println(err)
	}
	<-began
	if err := app.Stop(context.Background()); err != nil {
		fmt.Println(err)
	}
	// Output:
	// begun
	// ended
}
