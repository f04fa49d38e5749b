// Package help is the articles that a module ships about its own screens and errors: Markdown in each language of the product,
// named in its manifest, handed by the host to whoever shows help.
package help

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
)

// Listed names an article in a manifest, under ui.help; its texts are help/{es,en,pt}/<slug>.md.
type Listed struct {
	Slug    string   `json:"slug"`
	Screens []string `json:"screens,omitempty"` // routes that it is about: "/records/:id"
	Errors  []string `json:"errors,omitempty"`  // codes of refusals that it says what to do after
	// Permission is what somebody needs whom lists and searches show it to; by default that of its first screen's route.
	Permission string `json:"permission,omitempty"`
}

// Text is an article in one language.
type Text struct {
	Title   string `json:"title"`
	Summary string `json:"summary"` // in a sentence
	Body    string `json:"body"`    // Markdown; [text](help:module.slug) leads to another article
}

// Article is one that a module ships.
type Article struct {
	Listed
	Texts map[string]Text `json:"texts"` // by language
}

// Title is what a shelf is called, by language.
type Title map[string]string

// Shelf is the articles of one module.
type Shelf struct {
	Module   string    `json:"module"` // "core" for the host's own
	Title    Title     `json:"title"`
	Version  string    `json:"version"`            // changes with any word of it
	Articles []Article `json:"articles,omitempty"` // absent to who knows the version
}

// NewShelf is the articles of a module as it ships them.
func NewShelf(module string, title Title, articles []Article) Shelf {
	raw, _ := json.Marshal([]any{title, articles}) // plain texts always marshal
	sum := sha256.Sum256(raw)
	return Shelf{module, title, hex.EncodeToString(sum[:8]), articles}
}
