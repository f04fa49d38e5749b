package folder

import (
	"context"
	"io"
	"path"
	"regexp"
	"strings"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/modules/helpcenter/internal/picture"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// beside finds pictures of the folder in a text: what stands before the way to one, and the way.
var beside = regexp.MustCompile(`(!\[[^\]\n]*\]\()([^)\s:]+)`)

// shown are the pictures of the folder that a text holds, by how it names them. It fails with ErrPicture on one that cannot be read.
func (b *box) shown(f file) (all map[string]entry, err error) {
	all = map[string]entry{}
	for _, found := range beside.FindAllStringSubmatch(f.body, -1) {
		one, there := b.pictures[path.Join(path.Dir(f.name), found[2])]
		if strings.HasPrefix(found[2], "/") || !there {
			continue
		}
		if !one.Shown {
			return nil, ErrPicture.WithParam("file", one.Name)
		}
		all[found[2]] = one
	}
	return all, nil
}

// arrived are the pictures of a folder that have come in, by the family of articles that they are for and their sum.
type arrived map[[2]string]*files.Received

// family is what an article and its translations have in common within a folder.
func (f file) family() string {
	if f.TranslationOf != "" {
		return f.TranslationOf
	}
	return f.Slug
}

// receive has the pictures of all texts come in, outside of any transaction.
func (s *Service) receive(ctx context.Context, b *box) (in arrived, err error) {
	in = arrived{}
	for _, f := range b.texts {
		all, _ := b.shown(f) // what cannot be read is refused with its article
		for _, one := range all {
			key := [2]string{f.family(), one.SHA256}
			if in[key] != nil {
				continue
			}
			content := io.NewSectionReader(b.content, one.At, one.Size)
			if in[key], err = s.files.Receive(ctx, path.Base(one.Name), content, picture.Accepted()); err != nil {
				delete(in, key)
				return in, err
			}
		}
	}
	return in, nil
}

func (s *Service) discard(ctx context.Context, in arrived) {
	for _, got := range in {
		s.files.Discard(ctx, got) // unless an article has it by now
	}
}

// resolve has a text name its pictures as the articles of its family do; those that are not there yet are added. With nothing
// arrived they get names that lead nowhere: it is only tried.
func (s *Service) resolve(ctx context.Context, b *box, f file, a *article.Article, in arrived) error {
	all, err := b.shown(f)
	if err != nil || len(all) == 0 {
		return err
	}
	there, err := s.pictures.Sums(ctx, a.RootID)
	if err != nil {
		return err
	}
	named := map[string]string{}
	for way, one := range all {
		if there[one.SHA256] == "" {
			if there[one.SHA256], err = s.add(ctx, a, in, [2]string{f.family(), one.SHA256}); err != nil {
				return err
			}
		}
		named[way] = picture.Address(a.RootID, there[one.SHA256])
	}
	a.Body = beside.ReplaceAllStringFunc(a.Body, func(found string) string {
		parts := beside.FindStringSubmatch(found)
		if name := named[parts[2]]; name != "" {
			return parts[1] + name
		}
		return found
	})
	return nil
}

func (s *Service) add(ctx context.Context, a *article.Article, in arrived, key [2]string) (string, error) {
	if in == nil {
		return storage.NewID(), nil
	}
	p, err := s.pictures.Add(ctx, *a, in[key])
	return p.ID, err
}
