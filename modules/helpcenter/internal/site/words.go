package site

import (
	"embed"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
)

//go:embed words/*.json
var wordFiles embed.FS

// words are what the pages themselves say in one language.
type words map[string]string

func allWords() (map[lang.Language]words, error) {
	all := map[lang.Language]words{}
	for _, language := range lang.Language("").Enum() {
		content, err := wordFiles.ReadFile("words/" + string(language) + ".json")
		if err != nil {
			return nil, err
		}
		var w words
		if err := json.Unmarshal(content, &w); err != nil {
			return nil, err
		}
		all[language] = w
	}
	return all, nil
}

// day is a day as people write it.
func (w words) day(at time.Time) string {
	months := strings.Fields(w["months"])
	return strings.NewReplacer("{d}", fmt.Sprint(at.Day()), "{m}", months[at.Month()-1], "{y}", fmt.Sprint(at.Year())).Replace(w["day"])
}
