// Package selfservice is what people may change of their own account: the password and the second factor.
package selfservice

import (
	"context"
	"errors"
	"net/http"

	"github.com/recobro/recobro/modules/identityprovider/internal/account"
	"github.com/recobro/recobro/modules/identityprovider/internal/browser"
	"github.com/recobro/recobro/modules/identityprovider/internal/protocol"
	"github.com/recobro/recobro/modules/identityprovider/internal/realm"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service lets the person behind a browser's session change the account. Each change asks for the password again, so
// that a browser left open gives nothing away for good.
type Service struct {
	DB       *storage.DB
	Accounts *account.Service
	Browsers *browser.Service
	Protocol *protocol.Service
	Cookies  browser.Cookies
}

// View is an account as its owner sees it.
type View struct {
	Email             string `json:"email"`
	DisplayName       string `json:"display_name"`
	OTP               bool   `json:"otp" doc:"A second factor is asked for"`
	RecoveryCodesLeft int64  `json:"recovery_codes_left"`
}

// Enrolment is a new second factor in the forms that a phone can read.
type Enrolment struct {
	Secret string `json:"secret"`
	URI    string `json:"uri"`
	QR     string `json:"qr" doc:"PNG as a data: URL"`
}

// Codes are recovery codes, shown once.
type Codes struct {
	RecoveryCodes []string `json:"recovery_codes"`
}

// mustBeOwn is the input of all of these: a request of our own page.
type mustBeOwn struct{ browser.Asked }

type withPassword struct {
	browser.Asked
	Body struct {
		Password string `json:"password" minLength:"1" maxLength:"1024" doc:"The present password"`
	}
}

type withCode struct {
	browser.Asked
	Body struct {
		Code string `json:"code" minLength:"1" maxLength:"64"`
	}
}

type changePassword struct {
	browser.Asked
	Body struct {
		Current  string `json:"current" minLength:"1" maxLength:"1024"`
		Password string `json:"password" minLength:"1" maxLength:"1024"`
	}
}

// Routes registers the account operations.
func (s *Service) Routes(api *httpx.API) {
	g := httpx.Group{API: api, Tag: "idp", Base: "/idp/account", Like: httpx.Operation{MaxBody: 16 << 10}}
	httpx.Get(g.Open("account-get", "", "Own account"), s.get)
	httpx.Act(g.Open("account-otp", "/otp", "Begin to add a second factor"), s.begin)
	httpx.Act(g.Open("account-otp-confirm", "/otp/confirm", "Finish it with a code"), s.confirm)
	httpx.Do(g.Open("account-otp-remove", "/otp/remove", "Remove the second factor"), http.MethodPost, s.remove)
	httpx.Act(g.Open("account-codes", "/recovery-codes", "Make new recovery codes"), s.renew)
	g.Like.Status = http.StatusNoContent
	httpx.Register(api, g.Open("account-password", "/password", "Change own password").By(http.MethodPost), s.password)
}

// owner is the account of the browser's session and the session itself.
func (s *Service) owner(ctx context.Context, asked *browser.Asked) (*account.Account, *browser.Session, error) {
	if err := asked.Check(); err != nil {
		return nil, nil, err
	}
	signedIn, err := s.Browsers.Find(ctx, s.Cookies.Session(asked.Request()))
	if err != nil {
		return nil, nil, err
	}
	holder, err := s.Accounts.Get(ctx, signedIn.AccountID)
	if errors.Is(err, account.ErrNotFound) || (err == nil && holder.DisabledAt != nil) {
		err = browser.ErrNone
	}
	return holder, signedIn, err
}

// proven is owner after the present password was right.
func (s *Service) proven(ctx context.Context, asked *browser.Asked, field, plain string) (*account.Account, *browser.Session, error) {
	holder, signedIn, err := s.owner(ctx, asked)
	if err != nil {
		return nil, nil, err
	}
	return holder, signedIn, s.Accounts.Confirm(ctx, holder, field, plain, signedIn.ID)
}

func (s *Service) get(ctx context.Context, in *mustBeOwn) (view View, err error) {
	ctx = realm.In(ctx)
	holder, _, err := s.owner(ctx, &in.Asked)
	if err != nil {
		return view, err
	}
	left, err := s.Accounts.CodesLeft(ctx, holder)
	return View{Email: holder.Email, DisplayName: holder.DisplayName, OTP: holder.HasFactor(), RecoveryCodesLeft: left}, err
}

// password changes the password and signs the account out everywhere but here.
func (s *Service) password(ctx context.Context, in *changePassword) (*browser.SignedOut, error) {
	ctx = realm.In(ctx)
	holder, here, err := s.proven(ctx, &in.Asked, "body.current", in.Body.Current)
	if err != nil {
		return nil, err
	}
	err = s.DB.Within(ctx, func(ctx context.Context) error {
		if err := s.Accounts.SetPassword(ctx, holder, "body.password", in.Body.Password); err != nil {
			return err
		}
		if err := s.Browsers.EndOthers(ctx, holder.ID, here.ID); err != nil {
			return err
		}
		return s.Protocol.RevokeAccount(ctx, holder.ID, here.ID)
	})
	if err != nil {
		return nil, err
	}
	return browser.Everywhere(holder.ID, here.ID), nil
}

func (s *Service) begin(ctx context.Context, in *withPassword) (begun Enrolment, err error) {
	ctx = realm.In(ctx)
	holder, _, err := s.proven(ctx, &in.Asked, "body.password", in.Body.Password)
	if err != nil {
		return begun, err
	}
	enrolled, err := s.Accounts.BeginFactor(ctx, holder)
	return Enrolment(enrolled), err
}

func (s *Service) confirm(ctx context.Context, in *withCode) (made Codes, err error) {
	ctx = realm.In(ctx)
	holder, _, err := s.owner(ctx, &in.Asked)
	if err != nil {
		return made, err
	}
	made.RecoveryCodes, err = s.Accounts.ConfirmFactor(ctx, holder, in.Body.Code, browser.AddressOf(in.Request()))
	if errors.Is(err, account.ErrCode) {
		err = account.ErrInvalid.WithField("body.code", "identityprovider.code_refused")
	}
	return made, err
}

func (s *Service) remove(ctx context.Context, in *withPassword) error {
	ctx = realm.In(ctx)
	holder, _, err := s.proven(ctx, &in.Asked, "body.password", in.Body.Password)
	if err != nil {
		return err
	}
	return s.Accounts.RemoveFactor(ctx, holder)
}

func (s *Service) renew(ctx context.Context, in *withPassword) (made Codes, err error) {
	ctx = realm.In(ctx)
	holder, _, err := s.proven(ctx, &in.Asked, "body.password", in.Body.Password)
	if err != nil {
		return made, err
	}
	made.RecoveryCodes, err = s.Accounts.RenewCodes(ctx, holder)
	return made, err
}
