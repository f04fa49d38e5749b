package anthropic

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"

	api "github.com/anthropics/anthropic-sdk-go"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// reason is why there is no answer.
func reason(ctx context.Context, err error) error {
	var told *api.Error
	if ctx.Err() != nil || !errors.As(err, &told) {
		return provider.Reason(ctx, err)
	}
	return refusal(told).Wrap(fmt.Errorf("status %d, %s", told.StatusCode, told.Type()))
}

// refusal goes by the type, which an error amid the answer has too.
func refusal(e *api.Error) *errs.Error {
	retryAfter := ""
	if e.Response != nil {
		retryAfter = e.Response.Header.Get("Retry-After")
	}
	switch string(e.Type()) {
	case "authentication_error", "permission_error":
		return provider.ErrKey
	case "billing_error":
		return provider.ErrSpent
	case "not_found_error":
		return provider.ErrNoModel
	case "rate_limit_error":
		return provider.Status(http.StatusTooManyRequests, retryAfter)
	case "overloaded_error", "api_error", "timeout_error":
		return provider.ErrOverloaded
	case "request_too_large":
		return provider.ErrTooLong
	case "invalid_request_error":
		return invalid(e.RawJSON())
	}
	return provider.Status(e.StatusCode, retryAfter)
}

// invalid tells a request by its words: the provider has one type for all that it does not take.
func invalid(words string) *errs.Error {
	switch {
	case strings.Contains(words, "prompt is too long"):
		return provider.ErrTooLong
	case strings.Contains(words, "content filtering policy"):
		return provider.ErrContent
	case strings.Contains(words, "credit balance is too low"):
		return provider.ErrSpent
	default:
		return provider.ErrAsk
	}
}
