package interaction

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/identityprovider/internal/account"
	"github.com/recobro/recobro/modules/identityprovider/internal/browser"
	"github.com/recobro/recobro/modules/identityprovider/internal/protocol"
	"github.com/recobro/recobro/modules/identityprovider/internal/throttle"
	"github.com/recobro/recobro/modules/identityprovider/internal/vault"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service leads people through sign-in and sign-up. Safe for concurrent use.
type Service struct {
	PublicURL string
	DB        *storage.DB
	Vault     *vault.Vault
	Protocol  *protocol.Service
	Accounts  *account.Service
	Browsers  *browser.Service
	Clock     clock.Clock
}

// Begun is what an authorization request came to: an answer for the client, or a question for the person.
type Begun struct {
	RedirectTo  string // where the answer goes; empty if the person has to be asked
	Interaction string
	SignUp      bool
}

// Begin starts an interaction by a checked authorization request of a browser. secret is of its session, if it has one; own is the
// browser's.
func (s *Service) Begin(ctx context.Context, r protocol.Request, secret, own string) (Begun, error) {
	signedIn, err := s.Browsers.Find(ctx, secret)
	if errors.Is(err, browser.ErrNone) {
		signedIn, err = nil, nil
	}
	if err != nil {
		return Begun{}, err
	}
	if satisfies(signedIn, r, s.Clock.Now()) {
		address, err := s.Protocol.Grant(ctx, r, signedIn)
		return Begun{RedirectTo: address}, err
	}
	if r.Prompt(protocol.PromptNone) {
		refusal := &protocol.Refusal{Code: "login_required", Description: "the person has to be asked"}
		return Begun{RedirectTo: r.Refused(s.Protocol.Issuer, refusal)}, nil
	}
	id, err := s.store(ctx, r, own)
	return Begun{Interaction: id, SignUp: r.Prompt(protocol.PromptCreate)}, err
}

func (s *Service) store(ctx context.Context, r protocol.Request, own string) (string, error) {
	text, err := json.Marshal(r)
	if err != nil {
		return "", err
	}
	made := &Interaction{
		Row: storage.Row{ID: vault.Random()}, Browser: s.Vault.Digest(own), Request: string(text),
		ExpiresAt: s.Clock.Now().Add(Lifetime),
	}
	return made.ID, storage.Insert(ctx, s.DB, made)
}

// View is an interaction as the shell may see it.
type View struct {
	Stage     string    `json:"stage" enum:"password,otp,sign-up"`
	LoginHint string    `json:"login_hint,omitempty"`
	ExpiresAt time.Time `json:"expires_at"`
}

// Get shows an open interaction of a browser; ErrOver for any other.
func (s *Service) Get(ctx context.Context, id, own string) (View, error) {
	found, r, err := s.find(ctx, id, own)
	if err != nil {
		return View{}, err
	}
	return View{Stage: found.stage(r), LoginHint: r.LoginHint, ExpiresAt: found.ExpiresAt}, nil
}

func (s *Service) find(ctx context.Context, id, own string) (*Interaction, protocol.Request, error) {
	found, err := storage.One[Interaction](ctx, s.DB, storage.ByID(id))
	if err != nil {
		return nil, protocol.Request{}, err
	}
	if own == "" || !found.open(s.Vault.Digest(own), s.Clock.Now()) {
		return nil, protocol.Request{}, ErrOver
	}
	r, err := found.request()
	return &found, r, err
}

// Step is what comes after an answer of the person.
type Step struct {
	Next       string `json:"next" enum:"otp,continue"`
	RedirectTo string `json:"redirect_to,omitempty"`
	session    string // secret for the browser's cookie
	devices    string // the cookie by which the browser is known the next time
}

// From is where an answer of the person comes from.
type From struct {
	Browser string // secret of the browser
	Session string // secret of its session, if it has one
	throttle.From
}

// Password checks a login and password. A second factor, where there is one, is asked for next.
func (s *Service) Password(ctx context.Context, id, login, plain string, from From) (Step, error) {
	found, r, err := s.find(ctx, id, from.Browser)
	if err != nil {
		return Step{}, err
	}
	if err := s.count(ctx, id); err != nil {
		return Step{}, err
	}
	proved, err := s.Accounts.Prove(ctx, login, plain, from.From)
	switch {
	case err != nil:
		return Step{}, err
	case proved.HasFactor():
		return Step{Next: StageCode}, s.remember(ctx, found.ID, proved.ID)
	case r.WantsCode:
		return Step{}, account.ErrNoFactor
	}
	return s.finish(ctx, found, r, proved, from, browser.ByPassword)
}

// Code checks a one-time or recovery code after the password.
func (s *Service) Code(ctx context.Context, id, code string, from From) (Step, error) {
	found, r, err := s.find(ctx, id, from.Browser)
	if err != nil {
		return Step{}, err
	}
	if found.AccountID == "" {
		return Step{}, ErrOrder
	}
	if err := s.count(ctx, id); err != nil {
		return Step{}, err
	}
	holder, err := s.Accounts.Get(ctx, found.AccountID)
	if err != nil {
		return Step{}, err
	}
	if err := s.Accounts.ProveFactor(ctx, holder, code, from.Address); err != nil {
		return Step{}, err
	}
	return s.finish(ctx, found, r, holder, from, browser.ByPassword, browser.ByCode)
}

// SignUp makes the account of somebody the core has invited. Without an invitation nobody signs up here.
func (s *Service) SignUp(ctx context.Context, id, invitation, name, plain string, from From) (Step, error) {
	found, r, err := s.find(ctx, id, from.Browser)
	if err != nil {
		return Step{}, err
	}
	if invitation == "" {
		return Step{}, ErrClosed
	}
	if err := s.count(ctx, id); err != nil {
		return Step{}, err
	}
	invited, err := s.read(invitation)
	if err != nil {
		return Step{}, err
	}
	if name == "" {
		name = invited.Name
	}
	made, err := s.Accounts.Create(ctx, account.New{
		Email: invited.Email, DisplayName: name, Language: invited.Language, Password: plain, Invitation: invited.ID, Mailed: invited.Mailed,
		Words: []string{invited.TenantName},
	})
	if err != nil {
		return Step{}, err
	}
	return s.finish(ctx, found, r, made, from, browser.ByPassword)
}

// finish signs the browser in and gives the client its code, both or neither, once.
func (s *Service) finish(ctx context.Context, i *Interaction, r protocol.Request, a *account.Account, from From, methods ...string) (Step, error) {
	step := Step{Next: "continue"}
	err := s.DB.Within(ctx, func(ctx context.Context) error {
		mine, err := s.end(ctx, storage.ByID(i.ID))
		if err != nil {
			return err
		}
		if mine == 0 {
			return ErrOver
		}
		signedIn, secret, err := s.Browsers.Open(ctx, a.ID, methods, from.Session)
		if err != nil {
			return err
		}
		step.session, step.devices = secret, s.Accounts.Introduce(a, from.Devices)
		step.RedirectTo, err = s.Protocol.Grant(ctx, r, signedIn)
		return err
	})
	return step, err
}

func (s *Service) count(ctx context.Context, id string) error {
	_, err := storage.Set[Interaction](ctx, s.DB, map[string]any{"tries": gorm.Expr("tries + 1")}, storage.ByID(id))
	return err
}

func (s *Service) remember(ctx context.Context, id, accountID string) error {
	_, err := storage.Set[Interaction](ctx, s.DB, map[string]any{"account_id": accountID}, storage.ByID(id))
	return err
}

// EndOf ends what an account has proved half of: the other half completes nothing then.
func (s *Service) EndOf(ctx context.Context, accountID string) error {
	_, err := s.end(ctx, storage.Where("account_id = ?", accountID))
	return err
}

// end says how many of some interactions had not ended.
func (s *Service) end(ctx context.Context, which storage.Narrow) (int64, error) {
	return storage.Set[Interaction](ctx, s.DB, map[string]any{"done_at": s.Clock.Now()}, which, storage.Where("done_at IS NULL"))
}

// Leave signs a browser out and revokes what it was given, if the ID token that the client shows is of this provider.
// It gives the address to go to; fallback if the client asked for none that it may.
func (s *Service) Leave(ctx context.Context, idToken, wanted, state, fallback string) (string, error) {
	client, sessionID, err := s.Protocol.Hinted(ctx, idToken)
	if err != nil {
		return "", err
	}
	if err := errors.Join(s.Browsers.End(ctx, sessionID), s.Protocol.RevokeSession(ctx, sessionID)); err != nil {
		return "", err
	}
	return client.AfterLogout(wanted, state, fallback), nil
}
