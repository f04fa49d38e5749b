package account

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/identityprovider/internal/otp"
	"github.com/recobro/recobro/modules/identityprovider/internal/throttle"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// issuerName is the name that a phone shows beside the codes.
const issuerName = "Recobro"

// BeginFactor makes a secret for the account's phone. It counts once ConfirmFactor has seen a code of it.
func (s *Service) BeginFactor(ctx context.Context, a *Account) (otp.Enrolment, error) {
	if a.HasFactor() {
		return otp.Enrolment{}, ErrHasFactor
	}
	enrolment, err := otp.Enrol(issuerName, a.Email)
	if err != nil {
		return otp.Enrolment{}, err
	}
	sealed := s.vault.Seal([]byte(enrolment.Secret), a.place())
	return enrolment, s.setFactor(ctx, a.ID, sealed, nil, 0)
}

// ConfirmFactor makes the second factor count and gives the recovery codes, which cannot be had again.
func (s *Service) ConfirmFactor(ctx context.Context, a *Account, code, address string) ([]string, error) {
	if a.HasFactor() {
		return nil, ErrHasFactor
	}
	step, err := s.step(ctx, a, code, address)
	if err != nil {
		return nil, err
	}
	now, codes := s.clock.Now(), otp.RecoveryCodes()
	return codes, s.db.Within(ctx, func(ctx context.Context) error {
		if err := s.setFactor(ctx, a.ID, a.OTPSecret, &now, step); err != nil {
			return err
		}
		if err := s.replaceCodes(ctx, a.ID, s.digests(codes)); err != nil {
			return err
		}
		return s.wrote(ctx, a, "otp.enrolled")
	})
}

// step checks a code against the account's secret.
func (s *Service) step(ctx context.Context, a *Account, code, address string) (int64, error) {
	if a.OTPSecret == "" {
		return 0, ErrNoFactor
	}
	attempt := codeAttempt(a, address)
	if err := s.throttle.Enter(ctx, attempt); err != nil {
		return 0, err
	}
	secret, err := s.vault.Unseal(a.OTPSecret, a.place())
	if err != nil {
		return 0, err
	}
	step, ok := otp.Step(string(secret), code, s.clock.Now(), a.OTPStep)
	if !ok {
		return 0, ErrCode
	}
	return step, s.throttle.Forgive(ctx, attempt)
}

// codeAttempt is one on the codes of an account.
func codeAttempt(a *Account, address string) throttle.Attempt {
	return throttle.Attempt{What: "otp", Account: a.ID, Address: address}
}

// ProveFactor checks a code of the phone, or a recovery code, of an account with a second factor. Either is good once.
func (s *Service) ProveFactor(ctx context.Context, a *Account, code, address string) error {
	if !a.HasFactor() {
		return ErrNoFactor
	}
	step, err := s.step(ctx, a, code, address)
	if err == nil {
		used, err := storage.Set[Account](ctx, s.db, map[string]any{"otp_step": step}, storage.Where("id = ? AND otp_step < ?", a.ID, step))
		return s.once(ctx, a, used, err)
	}
	if !errors.Is(err, ErrCode) {
		return err
	}
	digest := otp.Digest(s.vault.DigestKey(), code)
	used, err := storage.Set[recoveryCode](ctx, s.db, map[string]any{"used_at": s.clock.Now()},
		storage.Where("account_id = ? AND digest = ? AND used_at IS NULL", a.ID, digest))
	if err := s.once(ctx, a, used, err); err != nil {
		return err
	}
	return s.throttle.Forgive(ctx, codeAttempt(a, address))
}

// once refuses what was used before, or meanwhile, and was not used up now.
func (s *Service) once(ctx context.Context, a *Account, used int64, err error) error {
	if err == nil && used == 0 {
		return s.failed(ctx, a, "otp.refused", ErrCode)
	}
	return err
}

// RemoveFactor removes the second factor and its recovery codes.
func (s *Service) RemoveFactor(ctx context.Context, a *Account) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		if err := s.dropFactor(ctx, a.ID); err != nil {
			return err
		}
		return s.wrote(ctx, a, "otp.removed")
	})
}

// Proofs are what a person proves themselves with.
type Proofs struct {
	Password bool
	Code     bool // the phone's and the recovery codes
}

// Reset removes proofs of an account at the order of somebody who may: they are worth nothing from now on.
func (s *Service) Reset(ctx context.Context, a *Account, which Proofs) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		if which.Password {
			if err := s.set(ctx, a.ID, map[string]any{"password_hash": ""}); err != nil {
				return err
			}
		}
		if which.Code {
			if err := s.dropFactor(ctx, a.ID); err != nil {
				return err
			}
		}
		reset := map[string]any{"password": which.Password, "one_time_code": which.Code}
		return s.record.Write(ctx, record.Act{Name: "account.reset", ID: a.ID, Payload: reset, Silent: true})
	})
}

// RenewCodes makes new recovery codes; the old ones are void.
func (s *Service) RenewCodes(ctx context.Context, a *Account) ([]string, error) {
	if !a.HasFactor() {
		return nil, ErrNoFactor
	}
	codes := otp.RecoveryCodes()
	return codes, s.db.Within(ctx, func(ctx context.Context) error {
		if err := s.replaceCodes(ctx, a.ID, s.digests(codes)); err != nil {
			return err
		}
		return s.wrote(ctx, a, "recovery_codes.renewed")
	})
}

// CodesLeft is how many recovery codes the account has not used.
func (s *Service) CodesLeft(ctx context.Context, a *Account) (int64, error) {
	return codesLeft(ctx, s.db, a.ID)
}

func (s *Service) digests(codes []string) []string {
	digests := make([]string, len(codes))
	for i, code := range codes {
		digests[i] = otp.Digest(s.vault.DigestKey(), code)
	}
	return digests
}
