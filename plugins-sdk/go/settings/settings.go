// Package settings is what a tenant has chosen for a module: described by a JSON schema in the manifest, kept by the host and sent
// to the module.
package settings

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"sync"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/schema"
)

// Store holds every tenant's choice in the module's process: the host gives it at the start and tells each change.
// Safe for concurrent use.
type Store struct {
	mutex     sync.Mutex
	schema    *schema.Schema
	defaults  json.RawMessage
	chosen    map[string]json.RawMessage // by tenant
	readers   []func(tenant string, chosen json.RawMessage) error
	listeners []func(tenant string)
}

// NewStore is a store of settings as they are described them, with what the tenants have chosen so far.
//
//sdk:host
func NewStore(described *schema.Schema, chosen map[string]json.RawMessage) (*Store, error) {
	defaults, err := json.Marshal(described.Defaults())
	if err != nil {
		return nil, err
	}
	s := &Store{schema: described, defaults: defaults, chosen: map[string]json.RawMessage{}}
	maps.Copy(s.chosen, chosen)
	return s, nil
}

// Take puts tenants' choices in force; nothing, or {}, is back to the defaults. What cannot be read leaves that tenant's
// settings as they were, and is returned.
//
//sdk:host
func (s *Store) Take(chosen map[string]json.RawMessage) error {
	s.mutex.Lock()
	var failed error
	var changed []string
	for tenant, values := range chosen {
		if err := s.read(tenant, values); err != nil {
			failed = errors.Join(failed, fmt.Errorf("settings of %s: %w", tenant, err))
			continue
		}
		s.chosen[tenant] = values
		changed = append(changed, tenant)
	}
	listeners := s.listeners
	s.mutex.Unlock()
	for _, tenant := range changed {
		for _, tell := range listeners {
			tell(tenant)
		}
	}
	return failed
}

func (s *Store) read(tenant string, chosen json.RawMessage) error {
	for _, read := range s.readers {
		if err := read(tenant, chosen); err != nil {
			return err
		}
	}
	return nil
}

// Changed has f called after each change of a tenant's settings. f must not wait for long: the change is told in turn.
func (s *Store) Changed(f func(tenant string)) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.listeners = append(s.listeners, f)
}

// Values are a module's settings as a Go type, read once for each change. Safe for concurrent use.
type Values[T any] struct {
	defaults T
	mutex    sync.RWMutex
	chosen   map[string]T
}

// For reads the settings as a T: a struct whose JSON names are the schema's. It fails when T cannot hold the defaults or
// what a tenant has chosen, and on a name that the schema does not have. As an fx constructor it is settings.For[Settings].
func For[T any](s *Store) (*Values[T], error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if err := s.schema.Fits(reflect.TypeFor[T]()); err != nil {
		return nil, err
	}
	v := &Values[T]{chosen: map[string]T{}}
	if err := json.Unmarshal(s.defaults, &v.defaults); err != nil {
		return nil, fmt.Errorf("defaults of the settings: %w", err)
	}
	take := func(tenant string, chosen json.RawMessage) error { return v.take(s.defaults, tenant, chosen) }
	for tenant, chosen := range s.chosen {
		if err := take(tenant, chosen); err != nil {
			return nil, fmt.Errorf("settings of %s: %w", tenant, err)
		}
	}
	s.readers = append(s.readers, take)
	return v, nil
}

// Fixed are values that never change, for tests of what uses them.
func Fixed[T any](value T) *Values[T] { return &Values[T]{defaults: value, chosen: map[string]T{}} }

func (v *Values[T]) take(defaults json.RawMessage, tenant string, chosen json.RawMessage) error {
	var value T
	if err := json.Unmarshal(defaults, &value); err != nil {
		return err
	}
	if len(chosen) > 0 {
		if err := json.Unmarshal(chosen, &value); err != nil {
			return err
		}
	}
	v.mutex.Lock()
	defer v.mutex.Unlock()
	v.chosen[tenant] = value
	return nil
}

// Of are the settings of the tenant of ctx.
func (v *Values[T]) Of(ctx context.Context) T { return v.OfTenant(principal.Must(ctx).TenantID) }

// OfTenant are the settings of a tenant, the defaults where it has chosen nothing.
func (v *Values[T]) OfTenant(tenant string) T {
	v.mutex.RLock()
	defer v.mutex.RUnlock()
	if chosen, ok := v.chosen[tenant]; ok {
		return chosen
	}
	return v.defaults
}
