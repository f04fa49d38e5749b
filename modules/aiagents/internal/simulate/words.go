package simulate

import (
	_ "embed" // how people say things
	"encoding/json"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

//go:embed words.json
var wordsText []byte

// words are how people say something: by persona, and by what was asked.
var words = read()

func read() (all map[string]map[word.Language][]string) {
	if err := json.Unmarshal(wordsText, &all); err != nil {
		panic(err) // it is part of the program, and a test reads it
	}
	return all
}
