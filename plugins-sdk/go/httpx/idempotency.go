package httpx

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"net/http"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// maxKey is the longest Idempotency-Key, in bytes.
const maxKey = 255

// once runs a write in one transaction; with a key, at most once.
func once[I, O any](ctx context.Context, api *API, op Operation, in *I, h func(context.Context, *I) (*O, error)) (*O, error) {
	if api.db == nil {
		return h(ctx, in)
	}
	req, _ := ctx.Value(requestKey{}).(request)
	if !validKey(req.key) {
		return nil, errs.New(errs.Invalid, "invalid").WithField("header.Idempotency-Key", "idempotency.key")
	}
	var out *O
	err := api.db.Brief(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if req.key == "" {
			return into(&out)(h(ctx, in))
		}
		claim, err := claimOf(ctx, api.secret, req)
		if err != nil {
			return err
		}
		if err := claim.take(tx); err != nil {
			return err
		}
		if err := into(&out)(h(ctx, in)); err != nil {
			return err
		}
		return claim.keep(tx, op, out)
	})
	return out, err
}

// Once answers the request of a stream whose content has been read, as RegisterWrite answers: h runs in one transaction, and
// with an Idempotency-Key once for the same request with content of the same digest. A refusal is for the caller to tell.
func Once[O any](api *API, w http.ResponseWriter, r *http.Request, op Operation, digest []byte, h func(context.Context) (*O, error)) error {
	ctx := context.WithValue(r.Context(), requestKey{}, requestOf(r, digest))
	out, err := once(ctx, api, op, &struct{}{}, func(ctx context.Context, _ *struct{}) (*O, error) { return h(ctx) })
	var answer *replay
	if err == nil {
		answer = &replay{}
		answer.status, answer.header, answer.body, err = answerOf(op, out)
	}
	if err != nil && !errors.As(err, &answer) {
		return err
	}
	maps.Copy(w.Header(), answer.header)
	writeJSON(w, "application/json", answer.status, json.RawMessage(answer.body))
	return nil
}

func into[O any](out **O) func(*O, error) error {
	return func(o *O, err error) error {
		*out = o
		return err
	}
}

func validKey(key string) bool {
	for _, r := range key {
		if r <= ' ' || r > '~' {
			return false
		}
	}
	return len(key) <= maxKey
}

// idempotent is a write that was asked for with a key: the request's hash and, once done, its answer, all of it sealed.
type idempotent struct {
	TenantID    string `gorm:"primaryKey"`
	UserID      string `gorm:"primaryKey"`
	Key         string `gorm:"primaryKey"`
	RequestHash []byte
	Status      int
	Header      []byte
	Body        []byte
	CreatedAt   time.Time
	seal        seal
}

// TableName is the table of the SDK's migrations.
func (idempotent) TableName() string { return "sdk_idempotency" }

func claimOf(ctx context.Context, secret []byte, req request) (*idempotent, error) {
	who := principal.Must(ctx)
	s, err := sealOf(secret, who, req)
	return &idempotent{UserID: who.UserID, Key: s.place, RequestHash: s.hash, seal: s}, err
}

// replay is the first answer, told again.
type replay struct {
	status int
	header http.Header
	body   []byte
}

// Error names what it is; nobody reads it.
func (r *replay) Error() string { return "idempotent replay" }

// GetStatus is the first answer's status.
func (r *replay) GetStatus() int { return r.status }

// GetHeaders are the first answer's headers.
func (r *replay) GetHeaders() http.Header { return r.header }

// MarshalJSON is the first answer's body.
func (r *replay) MarshalJSON() ([]byte, error) { return r.body, nil }

func (i *idempotent) replay(s seal) error {
	headers, err := s.open(i.Header)
	if err != nil {
		return err
	}
	answer := &replay{status: i.Status, header: http.Header{}}
	if answer.body, err = s.open(i.Body); err != nil {
		return err
	}
	if err := json.Unmarshal(headers, &answer.header); err != nil {
		return err
	}
	answer.header.Set("Idempotent-Replayed", "true")
	return answer
}
