package host

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"sync/atomic"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// firstBytes is how much room a body gets before any of it is there: who only says that much will come gets no more.
const firstBytes = 4 << 10

// clientBody is a request's body as the client sends it. It remembers what the client did wrong: the module is not to blame
// for that.
type clientBody struct {
	io.ReadCloser
	failed atomic.Pointer[error]
}

// Read reads on.
func (b *clientBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	if err != nil && err != io.EOF && !errors.Is(err, http.ErrBodyReadAfterClose) {
		b.failed.CompareAndSwap(nil, &err)
	}
	return n, err
}

// fault is what the client did wrong; nil if nothing.
func (b *clientBody) fault() error {
	if b == nil {
		return nil
	}
	if err := b.failed.Load(); err != nil {
		return errs.OfBody(*err)
	}
	return nil
}

// receive reads a body that is small enough to be kept, before the request occupies a place in the module: nobody occupies
// places by sending slowly. A larger body streams.
func (t *trip) receive(r *http.Request, most int) error {
	if r.ContentLength == 0 || r.Body == nil {
		return nil
	}
	t.client = &clientBody{ReadCloser: r.Body}
	r.Body = t.client
	if r.ContentLength > int64(most) {
		t.lasts = true
		return nil
	}
	held := bytes.NewBuffer(make([]byte, 0, firstBytes))
	if _, err := held.ReadFrom(io.LimitReader(t.client, int64(most)+1)); err != nil {
		return t.client.fault()
	}
	if held.Len() > most {
		t.lasts = true
		r.Body = &resumed{Reader: io.MultiReader(held, t.client), Closer: t.client}
		return nil
	}
	t.body, t.whole = held.Bytes(), true
	r.ContentLength, r.TransferEncoding = int64(held.Len()), nil
	return nil
}
