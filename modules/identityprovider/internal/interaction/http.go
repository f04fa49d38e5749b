package interaction

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/identityprovider/internal/browser"
	"github.com/recobro/recobro/modules/identityprovider/internal/protocol"
	"github.com/recobro/recobro/modules/identityprovider/internal/realm"
	"github.com/recobro/recobro/modules/identityprovider/internal/throttle"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

const requestTimeout = 20 * time.Second

// Routes registers where browsers come for sign-in and sign-out, and what the shell asks in between.
func (s *Service) Routes(api *httpx.API, cookies browser.Cookies, log *slog.Logger) {
	h := handler{service: s, cookies: cookies, api: api, log: log}
	g := httpx.Group{API: api, Tag: "idp", Like: httpx.Operation{Timeout: requestTimeout}}
	httpx.RegisterStream(api, g.Open("authorize", protocol.AuthorizePath, "Begin a sign-in for a client").By(http.MethodGet), h.authorize)
	httpx.RegisterStream(api, g.Open("end-session", protocol.EndSessionPath, "Sign out").By(http.MethodGet), h.endSession)
	g.Base, g.Like.MaxBody = "/idp/interaction/{uid}", 16<<10
	httpx.Register(api, g.Open("interaction-get", "", "What the person is asked").By(http.MethodGet), h.get)
	httpx.Register(api, g.Open("interaction-password", "/password", "Answer with login and password").By(http.MethodPost), h.password)
	httpx.Register(api, g.Open("interaction-otp", "/otp", "Answer with a one-time or recovery code").By(http.MethodPost), h.code)
	httpx.Register(api, g.Open("interaction-sign-up", "/sign-up", "Make the account of an invited person").By(http.MethodPost), h.signUp)
}

type handler struct {
	service *Service
	cookies browser.Cookies
	api     *httpx.API
	log     *slog.Logger
}

// authorize answers an authorization request. A browser is sent on; a script, which says that it accepts JSON, gets the address.
func (h handler) authorize(w http.ResponseWriter, r *http.Request) {
	private(w)
	request, err := h.service.Protocol.Clients.ParseRequest(r.URL.Query())
	var refusal *protocol.Refusal
	if errors.As(err, &refusal) {
		h.log.WarnContext(r.Context(), "authorization refused", "client", request.ClientID, "reason", refusal.Error())
		h.send(w, r, "redirect_to", request.Refused(h.service.Protocol.Issuer, refusal), "")
		return
	}
	if err != nil {
		h.api.Problem(w, r, err)
		return
	}
	own, keep := h.cookies.Browser(r)
	begun, err := h.service.Begin(realm.In(r.Context()), request, h.cookies.Session(r), own)
	if err != nil {
		h.api.Problem(w, r, err)
		return
	}
	http.SetCookie(w, keep)
	h.sendBegun(w, r, begun)
}

func (h handler) sendBegun(w http.ResponseWriter, r *http.Request, b Begun) {
	if b.RedirectTo != "" {
		h.send(w, r, "redirect_to", b.RedirectTo, "")
		return
	}
	page := "/sign-in?"
	if b.SignUp {
		page = "/sign-up?"
	}
	h.send(w, r, "interaction", b.Interaction, page+url.Values{"interaction": {b.Interaction}}.Encode())
}

// send answers a script with the value by name, and sends a browser to page, or to the value itself.
func (handler) send(w http.ResponseWriter, r *http.Request, name, value, page string) {
	if strings.Contains(r.Header.Get("Accept"), "application/json") {
		w.Header().Set("Content-Type", "application/json")
		_ = json.NewEncoder(w).Encode(map[string]any{"data": map[string]string{name: value}}) // the browser may be gone
		return
	}
	if page == "" {
		page = value
	}
	http.Redirect(w, r, page, http.StatusFound)
}

// endSession signs out whom the client's ID token names. Without one nothing is ended: any page could link here.
func (h handler) endSession(w http.ResponseWriter, r *http.Request) {
	private(w)
	query := r.URL.Query()
	address, err := h.service.Leave(realm.In(r.Context()), query.Get("id_token_hint"),
		query.Get("post_logout_redirect_uri"), query.Get("state"), "/sign-in")
	if err != nil {
		h.api.Problem(w, r, err)
		return
	}
	http.SetCookie(w, h.cookies.Forget())
	http.Redirect(w, r, address, http.StatusFound)
}

type uidInput struct {
	browser.Asked
	UID string `path:"uid" maxLength:"64"`
}

type viewAnswer struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		Data View `json:"data"`
	}
}

func (h handler) get(ctx context.Context, in *uidInput) (*viewAnswer, error) {
	view, err := h.service.Get(realm.In(ctx), in.UID, h.cookies.KnownBrowser(in.Request()))
	answer := &viewAnswer{CacheControl: "no-store"}
	answer.Body.Data = view
	return answer, err
}

type passwordInput struct {
	browser.Asked
	UID  string `path:"uid" maxLength:"64"`
	Body struct {
		Login    string `json:"login" minLength:"1" maxLength:"254"`
		Password string `json:"password" minLength:"1" maxLength:"1024"`

		Proof *throttle.Proof `json:"proof,omitempty" doc:"What a refusal identityprovider.proof_of_work asked for"`
	}
}

type codeInput struct {
	browser.Asked
	UID  string `path:"uid" maxLength:"64"`
	Body struct {
		Code string `json:"code" minLength:"1" maxLength:"64"`
	}
}

type signUpInput struct {
	browser.Asked
	UID  string `path:"uid" maxLength:"64"`
	Body struct {
		Invitation  string `json:"invitation,omitempty" maxLength:"4096"`
		DisplayName string `json:"display_name,omitempty" maxLength:"100"`
		Password    string `json:"password" minLength:"1" maxLength:"1024"`
	}
}

type stepAnswer struct {
	CacheControl string   `header:"Cache-Control"`
	SetCookie    []string `header:"Set-Cookie"`
	Body         struct {
		Data Step `json:"data"`
	}
}

func (h handler) password(ctx context.Context, in *passwordInput) (*stepAnswer, error) {
	return h.step(ctx, &in.Asked, func(ctx context.Context, from From) (Step, error) {
		if in.Body.Proof != nil {
			from.Proof = *in.Body.Proof
		}
		return h.service.Password(ctx, in.UID, in.Body.Login, in.Body.Password, from)
	})
}

func (h handler) code(ctx context.Context, in *codeInput) (*stepAnswer, error) {
	return h.step(ctx, &in.Asked, func(ctx context.Context, from From) (Step, error) {
		return h.service.Code(ctx, in.UID, in.Body.Code, from)
	})
}

func (h handler) signUp(ctx context.Context, in *signUpInput) (*stepAnswer, error) {
	return h.step(ctx, &in.Asked, func(ctx context.Context, from From) (Step, error) {
		return h.service.SignUp(ctx, in.UID, in.Body.Invitation, in.Body.DisplayName, in.Body.Password, from)
	})
}

// step checks one answer of the person and keeps the session in the browser when it was the last.
func (h handler) step(ctx context.Context, asked *browser.Asked, take func(context.Context, From) (Step, error)) (*stepAnswer, error) {
	if err := asked.Check(); err != nil {
		return nil, err
	}
	r := asked.Request()
	from := From{
		Browser: h.cookies.KnownBrowser(r), Session: h.cookies.Session(r),
		From: throttle.From{Address: browser.AddressOf(r), Devices: h.cookies.Devices(r)},
	}
	step, err := take(realm.In(ctx), from)
	if err != nil {
		return nil, err
	}
	answer := &stepAnswer{CacheControl: "no-store"}
	answer.Body.Data = step
	if step.session != "" {
		answer.SetCookie = []string{h.cookies.Keep(step.session).String(), h.cookies.KeepDevices(step.devices).String()}
	}
	return answer, nil
}

// private keeps answers out of caches, and codes out of Referer headers.
func private(w http.ResponseWriter) {
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("Referrer-Policy", "no-referrer")
}
