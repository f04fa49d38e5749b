package help_test

import (
	"fmt"
	"testing/fstest"

	"github.com/recobro/recobro/plugins-sdk/go/help"
)

// A module lists its articles in its manifest, and ships their texts in every language of the product.
func ExampleRead() {
	text := func(title string) *fstest.MapFile {
		return &fstest.MapFile{Data: []byte("---\ntitle: " + title + "\nsummary: A sentence.\n---\n\n1. Press **Save**.\n")}
	}
	files := fstest.MapFS{"help/es/visit.md": text("Visitas"), "help/en/visit.md": text("Visits"), "help/pt/visit.md": text("Visitas em campo")}
	articles, err := help.Read(files, []help.Listed{{Slug: "visit", Screens: []string{"/visits"}}})
	fmt.Println(articles[0].Texts["en"].Title, articles[0].Screens, err)
	// Output: Visits [/visits] <nil>
}
