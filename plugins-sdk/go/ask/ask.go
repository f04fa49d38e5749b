// Package ask is how a module asks what it cannot know itself: the host, whether somebody works in the tenant, who may do
// something there, and whether a record of another module is there for the caller; and other modules, by their operations.
package ask

import (
	"context"
	"encoding/json"
	"errors"
	"net"
	"net/http"
	"slices"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Prefix is what the subjects of questions begin with: ask.<module>.<question>. A module's credentials allow its own alone.
//
//sdk:host
const Prefix = "ask"

// The questions.
//
//sdk:host
const (
	Members = "members" // who of these is an active member?
	Holders = "holders" // which active members may do this on every row?
	Record  = "record"  // is this record there for the caller?
	Zones   = "zones"   // what time is it at these tenants?
	Do      = "do"      // what does an operation answer?
	Switch  = "switch"  // does the tenant have this module on?
	Helps   = "helps"   // what do the modules that the tenant has on ship of help?
)

// The bounds of a question.
//
//sdk:host
const (
	MostIDs = 500             // ids in one question
	Within  = 5 * time.Second // an answer that is not there by then is none
)

// Member is an active member of the tenant.
type Member struct {
	ID       string `json:"id"`
	Role     string `json:"role"`
	Language string `json:"language,omitempty"` // es, en or pt; empty when the person has chosen none
}

// Question is what a module asks.
//
//sdk:host
type Question struct {
	Tenant     string    `json:"tenant,omitempty"`
	Tenants    []string  `json:"tenants,omitempty"`
	Vouch      string    `json:"vouch,omitempty"` // for whom, as the host has signed; empty: in the module's own name
	Language   string    `json:"language,omitempty"`
	IDs        []string  `json:"ids,omitempty"`
	Permission string    `json:"permission,omitempty"`
	Module     string    `json:"module,omitempty"`
	Record     Reference `json:"record,omitzero"`
	Request    *Request  `json:"request,omitempty"`
	// Known are the versions of shelves that who asks has, by module.
	Known map[string]string `json:"known,omitempty"`
}

// Request is one request for an operation.
//
//sdk:host
type Request struct {
	Method string      `json:"method"`
	Path   string      `json:"path"` // with its query
	Header http.Header `json:"header,omitempty"`
	Body   []byte      `json:"body,omitempty"`
}

// Reference names a record of a module, by the kind that the module's manifest lists under records.
type Reference struct {
	Module string `json:"module"`
	Type   string `json:"type"`
	ID     string `json:"id"`
}

// Answer is what the host says.
//
//sdk:host
type Answer struct {
	Members  []Member          `json:"members,omitempty"`
	Found    bool              `json:"found,omitempty"`
	On       bool              `json:"on,omitempty"`
	Zones    map[string]string `json:"zones,omitempty"` // IANA names, by tenant
	Help     Help              `json:"help,omitzero"`
	Failed   string            `json:"failed,omitempty"`    // why there is no answer, for the log
	TooLarge bool              `json:"too_large,omitempty"` // more than MostAnswered
	// Status, Header and Body are what an operation answered.
	Status int         `json:"status,omitempty"`
	Header http.Header `json:"header,omitempty"`
	Body   []byte      `json:"body,omitempty"`
}

// ErrMember refuses a reference to somebody who is no active member of the tenant.
var ErrMember = errs.New(errs.Invalid, "unknown_member")

// Host answers. Safe for concurrent use.
type Host struct {
	module string
	ask    func(ctx context.Context, subject string, question []byte) ([]byte, error)
	dial   Dialer // nil: no sockets
}

// Dialer connects to where the host takes sockets of other modules.
//
//sdk:host
type Dialer func(ctx context.Context) (net.Conn, error)

// New asks over the event server as a module, and opens sockets by dial; a nil connection answers nothing.
//
//sdk:host
func New(module string, conn *nats.Conn, dial Dialer) *Host {
	return &Host{module: module, dial: dial, ask: func(ctx context.Context, subject string, question []byte) ([]byte, error) {
		if conn == nil {
			return nil, nats.ErrConnectionClosed
		}
		answer, err := conn.RequestWithContext(ctx, subject, question)
		if err != nil {
			return nil, err
		}
		return answer.Data, nil
	}}
}

// Fixed is a host that knows these members in every tenant, and every record: for a service's own tests.
func Fixed(members ...Member) *Host {
	return &Host{ask: func(context.Context, string, []byte) ([]byte, error) {
		return json.Marshal(Answer{Members: members, Found: true, On: true})
	}}
}

// Member fails with ErrMember on the field unless every one of ids, but empty ones, is an active member of the tenant.
func (h *Host) Member(ctx context.Context, field string, ids ...string) error {
	strangers, err := h.Strangers(ctx, ids)
	if err == nil && len(strangers) > 0 {
		err = ErrMember.WithField(field, ErrMember.Code)
	}
	return err
}

// Strangers are those of ids, but empty ones, who are no active members of the tenant.
func (h *Host) Strangers(ctx context.Context, ids []string) (strangers []string, err error) {
	wanted := slices.Compact(slices.Sorted(slices.Values(ids)))
	wanted = slices.DeleteFunc(wanted, func(id string) bool { return id == "" })
	for some := range slices.Chunk(wanted, MostIDs) {
		answer, err := h.put(ctx, Members, Question{IDs: some})
		if err != nil {
			return nil, err
		}
		for _, id := range some {
			if !slices.ContainsFunc(answer.Members, func(m Member) bool { return m.ID == id }) {
				strangers = append(strangers, id)
			}
		}
	}
	return strangers, nil
}

// Language is the language of a member, in which to write what they will read; empty for somebody who is no active member.
func (h *Host) Language(ctx context.Context, userID string) (string, error) {
	if userID == "" {
		return "", nil
	}
	answer, err := h.put(ctx, Members, Question{IDs: []string{userID}})
	at := slices.IndexFunc(answer.Members, func(m Member) bool { return m.ID == userID })
	if err != nil || at < 0 {
		return "", err
	}
	return answer.Members[at].Language, nil
}

// Holding are the active members who hold a permission on every row of the tenant.
func (h *Host) Holding(ctx context.Context, permission string) ([]Member, error) {
	answer, err := h.put(ctx, Holders, Question{Permission: permission})
	return answer.Members, err
}

// Reaches tells whether a record of a module exists and the principal of ctx may see it. It needs no scope of the
// manifest, and is brief enough to be asked within the transaction of a write.
func (h *Host) Reaches(ctx context.Context, record Reference) (bool, error) {
	answer, err := h.put(ctx, Record, Question{Record: record})
	return answer.Found, err
}

// On tells whether the company of ctx has another module, and has it on. It needs no scope, and is brief enough to be asked within the
// transaction of a write.
func (h *Host) On(ctx context.Context, module string) (bool, error) {
	answer, err := h.put(ctx, Switch, Question{Module: module})
	return answer.On, err
}

// Zones are the time zones of tenants; of one that is unknown there is none.
func (h *Host) Zones(ctx context.Context, tenants []string) (map[string]*time.Location, error) {
	zones := map[string]*time.Location{}
	for some := range slices.Chunk(tenants, MostIDs) {
		answer, err := h.put(ctx, Zones, Question{Tenants: some})
		if err != nil {
			return nil, err
		}
		for tenant, name := range answer.Zones {
			if zones[tenant], err = civil.Zone(name); err != nil {
				return nil, err
			}
		}
	}
	return zones, nil
}

func (h *Host) put(ctx context.Context, name string, question Question) (answer Answer, err error) {
	who, _ := principal.From(ctx)
	question.Tenant, question.Vouch, question.Language = who.TenantID, who.Vouch, who.Language
	raw, err := json.Marshal(question)
	if err != nil {
		return answer, err
	}
	ctx, cancel := context.WithTimeout(ctx, Within)
	defer cancel()
	told, err := h.ask(ctx, Prefix+"."+h.module+"."+name, raw)
	if err == nil {
		err = json.Unmarshal(told, &answer)
	}
	if err == nil && answer.Failed != "" {
		err = errors.New(answer.Failed)
	}
	if err != nil {
		return answer, errs.New(errs.Unavailable, "unavailable").Wrap(err)
	}
	return answer, nil
}
