package hooks

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"mime"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/go-chi/chi/v5"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/quota"
)

// The bounds of a delivery. The host lets strangers send no more either.
const (
	maxBody      = 256 << 10
	maxChallenge = 200
	timeout      = 10 * time.Second
)

// Extension is the key under which the OpenAPI document names the hook that an operation is the door of.
//
//sdk:host
const Extension = "x-hook"

// Register serves a hook. It panics at load on one that could not be called.
func Register(api *httpx.API, s *Store, h Hook) {
	if _, taken := s.hooks[h.Name]; taken || h.Name == "" || !strings.HasSuffix(h.Path, "/{token}") || h.Scheme.Valid == nil || h.Handle == nil {
		panic(fmt.Sprintf("hooks: %q needs a name of its own, a path that ends in /{token}, a scheme and a handler", h.Name))
	}
	s.hooks[h.Name] = h
	s.pace(h)
	op := httpx.Operation{
		ID: s.ModuleID + "-hook-" + h.Name, Method: http.MethodPost, Path: h.Path, Open: true, Summary: h.Summary, Tags: h.Tags,
		MaxBody: maxBody, Timeout: timeout,
	}
	httpx.RegisterStream(api, op, func(w http.ResponseWriter, r *http.Request) {
		answer, err := s.receive(w, r, h)
		send(api, w, r, answer, err)
	})
	document(api, s.ModuleID, h)
	if !h.Subscribe {
		return
	}
	op.ID, op.Method = op.ID+"-challenge", http.MethodGet
	httpx.RegisterStream(api, op, func(w http.ResponseWriter, r *http.Request) {
		answer, err := s.challenge(r, h)
		send(api, w, r, answer, err)
	})
	api.OpenAPI().Paths[h.Path].Get.Parameters = []*huma.Param{
		parameter("path", "token"), parameter("query", "hub.mode"), parameter("query", "hub.verify_token"), parameter("query", "hub.challenge"),
	}
}

func send(api *httpx.API, w http.ResponseWriter, r *http.Request, answer Answer, err error) {
	if err != nil {
		api.Problem(w, r, err)
		return
	}
	if answer.ContentType != "" {
		w.Header().Set("Content-Type", answer.ContentType)
	}
	w.WriteHeader(answer.status())
	_, _ = w.Write(answer.Body) // the provider may be gone
}

// receive does what a delivery asks for, if it is one of the provider's.
func (s *Store) receive(w http.ResponseWriter, r *http.Request, h Hook) (Answer, error) {
	asked, _ := principal.From(r.Context())
	endpoint, err := s.enter(r, h, asked)
	if err != nil {
		return Answer{}, err
	}
	ctx := principal.With(r.Context(), h.onBehalf(endpoint, asked))
	d, err := s.read(w, r.WithContext(ctx))
	if err != nil {
		return Answer{}, err
	}
	d.EndpointID = endpoint.ID
	all, err := s.secrets(ctx, endpoint)
	if err != nil {
		return Answer{}, err
	}
	now := s.Clock.Now()
	if !slices.ContainsFunc(goodAt(all, now), func(one secret) bool { return h.Scheme.Valid(d, one.Value, now) }) {
		return Answer{}, errSignature
	}
	return s.once(ctx, h, d, h.idOf(d))
}

// enter finds the endpoint that is called, for whoever does not call too often.
func (s *Store) enter(r *http.Request, h Hook, asked principal.Principal) (Endpoint, error) {
	from, _ := netip.ParseAddr(asked.Address) // invalid without one: all of those are one
	addresses, endpoints := s.meters(h)
	if err := pass(addresses, h.Name+" "+quota.Client(from)); err != nil {
		return Endpoint{}, err
	}
	at, ok := parseToken(chi.URLParam(r, "token"))
	if !ok {
		return Endpoint{}, errNotFound
	}
	endpoint, err := s.find(r.Context(), h.Name, at)
	if err != nil {
		return Endpoint{}, err
	}
	return endpoint, pass(endpoints, endpoint.ID)
}

func pass(m *quota.Meter, who string) error {
	leave, err := m.Enter(who)
	if err == nil {
		leave()
	}
	return err
}

// read receives a delivery within its bounds.
func (s *Store) read(w http.ResponseWriter, r *http.Request) (d Delivery, err error) {
	control := http.NewResponseController(w)
	_ = control.SetReadDeadline(time.Now().Add(s.bodyTime)) // a recorder has none to set
	d = Delivery{URL: s.PublicURL + r.URL.RequestURI(), Header: r.Header.Clone()}
	if d.Body, err = io.ReadAll(r.Body); err != nil {
		return d, errs.OfBody(err)
	}
	_ = control.SetReadDeadline(time.Time{})
	if kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type")); kind == "application/x-www-form-urlencoded" {
		if d.Form, err = url.ParseQuery(string(d.Body)); err != nil {
			return d, errs.New(errs.BadRequest, "malformed").Wrap(err)
		}
	}
	return d, nil
}

// idOf is what a delivery is known by: what is not signed is no part of it, or whoever has seen one could have it done again.
func (h Hook) idOf(d Delivery) string {
	known := d.Body
	if h.Scheme.SignsURL {
		known = []byte(d.URL + "\n" + string(d.Body))
	}
	if h.ID != nil {
		if id := h.ID(d.Body); id != "" {
			known = []byte(id)
		}
	}
	sum := sha256.Sum256(known)
	return hex.EncodeToString(sum[:])
}

// challenge answers a provider that makes sure of an address.
func (s *Store) challenge(r *http.Request, h Hook) (Answer, error) {
	asked, _ := principal.From(r.Context())
	if _, err := s.enter(r, h, asked); err != nil {
		return Answer{}, err
	}
	at, _ := parseToken(chi.URLParam(r, "token"))
	query := r.URL.Query()
	challenge := query.Get("hub.challenge")
	if query.Get("hub.mode") != "subscribe" || len(challenge) > maxChallenge || !same(query.Get("hub.verify_token"), at.verify()) {
		return Answer{}, errSignature
	}
	return Answer{Status: http.StatusOK, ContentType: "text/plain; charset=utf-8", Body: []byte(challenge)}, nil
}

// document tells how a hook is called.
func document(api *httpx.API, module string, h Hook) {
	name := module + "-" + h.Name
	components := api.OpenAPI().Components
	if components.SecuritySchemes == nil {
		components.SecuritySchemes = map[string]*huma.SecurityScheme{}
	}
	components.SecuritySchemes[name] = &h.Scheme.Document
	op := api.OpenAPI().Paths[h.Path].Post
	op.Parameters = []*huma.Param{parameter("path", "token")}
	op.Security = []map[string][]string{{name: {}}}
	op.Extensions[Extension] = h.Name
	op.RequestBody = &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{"*/*": {Schema: &huma.Schema{Type: huma.TypeString, Format: "binary"}}}}
	op.Responses["200"] = &huma.Response{Description: "Done; again with the same delivery: what was answered first"}
}

func parameter(in, name string) *huma.Param {
	return &huma.Param{Name: name, In: in, Required: true, Schema: &huma.Schema{Type: huma.TypeString}}
}
