package factors

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"time"
)

// path is where the bundled provider takes orders, below its issuer.
const path = "/factor-resets"

const requestTimeout = 10 * time.Second

// send hands an order to the provider. ErrNone if it does not know the person, ErrUnavailable if it cannot be asked.
func (s *Service) send(ctx context.Context, signed string) error {
	body, err := json.Marshal(map[string]string{"order": signed})
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, s.config.Issuer+path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	answer, err := s.config.Transport.RoundTrip(request)
	if err != nil {
		return ErrUnavailable.Wrap(err)
	}
	defer func() { _ = answer.Body.Close() }() // nothing in it is of use
	switch answer.StatusCode {
	case http.StatusNoContent:
		return nil
	case http.StatusNotFound:
		return ErrNone
	default:
		return ErrUnavailable.Wrap(fmt.Errorf("the bundled provider answered %d", answer.StatusCode))
	}
}
