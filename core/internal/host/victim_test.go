package host_test

import (
	"context"
	"log/slog"
	"os"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/control"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/host/child"
)

func victimModule() *host.Module {
	spawner, err := child.NewSpawner()
	if err != nil {
		panic(err)
	}
	run, err := os.MkdirTemp("", "recobro-victim-")
	if err != nil {
		panic(err)
	}
	h, err := host.New(host.Env{
		Spawner: spawner, RunDir: run, Policy: quick(), Proxy: host.DefaultProxyOptions(), Clock: clock.System(),
		Log: slog.New(slog.DiscardHandler),
		Provide: func(context.Context, sdk.Manifest) (control.StartRequest, error) {
			return control.StartRequest{}, nil
		},
	}, []host.Spec{fakeSpec("good")})
	if err != nil {
		panic(err)
	}
	h.Start()
	m, _ := h.Module("fake")
	return m
}
