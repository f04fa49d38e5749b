package protocol

import (
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The lives of tokens.
const (
	CodeLifetime    = time.Minute
	AccessLifetime  = 10 * time.Minute
	IDTokenLifetime = 10 * time.Minute
)

// Kinds of token.
const (
	kindCode    = "code"
	kindAccess  = "access"
	kindRefresh = "refresh"
)

// grant is what one sign-in gave to one client. Revoking it ends every token that hangs on it.
type grant struct {
	storage.Row
	AccountID string
	ClientID  string
	SessionID string
	Scope     string
	Nonce     string
	Methods   string
	ProvedAt  time.Time
	ExpiresAt time.Time
	RevokedAt *time.Time
}

// TableName is where grants are kept.
func (grant) TableName() string { return "grants" }

func (g *grant) alive(now time.Time) bool { return g.RevokedAt == nil && now.Before(g.ExpiresAt) }

func (g *grant) has(scope string) bool {
	for _, one := range strings.Fields(g.Scope) {
		if one == scope {
			return true
		}
	}
	return false
}

// token is a code, access or refresh token. It is opaque; only its digest is stored.
type token struct {
	storage.Row
	Kind        string
	Digest      string
	GrantID     string
	RedirectURI string // of a code
	Challenge   string // of a code
	ExpiresAt   time.Time
	UsedAt      *time.Time // of a code or refresh token: each is good once
}

// TableName is where tokens are kept.
func (token) TableName() string { return "tokens" }
