package errs

import (
	"encoding/json"
	"fmt"
)

// kinds are all that have a status of their own.
var kinds = []Kind{
	Invalid, Unauthenticated, Forbidden, NotFound, Conflict, Precondition, PreconditionRequired, TooLarge, BadRequest,
	RequestTimeout, RateLimited, Unavailable,
}

// OfAnswer is the refusal that another part of the product answered: a problem with its code and params. Anything else that is
// no success is Internal.
//
//sdk:host
func OfAnswer(status int, body []byte) error {
	var problem Problem
	if json.Unmarshal(body, &problem) != nil || problem.Code == "" {
		return fmt.Errorf("answered %d: %.200s", status, body)
	}
	refused := &Error{Kind: Internal, Code: problem.Code, Params: problem.Params}
	for _, kind := range kinds {
		if kind.Status() == status {
			refused.Kind = kind
		}
	}
	for _, field := range problem.Errors {
		refused = refused.WithField(field.Field, field.Code)
	}
	return refused
}
