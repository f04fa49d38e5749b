package sdktest

import (
	"io"
	"testing"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// SlotFaults says what is wrong with the slots of a manifest and of its remote.
func SlotFaults(ui manifest.UI, sources map[string]string) []string { return slotFaults(ui, sources) }

// Endless names the operations of a module that go on when its process drains.
func Endless(t *testing.T, module sdk.Module, seed *sdk.DemoSeed) []string {
	options := Options{Demo: seed}
	return endless(t, module, options, Start(t, module, options).Operations)
}

// LogOf is what a module logs to, which fails its test by what storage refused.
func LogOf(t testing.TB) io.Writer { return logOf(t) }
