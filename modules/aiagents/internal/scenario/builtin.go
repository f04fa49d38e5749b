package scenario

import (
	"embed"
	"encoding/json"
	"io/fs"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

//go:embed data
var data embed.FS

// The suites that come with the product.
const (
	Collection = "collection"
	Law        = "law"
)

// written is a scenario as it stands in its file: one talk in three languages.
type written struct {
	ID       string                     `json:"id"`
	Persona  Persona                    `json:"persona"`
	Title    word.Texts                 `json:"title"`
	Country  map[word.Language]string   `json:"country"`
	Given    word.Texts                 `json:"given"`
	Creditor word.Texts                 `json:"creditor"`
	File     File                       `json:"file"`
	Turns    []writtenTurn              `json:"turns"`
	Leaves   bool                       `json:"leaves"`
	Expect   Expect                     `json:"expect"`
	Must     map[word.Language][]string `json:"must"`
	MustNot  map[word.Language][]string `json:"must_not"`
}

type writtenTurn struct {
	Turn
	Say word.Texts `json:"say"`
}

// at is when the talks of these cases are: a Friday at noon in Montevideo.
var at = time.Date(2026, 11, 27, 15, 0, 0, 0, time.UTC)

// Builtin are the cases of a suite that comes with the product, in every language; none of any other.
func Builtin(suite string) (all []Case) {
	files, err := fs.Glob(data, "data/"+suite+"/*.json")
	must(err)
	for _, name := range files {
		raw, err := data.ReadFile(name)
		must(err)
		var w written
		must(json.Unmarshal(raw, &w))
		for _, l := range word.Language("").Enum() {
			all = append(all, w.in(suite, l))
		}
	}
	return all
}

// must stands for what the tests of the package have shown: what is part of the program can be read.
func must(err error) {
	if err != nil {
		panic(err)
	}
}

// in is a scenario in one language.
func (w written) in(suite string, l word.Language) Case {
	c := Case{
		Key: suite + "/" + w.ID + "/" + string(l), Title: w.Title[l], Language: l, Persona: w.Persona, Zero: suite == Law, At: at, File: w.File, Leaves: w.Leaves, Expect: w.Expect,
	}
	c.File.Country, c.File.Given, c.File.Creditor = w.Country[l], w.Given[l], w.Creditor[l]
	c.File.Name = c.File.Given
	if c.File.Answers == nil {
		c.File.Answers = map[book.Fact]string{book.DocumentEnd: "4321"}
	}
	c.Expect.Must, c.Expect.MustNot = w.Must[l], w.MustNot[l]
	for _, t := range w.Turns {
		t.Turn.Say = t.Say[l]
		c.Turns = append(c.Turns, t.Turn)
	}
	return c
}
