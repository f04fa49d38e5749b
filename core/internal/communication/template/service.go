package template

import (
	"context"
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service keeps templates.
type Service struct {
	store    *Store
	recorder *tracing.Recorder
	db       *storage.DB
}

// NewService works on store and records each change.
func NewService(store *Store, recorder *tracing.Recorder, db *storage.DB) *Service {
	return &Service{store: store, recorder: recorder, db: db}
}

// All are the tenant's templates.
func (s *Service) All(ctx context.Context) ([]Template, error) { return s.store.All(ctx) }

// Create adds a template.
func (s *Service) Create(ctx context.Context, template Template) (Template, error) {
	return s.write(ctx, template, "created", func(ctx context.Context, t *Template) error { return s.store.Insert(ctx, t) })
}

// Replace changes a template that still has the version.
func (s *Service) Replace(ctx context.Context, id string, version int64, wanted Template) (Template, error) {
	found, err := s.store.Get(ctx, id)
	if err != nil {
		return found, err
	}
	wanted.Row = found.Row
	return s.write(ctx, wanted, "changed", func(ctx context.Context, t *Template) error { return s.store.Update(ctx, t, version) })
}

// Preview is a template, saved or not, as a debtor would read it in a language.
func (s *Service) Preview(template Template, language string) (Text, string, error) {
	template.NameKey = key(template.Name)
	if err := template.Check(); err != nil {
		return Text{}, "", err
	}
	text, language := template.In(language)
	return Fill(text, samples(language)), language, nil
}

func (s *Service) write(ctx context.Context, template Template, what string, put func(context.Context, *Template) error) (Template, error) {
	template.NameKey = key(template.Name)
	if err := template.Check(); err != nil {
		return template, err
	}
	err := s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := put(ctx, &template); err != nil {
			return err
		}
		return s.recorder.Record(ctx, tx, tracing.Entry{Name: "core.template." + what, SubjectType: "template", SubjectID: template.ID,
			Payload: map[string]any{"name": template.Name, "channel": template.Channel, "status": template.Status}})
	})
	return template, err
}

// key is the name as two templates must not share it.
func key(name string) string { return strings.ToLower(strings.Join(strings.Fields(name), " ")) }
