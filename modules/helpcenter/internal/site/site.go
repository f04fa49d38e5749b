// Package site is what everybody sees of a portal: pages made here, that need no script, no cookie and no sign-in.
package site

import (
	"context"
	"log/slog"
	"regexp"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/modules/helpcenter/internal/category"
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/modules/helpcenter/internal/markdown"
	"github.com/recobro/recobro/modules/helpcenter/internal/picture"
	"github.com/recobro/recobro/modules/helpcenter/internal/portal"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/throttle"
)

// errNowhere refuses whatever there is nothing to be seen of: why, nobody is told.
var errNowhere = errs.New(errs.NotFound, "not_found")

// Service makes the pages.
type Service struct {
	env        sdk.Environment
	portals    *portal.Service
	categories *category.Service
	articles   *article.Service
	pictures   *picture.Service
	files      *files.Store
	clock      clock.Clock
	log        *slog.Logger
	markdown   *markdown.Reader
	templates  templates
	words      map[lang.Language]words
	kept       *kept
	packer     *packer
	views      *tally
	searches   *throttle.Meter
	votes      *throttle.Meter
	nowhere    map[lang.Language]page
}

// What readers whom nobody knows may do, each address: so many a minute, and so many at once.
const (
	searchesAMinute, searchesAtOnce = 20, 15
	votesAMinute, votesAtOnce       = 1, 6
)

// NewService makes the pages of what the services keep.
func NewService(env sdk.Environment, p *portal.Service, k *category.Service, a *article.Service, shown *picture.Service, store *files.Store,
	c clock.Clock, log *slog.Logger,
) (*Service, error) {
	s := &Service{
		env: env, portals: p, categories: k, articles: a, pictures: shown, files: store, clock: c, log: log, markdown: markdown.New(), kept: newKept(), packer: &packer{}, views: newTally(c),
		searches: throttle.New(throttle.Bound{Rate: searchesAMinute / 60.0, Burst: searchesAtOnce}, c),
		votes:    throttle.New(throttle.Bound{Rate: votesAMinute / 60.0, Burst: votesAtOnce}, c),
	}
	var err error
	if s.templates, err = parsed(); err != nil {
		return nil, err
	}
	if s.words, err = allWords(); err != nil {
		return nil, err
	}
	s.nowhere = s.nowheres()
	return s, nil
}

// place is where on which portal somebody is.
type place struct {
	portal.Shown
	language lang.Language
	words    words
}

func (p place) shelf() article.Shelf { return article.Shelf{PortalID: p.ID, Languages: p.Languages} }

// at is the address of a page of the portal, in a language: "", "/a/how-to-pay".
func (p place) at(language lang.Language, page string) string {
	return p.Address + "/" + string(language) + page
}

// tenantName is what a company's address may be made of.
var tenantName = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{0,39}$`)

// enter finds the public portal of an address, and acts for its company from there on. It fails with errNowhere alike for none, for one
// that is not public, and for a company that is not there or has the module off.
func (s *Service) enter(ctx context.Context, tenant, slug string) (context.Context, portal.Shown, error) {
	if !tenantName.MatchString(tenant) {
		return ctx, portal.Shown{}, errNowhere
	}
	asked, _ := principal.From(ctx)
	by := principal.System(tenant, s.env.ModuleID)
	by.Address, by.RequestID, by.TraceID, by.Language = asked.Address, asked.RequestID, asked.TraceID, asked.Language
	ctx = principal.With(ctx, by)
	shown, err := s.portals.Shown(ctx, slug)
	if errs.KindOf(err) == errs.NotFound || err == nil && !slices.Contains(s.env.Tenants(), tenant) {
		err = errNowhere
	}
	return ctx, shown, err
}

// in is a portal in one of its languages.
func (s *Service) in(shown portal.Shown, told string) (place, error) {
	language := lang.Language(told)
	if !slices.Contains(shown.Languages, language) {
		return place{}, errNowhere
	}
	return place{shown, language, s.words[language]}, nil
}

// today changes the forms of kept pages, so that none is good for long.
func (s *Service) today() string { return s.clock.Now().UTC().Format(time.DateOnly) }

// reader is whoever asks, as far as they are known: by where they are.
func reader(ctx context.Context) string { return throttle.Place(principal.Must(ctx).Address) }
