package outbound

import (
	"errors"
	"net/http"
	"slices"
	"strconv"
	"time"

	"github.com/cenkalti/backoff/v5"
)

const mostTries = 3

// errGateway is an answer that says that the host, and not the request, is at fault.
var errGateway = errors.New("outbound: the host is not well")

// send tries a request until it is answered for good, may not be repeated, or would not be answered until the time given.
func (t *trip) send(r *http.Request, until time.Time) (*http.Response, error) {
	waits := backoff.NewExponentialBackOff()
	waits.InitialInterval, waits.Multiplier = t.wait, 2
	for {
		t.tries++
		response, err := t.once(r)
		wait := max(waits.NextBackOff(), retryAfter(response))
		if t.tries == mostTries || !mayPass(response, err) || !repeatable(r) || time.Now().Add(wait).After(until) {
			return response, err
		}
		if response != nil {
			_ = response.Body.Close() // nobody reads it
		}
		if r, err = again(r, wait); err != nil {
			return nil, err
		}
	}
}

// again is a request once more, after a wait.
func again(r *http.Request, wait time.Duration) (*http.Request, error) {
	select {
	case <-r.Context().Done():
		return nil, reason(r.Context(), r.Context().Err())
	case <-time.After(wait):
	}
	next := r.Clone(r.Context())
	if r.GetBody == nil {
		return next, nil
	}
	var err error
	next.Body, err = r.GetBody()
	return next, err
}

// repeatable tells whether doing a request twice is doing it once, and whether its body can be had again.
func repeatable(r *http.Request) bool {
	once := []string{http.MethodGet, http.MethodHead, http.MethodOptions, http.MethodPut, http.MethodDelete}
	return (slices.Contains(once, r.Method) || r.Header.Get("Idempotency-Key") != "") &&
		(r.Body == nil || r.Body == http.NoBody || r.GetBody != nil)
}

// passing tells whether an error may pass by itself.
func passing(err error) bool {
	return errors.Is(err, ErrUnreachable) || errors.Is(err, ErrTimeout) || errors.Is(err, errGateway)
}

func mayPass(response *http.Response, err error) bool {
	if err != nil {
		return passing(err)
	}
	return unwell(response) != nil || response.StatusCode == http.StatusTooManyRequests
}

// unwell is errGateway for an answer that the host is not there to give.
func unwell(response *http.Response) error {
	if response != nil && slices.Contains([]int{http.StatusBadGateway, http.StatusServiceUnavailable, http.StatusGatewayTimeout}, response.StatusCode) {
		return errGateway
	}
	return nil
}

// retryAfter is how long a host asks to be left alone.
func retryAfter(response *http.Response) time.Duration {
	if response == nil {
		return 0
	}
	asked := response.Header.Get("Retry-After")
	if seconds, err := strconv.Atoi(asked); err == nil {
		return time.Duration(seconds) * time.Second
	}
	at, err := http.ParseTime(asked)
	if err != nil {
		return 0
	}
	return time.Until(at)
}
