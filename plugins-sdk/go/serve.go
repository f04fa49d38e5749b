package sdk

import (
	"context"
	"crypto/tls"
	"log/slog"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/hashicorp/go-hclog"
	goplugin "github.com/hashicorp/go-plugin"

	"github.com/recobro/recobro/plugins-sdk/go/apart"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// drainAtSignal bounds the drain that SIGTERM begins.
const drainAtSignal = 20 * time.Second

// Serve is what a module process's main calls. It answers the host's control plane and blocks until the module has
// drained or the host is gone; then it ends the process.
//
// Started for work apart, it does that and ends.
func Serve(m Module) {
	apart.Serve(m.Apart)
	log := os.Stderr // go-plugin replaces the variable; the host reads the descriptor
	process := newProcess(m, log)
	go dieWithHost(process)
	go drainAtTerminate(process)
	goplugin.Serve(&goplugin.ServeConfig{
		HandshakeConfig: control.Handshake(),
		Plugins:         control.Plugins(process),
		TLSProvider:     func() (*tls.Config, error) { return control.ReadKeys(os.Stdin) },
		GRPCServer:      goplugin.DefaultGRPCServer,
		Logger:          hclog.New(&hclog.LoggerOptions{Output: log, JSONFormat: true, Level: hclog.Warn}),
	})
	process.drainAndExit(drainAtSignal)
}

// drainAtTerminate ends the process when its host, or whoever runs it, asks for that.
func drainAtTerminate(p *process) {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGTERM)
	<-signals
	p.drainAndExit(drainAtSignal)
}

func (p *process) drainAndExit(timeout time.Duration) {
	ctx, cancel := context.WithTimeout(context.Background(), timeout)
	abandoned, err := p.Drain(ctx, timeout)
	cancel()
	if err != nil || abandoned > 0 {
		slog.New(p.logHandler(slog.LevelInfo)).Warn("drained with work left", "abandoned", abandoned, "error", err)
	}
	p.release()
	os.Exit(0)
}
