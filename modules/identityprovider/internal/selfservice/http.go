// Package selfservice is what people may change of their own account: the password and the second factor.
package selfservice

import (
	"context"
	"errors"
	"net/http"

	"gorm.io/gorm"

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

// Enrolment is a new second factor in the forms a phone can take it.
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
	operation := func(id, method, path, summary string, status int) httpx.Operation {
		return httpx.Operation{
			ID: "idp-account-" + id, Method: method, Path: "/idp/account" + path, Summary: summary, Open: true,
			MaxBody: 16 << 10, Status: status, Tags: []string{"identity provider"},
		}
	}
	httpx.Register(api, operation("get", http.MethodGet, "", "Own account", 0), s.get)
	httpx.Register(api, operation("password", http.MethodPost, "/password", "Change own password", http.StatusNoContent), s.password)
	httpx.Register(api, operation("otp", http.MethodPost, "/otp", "Begin to add a second factor", 0), s.begin)
	httpx.Register(api, operation("otp-confirm", http.MethodPost, "/otp/confirm", "Finish it with a code", 0), s.confirm)
	httpx.Register(api, operation("otp-remove", http.MethodPost, "/otp/remove", "Remove the second factor", http.StatusNoContent), s.remove)
	httpx.Register(api, operation("codes", http.MethodPost, "/recovery-codes", "Make new recovery codes", 0), s.renew)
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

func (s *Service) get(ctx context.Context, in *mustBeOwn) (*httpx.Body[View], error) {
	ctx = realm.In(ctx)
	holder, _, err := s.owner(ctx, &in.Asked)
	if err != nil {
		return nil, err
	}
	left, err := s.Accounts.CodesLeft(ctx, holder)
	if err != nil {
		return nil, err
	}
	return httpx.OK(View{Email: holder.Email, DisplayName: holder.DisplayName, OTP: holder.HasFactor(), RecoveryCodesLeft: left}), nil
}

// password changes the password and signs the account out everywhere but here.
func (s *Service) password(ctx context.Context, in *changePassword) (*browser.SignedOut, error) {
	ctx = realm.In(ctx)
	holder, here, err := s.proven(ctx, &in.Asked, "body.current", in.Body.Current)
	if err != nil {
		return nil, err
	}
	err = s.DB.Tx(ctx, func(ctx context.Context, _ *gorm.DB) error {
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

func (s *Service) begin(ctx context.Context, in *withPassword) (*httpx.Body[Enrolment], error) {
	ctx = realm.In(ctx)
	holder, _, err := s.proven(ctx, &in.Asked, "body.password", in.Body.Password)
	if err != nil {
		return nil, err
	}
	begun, err := s.Accounts.BeginFactor(ctx, holder)
	if err != nil {
		return nil, err
	}
	return httpx.OK(Enrolment(begun)), nil
}

func (s *Service) confirm(ctx context.Context, in *withCode) (*httpx.Body[Codes], error) {
	ctx = realm.In(ctx)
	holder, _, err := s.owner(ctx, &in.Asked)
	if err != nil {
		return nil, err
	}
	codes, err := s.Accounts.ConfirmFactor(ctx, holder, in.Body.Code, browser.AddressOf(in.Request()))
	if errors.Is(err, account.ErrCode) {
		return nil, account.ErrInvalid.WithField("body.code", "identityprovider.code_refused")
	}
	if err != nil {
		return nil, err
	}
	return httpx.OK(Codes{RecoveryCodes: codes}), nil
}

func (s *Service) remove(ctx context.Context, in *withPassword) (*struct{}, error) {
	ctx = realm.In(ctx)
	holder, _, err := s.proven(ctx, &in.Asked, "body.password", in.Body.Password)
	if err != nil {
		return nil, err
	}
	return nil, s.Accounts.RemoveFactor(ctx, holder)
}

func (s *Service) renew(ctx context.Context, in *withPassword) (*httpx.Body[Codes], error) {
	ctx = realm.In(ctx)
	holder, _, err := s.proven(ctx, &in.Asked, "body.password", in.Body.Password)
	if err != nil {
		return nil, err
	}
	codes, err := s.Accounts.RenewCodes(ctx, holder)
	if err != nil {
		return nil, err
	}
	return httpx.OK(Codes{RecoveryCodes: codes}), nil
}
