package rulebook

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be done with packs. Its writes are the installation's: no transaction of a tenant may be open.
type Service struct {
	*Store
	record *record.Record
	clock  clock.Clock
}

// NewService works on a store and records what happens, in the company of whoever does it.
func NewService(store *Store, r *record.Record, c clock.Clock) *Service {
	return &Service{store, r, c}
}

// Begin drafts the next version of a country's pack, as the one in force is. It fails with ErrNotFound, and with ErrDraft while there is a
// draft.
func (s *Service) Begin(ctx context.Context, country string) (Pack, error) {
	versions, err := s.Versions(ctx, country)
	if err != nil {
		return Pack{}, err
	}
	at := slices.IndexFunc(versions, func(p Pack) bool { return p.Status == Published })
	if at < 0 || country == "" {
		return Pack{}, ErrNotFound
	}
	in := versions[at]
	draft := Pack{Country: country, Number: versions[0].Number + 1, Status: Draft, Rules: in.Rules, Cases: in.Cases}
	if err := storage.Insert(everywhere(ctx), s.db, &draft); err != nil {
		return draft, err
	}
	return draft, s.wrote(ctx, "drafted", draft)
}

// draft is the draft of a country. It fails with ErrNotFound.
func (s *Service) draft(ctx context.Context, country string) (Pack, error) {
	return storage.One[Pack](everywhere(ctx), s.db, storage.Where("country = ? AND status = ?", country, Draft))
}

// Change replaces what a draft says that still has the version. It fails with ErrNotFound, storage.ErrStale and as rule.Check does.
func (s *Service) Change(ctx context.Context, country string, version int64, rules []rule.Rule, cases []rule.Case, note string) (Pack, error) {
	p, err := s.draft(ctx, country)
	if err != nil {
		return p, err
	}
	if err := rule.Check(rules); err != nil {
		return p, err
	}
	p.Rules, p.Cases, p.Note = some(rules), some(cases), note
	return p, storage.Update(everywhere(ctx), s.db, &p, version)
}

func some[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// Try decides cases by rules, with those of the product. It keeps nothing, and fails as rule.Check does.
func (s *Service) Try(country string, rules []rule.Rule, cases []rule.Case) ([]rule.Verdict, error) {
	if err := rule.Check(rules); err != nil {
		return nil, err
	}
	return rule.Try(rule.Pack{Country: country, Rules: rules}, rule.Compile(s.house(), rule.House), cases), nil
}

// Publish puts a draft that still has the version in force, in the place of the version before. It fails with ErrNotFound,
// storage.ErrStale, as rule.Check does, and with rule.ErrCase unless every case is decided as it says.
func (s *Service) Publish(ctx context.Context, country string, version int64) (Pack, error) {
	p, err := s.draft(ctx, country)
	if err != nil {
		return p, err
	}
	verdicts, err := s.Try(country, p.Rules, p.Cases)
	if err != nil {
		return p, err
	}
	for _, v := range verdicts {
		if !v.Passed {
			return p, rule.ErrCase.WithParam("name", v.Name)
		}
	}
	now := s.clock.Now()
	p.Status, p.PublishedAt, p.PublishedBy = Published, &now, principal.Must(ctx).UserID
	err = s.db.Within(everywhere(ctx), func(ctx context.Context) error {
		if _, err := storage.Set[Pack](ctx, s.db, map[string]any{"status": Superseded}, storage.Where("country = ? AND status = ?", country, Published)); err != nil {
			return err
		}
		return storage.Update(ctx, s.db, &p, version)
	})
	if err != nil {
		return p, err
	}
	return p, s.wrote(ctx, "published", p)
}

// Discard removes a draft that still has the version. It fails with ErrNotFound and storage.ErrStale.
func (s *Service) Discard(ctx context.Context, country string, version int64) error {
	p, err := s.draft(ctx, country)
	if err != nil {
		return err
	}
	if err := storage.Delete(everywhere(ctx), s.db, &p, version); err != nil {
		return err
	}
	return s.wrote(ctx, "discarded", p)
}

func (s *Service) wrote(ctx context.Context, what string, p Pack) error {
	return s.record.Write(ctx, record.Act{Name: "rule_pack." + what, ID: p.ID, Payload: map[string]any{"country": p.Country, "number": p.Number}})
}
