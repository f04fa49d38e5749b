package answers

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"slices"
	"strings"

	"go.opentelemetry.io/otel/propagation"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// mostHops bounds how far a question leads to others: modules that ask each other in a circle come to its end.
const mostHops = 3

var (
	errNoAnswer  = errors.New("the operation failed")
	errMalformed = errs.New(errs.Invalid, "malformed")
	errOff       = errs.New(errs.NotFound, "core.app_off")
	errHops      = errs.New(errs.Conflict, "core.ask_hops")
)

// do asks an operation for a module. A refusal is an answer, whoever refuses.
func (d *Desk) do(ctx context.Context, module string, q ask.Question) (ask.Answer, error) {
	answer, err := d.operation(ctx, module, q)
	var refusal *errs.Error
	if !errors.As(err, &refusal) {
		return answer, err
	}
	body, err := json.Marshal(errs.Problem{Code: refusal.Code, Params: refusal.Params})
	return ask.Answer{Status: refusal.Kind.Status(), Body: body}, err
}

func (d *Desk) operation(ctx context.Context, module string, q ask.Question) (answer ask.Answer, err error) {
	if q.Request == nil {
		return answer, errMalformed
	}
	who, err := d.asker(module, q)
	if err != nil {
		return answer, err
	}
	request, err := requestOf(ctx, q.Request)
	if err != nil {
		return answer, err
	}
	given, err := d.Inside.Do(request, who)
	if err != nil {
		return answer, err
	}
	defer func() { _ = given.Body.Close() }() // it was read
	answer.Status, answer.Header = given.StatusCode, given.Header
	if answer.Body, err = io.ReadAll(io.LimitReader(given.Body, ask.MostAnswered+1)); len(answer.Body) > ask.MostAnswered {
		return ask.Answer{TooLarge: true}, nil
	}
	return answer, err
}

// asker is for whom a module asks, with no more rights than the module's own: the caller of the request that it answers, or,
// in a job, itself. A tenant that has the module off is not asked about.
func (d *Desk) asker(module string, q ask.Question) (who principal.Principal, err error) {
	scopes := d.scopes(module)
	if q.Vouch == "" {
		who = principal.Module(q.Tenant, module, scopes)
		who.Language = q.Language
	} else if who, err = d.Modules.Vouched(module, q.Vouch); err == nil {
		who = who.Within(module, scopes)
	}
	switch {
	case err != nil:
		return who, err
	case !d.Switches.On(who.TenantID, module):
		return who, errOff
	case len(strings.Fields(who.Through)) > mostHops:
		return who, errHops
	}
	return who, nil
}

func (d *Desk) scopes(module string) []string {
	for _, manifest := range d.Manifests {
		if manifest.ID == module {
			return manifest.Scopes
		}
	}
	return nil
}

func requestOf(ctx context.Context, asked *ask.Request) (*http.Request, error) {
	ctx = propagation.TraceContext{}.Extract(ctx, propagation.HeaderCarrier(asked.Header))
	request, err := http.NewRequestWithContext(ctx, asked.Method, asked.Path, bytes.NewReader(asked.Body))
	if err != nil {
		return nil, err
	}
	if !strings.HasPrefix(asked.Path, "/api/") {
		return nil, errMalformed
	}
	for name, values := range asked.Header {
		if slices.Contains(ask.Headers, name) {
			request.Header[name] = values
		}
	}
	return request, nil
}
