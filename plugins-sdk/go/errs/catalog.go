package errs

import (
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"strings"
)

//go:embed locales
var locales embed.FS

// Languages are those the product speaks; the first is the default.
func Languages() []string { return []string{"es", "en", "pt"} }

// Catalog translates codes to titles. It is immutable and safe for concurrent use.
type Catalog struct {
	titles map[string]map[string]string // language → code → title
	log    *slog.Logger
}

// NewCatalog holds the SDK's own titles and those of each source, which has locales/{es,en,pt}.json:
// an object of code → title; "<code>.detail" is the longer text. A missing file is an empty one.
// It fails on a file that is not such an object.
//
//sdk:host
func NewCatalog(sources ...fs.FS) (*Catalog, error) {
	c := &Catalog{titles: map[string]map[string]string{}, log: slog.Default()}
	for _, lang := range Languages() {
		c.titles[lang] = map[string]string{}
		for _, source := range append([]fs.FS{locales}, sources...) {
			if err := c.load(source, lang); err != nil {
				return nil, err
			}
		}
	}
	return c, nil
}

// WithLogger is the catalog with another logger for the internal errors that WriteProblem logs.
//
//sdk:host
func (c *Catalog) WithLogger(log *slog.Logger) *Catalog { return &Catalog{titles: c.titles, log: log} }

func (c *Catalog) load(source fs.FS, lang string) error {
	if source == nil {
		return nil
	}
	name := "locales/" + lang + ".json"
	raw, err := fs.ReadFile(source, name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("errs: read %s: %w", name, err)
	}
	if err := json.Unmarshal(raw, new(map[string]string)); err != nil {
		return fmt.Errorf("errs: %s is not an object of code to title: %w", name, err)
	}
	into := c.titles[lang]
	return json.Unmarshal(raw, &into)
}

// Title is the title of code in lang with {name} replaced from params. An unknown language speaks the
// default one; an unknown code is its own title.
func (c *Catalog) Title(lang, code string, params map[string]any) string {
	if t := c.text(lang, code, params); t != "" {
		return t
	}
	return code
}

// Detail is the longer text of code in lang, "" if there is none.
func (c *Catalog) Detail(lang, code string, params map[string]any) string {
	return c.text(lang, code+".detail", params)
}

// Codes are the codes known in lang, so that a test can compare languages.
//
//sdk:host
func (c *Catalog) Codes(lang string) []string {
	codes := make([]string, 0, len(c.titles[lang]))
	for code := range c.titles[lang] {
		codes = append(codes, code)
	}
	return codes
}

func (c *Catalog) text(lang, code string, params map[string]any) string {
	titles, ok := c.titles[lang]
	if !ok {
		titles = c.titles[Languages()[0]]
	}
	text := titles[code]
	for name, value := range params {
		text = strings.ReplaceAll(text, "{"+name+"}", fmt.Sprint(value))
	}
	return text
}
