package gemini

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// problem is how the API refuses.
type problem struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
	Status  string `json:"status"`
	Details []struct {
		Type       string `json:"@type"`
		Reason     string `json:"reason"`
		RetryDelay string `json:"retryDelay"` // "7s"
	} `json:"details"`
}

const mostProblem = 64 << 10

// refused is why there is no answer.
func refused(ctx context.Context, response *http.Response) error {
	raw, err := io.ReadAll(io.LimitReader(response.Body, mostProblem))
	if err != nil {
		return provider.Reason(ctx, err)
	}
	var told struct {
		Error *problem `json:"error"`
	}
	retryAfter := response.Header.Get("Retry-After")
	if json.Unmarshal(raw, &told) != nil || told.Error == nil {
		return provider.Status(response.StatusCode, retryAfter).Wrap(fmt.Errorf("status %d", response.StatusCode))
	}
	return told.Error.refusal(retryAfter)
}

func (p *problem) refusal(retryAfter string) error {
	return p.kind(retryAfter).Wrap(fmt.Errorf("status %d, %s: %.200s", p.Code, p.Status, p.Message))
}

// kind goes by the status, and by the reason where one status stands for several things.
func (p *problem) kind(retryAfter string) *errs.Error {
	for _, d := range p.Details {
		if delay, err := time.ParseDuration(d.RetryDelay); err == nil && retryAfter == "" {
			retryAfter = fmt.Sprint(int(delay.Round(time.Second).Seconds()))
		}
		if d.Reason == "API_KEY_INVALID" {
			return provider.ErrKey
		}
	}
	switch {
	case p.Status == "RESOURCE_EXHAUSTED" && strings.Contains(p.Message, "credits are depleted"), p.Status == "FAILED_PRECONDITION" && strings.Contains(p.Message, "billing"):
		return provider.ErrSpent
	case strings.Contains(p.Message, "exceeds the maximum number of tokens"):
		return provider.ErrTooLong
	case p.Code != 0:
		return provider.Status(p.Code, retryAfter)
	}
	return provider.ErrOverloaded
}
