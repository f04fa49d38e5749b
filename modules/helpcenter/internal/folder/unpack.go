package folder

import (
	"archive/zip"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"image"
	"io"
	"os"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/modules/helpcenter/internal/picture"
	"github.com/recobro/recobro/plugins-sdk/go/apart"
)

const (
	mostBytes   = 64 << 20             // of an archive as it is sent
	mostUnwound = 4 * mostBytes        // of all that is in it
	mostFile    = article.MostBody * 4 // of one text: letters of up to four bytes
	mostEntries = 2 * article.MostWhole
	mostName    = 300
)

// entry is a file of an archive as it was written behind the others, one after another.
type entry struct {
	Name   string `json:"name"`
	At     int64  `json:"at"`
	Size   int64  `json:"size"`
	SHA256 string `json:"sha256"`
	Shown  bool   `json:"shown,omitempty"` // a picture that can be read
}

const unpackWork = "helpcenter.unpack"

// Works are what is done with an archive in a process of its own.
func Works() apart.Works {
	return apart.Works{unpackWork: func(_ context.Context, files []*os.File, _ json.RawMessage) (any, error) {
		return unpack(files[0], files[1])
	}}
}

// unpack writes the texts and the pictures of an archive one behind another. What an entry says of its size is not believed, and
// where it says that it lies leads nowhere: it is a name.
func unpack(from, to *os.File) (all []entry, err error) {
	info, err := from.Stat()
	if err != nil {
		return nil, err
	}
	archive, err := zip.NewReader(from, info.Size())
	if err != nil {
		return nil, ErrArchive.Wrap(err)
	}
	if len(archive.File) > mostEntries {
		return nil, ErrTooMany.WithParam("most", mostEntries)
	}
	var at int64
	for _, packed := range archive.File {
		bound := min(bounds(packed.Name), mostUnwound-at)
		if bound < 0 {
			continue
		}
		one, err := write(packed, to, bound)
		if err != nil {
			return nil, err
		}
		one.At = at
		at += one.Size
		all = append(all, one)
	}
	return all, nil
}

// bounds is how large a file may be by what it is called; below zero for what is none of ours.
func bounds(name string) int64 {
	if len(name) > mostName || !utf8.ValidString(name) {
		return -1
	}
	switch strings.ToLower(path.Ext(name)) {
	case ".md":
		return mostFile
	case ".png", ".jpg", ".jpeg", ".webp", ".gif":
		return picture.Largest
	default:
		return -1
	}
}

func write(packed *zip.File, to *os.File, bound int64) (one entry, err error) {
	from, err := packed.Open()
	if err != nil {
		return one, ErrArchive.Wrap(err)
	}
	defer func() { _ = from.Close() }() // read to its end, or refused
	start, err := to.Seek(0, io.SeekCurrent)
	if err != nil {
		return one, err
	}
	sum := sha256.New()
	size, err := io.Copy(io.MultiWriter(to, sum), io.LimitReader(from, bound+1))
	if err != nil {
		return one, ErrArchive.Wrap(err)
	}
	if size > bound {
		return one, ErrTooLarge.WithParam("file", packed.Name)
	}
	_, _, unread := image.DecodeConfig(io.NewSectionReader(to, start, size))
	return entry{Name: packed.Name, Size: size, SHA256: hex.EncodeToString(sum.Sum(nil)), Shown: unread == nil}, nil
}

// texts are the articles of what was unpacked, sources before their translations, and the files that are none.
func texts(all []entry, from io.ReaderAt) (files []file, rejected []Rejected, err error) {
	for _, one := range all {
		if !strings.HasSuffix(one.Name, ".md") {
			continue
		}
		text := make([]byte, one.Size)
		if _, err := io.ReadFull(io.NewSectionReader(from, one.At, one.Size), text); err != nil {
			return nil, nil, err
		}
		f, err := parse(one.Name, text)
		if err != nil {
			rejected = append(rejected, reject(one.Name, err))
			continue
		}
		files = append(files, f)
	}
	slices.SortStableFunc(files, func(a, b file) int {
		return cmp.Compare(min(len(a.TranslationOf), 1), min(len(b.TranslationOf), 1))
	})
	return files, rejected, nil
}
