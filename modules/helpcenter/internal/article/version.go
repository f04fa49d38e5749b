package article

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/helpcenter/internal/diff"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Why is what a version was written for.
type Why string

// The reasons for versions.
const (
	Saved     Why = "saved"
	Live      Why = "published"
	Restored  Why = "restored"
	mostShown     = 500
)

// Enum are all reasons.
func (Why) Enum() []Why { return []Why{Saved, Live, Restored} }

// Version is an article as it once stood.
type Version struct {
	TenantID  string    `json:"-" gorm:"primaryKey"`
	ArticleID string    `json:"-" gorm:"primaryKey"`
	Number    int       `json:"number" gorm:"primaryKey;autoIncrement:false"`
	Why       Why       `json:"why"`
	Title     string    `json:"title"`
	Body      string    `json:"body,omitempty" doc:"Markdown; absent in lists"`
	WrittenAt time.Time `json:"written_at"`
	WrittenBy string    `json:"written_by"`
}

// TableName is the table of versions.
func (Version) TableName() string { return "article_versions" }

// Refusals is what storage's refusals are called of a version.
func (Version) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrVersion} }

// Difference is what changed from one version to another.
type Difference struct {
	Title []diff.Piece `json:"title"`
	Body  []diff.Piece `json:"body"`
}

// keep writes an article as it stands; its row is locked by whoever changes it, so that numbers follow each other.
func (s *Service) keep(ctx context.Context, a Article, why Why) error {
	last, err := storage.All[Version](ctx, s.db, 1, of(a.ID), storage.Sorted("number DESC"), storage.Columns("tenant_id", "article_id", "number"))
	if err != nil {
		return err
	}
	v := Version{ArticleID: a.ID, Number: 1, Why: why, Title: a.Title, Body: a.Body, WrittenAt: s.clock.Now(), WrittenBy: principal.Must(ctx).UserID}
	if len(last) > 0 {
		v.Number = last[0].Number + 1
	}
	return storage.Insert(ctx, s.db, &v)
}

// Versions are an article's, the latest first, without their bodies.
func (s *Service) Versions(ctx context.Context, id string) ([]Version, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, err
	}
	columns := storage.Columns("tenant_id", "article_id", "number", "why", "title", "written_at", "written_by")
	return storage.All[Version](ctx, s.db, mostShown, of(id), columns, storage.Sorted("number DESC"))
}

// Version is one version of an article.
func (s *Service) Version(ctx context.Context, id string, number int) (Version, error) {
	return storage.One[Version](ctx, s.db, of(id), storage.Where("number = ?", number))
}

// Difference tells two versions of an article apart.
func (s *Service) Difference(ctx context.Context, id string, from, to int) (d Difference, err error) {
	one, err := s.Version(ctx, id, from)
	if err != nil {
		return d, err
	}
	other, err := s.Version(ctx, id, to)
	return Difference{diff.Of(one.Title, other.Title), diff.Of(one.Body, other.Body)}, err
}

// Restore writes an article as a version has it, which is a version of its own.
func (s *Service) Restore(ctx context.Context, id string, number int, version int64) (Article, error) {
	was, err := s.Version(ctx, id, number)
	if err != nil {
		return Article{}, err
	}
	return s.write(ctx, id, version, Restored, func(a *Article) { a.Title, a.Body = was.Title, was.Body },
		func(Article, Article) record.Act {
			return record.Act{Name: "article.restored", Payload: map[string]any{"number": number}}
		})
}
