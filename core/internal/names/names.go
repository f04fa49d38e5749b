// Package names tells what records of every module are called: each kind's own operation is asked as whoever asks, once for
// all records of the kind.
package names

import (
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/url"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// Inside asks the product's own operations as somebody, past the same permission, switch and rows as that person's own request.
type Inside interface {
	Get(ctx context.Context, who principal.Principal, address string) (io.ReadCloser, error)
}

// Kind is a kind of record, in words, and the operation that names its records.
type Kind struct {
	Title manifest.Text
	Names string
}

// Service tells names. Safe for concurrent use.
type Service struct {
	inside Inside
	kinds  map[string]Kind // by "<module>.<type>"
	parts  []Part
	log    *slog.Logger
}

// NewService tells the names of the records that manifests declare.
func NewService(inside Inside, manifests []manifest.Manifest, log *slog.Logger) *Service {
	kinds, parts := map[string]Kind{}, []Part{}
	for _, manifest := range manifests {
		part := Part{Module: manifest.ID, Title: manifest.Title, Records: []PartKind{}}
		for _, record := range manifest.Records {
			kinds[manifest.ID+"."+record.Type] = Kind{Title: record.Title, Names: record.Names}
			part.Records = append(part.Records, PartKind{Type: record.Type, Title: record.Title})
		}
		parts = append(parts, part)
	}
	return &Service{inside: inside, kinds: kinds, parts: parts, log: log}
}

// Named is a record as it may be spoken of to whoever asks.
type Named struct {
	Of string `json:"of" doc:"Module, kind and id of the record" example:"module.record:0199e6f0-0000-7000-8000-000000000001"`
	// Title is the kind in words; nil for a kind that nobody has declared.
	Title *manifest.Text `json:"title,omitempty" doc:"What a record of the kind is called; absent for an unknown kind"`
	Name  string         `json:"name" doc:"What the record is called; empty when the caller may not know" example:"María Fernanda Silva"`
	Page  string         `json:"page,omitempty" doc:"Page of the product that shows it"`
	Gone  bool           `json:"gone,omitempty" doc:"There is none any more"`
}

// reference is one record that is asked for.
type reference struct{ of, kind, id string }

func parse(of string) reference {
	kind, id, _ := strings.Cut(of, ":")
	return reference{of: of, kind: kind, id: id}
}

// Of names records as the principal of ctx may know them, in the order asked for: one question for each kind, all at once. What
// a kind's operation refuses has no name.
func (s *Service) Of(ctx context.Context, wanted []string) ([]Named, error) {
	byKind := map[string][]string{}
	for _, of := range wanted {
		if one := parse(of); one.id != "" && s.kinds[one.kind].Names != "" {
			byKind[one.kind] = append(byKind[one.kind], one.id)
		}
	}
	answers := make(chan map[string]httpx.Name, len(byKind))
	var group errgroup.Group
	for kind, ids := range byKind {
		group.Go(func() error {
			answers <- s.ask(ctx, kind, ids)
			return ctx.Err()
		})
	}
	if err := group.Wait(); err != nil {
		return nil, err
	}
	close(answers)
	found := map[string]httpx.Name{}
	for answer := range answers {
		for of, name := range answer {
			found[of] = name
		}
	}
	return s.told(wanted, found), nil
}

func (s *Service) told(wanted []string, found map[string]httpx.Name) []Named {
	all := make([]Named, len(wanted))
	for i, of := range wanted {
		name := found[of]
		all[i] = Named{Of: of, Name: name.Name, Page: innerPage(name.Page), Gone: name.Gone}
		if kind, known := s.kinds[parse(of).kind]; known {
			all[i].Title = &kind.Title
		}
	}
	return all
}

// ask is one question to one kind's operation. A module that is off or fails leaves its records without names.
func (s *Service) ask(ctx context.Context, kind string, ids []string) map[string]httpx.Name {
	slices.Sort(ids)
	address := s.kinds[kind].Names + "?" + url.Values{"id": {strings.Join(slices.Compact(ids), ",")}}.Encode()
	names, err := s.read(ctx, address)
	if err != nil && !slices.Contains([]errs.Kind{errs.NotFound, errs.Forbidden, errs.Invalid}, errs.KindOf(err)) && ctx.Err() == nil {
		s.log.Warn("names of records", "kind", kind, "error", err)
	}
	found := make(map[string]httpx.Name, len(names))
	for _, name := range names {
		found[kind+":"+name.ID] = name
	}
	return found
}

// largestAnswer bounds what a module may say: a hundred names with their pages.
const largestAnswer = 256 << 10

func (s *Service) read(ctx context.Context, address string) ([]httpx.Name, error) {
	body, err := s.inside.Get(ctx, principal.Must(ctx), address)
	if err != nil {
		return nil, err
	}
	defer func() { _ = body.Close() }() // it was read
	var answer struct {
		Data []httpx.Name `json:"data"`
	}
	err = json.NewDecoder(io.LimitReader(body, largestAnswer)).Decode(&answer)
	return answer.Data, err
}

// innerPage is a link if it leads to a page of the product, else nothing: a module sends nobody elsewhere.
func innerPage(link string) string {
	if !strings.HasPrefix(link, "/") || strings.HasPrefix(link, "//") || strings.ContainsAny(link, "\\\r\n\t") {
		return ""
	}
	return link
}
