package signin

import (
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Paths of the two ends of a sign-in.
const (
	LoginPath    = "/api/v1/auth/login"
	CallbackPath = "/api/v1/auth/callback"
)

// stepUpAge is how fresh a proof has to be where somebody is asked to prove themselves again.
const stepUpAge = 5 * time.Minute

// exchangeTimeout bounds the talk with the provider inside one request.
const exchangeTimeout = 25 * time.Second

// Routes registers the way out to the provider and the way back.
func (s *Service) Routes(api *httpx.API, cookies Cookies) {
	h := handler{service: s, cookies: cookies, api: api}
	g := httpx.Group{API: api, Tag: "auth", Like: httpx.Operation{Timeout: exchangeTimeout}}
	httpx.RegisterStream(api, g.Open("login", LoginPath, "Go to the identity provider; with Accept: application/json, learn where that is").By(http.MethodGet), h.login)
	httpx.RegisterStream(api, g.Open("callback", CallbackPath, "Come back from the identity provider").By(http.MethodGet), h.callback)
}

type handler struct {
	service *Service
	cookies Cookies
	api     *httpx.API
}

// login sends the browser to the provider. Query: redirect (page to open afterwards), prompt=create (sign up),
// proof=1 (prove oneself, unless that was a moment ago), step_up=1 (prove a second factor now), anew=1 (prove oneself, whatever the provider knows), login_hint, invitation (token of the link that led here).
func (h handler) login(w http.ResponseWriter, r *http.Request) {
	query := r.URL.Query()
	browser := h.cookies.attempt(r)
	if browser == "" {
		browser = secret()
	}
	address, err := h.service.Begin(r.Context(), browser, query.Get("redirect"), query.Get("invitation"), wishOf(query))
	private(w)
	if err != nil {
		h.refuse(w, r, err)
		return
	}
	http.SetCookie(w, h.cookies.keepAttempt(browser))
	if !wantsJSON(r) {
		http.Redirect(w, r, address, http.StatusFound)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(map[string]any{"data": map[string]string{"authorize_url": address}}) // the browser may be gone
}

// refuse tells a script by a problem, and a person by the landing page.
func (h handler) refuse(w http.ResponseWriter, r *http.Request, err error) {
	h.service.Log.WarnContext(r.Context(), "sign-in refused", "code", Code(err), "error", err)
	if wantsJSON(r) {
		h.api.Problem(w, r, err)
		return
	}
	http.Redirect(w, r, landing+"?"+told(err).Encode(), http.StatusFound)
}

func wishOf(query url.Values) relyingparty.Wish {
	wish := relyingparty.Wish{SignUp: query.Get("prompt") == "create", LoginHint: query.Get("login_hint"), Anew: query.Get("anew") != ""}
	if query.Get("proof") != "" {
		wish.MaxAge = stepUpAge
	}
	if query.Get("step_up") != "" {
		wish.StepUp, wish.MaxAge = true, stepUpAge
	}
	return wish
}

// callback takes the provider's answer. The session that the browser had before ends: nobody is two people at once.
func (h handler) callback(w http.ResponseWriter, r *http.Request) {
	private(w)
	former := h.former(r)
	done, err := h.service.Complete(r.Context(), h.cookies.attempt(r), r.URL.Query(), OriginOf(r), former)
	if errors.Is(err, ErrProveAgain) && done.Anew {
		http.Redirect(w, r, LoginPath+"?"+url.Values{"anew": {"1"}, "redirect": {done.Redirect}}.Encode(), http.StatusFound)
		return
	}
	if err != nil {
		h.service.Log.WarnContext(r.Context(), "sign-in refused", "code", Code(err), "error", err)
		http.Redirect(w, r, landing+"?"+told(err).Encode(), http.StatusFound)
		return
	}
	h.end(r, former)
	http.SetCookie(w, h.cookies.Keep(done.Cookie))
	http.Redirect(w, r, landing+"?"+url.Values{"redirect": {done.Redirect}}.Encode(), http.StatusFound)
}

// former is the living session that the browser has; nil without one.
func (h handler) former(r *http.Request) *session.Session {
	cookie, ok := h.cookies.Session(r)
	if !ok {
		return nil
	}
	found, err := h.service.Sessions.Find(within(r.Context(), cookie.Tenant), cookie)
	if err != nil && errs.KindOf(err) == errs.Internal {
		h.service.Log.ErrorContext(r.Context(), "former session not found", "error", err)
	}
	return found
}

func (h handler) end(r *http.Request, former *session.Session) {
	if former == nil {
		return
	}
	if err := h.service.Sessions.End(within(r.Context(), former.TenantID), former.ID); err != nil {
		h.service.Log.ErrorContext(r.Context(), "former session not ended", "error", err)
	}
}

// OriginOf is where a request comes from.
func OriginOf(r *http.Request) session.Origin {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	return session.Origin{UserAgent: r.UserAgent(), Address: host}
}

func wantsJSON(r *http.Request) bool {
	return strings.Contains(r.Header.Get("Accept"), "application/json")
}

// private keeps answers that carry secrets out of caches, and addresses that carry codes out of Referer headers.
func private(w http.ResponseWriter) {
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("Referrer-Policy", "no-referrer")
}

func secret() string {
	b := make([]byte, 32)
	rand.Read(b) // never fails: crypto/rand ends the process instead
	return base64.RawURLEncoding.EncodeToString(b)
}
