// Package folder carries articles in and out as a folder of Markdown, one file for each, with what is known of it on top.
package folder

import (
	"bytes"
	"path"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// The refusals of folders.
var (
	ErrArchive  = errs.New(errs.Invalid, "helpcenter.folder_archive")
	ErrTooMany  = errs.New(errs.Invalid, "helpcenter.folder_too_many")
	ErrTooLarge = errs.New(errs.Invalid, "helpcenter.folder_too_large")
	ErrPicture  = errs.New(errs.Invalid, "helpcenter.folder_picture")
	ErrFront    = errs.New(errs.Invalid, "helpcenter.folder_front")
)

// front is what stands on top of a file.
type front struct {
	Title         string         `yaml:"title"`
	Language      lang.Language  `yaml:"language"`
	Slug          string         `yaml:"slug"`
	Category      string         `yaml:"category"`
	CategoryTitle string         `yaml:"category_title,omitempty"`
	TranslationOf string         `yaml:"translation_of,omitempty"` // slug of the source
	Status        article.Status `yaml:"status,omitempty"`
	Screens       []string       `yaml:"screens,omitempty,flow"`
	Roles         []article.Role `yaml:"roles,omitempty,flow"`
	Unconfirmed   bool           `yaml:"unconfirmed,omitempty"` // a text that was given, and that nobody has answered for
}

const (
	fence     = "---\n"
	mostFront = 8 << 10
)

// file is one article of a folder.
type file struct {
	front
	name, body string
}

func (f file) path() string { return path.Join(f.Category, f.Slug+"."+string(f.Language)+".md") }

func (f file) bytes() ([]byte, error) {
	var out bytes.Buffer
	out.WriteString(fence)
	if err := yaml.NewEncoder(&out).Encode(f.front); err != nil {
		return nil, err
	}
	out.WriteString(fence + "\n" + f.body)
	return out.Bytes(), nil
}

// parse reads a file. It fails with ErrFront on one that does not say what it is.
func parse(name string, content []byte) (f file, err error) {
	text, fenced := strings.CutPrefix(strings.ReplaceAll(string(content), "\r\n", "\n"), fence)
	top, body, closed := strings.Cut(text, "\n"+fence)
	if !fenced || !closed || len(top) > mostFront {
		return f, ErrFront
	}
	if err := yaml.Unmarshal([]byte(top), &f.front); err != nil {
		return f, ErrFront.Wrap(err)
	}
	f.name, f.body = name, strings.TrimPrefix(body, "\n")
	if lang.Of(string(f.Language)) != f.Language || f.Title == "" {
		return f, ErrFront
	}
	if f.Slug == "" {
		f.Slug = lang.Slug(f.Title)
	}
	return f, nil
}
