// Package phrase is what the product itself says to those who write, in their language.
package phrase

import (
	"cmp"
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
)

// Settings are what a company has chosen for what is said.
type Settings struct {
	Language      string `json:"language"`
	HandoffES     string `json:"handoff_text_es"`
	HandoffEN     string `json:"handoff_text_en"`
	HandoffPT     string `json:"handoff_text_pt"`
	ConfirmsStop  bool   `json:"confirms_stop"`
	RatingDays    int    `json:"rating_days"`
	RetainsMonths int    `json:"retains_months"`
	ResolvesDays  int    `json:"resolves_days"`
}

// Book has the words. Safe for concurrent use.
type Book struct {
	settings *settings.Values[Settings]
	catalog  *errs.Catalog
}

// New has those of a catalog, and those that companies have chosen.
func New(s *settings.Values[Settings], catalog *errs.Catalog) *Book { return &Book{s, catalog} }

// Chosen is what the company of ctx has chosen.
func (b *Book) Chosen(ctx context.Context) Settings { return b.settings.Of(ctx) }

// Language is the one in which somebody is written to who has chosen it; for none the company's.
func (b *Book) Language(ctx context.Context, chosen string) string {
	return cmp.Or(chosen, b.settings.Of(ctx).Language)
}

// Say is what a code says, in a language; empty for the company's.
func (b *Book) Say(ctx context.Context, language, code string) string {
	chosen := b.settings.Of(ctx)
	if language == "" {
		language = chosen.Language
	}
	if own := chosen.own(language); code == ToPeople && own != "" {
		return own
	}
	return b.catalog.Title(language, code, nil)
}

// What is said.
const (
	Stopped  = "chats.say_stopped"
	Resumed  = "chats.say_resumed"
	ToPeople = "chats.say_to_people"
	ToAgent  = "chats.say_to_agent"
	Rate     = "chats.say_rate"
	RateText = "chats.say_rate_text"
	Thanks   = "chats.say_thanks"
)

func (s Settings) own(language string) string {
	return map[string]string{"es": s.HandoffES, "en": s.HandoffEN, "pt": s.HandoffPT}[language]
}
