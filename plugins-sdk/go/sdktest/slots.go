package sdktest

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// checkSlots finds what would never be shown: a component for a place that no screen has, a place that no screen draws.
func checkSlots(t *testing.T, module sdk.Module) {
	m, err := manifest.Parse(module.Manifest)
	require.NoError(t, err)
	if m.UI == nil {
		return
	}
	sources, err := readScreens(filepath.Join("..", "..", "remotes", m.UI.Remote, "src"))
	require.NoError(t, err)
	for _, fault := range slotFaults(*m.UI, sources) {
		t.Error(fault)
	}
}

// readScreens reads a remote's sources by their paths; of a remote that lies elsewhere there are none.
func readScreens(folder string) (map[string]string, error) {
	sources := map[string]string{}
	if _, err := os.Stat(folder); errors.Is(err, fs.ErrNotExist) {
		return sources, nil
	}
	return sources, filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".tsx" || strings.HasSuffix(path, ".test.tsx") {
			return err
		}
		text, err := os.ReadFile(path)
		sources[path] = string(text)
		return err
	})
}

// filling is a line of a remote's module.tsx that fills a slot.
var filling = regexp.MustCompile(`'([a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)+)':`)

// slotFaults says what is wrong with the slots of a manifest, and with those of its remote where there are sources of it.
func slotFaults(ui manifest.UI, sources map[string]string) (faults []string) {
	fault := func(format string, values ...any) { faults = append(faults, fmt.Sprintf(format, values...)) }
	offered := slots()
	for _, route := range ui.Routes {
		offered = append(offered, route.Places...)
		for _, place := range route.Places {
			if len(sources) > 0 && !drawn(place, sources) {
				fault("module.json: the route %s has the place %q, which no screen draws: draw <Slot name=%[2]q>, or remove it from places", route.Path, place)
			}
		}
	}
	file, filled := fillings(sources)
	for _, slot := range ui.Slots {
		if !slices.Contains(offered, slot.Name) {
			fault("module.json: ui.slots fills %q, which no screen has: write one of %s", slot.Name, strings.Join(offered, ", "))
		}
		if file != "" && !slices.Contains(filled, slot.Name) {
			fault("%s: nothing fills %q: add it to slots, or remove it from ui.slots in module.json", file, slot.Name)
		}
	}
	for _, name := range filled {
		if !slices.ContainsFunc(ui.Slots, func(s manifest.SlotFill) bool { return s.Name == name }) {
			fault("%s: nobody is shown what fills %q: add it to ui.slots in module.json", file, name)
		}
	}
	return faults
}

func drawn(place string, sources map[string]string) bool {
	slot := regexp.MustCompile(`<Slot\s+name="` + regexp.QuoteMeta(place) + `"`)
	for _, text := range sources {
		if slot.MatchString(text) {
			return true
		}
	}
	return false
}

// fillings are the slots that a remote's module.tsx fills.
func fillings(sources map[string]string) (file string, names []string) {
	for path, text := range sources {
		if filepath.Base(path) != "module.tsx" {
			continue
		}
		file = path
		for _, match := range filling.FindAllStringSubmatch(text, -1) {
			names = append(names, match[1])
		}
	}
	return file, names
}
