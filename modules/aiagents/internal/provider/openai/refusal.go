package openai

import (
	"context"
	"errors"
	"fmt"

	api "github.com/sashabaranov/go-openai"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Reason is why there is no answer.
func (w *Way) Reason(ctx context.Context, err error) error {
	var told *api.APIError
	var mute *api.RequestError
	switch {
	case ctx.Err() != nil:
		return provider.Reason(ctx, err)
	case !w.sent: // the library knows that the model does not take it
		return provider.ErrAsk.Wrap(err)
	case errors.As(err, &told):
		return w.refusal(told).Wrap(fmt.Errorf("status %d, %s, %v: %.200s", told.HTTPStatusCode, told.Type, told.Code, told.Message))
	case errors.As(err, &mute):
		return provider.Status(mute.HTTPStatusCode, w.retryAfter).Wrap(fmt.Errorf("status %d", mute.HTTPStatusCode))
	default:
		return provider.Reason(ctx, err)
	}
}

// refusal goes by the code first: one status stands for several things.
func (w *Way) refusal(e *api.APIError) *errs.Error {
	for _, word := range []string{fmt.Sprint(e.Code), e.Type} {
		switch word {
		case "invalid_api_key", "authentication_error":
			return provider.ErrKey
		case "model_not_found", "not_found_error":
			return provider.ErrNoModel
		case "context_length_exceeded", "exceed_context_size_error":
			return provider.ErrTooLong
		case "insufficient_quota", "billing_hard_limit_reached":
			return provider.ErrSpent
		case "content_filter", "content_policy_violation":
			return provider.ErrContent
		case "rate_limit_exceeded":
			return provider.Status(429, w.retryAfter)
		case "server_error", "overloaded_error":
			return provider.ErrOverloaded
		}
	}
	if e.HTTPStatusCode == 0 { // it came amid the answer
		return provider.ErrOverloaded
	}
	return provider.Status(e.HTTPStatusCode, w.retryAfter)
}
