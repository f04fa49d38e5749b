package files

import (
	"cmp"
	"context"
	"fmt"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Upload is a door by which files come in.
type Upload[O any] struct {
	Accepted
	Fields []string // further fields of the form, or of the query beside a bare file
	// Check refuses a caller before the file is received; nil refuses nobody.
	Check func(r *http.Request) error
	// Done gives the file to a record by Store.Add, with whatever else changes, in the transaction of r's context, and makes the
	// answer.
	Done func(r *http.Request, got *Received) (O, error)
}

// formRoom is what a form may have beside its file, in bytes.
const formRoom = 1 << 20

// RegisterUpload serves an operation, a POST unless it says otherwise, that receives a file: in a form, or bare with its name in Content-Disposition. With an
// Idempotency-Key the same request with the same content is done once. It panics at load on an operation that does not say which
// types it accepts, and up to which size.
func RegisterUpload[O any](api *httpx.API, s *Store, op httpx.Operation, u Upload[O]) {
	if len(u.Types) == 0 || u.Largest <= 0 {
		panic(fmt.Sprintf("files: operation %q must say which types it accepts, and up to which size", op.ID))
	}
	op.Method, op.Status, op.MaxBody = cmp.Or(op.Method, http.MethodPost), cmp.Or(op.Status, http.StatusCreated), u.Largest+formRoom
	httpx.RegisterUpload[O](api, op, u.Fields, u.Types, func(w http.ResponseWriter, r *http.Request) {
		if err := u.serve(api, s, op, w, r); err != nil {
			api.Problem(w, r, err)
		}
	})
	described := api.OpenAPI().Paths[op.Path]
	mark(cmp.Or(described.Post, described.Put))
}

func (u Upload[O]) serve(api *httpx.API, s *Store, op httpx.Operation, w http.ResponseWriter, r *http.Request) error {
	if u.Check != nil {
		if err := u.Check(r); err != nil {
			return err
		}
	}
	got, err := s.unpack(r, u.Accepted, u.Fields)
	if err != nil {
		return err
	}
	defer s.Discard(r.Context(), got) // unless a record has it by then
	return httpx.Once(api, w, r, op, got.digest(), func(ctx context.Context) (*httpx.Body[O], error) {
		answer, err := u.Done(r.WithContext(ctx), got)
		return httpx.OK(answer), err
	})
}

// digest tells one request's content from another's.
func (got *Received) digest() []byte {
	return fmt.Appendf(nil, "%q %q %q", got.Name, got.SHA256, got.Fields) // a map is printed in order
}
