package widget

import (
	"context"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/go-chi/chi/v5"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// clientID is how a window may call what it sends.
var clientID = regexp.MustCompile(`^[A-Za-z0-9-]{8,64}$`)

// errClientID refuses another name.
var errClientID = errs.New(errs.Invalid, "invalid").WithField("query.client_id", "invalid")

// Sent says that a file has come.
type Sent struct {
	ClientID string `json:"client_id"`
}

// FileRoutes serves the files of a thread, to whom it is of.
func FileRoutes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "widget", Base: base}
	types := slices.Concat(kinds()["picture"], kinds()["pdf"])
	send := g.Open("send", "/{key}/files", "Send a file, bare, with client_id and name in the query; the same again is the same message").By(http.MethodPost)
	send.MaxBody = mostLargest<<20 + 1<<10
	httpx.RegisterUpload[Sent](api, send, nil, types, s.file(api, s.receive))
	for _, door := range []struct{ name, path, summary string }{
		{"file", "/{key}/messages/{message}/files/{number}", "A file of the visitor's thread"},
		{"small", "/{key}/messages/{message}/files/{number}/small", "A picture of the visitor's thread, small"},
	} {
		httpx.RegisterStream(api, g.Open(door.name, door.path, door.summary).By(http.MethodGet), s.file(api, s.give))
	}
}

// file does something about a file for the visitor of a request.
func (s *Service) file(api *httpx.API, do func(http.ResponseWriter, *http.Request, here, visit) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		in := AsVisitor{AtWindow{chi.URLParam(r, "key"), r.Header.Get("Origin"), r.Header.Get("Sec-Fetch-Site")}, r.Header.Get("Authorization")}
		err := s.as(r.Context(), in, func(ctx context.Context, h here, v visit) error { return do(w, r.WithContext(ctx), h, v) })
		if err != nil {
			api.Problem(w, r, err)
		}
	}
}

func (s *Service) receive(w http.ResponseWriter, r *http.Request, h here, v visit) error {
	f := sent{clientID: r.URL.Query().Get("client_id"), name: r.URL.Query().Get("name"), content: r.Body}
	if !clientID.MatchString(f.clientID) {
		return errClientID
	}
	if err := s.Send(r.Context(), h, v, f); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(http.StatusCreated)
	_, err := w.Write([]byte(`{"data":{"client_id":"` + f.clientID + `"}}`))
	return err
}

func (s *Service) give(w http.ResponseWriter, r *http.Request, h here, v visit) error {
	number, err := strconv.Atoi(chi.URLParam(r, "number"))
	if err != nil {
		return errNotFound
	}
	f, err := s.File(r.Context(), h, v, fileAt{chi.URLParam(r, "message"), number, strings.HasSuffix(r.URL.Path, "/small")})
	if err != nil {
		return err
	}
	return s.serveFile(w, r, f)
}
