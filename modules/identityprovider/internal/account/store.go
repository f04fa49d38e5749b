package account

import (
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func byID(tx *gorm.DB, id string) (*Account, error) {
	var a Account
	return &a, missing(tx.Where("id = ?", id).Take(&a).Error)
}

func byEmail(tx *gorm.DB, email string) (*Account, error) {
	var a Account
	return &a, missing(tx.Where("email = ?", email).Take(&a).Error)
}

func setPassword(tx *gorm.DB, id, hash string) error {
	return tx.Model(&Account{}).Where("id = ?", id).Updates(map[string]any{"password_hash": hash}).Error
}

func setFactor(tx *gorm.DB, id, sealed string, since *time.Time, step int64) error {
	return tx.Model(&Account{}).Where("id = ?", id).
		Updates(map[string]any{"otp_secret": sealed, "otp_since": since, "otp_step": step}).Error
}

// dropFactor takes the second factor and its recovery codes away.
func dropFactor(tx *gorm.DB, id string) error {
	if err := setFactor(tx, id, "", nil, 0); err != nil {
		return err
	}
	return replaceCodes(tx, id, nil)
}

// useStep marks a code as used; false if it, or a later one, was used meanwhile.
func useStep(tx *gorm.DB, id string, step int64) (bool, error) {
	done := tx.Model(&Account{}).Where("id = ? AND otp_step < ?", id, step).Updates(map[string]any{"otp_step": step})
	return done.RowsAffected == 1, done.Error
}

func replaceCodes(tx *gorm.DB, accountID string, digests []string) error {
	if err := tx.Where("account_id = ?", accountID).Delete(&recoveryCode{}).Error; err != nil || len(digests) == 0 {
		return err
	}
	codes := make([]recoveryCode, len(digests))
	for i, digest := range digests {
		codes[i] = recoveryCode{AccountID: accountID, Digest: digest}
	}
	return tx.Create(&codes).Error
}

func useCode(tx *gorm.DB, accountID, digest string, now time.Time) (bool, error) {
	done := tx.Model(&recoveryCode{}).Where("account_id = ? AND digest = ? AND used_at IS NULL", accountID, digest).
		Updates(map[string]any{"used_at": now})
	return done.RowsAffected == 1, done.Error
}

func codesLeft(tx *gorm.DB, accountID string) (n int64, err error) {
	err = tx.Model(&recoveryCode{}).Where("account_id = ? AND used_at IS NULL", accountID).Count(&n).Error
	return n, err
}

func missing(err error) error {
	if errors.Is(err, storage.ErrNotFound) || errors.Is(err, gorm.ErrRecordNotFound) {
		return ErrNotFound
	}
	return err
}
