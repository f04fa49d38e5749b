package sdktest

import (
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
)

// desk answers what a module asks, from what a test has said there is.
type desk struct {
	manifest sdk.Manifest
	mutex    sync.Mutex
	members  map[string][]ask.Member    // by tenant
	records  map[string][]ask.Reference // by tenant
}

func openDesk(t testing.TB, broker *Broker, manifest sdk.Manifest, demo *sdk.DemoSeed) *desk {
	d := &desk{manifest: manifest, members: map[string][]ask.Member{}, records: map[string][]ask.Reference{}}
	if demo != nil {
		for _, tenant := range demo.Tenants {
			for _, user := range tenant.Users {
				d.join(tenant.ID, ask.Member{ID: user.ID, Role: user.Role})
			}
		}
	}
	_, err := broker.conn.Subscribe(ask.Prefix+".*.*", func(m *nats.Msg) {
		raw, _ := json.Marshal(d.answer(m)) // plain fields always marshal
		_ = m.Respond(raw)                  // who asked notices
	})
	require.NoError(t, err)
	require.NoError(t, broker.conn.Flush())
	return d
}

// Join makes a user an active member of a tenant.
func (h *Host) Join(tenant, role, userID string) {
	h.desk.join(tenant, ask.Member{ID: userID, Role: role})
}

// Keep says that a record of another module is there for everybody of a tenant.
func (h *Host) Keep(tenant string, record ask.Reference) {
	h.desk.mutex.Lock()
	defer h.desk.mutex.Unlock()
	h.desk.records[tenant] = append(h.desk.records[tenant], record)
}

func (d *desk) join(tenant string, member ask.Member) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if !slices.Contains(d.members[tenant], member) {
		d.members[tenant] = append(d.members[tenant], member)
	}
}

func (d *desk) answer(m *nats.Msg) (a ask.Answer) {
	var q ask.Question
	if err := json.Unmarshal(m.Data, &q); err != nil {
		return ask.Answer{Failed: err.Error()}
	}
	d.mutex.Lock()
	defer d.mutex.Unlock()
	for _, member := range d.members[q.Who.TenantID] {
		asked := slices.Contains(q.IDs, member.ID)
		if strings.HasSuffix(m.Subject, "."+ask.Holders) {
			asked = d.grants(q.Permission, member.Role)
		}
		if asked {
			a.Members = append(a.Members, member)
		}
	}
	a.Found = slices.Contains(d.records[q.Who.TenantID], q.Record)
	return a
}

func (d *desk) grants(permission, role string) bool {
	return slices.ContainsFunc(d.manifest.Permissions, func(p sdk.Permission) bool {
		return p.Name == permission && p.Grants[role] == "all"
	})
}
