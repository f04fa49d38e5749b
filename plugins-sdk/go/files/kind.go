package files

import (
	"bytes"
	"io"
	"mime"
	"slices"
	"strings"
	"unicode"

	"github.com/gabriel-vasile/mimetype"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// judged is how many of a file's first bytes its kind is judged by.
const judged = 3072

// judge gives the accepted media type that the first bytes of a file show, and a reader of the whole. What the sender calls it
// counts for nothing. It fails with ErrType.
func (a Accepted) judge(from io.Reader) (kind string, whole io.Reader, err error) {
	head, err := io.ReadAll(io.LimitReader(from, judged))
	if err != nil {
		return "", nil, errs.OfBody(err)
	}
	if len(head) == 0 {
		return "", nil, ErrType.WithField("body.file", "files.empty")
	}
	found := mimetype.Detect(head)
	i := slices.IndexFunc(a.Types, found.Is)
	if i < 0 {
		return "", nil, ErrType.WithField("body.file", "files.type", "type", found.String(), "types", strings.Join(a.Types, ", "))
	}
	return a.Types[i], io.MultiReader(bytes.NewReader(head), from), nil
}

// longestName is what a name may have, in letters.
const longestName = 150

// clean is the name that a file goes by: no folders, nothing that draws nothing or turns the direction of writing, nothing that
// means something to a shell or to Windows.
func clean(name string) string {
	name = strings.ToValidUTF8(name, "")
	name = name[strings.LastIndexAny(name, `/\`)+1:]
	name = strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.C, r):
			return -1
		case strings.ContainsRune(`<>:"|?*`, r):
			return '_'
		default:
			return r
		}
	}, name)
	letters := []rune(strings.Trim(name, " ."))
	if len(letters) > longestName { // the end tells what it opens with
		letters = append(letters[:longestName-20], letters[len(letters)-20:]...)
	}
	if name = string(letters); !errs.Visible(name) {
		return "file"
	}
	return name
}

// disposition says how a browser shows a file. What it might run, it only saves.
func disposition(f File, inline bool) string {
	how := "attachment"
	if inline && shown(f.MediaType) {
		how = "inline"
	}
	return mime.FormatMediaType(how, map[string]string{"filename": clean(f.Name)})
}

// shown are the media types in which a browser runs nothing.
func shown(kind string) bool {
	switch kind {
	case "image/png", "image/jpeg", "image/gif", "image/webp", "application/pdf":
		return true
	default:
		return strings.HasPrefix(kind, "audio/") || strings.HasPrefix(kind, "video/")
	}
}
