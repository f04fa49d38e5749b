package hooks

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/quota"
)

// Store keeps the endpoints of a module's hooks, and what came there. Safe for concurrent use.
type Store struct {
	Config
	hooks     map[string]Hook // filled while the module starts
	addresses *quota.Meter
	endpoints *quota.Meter
	busy      map[string]*quota.Meter // of hooks that have a rate of their own
	bodyTime  time.Duration
}

// Config is what a Store needs; the SDK makes one for a module that asks for it.
//
//sdk:host
type Config struct {
	ModuleID  string
	PublicURL string // scheme and host that providers use, no trailing slash
	DB        *storage.DB
	Keys      *sealed.Keys
	Recorder  *tracing.Recorder
	Tenants   func() []string // those that have the module on
	Clock     clock.Clock
}

// What one address, and all that call one endpoint, may do a second in the long run, and at once after a pause.
const (
	addressRate, addressBurst   = 50, 200
	endpointRate, endpointBurst = 100, 400
)

// New is a module's store.
//
//sdk:host
func New(cfg Config) *Store {
	return &Store{
		Config: cfg, hooks: map[string]Hook{}, busy: map[string]*quota.Meter{}, bodyTime: 10 * time.Second,
		addresses: quota.NewMeter(quota.Bound{Rate: addressRate, Burst: addressBurst}, cfg.Clock),
		endpoints: quota.NewMeter(quota.Bound{Rate: endpointRate, Burst: endpointBurst}, cfg.Clock),
	}
}

// pace has a hook keep to its own rate, if it has one.
func (s *Store) pace(h Hook) {
	if h.Rate > 0 {
		s.busy[h.Name] = quota.NewMeter(quota.Bound{Rate: float64(h.Rate), Burst: h.Rate}, s.Clock)
	}
}

// meters are those by which the addresses that call a hook are bound, and its endpoints.
func (s *Store) meters(h Hook) (addresses, endpoints *quota.Meter) {
	if own := s.busy[h.Name]; own != nil {
		return own, own
	}
	return s.addresses, s.endpoints
}

// Create opens an endpoint of a hook for ctx's tenant, with a secret of the provider's, or one that is made here. It fails with
// ErrTooMany, and invalid for a label or secret that is none.
func (s *Store) Create(ctx context.Context, hook, label, given string) (Opened, error) {
	known, ok := s.hooks[hook]
	if !ok {
		return Opened{}, fmt.Errorf("hooks: there is no hook %q", hook)
	}
	label, err := labelled(label)
	if err != nil {
		return Opened{}, err
	}
	value, err := secretOr(given)
	if err != nil {
		return Opened{}, err
	}
	at := token{principal.Must(ctx).TenantID, drawn()}
	made := Endpoint{Row: storage.Row{ID: storage.NewID()}, Hook: hook, Label: label, TokenHash: at.hash()}
	err = s.DB.Tx(ctx, func(ctx context.Context, _ *gorm.DB) error {
		if there, err := s.List(ctx, hook); err != nil {
			return err
		} else if len(there) >= mostEndpoints {
			return ErrTooMany
		}
		if err := s.seal(ctx, &made, []secret{{Value: value}}); err != nil {
			return err
		}
		if err := storage.Insert(ctx, s.DB, &made); err != nil {
			return err
		}
		return s.record(ctx, "created", made)
	})
	opened := Opened{Endpoint: made, URL: s.PublicURL + strings.Replace(known.Path, "{token}", at.String(), 1), Secret: value}
	if known.Subscribe {
		opened.VerifyToken = at.verify()
	}
	return opened, err
}

// List are the endpoints of a hook that ctx's tenant has open, the oldest first.
func (s *Store) List(ctx context.Context, hook string) ([]Endpoint, error) {
	return storage.All[Endpoint](ctx, s.DB, mostEndpoints, storage.Where("hook = ? AND revoked_at IS NULL", hook), storage.Sorted("id"))
}

// Rotate gives an endpoint of ctx's tenant another secret, the provider's or one that is made here; those before stay good for a
// while, so that nothing is lost until the provider has it. It fails with ErrNotFound.
func (s *Store) Rotate(ctx context.Context, id, given string, keep time.Duration) (value string, err error) {
	if value, err = secretOr(given); err != nil {
		return "", err
	}
	return value, s.change(ctx, id, "rotated", func(ctx context.Context, e *Endpoint) error {
		all, err := s.secrets(ctx, *e)
		if err != nil {
			return err
		}
		now := s.Clock.Now()
		return s.seal(ctx, e, rotated(all, value, now, now.Add(keep)))
	})
}

// Revoke closes an endpoint of ctx's tenant for good: whoever calls it is told that there is none. It fails with ErrNotFound.
func (s *Store) Revoke(ctx context.Context, id string) error {
	return s.change(ctx, id, "revoked", func(_ context.Context, e *Endpoint) error {
		now := s.Clock.Now().UTC()
		e.RevokedAt, e.Secrets = &now, sealed.Text{}
		return nil
	})
}

func (s *Store) change(ctx context.Context, id, what string, f func(context.Context, *Endpoint) error) error {
	return s.DB.Tx(ctx, func(ctx context.Context, _ *gorm.DB) error {
		e, err := storage.Lock[Endpoint](ctx, s.DB, storage.ByID(id), storage.Where("revoked_at IS NULL"))
		if err != nil {
			return err
		}
		if err := f(ctx, &e); err != nil {
			return err
		}
		if err := storage.Update(ctx, s.DB, &e, e.Version); err != nil {
			return err
		}
		return s.record(ctx, what, e)
	})
}

// find gives the endpoint of a hook that a token opens, if its tenant has the module on; else errNotFound. It takes as long for a
// tenant that has it off, or that there is none of.
func (s *Store) find(ctx context.Context, hook string, at token) (Endpoint, error) {
	ctx = principal.With(ctx, principal.System(at.tenant, s.ModuleID))
	found, err := storage.One[Endpoint](ctx, s.DB, storage.Where("token_hash = ? AND hook = ? AND revoked_at IS NULL", at.hash(), hook))
	if errors.Is(err, ErrNotFound) || err == nil && !slices.Contains(s.Tenants(), at.tenant) {
		err = errNotFound
	}
	return found, err
}

func (s *Store) record(ctx context.Context, what string, e Endpoint) error {
	return s.DB.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return s.Recorder.Record(ctx, tx, tracing.Entry{
			Name: s.ModuleID + ".hook." + what, SubjectType: "hook", SubjectID: e.ID, Payload: map[string]any{"hook": e.Hook},
		})
	})
}

func (s *Store) seal(ctx context.Context, e *Endpoint, all []secret) error {
	plain, err := json.Marshal(all)
	if err == nil {
		e.Secrets, err = s.Keys.Seal(ctx, e.place(), string(plain))
	}
	return err
}

func (s *Store) secrets(ctx context.Context, e Endpoint) (all []secret, err error) {
	plain, err := s.Keys.Open(ctx, e.place(), e.Secrets)
	if err != nil {
		return nil, err
	}
	return all, json.Unmarshal([]byte(plain), &all)
}

// place is what an endpoint's secrets are sealed for.
func (e Endpoint) place() sealed.Place {
	return sealed.Place{Table: "sdk_hooks", Column: "secrets", Row: e.ID}
}

// delivered is a delivery that was done, and what was answered.
type delivered struct {
	TenantID   string `gorm:"primaryKey"`
	EndpointID string `gorm:"primaryKey"`
	Delivery   string `gorm:"primaryKey"`
	Status     int
	ReceivedAt time.Time
}

// TableName is the table of the SDK's migrations.
func (delivered) TableName() string { return "sdk_hook_deliveries" }

// once does a delivery unless it was done before: then the first status is answered again. Of those that come at once the others
// wait for the first.
func (s *Store) once(ctx context.Context, h Hook, d Delivery, id string) (answer Answer, err error) {
	err = s.DB.Brief(ctx, func(ctx context.Context, tx *gorm.DB) error {
		mine := delivered{EndpointID: d.EndpointID, Delivery: id, ReceivedAt: s.Clock.Now().UTC()}
		claimed := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&mine)
		if claimed.Error != nil {
			return claimed.Error
		}
		row := tx.Where("endpoint_id = ? AND delivery = ?", d.EndpointID, id)
		if claimed.RowsAffected == 0 {
			var first delivered
			err := row.Take(&first).Error
			answer = Answer{Status: first.Status}
			return err
		}
		if answer, err = h.Handle(ctx, d); err != nil {
			return err
		}
		return row.Model(&delivered{}).Updates(map[string]any{"status": answer.status()}).Error
	})
	return answer, err
}
