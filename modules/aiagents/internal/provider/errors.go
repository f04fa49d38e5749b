package provider

import (
	"context"
	"errors"
	"io"
	"strconv"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// The refusals of a provider.
var (
	ErrKey         = errs.New(errs.Unavailable, "ai.key_refused")     // the key is wrong, or may not do this
	ErrNoModel     = errs.New(errs.Unavailable, "ai.no_such_model")   // there is none of this name, or not for this key
	ErrRateLimited = errs.New(errs.Unavailable, "ai.rate_limited")    // the param retry_after has seconds where the provider says
	ErrSpent       = errs.New(errs.Unavailable, "ai.credit_spent")    // the account has nothing left
	ErrOverloaded  = errs.New(errs.Unavailable, "ai.overloaded")      // the provider is not well
	ErrTooLong     = errs.New(errs.Unavailable, "ai.too_long")        // the talk is longer than the model can read
	ErrContent     = errs.New(errs.Unavailable, "ai.content_refused") // the provider will not take such words
	ErrAsk         = errs.New(errs.Unavailable, "ai.ask_refused")     // the provider does not take what it is asked, in this form
	ErrBroken      = errs.New(errs.Unavailable, "ai.broken_answer")   // the answer is none, cut off, or does not fit
	ErrTimeLimit   = errs.New(errs.Unavailable, "ai.time_limit")
	ErrUnreachable = errs.New(errs.Unavailable, "ai.unreachable")
	ErrPaused      = errs.New(errs.Unavailable, "ai.paused")                // it has failed too often lately, or wants to be left alone
	ErrNone        = errs.New(errs.Unavailable, "ai.no_provider")           // there is no connection, or none has answered
	ErrCountry     = errs.New(errs.Forbidden, "ai.no_provider_for_country") // none may get the words of a debtor of the country; the param country has it
)

// Passing tells whether a refusal may pass by itself.
func Passing(err error) bool {
	for _, one := range []error{ErrRateLimited, ErrOverloaded, ErrBroken, ErrTimeLimit, ErrUnreachable} {
		if errors.Is(err, one) {
			return true
		}
	}
	return false
}

// Reason is why a call failed that got no proper answer: in the words of this package, or the end of the caller's context. What the
// outside refuses of itself (a place that is not listed, a budget) stays as it is.
func Reason(ctx context.Context, err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(context.Cause(ctx), ErrTimeLimit), errors.Is(err, outbound.ErrTimeout):
		return ErrTimeLimit.Wrap(err)
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.Is(err, outbound.ErrUnreachable), errors.Is(err, outbound.ErrPaused), errors.Is(err, outbound.ErrCertificate),
		errors.Is(err, io.ErrUnexpectedEOF):
		return ErrUnreachable.Wrap(err)
	}
	var known *errs.Error
	if errors.As(err, &known) {
		return known
	}
	return ErrBroken.Wrap(err)
}

// Status is what a status means where the body of the answer says no more.
func Status(status int, retryAfter string) *errs.Error {
	switch {
	case status == 401 || status == 403:
		return ErrKey
	case status == 402:
		return ErrSpent
	case status == 404:
		return ErrNoModel
	case status == 413:
		return ErrTooLong
	case status == 429:
		return limited(retryAfter)
	case status == 408:
		return ErrTimeLimit
	case status >= 500:
		return ErrOverloaded
	default:
		return ErrAsk
	}
}

// limited says when the provider may be asked again, where it tells.
func limited(retryAfter string) *errs.Error {
	if seconds, err := strconv.Atoi(retryAfter); err == nil && seconds >= 0 {
		return ErrRateLimited.WithParam("retry_after", seconds)
	}
	return ErrRateLimited
}

// RetryAfter is how long the provider wants to be left alone; 0 where it did not say.
func RetryAfter(err error) time.Duration {
	var known *errs.Error
	if !errors.As(err, &known) {
		return 0
	}
	seconds, _ := known.Params["retry_after"].(int)
	return time.Duration(seconds) * time.Second
}
