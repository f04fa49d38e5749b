package help

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// mostBytes bounds the texts of a module: they are kept in memory, and go to whoever asks in one answer.
const mostBytes = 384 << 10

var (
	errFront = errors.New("it does not begin with --- lines of a title and a summary")
	errLarge = fmt.Errorf("the articles are larger than %d bytes in all", mostBytes)
)

// Read reads the articles that a manifest lists, each in every language. It fails where one is missing or has no title, summary or
// text, and where they are too large.
func Read(files fs.FS, listed []Listed) (articles []Article, err error) {
	size := 0
	for _, one := range listed {
		article := Article{one, map[string]Text{}}
		for _, language := range errs.Languages() {
			text, err := readText(files, path.Join("help", language, one.Slug+".md"))
			if err != nil {
				return nil, err
			}
			article.Texts[language] = text
			size += len(text.Body)
		}
		articles = append(articles, article)
	}
	if size > mostBytes {
		return nil, errLarge
	}
	return articles, nil
}

func readText(files fs.FS, name string) (text Text, err error) {
	if files == nil {
		return text, fmt.Errorf("help article %s: %w", name, fs.ErrNotExist)
	}
	raw, err := fs.ReadFile(files, name)
	if err != nil {
		return text, fmt.Errorf("help article: %w", err)
	}
	if text, err = parse(string(raw)); err != nil {
		return text, fmt.Errorf("help article %s: %w", name, err)
	}
	return text, nil
}

// parse reads "---", a title and a summary each on its line, "---", and the text.
func parse(raw string) (text Text, err error) {
	opened, fenced := strings.CutPrefix(strings.ReplaceAll(raw, "\r\n", "\n"), "---\n")
	top, body, closed := strings.Cut(opened, "\n---\n")
	if !fenced || !closed {
		return text, errFront
	}
	for line := range strings.SplitSeq(top, "\n") {
		switch name, value, _ := strings.Cut(line, ":"); name {
		case "title":
			text.Title = strings.TrimSpace(value)
		case "summary":
			text.Summary = strings.TrimSpace(value)
		}
	}
	text.Body = strings.TrimSpace(body) + "\n"
	if text.Title == "" || text.Summary == "" || text.Body == "\n" {
		return text, errFront
	}
	return text, nil
}
