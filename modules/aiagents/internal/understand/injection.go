package understand

import (
	"regexp"
	"unicode"

	"github.com/recobro/recobro/modules/aiagents/internal/phrase"
)

// marked is what no debtor writes: roles of a talk with a model, its marks, code of a page, long runs of base64.
var marked = regexp.MustCompile(`(?i)(^|[\s>])(system|assistant|developer|tool|user|sistema|asistente|assistente)\s*:|<\|[a-z_]+\|>|\[/?(inst|system|sys)\]|<<sys>>|<!--|</?(system|instructions?|script|prompt|assistant|tool_call|function)|###\s*(system|instruction|new|end)|\{\{|\$\{|[A-Za-z0-9+/]{40,}={0,2}|\\u[0-9a-f]{4}|"(role|tool|function)"\s*:`)

// few is how many runes that nobody sees a text may hold: pictures are joined by some.
const few = 2

// hiddenText notes marks of a prompt, and text that nobody sees.
func (r *reading) hiddenText(best map[Intent]Found) {
	if at := marked.FindStringIndex(r.text); at != nil {
		from := len([]rune(r.text[:at[0]]))
		best[Injection] = Found{Intent: Injection, Sure: 90, Span: Span{From: from, To: from + len([]rune(r.text[at[0]:at[1]]))}}
	}
	r.spelt(best)
	count, first, at := 0, -1, 0
	for _, c := range r.text {
		if unseen(c) {
			if count++; first < 0 {
				first = at
			}
		}
		at++
	}
	if count > few {
		best[Injection] = Found{Intent: Injection, Sure: 90, Span: Span{From: first, To: first + 1}}
	}
}

// spelt notes words that are written letter by letter, as nobody does who wants to be read.
func (r *reading) spelt(best map[Intent]Found) {
	run := 0
	for i, w := range r.words {
		if run++; w.To-w.From > 1 || w.Figure {
			run = 0
		}
		if run == fewLetters {
			r.keep(best, phrase.Hit{Tag: string(Injection), Sure: 70, From: i + 1 - run, To: i + 1})
		}
	}
}

// fewLetters in a row are no answer: "s", "n", "q".
const fewLetters = 6

// unseen are runes that hide text: of no width, turning the way of writing, tags.
func unseen(c rune) bool {
	return c >= 0xE0000 && c <= 0xE007F || c == 0x2060 || c == 0xFEFF || c >= 0x200B && c <= 0x200F && c != 0x200D || c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069 || unicode.Is(unicode.Co, c)
}
