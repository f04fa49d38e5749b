package protocol

import (
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/identityprovider/internal/realm"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// The provider's paths below its issuer.
const (
	AuthorizePath  = "/idp/authorize"
	EndSessionPath = "/idp/end-session"
	tokenPath      = "/idp/token"
	userInfoPath   = "/idp/userinfo"
	keysPath       = "/idp/jwks"
	discoveryPath  = "/idp/.well-known/openid-configuration"
)

const requestTimeout = 20 * time.Second

// Routes registers the endpoints that clients talk to.
func (s *Service) Routes(api *httpx.API, log *slog.Logger) {
	h := handler{service: s, api: api, log: log}
	g := httpx.Group{API: api, Tag: "idp", Like: httpx.Operation{Timeout: requestTimeout, MaxBody: 64 << 10}}
	httpx.RegisterStream(api, g.Open("discovery", discoveryPath, "What the provider offers").By(http.MethodGet), h.discovery)
	httpx.RegisterStream(api, g.Open("keys", keysPath, "Public keys of ID tokens").By(http.MethodGet), h.keys)
	httpx.RegisterStream(api, g.Open("token", tokenPath, "Exchange a code or refresh token").By(http.MethodPost), h.token)
	httpx.RegisterStream(api, g.Open("userinfo", userInfoPath, "Who an access token was given for").By(http.MethodGet), h.userInfo)
}

type handler struct {
	service *Service
	api     *httpx.API
	log     *slog.Logger
}

func (h handler) discovery(w http.ResponseWriter, _ *http.Request) {
	base := strings.TrimSuffix(h.service.Issuer, "/idp")
	w.Header().Set("Cache-Control", "public, max-age=3600")
	writeJSON(w, http.StatusOK, map[string]any{
		"issuer":                                         h.service.Issuer,
		"authorization_endpoint":                         base + AuthorizePath,
		"token_endpoint":                                 base + tokenPath,
		"userinfo_endpoint":                              base + userInfoPath,
		"jwks_uri":                                       base + keysPath,
		"end_session_endpoint":                           base + EndSessionPath,
		"response_types_supported":                       []string{"code"},
		"response_modes_supported":                       []string{"query"},
		"grant_types_supported":                          []string{"authorization_code", "refresh_token"},
		"subject_types_supported":                        []string{"public"},
		"id_token_signing_alg_values_supported":          []string{"RS256"},
		"scopes_supported":                               []string{"openid", "profile", "email", "offline_access"},
		"claims_supported":                               []string{"sub", "email", "email_verified", "name", "locale", "auth_time", "acr", "amr", "sid"},
		"acr_values_supported":                           []string{ACRPassword, ACRCode},
		"prompt_values_supported":                        []string{PromptNone, PromptLogin, PromptCreate},
		"code_challenge_methods_supported":               []string{"S256"},
		"token_endpoint_auth_methods_supported":          []string{"client_secret_basic", "client_secret_post"},
		"request_parameter_supported":                    false,
		"request_uri_parameter_supported":                false,
		"authorization_response_iss_parameter_supported": true,
	})
}

func (h handler) keys(w http.ResponseWriter, r *http.Request) {
	keys, err := h.service.Keys.Public(realm.In(r.Context()))
	if err != nil {
		h.api.Problem(w, r, err)
		return
	}
	w.Header().Set("Cache-Control", "public, max-age=300")
	writeJSON(w, http.StatusOK, keys)
}

func (h handler) token(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	if err := r.ParseForm(); err != nil {
		refused(w, refuse("invalid_request", "the body is no form"))
		return
	}
	client, refusal := h.service.Clients.authenticate(r)
	if refusal != nil {
		refused(w, refusal)
		return
	}
	tokens, err := h.exchange(r, client)
	if err == nil {
		writeJSON(w, http.StatusOK, tokens)
		return
	}
	if errors.As(err, &refusal) {
		h.log.WarnContext(r.Context(), "token refused", "client", client.ID, "reason", refusal.Error())
		refused(w, refusal)
		return
	}
	h.api.Problem(w, r, err)
}

func (h handler) exchange(r *http.Request, c Client) (Tokens, error) {
	ctx, form := realm.In(r.Context()), r.PostForm
	switch form.Get("grant_type") {
	case "authorization_code":
		return h.service.Redeem(ctx, c, form.Get("code"), form.Get("redirect_uri"), form.Get("code_verifier"))
	case "refresh_token":
		return h.service.Refresh(ctx, c, form.Get("refresh_token"))
	default:
		return Tokens{}, refuse("unsupported_grant_type", "codes and refresh tokens are exchanged here")
	}
}

func (h handler) userInfo(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	access, _ := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	person, err := h.service.UserInfo(realm.In(r.Context()), access)
	switch {
	case errors.Is(err, errNoAccess):
		w.Header().Set("WWW-Authenticate", `Bearer error="invalid_token"`)
		h.api.Problem(w, r, errs.New(errs.Unauthenticated, "unauthenticated"))
	case err != nil:
		h.api.Problem(w, r, err)
	default:
		writeJSON(w, http.StatusOK, person)
	}
}

// refused refuses a client in the words of OAuth 2.0.
func refused(w http.ResponseWriter, refusal *Refusal) {
	status := http.StatusBadRequest
	if refusal.Code == "invalid_client" {
		status = http.StatusUnauthorized
		w.Header().Set("WWW-Authenticate", `Basic realm="recobro"`)
	}
	writeJSON(w, status, map[string]string{"error": refusal.Code, "error_description": refusal.Description})
}

func writeJSON(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body) // the client may be gone
}
