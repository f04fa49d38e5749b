package understand

import (
	_ "embed"
	"maps"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/phrase"
)

//go:embed tables/right.txt
var rightText string

// known are the words that slips are mended into.
var known = vocabulary()

func vocabulary() phrase.Slips {
	var words, stems []string
	for _, t := range []phrase.Table{intentTable, refusalTable, yesNoTable, dayTable, shareTable, turnTable} {
		w, s := t.Vocabulary()
		words, stems = append(words, w...), append(stems, s...)
	}
	for _, table := range []map[string]int64{esNumbers, enNumbers, ptNumbers, scales} {
		words = slices.AppendSeq(words, maps.Keys(table))
	}
	for _, table := range []map[string]int{months, weekdays, ptWeekdays} {
		words = slices.AppendSeq(words, maps.Keys(table))
	}
	slices.Sort(words)
	return phrase.Known(words, stems, append(strings.Fields(rightText), slices.Collect(maps.Keys(coins))...))
}

// pays tells whether a word is one of paying.
func pays(w phrase.Word) bool {
	return strings.HasPrefix(w.Near, "pag") || strings.HasPrefix(w.Near, "abon") || strings.HasPrefix(w.Near, "deposit") || strings.HasPrefix(w.Near, "transf") ||
		w.Is("pay", "send", "do", "give", "doy", "dar", "mando", "mandar", "poner", "pongo", "entrego", "entregar", "junto", "juntar", "faco", "fazer", "consigo", "dou", "darles", "darte", "paso", "puedo", "posso", "afford", "manage", "tengo", "tenho", "hago", "giro",
			"consigno", "swing", "put", "cover", "spare")
}
