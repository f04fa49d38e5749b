// Package product is the help that the product ships: one set for all companies, kept in memory as the host hands it over, and copied
// for a company only once that company makes an article of it its own.
package product

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
	"sync"

	"github.com/recobro/recobro/modules/helpcenter/internal/finding"
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/modules/helpcenter/internal/markdown"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/help"
)

// Text is one article of the product in one language.
type Text struct {
	ID       string // "portfolios.debtors.es"
	Root     string // "portfolios.debtors"
	Module   string
	Shelf    lang.Titles
	Language lang.Language
	Title    string
	Summary  string
	Body     string // Markdown
	Screens  []string
	State    string // changes with its words
	Content  []markdown.Node
	Weights  map[string]int // of its words, for the search
	Beyond   bool           // it is about a screen that the reader does not have
}

// kept is a shelf as it was handed over last.
type kept struct {
	version string
	texts   []Text
}

// Library is the product's help. Safe for concurrent use.
type Library struct {
	host     *ask.Host
	markdown *markdown.Reader
	mutex    sync.Mutex
	shelves  map[string]kept // by module
}

// NewLibrary has the host hand over what there is.
func NewLibrary(host *ask.Host) *Library {
	return &Library{host: host, markdown: markdown.New(), shelves: map[string]kept{}}
}

// mostRounds bounds how often the host is asked for what did not fit into its answers.
const mostRounds = 20

// All are the texts of the modules that the tenant has on, in every language, shelf by shelf. It fails as ask.Host.Help does.
func (l *Library) All(ctx context.Context) (all []Text, err error) {
	for range mostRounds {
		told, err := l.host.Help(ctx, l.known())
		if err != nil {
			return nil, err
		}
		var whole bool
		if all, whole = l.take(told.Shelves); whole {
			return without(all, told.Beyond), nil
		}
	}
	return all, nil
}

// without marks those among texts that are beyond the reader. The texts are one set for all: the slice that take gives is the caller's.
func without(texts []Text, beyond []string) []Text {
	for i := range texts {
		texts[i].Beyond = slices.Contains(beyond, texts[i].Root)
	}
	return texts
}

func (l *Library) known() map[string]string {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	known := map[string]string{}
	for module, one := range l.shelves {
		known[module] = one.version
	}
	return known
}

// take keeps what was handed over, and tells whether nothing is missing.
func (l *Library) take(shelves []help.Shelf) (all []Text, whole bool) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	whole = true
	for _, shelf := range shelves {
		if len(shelf.Articles) > 0 {
			l.shelves[shelf.Module] = kept{shelf.Version, l.texts(shelf)}
		}
		whole = whole && l.shelves[shelf.Module].version == shelf.Version
		all = append(all, l.shelves[shelf.Module].texts...)
	}
	return all, whole
}

// texts are in the order in which the module lists them.
func (l *Library) texts(shelf help.Shelf) (texts []Text) {
	for _, article := range shelf.Articles {
		for _, language := range lang.Language("").Enum() {
			texts = append(texts, l.text(shelf, article, language))
		}
	}
	return texts
}

func (l *Library) text(shelf help.Shelf, article help.Article, language lang.Language) Text {
	written := article.Texts[string(language)]
	text := Text{
		Root: shelf.Module + "." + article.Slug, Module: shelf.Module, Language: language, Screens: article.Screens,
		Shelf: lang.Titles{ES: shelf.Title["es"], EN: shelf.Title["en"], PT: shelf.Title["pt"]},
		Title: written.Title, Summary: written.Summary, Body: linked(written),
	}
	text.ID = text.Root + "." + string(language)
	sum := sha256.Sum256([]byte(text.Title + "\n" + text.Body))
	text.State = hex.EncodeToString(sum[:8])
	text.Content = l.markdown.Tree(text.Body)
	headings, words := l.markdown.Parts(text.Body)
	text.Weights = finding.Weigh(text.Title, headings, words)
	return text
}

// linked is a text below its summary, whose links to other articles lead to the page that shows them.
func linked(written help.Text) string {
	return written.Summary + "\n\n" + strings.ReplaceAll(written.Body, "](help:", "](/help-center/read/")
}
