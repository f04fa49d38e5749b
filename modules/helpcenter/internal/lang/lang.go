// Package lang is the languages that articles are written in.
package lang

import (
	"regexp"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// Language is one of the product's languages.
type Language string

// The languages, the first the default.
const (
	ES Language = "es"
	EN Language = "en"
	PT Language = "pt"
)

// Enum are all languages.
func (Language) Enum() []Language { return []Language{ES, EN, PT} }

// Of is the language of a person as the host tells it, the default where it tells none of ours.
func Of(told string) Language {
	for _, known := range Language("").Enum() {
		if string(known) == told {
			return known
		}
	}
	return ES
}

// Titles are what something is called, by language; at least one of them is there.
type Titles struct {
	ES string `json:"es,omitempty" maxLength:"120"`
	EN string `json:"en,omitempty" maxLength:"120"`
	PT string `json:"pt,omitempty" maxLength:"120"`
}

// In is the title in a language, or else in the first that has one.
func (t Titles) In(language Language) string {
	byLanguage := map[Language]string{ES: t.ES, EN: t.EN, PT: t.PT}
	for _, one := range []Language{language, ES, EN, PT} {
		if title := strings.TrimSpace(byLanguage[one]); title != "" {
			return title
		}
	}
	return ""
}

var between = regexp.MustCompile(`[^a-z0-9]+`)

// mostSlug is how long an address may become.
const mostSlug = 80

// Slug is a title as it stands in an address: "como-pagar".
func Slug(title string) string {
	slug := strings.Trim(between.ReplaceAllString(namekey.Of(title), "-"), "-")
	if len(slug) > mostSlug {
		slug = strings.Trim(slug[:mostSlug], "-")
	}
	return slug
}
