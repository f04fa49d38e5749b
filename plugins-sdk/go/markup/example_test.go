package markup_test

import (
	"encoding/json"
	"fmt"

	"github.com/microcosm-cc/bluemonday"

	"github.com/recobro/recobro/plugins-sdk/go/markup"
)

// A text of a stranger becomes a tree of plain elements, of which a screen makes what it shows; nothing that runs comes with it.
func Example() {
	nodes := markup.New(bluemonday.UGCPolicy()).Tree(`<p onclick="steal()">Hola <b>Ana</b><script>steal()</script></p>`)
	text, _ := json.Marshal(nodes)
	fmt.Println(string(text), markup.Text(nodes))
	// Output: [{"tag":"p","children":[{"text":"Hola "},{"tag":"strong","children":[{"text":"Ana"}]}]}] Hola Ana
}
