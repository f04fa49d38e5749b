package sdktest

import (
	"bytes"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

// desk answers what a module asks, from what a test has said there is.
type desk struct {
	manifest manifest.Manifest
	mutex    sync.Mutex
	members  map[string][]ask.Member    // by tenant
	records  map[string][]ask.Reference // by tenant
	others   http.Handler               // nil: no other module answers
	off      []string                   // other modules that nobody has on
	help     ask.Help
	mail     http.Handler // nil = there is no mail server
	vouched  func(header string) (principal.Principal, error)
}

func openDesk(t testing.TB, broker *Broker, manifest manifest.Manifest, key []byte, demo *sdk.DemoSeed) *desk {
	d := &desk{manifest: manifest, vouched: func(header string) (principal.Principal, error) {
		return vouch.Vouched(key, header, time.Now())
	}, members: map[string][]ask.Member{}, records: map[string][]ask.Reference{}}
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

// Quit has a user be no member of a tenant any more.
func (h *Host) Quit(tenant, userID string) {
	h.desk.mutex.Lock()
	defer h.desk.mutex.Unlock()
	h.desk.members[tenant] = slices.DeleteFunc(h.desk.members[tenant], func(m ask.Member) bool { return m.ID == userID })
}

// Speak has an active member of a tenant speak a language.
func (h *Host) Speak(tenant, userID, language string) {
	h.desk.mutex.Lock()
	defer h.desk.mutex.Unlock()
	for i := range h.desk.members[tenant] {
		if m := &h.desk.members[tenant][i]; m.ID == userID {
			m.Language = language
		}
	}
}

// Keep says that a record of another module is there for everybody of a tenant.
func (h *Host) Keep(tenant string, record ask.Reference) {
	h.desk.mutex.Lock()
	defer h.desk.mutex.Unlock()
	h.desk.records[tenant] = append(h.desk.records[tenant], record)
}

// Off says that no tenant has another module on, or, with none, that every one has all of them.
func (h *Host) Off(modules ...string) {
	h.desk.mutex.Lock()
	defer h.desk.mutex.Unlock()
	h.desk.off = modules
}

// Others answers what the module asks of other modules' operations, with the principal that the host would ask as in the
// request's context, sockets too (ask.Open). It stands for the permission's check too: the host refuses what the manifest's scopes do not name.
func (h *Host) Others(handler http.Handler) {
	h.desk.mutex.Lock()
	defer h.desk.mutex.Unlock()
	h.desk.others = handler
}

func (d *desk) do(q ask.Question) (ask.Answer, error) {
	who, err := d.asker(q)
	if err != nil || d.others == nil {
		return ask.Answer{Failed: "nobody answers"}, err
	}
	r := httptest.NewRequest(q.Request.Method, q.Request.Path, bytes.NewReader(q.Request.Body))
	r.Header = q.Request.Header
	w := httptest.NewRecorder()
	d.others.ServeHTTP(w, r.WithContext(principal.With(r.Context(), who)))
	return ask.Answer{Status: w.Code, Header: w.Header(), Body: w.Body.Bytes()}, nil
}

func (d *desk) join(tenant string, member ask.Member) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if !slices.ContainsFunc(d.members[tenant], func(m ask.Member) bool { return m.ID == member.ID && m.Role == member.Role }) {
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
	if q.Request != nil {
		answer, err := d.do(q)
		if err != nil {
			answer.Failed = err.Error()
		}
		return answer
	}
	for _, member := range d.members[q.Tenant] {
		asked := slices.Contains(q.IDs, member.ID)
		if strings.HasSuffix(m.Subject, "."+ask.Holders) {
			asked = d.grants(q.Permission, member.Role)
		}
		if asked {
			a.Members = append(a.Members, member)
		}
	}
	if strings.HasSuffix(m.Subject, "."+ask.Helps) {
		a.Help = d.help
	}
	a.Zones = map[string]string{}
	for _, tenant := range q.Tenants {
		a.Zones[tenant] = "America/Montevideo"
	}
	a.On = !slices.Contains(d.off, q.Module)
	a.Found = slices.Contains(d.records[q.Tenant], q.Record)
	return a
}

func (d *desk) grants(permission, role string) bool {
	return slices.ContainsFunc(d.manifest.Permissions, func(p manifest.Permission) bool {
		return p.Name == permission && p.Grants[role] == "all"
	})
}
