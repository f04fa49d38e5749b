package markdown

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"
)

// Section is a piece of a text in plain words: some of what stands under one heading.
type Section struct {
	Anchor  string // of the heading; empty before the first
	Heading string
	Text    string
}

// Sections are a text in its order, in pieces of at most so many letters, broken where blocks are. What a reader is not shown, such as
// comments, is in none of them.
func (r *Reader) Sections(source string, most int) (all []Section) {
	from := []byte(source)
	var under Section
	for block := r.markdown.Parser().Parse(text.NewReader(from)).FirstChild(); block != nil; block = block.NextSibling() {
		words := plain(block, from)
		switch {
		case block.Kind() == ast.KindHeading:
			under = Section{Anchor: anchor(block), Heading: words}
		case words == "":
		case len(all) > 0 && all[len(all)-1].follows(under, words, most):
			all[len(all)-1].Text += " " + words
		default:
			all = append(all, Section{under.Anchor, under.Heading, cut(words, most)})
		}
	}
	return all
}

func (s Section) follows(under Section, words string, most int) bool {
	return s.Anchor == under.Anchor && s.Heading == under.Heading && len([]rune(s.Text))+len([]rune(words)) < most
}

func plain(block ast.Node, from []byte) string {
	var heads, rest strings.Builder
	collect(block, from, &heads, &rest)
	return strings.Join(strings.Fields(heads.String()+rest.String()), " ")
}

func anchor(heading ast.Node) string {
	if id, found := heading.AttributeString("id"); found {
		if name, is := id.([]byte); is {
			return string(name)
		}
	}
	return ""
}

// cut ends a text behind a whole sentence, or at least behind a whole word.
func cut(text string, most int) string {
	letters := []rune(text)
	if len(letters) <= most {
		return text
	}
	short := string(letters[:most])
	for _, end := range []string{". ", " "} {
		if at := strings.LastIndex(short, end); at > 0 {
			return strings.TrimSpace(short[:at+1])
		}
	}
	return short
}
