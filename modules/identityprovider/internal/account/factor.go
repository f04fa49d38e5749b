package account

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/identityprovider/internal/otp"
	"github.com/recobro/recobro/modules/identityprovider/internal/throttle"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
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
	return enrolment, s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return setFactor(tx, a.ID, sealed, nil, 0) })
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
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := setFactor(tx, a.ID, a.OTPSecret, &now, step); err != nil {
			return err
		}
		if err := replaceCodes(tx, a.ID, s.digests(codes)); err != nil {
			return err
		}
		return s.record(ctx, tx, a, "identityprovider.otp.enrolled")
	})
	return codes, err
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
		return s.once(ctx, a, func(tx *gorm.DB) (bool, error) { return useStep(tx, a.ID, step) })
	}
	if !errors.Is(err, ErrCode) {
		return err
	}
	digest := otp.Digest(s.vault.DigestKey(), code)
	if err := s.once(ctx, a, func(tx *gorm.DB) (bool, error) { return useCode(tx, a.ID, digest, s.clock.Now()) }); err != nil {
		return err
	}
	return s.throttle.Forgive(ctx, codeAttempt(a, address))
}

// once uses up what was proved, and refuses when it was used before.
func (s *Service) once(ctx context.Context, a *Account, use func(*gorm.DB) (bool, error)) error {
	used := false
	err := s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
		used, err = use(tx)
		return err
	})
	if err == nil && !used {
		return s.failed(ctx, a, "identityprovider.otp.refused", ErrCode)
	}
	return err
}

// RemoveFactor takes the second factor and its recovery codes away.
func (s *Service) RemoveFactor(ctx context.Context, a *Account) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := dropFactor(tx, a.ID); err != nil {
			return err
		}
		return s.record(ctx, tx, a, "identityprovider.otp.removed")
	})
}

// Proofs are what a person proves themselves with.
type Proofs struct {
	Password bool `json:"password"`
	Code     bool `json:"one_time_code"` // the phone's and the recovery codes
}

// Reset takes proofs of an account away at the order of somebody who may: they are worth nothing from now on.
func (s *Service) Reset(ctx context.Context, a *Account, which Proofs) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if which.Password {
			if err := setPassword(tx, a.ID, ""); err != nil {
				return err
			}
		}
		if which.Code {
			if err := dropFactor(tx, a.ID); err != nil {
				return err
			}
		}
		return s.trace.Record(ctx, tx, tracing.Entry{
			Name: "identityprovider.account.reset", SubjectType: "account", SubjectID: a.ID, Payload: which,
		})
	})
}

// RenewCodes makes new recovery codes; the old ones are void.
func (s *Service) RenewCodes(ctx context.Context, a *Account) ([]string, error) {
	if !a.HasFactor() {
		return nil, ErrNoFactor
	}
	codes := otp.RecoveryCodes()
	return codes, s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := replaceCodes(tx, a.ID, s.digests(codes)); err != nil {
			return err
		}
		return s.record(ctx, tx, a, "identityprovider.recovery_codes.renewed")
	})
}

// CodesLeft is how many recovery codes the account has not used.
func (s *Service) CodesLeft(ctx context.Context, a *Account) (n int64, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
		n, err = codesLeft(tx, a.ID)
		return err
	})
	return n, err
}

func (s *Service) digests(codes []string) []string {
	digests := make([]string, len(codes))
	for i, code := range codes {
		digests[i] = otp.Digest(s.vault.DigestKey(), code)
	}
	return digests
}
