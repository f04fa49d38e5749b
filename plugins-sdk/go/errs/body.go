package errs

import (
	"errors"
	"io"
	"net/http"
	"os"
)

// OfBody is the refusal for a body that could not be read: too large, too slow, cut short or malformed. Whatever it was,
// the client did it.
//
//sdk:host
func OfBody(err error) *Error {
	var tooLarge *http.MaxBytesError
	switch {
	case errors.As(err, &tooLarge):
		return New(TooLarge, "too_large").WithParam("limit", tooLarge.Limit).Wrap(err)
	case errors.Is(err, os.ErrDeadlineExceeded):
		return New(RequestTimeout, "body_slow").Wrap(err)
	case errors.Is(err, io.ErrUnexpectedEOF):
		return New(BadRequest, "body_incomplete").Wrap(err)
	default:
		return New(BadRequest, "malformed").Wrap(err)
	}
}
