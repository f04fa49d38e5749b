package sdktest_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

func TestSlotFaults(t *testing.T) {
	ui := manifest.UI{
		Routes: []manifest.UIRoute{{Path: "/notes/:id", Places: []string{"note.side"}}},
		Slots:  []manifest.SlotFill{{Name: "home.cards"}, {Name: "note.side"}},
	}
	remote := map[string]string{
		"src/module.tsx": "slots: {\n 'home.cards': lazy(a),\n 'note.side': lazy(b) }",
		"src/Note.tsx":   `<Slot name="note.side" subject={note} />`,
	}

	t.Run("what is offered, drawn and filled on both sides is right", func(t *testing.T) {
		require.Empty(t, sdktest.SlotFaults(ui, remote))
		require.Empty(t, sdktest.SlotFaults(ui, nil), "a remote that lies elsewhere")
	})

	t.Run("a slot that no screen has is named, with those there are", func(t *testing.T) {
		broken := manifest.UI{Slots: []manifest.SlotFill{{Name: "home.crads"}}}
		faults := sdktest.SlotFaults(broken, nil)
		require.Len(t, faults, 1)
		require.Contains(t, faults[0], `module.json: ui.slots fills "home.crads", which no screen has: write one of `)
		require.Contains(t, faults[0], "home.cards")
	})

	t.Run("a place that is not drawn, and what only one side fills, are named with the file to mend", func(t *testing.T) {
		require.Equal(t, []string{
			`module.json: the route /notes/:id has the place "note.side", which no screen draws: draw <Slot name="note.side">, or remove it from places`,
			`src/module.tsx: nothing fills "note.side": add it to slots, or remove it from ui.slots in module.json`,
			`src/module.tsx: nobody is shown what fills "header.context": add it to ui.slots in module.json`,
		}, sdktest.SlotFaults(ui, map[string]string{"src/module.tsx": "'home.cards': a, 'header.context': b"}))
	})
}
