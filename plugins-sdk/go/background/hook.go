// Package background does things for as long as a program runs.
package background

import (
	"context"

	"go.uber.org/fx"
)

// Hook runs f from start to stop and waits for its end.
func Hook(f func(context.Context)) fx.Hook {
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	return fx.Hook{
		OnStart: func(context.Context) error {
			go func() { defer close(done); f(ctx) }()
			return nil
		},
		OnStop: func(stop context.Context) error {
			cancel()
			select {
			case <-done:
				return nil
			case <-stop.Done():
				return stop.Err()
			}
		},
	}
}
