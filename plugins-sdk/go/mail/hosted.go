package mail

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// HostPath is where the host takes the messages of modules, on the socket that each of its processes has to it.
//
//sdk:host
const HostPath = "/host/mail"

// mostSent is the largest message with its files that the host takes, in bytes of JSON.
const mostSent = 32 << 20

// maxRefusal is how much is read of why the host did not send.
const maxRefusal = 64 << 10

// hosted hands messages to the host, each on a connection of its own, so that none is ever sent again by itself.
type hosted struct{ client *http.Client }

// Hosted is a module's sender, through the host that dial connects to; configured says whether the host sends mail for it. folder is
// where Keep leaves letters.
//
//sdk:host
func Hosted(dial func(context.Context) (net.Conn, error), configured bool, folder string) *Sender {
	s := &Sender{folder: folder}
	if configured {
		way := func(ctx context.Context, _, _ string) (net.Conn, error) { return dial(ctx) }
		s.hosted = &hosted{&http.Client{Transport: &http.Transport{DialContext: way, DisableKeepAlives: true}}}
	}
	return s
}

// send hands a message over, and comes back once the server behind the host has it.
func (h *hosted) send(ctx context.Context, m Message) error {
	text, err := json.Marshal(m)
	if err != nil {
		return ErrNotSent.Wrap(err)
	}
	ctx, cancel := context.WithTimeout(ctx, m.timeout())
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://host"+HostPath, bytes.NewReader(text))
	if err != nil {
		return ErrNotSent.Wrap(err)
	}
	request.Header.Set("Content-Type", "application/json")
	answer, err := h.client.Do(request)
	if err != nil {
		return ErrNotSent.Wrap(err)
	}
	defer func() { _ = answer.Body.Close() }() // read as far as it matters
	if answer.StatusCode == http.StatusNoContent {
		return nil
	}
	body, _ := io.ReadAll(io.LimitReader(answer.Body, maxRefusal)) // what was read of it says why
	return ErrNotSent.Wrap(errs.OfAnswer(answer.StatusCode, body))
}

// Handler sends what a module hands over: 204 once the server has it, else the refusal as a problem.
//
//sdk:host
func Handler(s *Sender, catalog *errs.Catalog) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if err := take(s, http.MaxBytesReader(w, r.Body, mostSent), r); err != nil {
			errs.WriteProblem(w, r, catalog, err)
			return
		}
		w.WriteHeader(http.StatusNoContent)
	})
}

func take(s *Sender, body io.Reader, r *http.Request) error {
	if r.Method != http.MethodPost {
		return errs.New(errs.Invalid, "method_not_allowed")
	}
	var m Message
	if err := json.NewDecoder(body).Decode(&m); err != nil {
		return errs.New(errs.BadRequest, "malformed").Wrap(err)
	}
	return s.Send(r.Context(), m)
}
