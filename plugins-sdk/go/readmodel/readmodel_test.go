package readmodel_test

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/readmodel"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// contact is another module's record.
type contact struct{ ID, Name string }

type row struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
	Name     string
}

// TableName is the table of the model.
func (row) TableName() string { return "contacts" }

// mirror is a module that keeps contacts, and tells how many it has and which.
func mirror() sdk.Module {
	return sdk.Module{
		Manifest: []byte(`{"id": "mirror", "version": "1.0.0", "title": {"es": "a", "en": "a", "pt": "a"},
			"api": {"prefixes": ["/api/v1/mirror"]}, "scopes": ["book.contacts:read"],
			"permissions": [{"name": "mirror.contacts:read", "grants": {"admin": "all"}}],
			"events": {"consumes": ["recobro.book.>"]}}`),
		Migrations: fstest.MapFS{"migrations/0001_contacts.sql": {Data: []byte(`-- +goose Up
CREATE TABLE contacts (tenant_id TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (tenant_id, id));`)}},
		Events: []any{func(db *storage.DB, host *ask.Host, workers *jobs.Workers, consumers *events.Consumers) {
			readmodel.Keep(readmodel.Parts{DB: db, Host: host, Workers: workers, Consumers: consumers}, readmodel.Model[contact]{
				Name: "contacts", List: "/api/v1/book?sort=id", Some: "/api/v1/book/some", Events: []string{"recobro.book.>"},
				Pulse: 10 * time.Millisecond, ID: func(c contact) string { return c.ID },
				Write: func(_ context.Context, tx *gorm.DB, records []contact) error {
					rows := make([]row, len(records))
					for i, one := range records {
						rows[i] = row{ID: one.ID, Name: one.Name}
					}
					columns := []clause.Column{{Name: "tenant_id"}, {Name: "id"}}
					return tx.Clauses(clause.OnConflict{Columns: columns, DoUpdates: clause.AssignmentColumns([]string{"name"})}).Create(&rows).Error
				},
				Remove: func(_ context.Context, tx *gorm.DB, ids []string) error {
					return tx.Where("id IN ?", ids).Delete(&row{}).Error
				},
			})
		}},
		Routes: []any{func(api *httpx.API, db *storage.DB) {
			g := httpx.Group{API: api, Tag: "mirror", Base: "/api/v1/mirror", Rights: "mirror.contacts"}
			httpx.All(g.Op("list", "", "read", "What is kept"), func(ctx context.Context, _ *struct{}) (names []string, err error) {
				rows, err := storage.All[row](ctx, db, 1000, storage.Sorted("id"))
				for _, one := range rows {
					names = append(names, one.Name)
				}
				return names, err
			})
		}},
	}
}

// book is the other module: a list with pages by cursor, and some by id.
type book struct {
	mutex    sync.Mutex
	contacts map[string]string
	asked    []string
	fails    int // that many questions are refused
}

func (b *book) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	who := principal.Must(r.Context())
	b.asked = append(b.asked, who.TenantID+" "+who.Kind+" "+who.Only)
	if b.fails > 0 {
		b.fails--
		w.WriteHeader(http.StatusServiceUnavailable)
		return
	}
	ids, next := slices.Sorted(maps.Keys(b.contacts)), ""
	if who.TenantID != "a" {
		ids = nil
	}
	if strings.HasSuffix(r.URL.Path, "/some") {
		wanted := strings.Split(r.URL.Query().Get("id"), ",")
		ids = slices.DeleteFunc(ids, func(id string) bool { return !slices.Contains(wanted, id) })
	} else {
		from := r.URL.Query().Get("cursor")
		ids = slices.DeleteFunc(ids, func(id string) bool { return id <= from })
		size, _ := strconv.Atoi(r.URL.Query().Get("pageSize"))
		if size = cmp.Or(size, 10); len(ids) > size {
			ids, next = ids[:size], ids[size-1]
		}
	}
	page := []contact{}
	for _, id := range ids {
		page = append(page, contact{id, b.contacts[id]})
	}
	_ = json.NewEncoder(w).Encode(map[string]any{"data": page, "meta": map[string]any{"next": next}})
}

func (b *book) change(f func()) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	f()
}

func (b *book) names() []string {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	names := []string{}
	for _, id := range slices.Sorted(maps.Keys(b.contacts)) {
		names = append(names, b.contacts[id])
	}
	return names
}

func TestModel(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		other := &book{contacts: map[string]string{}, fails: 2}
		for i := range 250 {
			other.contacts[fmt.Sprintf("%03d", i)] = fmt.Sprintf("name %d", i)
		}
		h := sdktest.Start(t, mirror(), sdktest.Options{Engine: engine, Others: other})
		kept := func() (names []string) {
			h.As("a", "admin", "u").GET("/api/v1/mirror").OK(&names)
			return names
		}
		becomes := func(what string) {
			t.Helper()
			require.Eventually(t, func() bool { return slices.Equal(kept(), other.names()) }, 20*time.Second, 5*time.Millisecond, what)
		}
		told := func(kind, subject, payload string) {
			h.Broker.Tell(events.Envelope{
				SpecVersion: "1.0", ID: storage.NewID(), Source: "/modules/book", Type: "recobro.book." + kind, Subject: subject,
				TenantID: "a", Data: json.RawMessage(payload), Time: time.Now(),
			})
		}
		becomes("all that there was, page by page, though the other module was down at first")
		other.change(func() { other.contacts["007"] = "bond"; delete(other.contacts, "008"); other.contacts["x"] = "new" })
		told("contact.updated", "007", "{}")
		told("contact.deleted", "008", "null")
		told("contact.created", "x", "{}")
		becomes("what events name")
		other.change(func() {
			for i := range 200 {
				other.contacts[fmt.Sprintf("%03d", i)] = "imported"
			}
		})
		ids, err := json.Marshal(map[string]any{"ids": slices.Sorted(maps.Keys(other.contacts))})
		require.NoError(t, err)
		told("contacts.changed", "", string(ids))
		becomes("what an event names many of")
		other.change(func() { other.contacts["250"] = "behind everybody's back" })
		told("contacts.restored", "", "{}")
		becomes("all once more, where an event names none")
		require.Subset(t, []string{"a module book.contacts:read", "b module book.contacts:read"}, slices.Compact(slices.Sorted(slices.Values(other.asked))))
	})
}
