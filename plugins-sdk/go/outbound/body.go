package outbound

import (
	"cmp"
	"context"
	"errors"
	"io"
	"net/http"
	"time"
)

// body is an answer within its bounds: a time, or of a stream a time for each silence, and a size.
type body struct {
	io.ReadCloser
	ctx     context.Context
	end     context.CancelCauseFunc
	timer   *time.Timer
	silence time.Duration // 0: the timer runs on, for the whole
	left    int64
}

// bounded is a response whose body keeps its bounds, and lets go of all when it is closed.
func (t *trip) bounded(ctx context.Context, response *http.Response, timer *time.Timer, end context.CancelCauseFunc) (*http.Response, error) {
	if way, both := goesOver(response); both {
		response.Body = newSwitched(ctx, way, timer, end)
		return response, nil
	}
	b := &body{ReadCloser: response.Body, ctx: ctx, end: end, timer: timer, left: cmp.Or(t.call.Largest, DefaultLargest)}
	if response.ContentLength > b.left {
		_ = b.Close() // nobody reads it
		return nil, ErrTooLarge
	}
	if t.call.Stream {
		timer.Stop()
		b.silence = cmp.Or(t.call.Timeout, DefaultTimeout)
	}
	response.Body = b
	return response, nil
}

// Read fails with ErrTooLarge past the bound, and with ErrTimeout.
func (b *body) Read(p []byte) (n int, err error) {
	if b.silence > 0 { // counted while somebody waits for it
		b.timer.Reset(b.silence)
		defer b.timer.Stop()
	}
	if int64(len(p)) > b.left+1 {
		p = p[:b.left+1]
	}
	n, err = b.ReadCloser.Read(p)
	if b.left -= int64(n); b.left < 0 {
		b.end(ErrTooLarge)
		return n - 1, ErrTooLarge
	}
	if err != nil && !errors.Is(err, io.EOF) {
		err = reason(b.ctx, err)
	}
	return n, err
}

// Close ends the call.
func (b *body) Close() error {
	b.timer.Stop()
	err := b.ReadCloser.Close()
	b.end(nil)
	return err
}
