package httpx

import (
	"bytes"
	"crypto/subtle"
	"encoding/json"
	"net/http"
	"reflect"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// take claims the key for this transaction. If it was claimed before, the error is the first answer, or
// idempotency.mismatch; a claim under way in another transaction is waited for.
func (i *idempotent) take(tx *gorm.DB) error {
	done := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(i)
	if done.Error != nil || done.RowsAffected == 1 {
		return done.Error
	}
	var first idempotent
	if err := tx.Where("user_id = ? AND key = ?", i.UserID, i.Key).Take(&first).Error; err != nil {
		return err
	}
	if subtle.ConstantTimeCompare(i.RequestHash, first.RequestHash) != 1 {
		return errs.New(errs.Conflict, "idempotency.mismatch")
	}
	return first.replay(i.seal)
}

// keep stores the answer beside the claim.
func (i *idempotent) keep(tx *gorm.DB, op Operation, out any) error {
	status, header, body, err := answerOf(op, out)
	if err != nil {
		return err
	}
	headers, err := json.Marshal(header)
	if err != nil {
		return err
	}
	return tx.Model(&idempotent{}).Where("user_id = ? AND key = ?", i.UserID, i.Key).
		Updates(map[string]any{"status": status, "header": i.seal.close(headers), "body": i.seal.close(body)}).Error
}

// answerOf takes an output apart as huma will: Status, Body, and string fields with a header tag.
func answerOf(op Operation, out any) (status int, header http.Header, body []byte, err error) {
	status, header = op.Status, http.Header{}
	v := reflect.ValueOf(out).Elem()
	if !reflect.ValueOf(out).IsNil() {
		for i := range v.NumField() {
			field := v.Type().Field(i)
			switch name := field.Tag.Get("header"); {
			case field.Name == "Body":
				var text bytes.Buffer
				err = writeValue(&text, v.Field(i).Interface())
				body = text.Bytes()
			case field.Name == "Status":
				status = int(v.Field(i).Int())
			case name != "" && field.Type.Kind() == reflect.String && v.Field(i).String() != "":
				header.Set(name, v.Field(i).String())
			}
		}
	}
	if status == 0 {
		status = http.StatusOK
		if body == nil {
			status = http.StatusNoContent
		}
	}
	return status, header, body, err
}
