package site

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// within is how long an answer may take.
const within = 10 * time.Second

// Routes serves the pages.
func Routes(r chi.Router, s *Service) {
	r.Get("/robots.txt", robots)
	r.Route("/help", func(r chi.Router) {
		r.Use(s.readable, middleware.GetHead)
		r.NotFound(s.missing)
		r.MethodNotAllowed(s.missing)
		r.Get("/{tenant}/{portal}", s.choose)
		r.Get("/{tenant}/{portal}/sitemap.xml", s.portal(s.sitemap))
		r.Get("/{tenant}/{portal}/pictures/{article}/{file}", s.picture)
		r.Get("/{tenant}/{portal}/look/{file}", s.portalPicture)
		r.Route("/{tenant}/{portal}/{language}", func(r chi.Router) {
			r.Get("/", s.page(s.home))
			r.Get("/feed.xml", s.page(s.feed))
			r.Get("/thanks", s.page(s.thanks))
			r.Get("/search", s.open(s.search))
			r.Get("/c/{slug}", s.page(s.category))
			r.Get("/a/{slug}", s.page(s.article))
			r.Post("/a/{slug}/feedback", s.open(s.vote))
		})
	})
}

// robots has search engines read the public pages, and nothing else of the installation.
func robots(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "public, max-age=3600")
	_, _ = w.Write([]byte("User-agent: *\nDisallow: /\nAllow: /help/\nDisallow: /help/*/*/*/search\n")) // they may be gone
}

// maker makes a page of a place.
type maker func(ctx context.Context, p place, r *http.Request) (page, error)

// opened answers a request at a place by itself.
type opened func(ctx context.Context, p place, w http.ResponseWriter, r *http.Request) error

// open lets in whoever comes to a portal in one of its languages.
func (s *Service) open(f opened) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		ctx, cancel := context.WithTimeout(r.Context(), within)
		defer cancel()
		ctx, shown, err := s.enter(ctx, chi.URLParam(r, "tenant"), chi.URLParam(r, "portal"))
		var p place
		if err == nil {
			p, err = s.in(shown, chi.URLParam(r, "language"))
		}
		if err == nil {
			err = f(ctx, p, w, r)
		}
		s.refuse(w, r, err)
	}
}

// page serves what is the same for everybody until the portal changes, or the day.
func (s *Service) page(f maker) http.HandlerFunc {
	return s.open(func(ctx context.Context, p place, w http.ResponseWriter, r *http.Request) error {
		made, err := s.keep(p, r.URL.Path, func() (page, error) { return f(ctx, p, r) })
		if err != nil {
			return err
		}
		s.views.read(ctx, made.article, r)
		made.send(w, r)
		return nil
	})
}

// portal serves what is of all languages of a portal.
func (s *Service) portal(f maker) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		ctx, cancel := context.WithTimeout(r.Context(), within)
		defer cancel()
		ctx, shown, err := s.enter(ctx, chi.URLParam(r, "tenant"), chi.URLParam(r, "portal"))
		if err == nil {
			var made page
			p := place{Shown: shown}
			if made, err = s.keep(p, r.URL.Path, func() (page, error) { return f(ctx, p, r) }); err == nil {
				made.send(w, r)
			}
		}
		s.refuse(w, r, err)
	}
}

func (s *Service) keep(p place, path string, make func() (page, error)) (page, error) {
	return s.kept.of(fmt.Sprint(path, " ", p.ID, " ", p.Version, " ", p.Edition, " ", s.today()), make)
}

// choose sends to the portal in the reader's language, or its first.
func (s *Service) choose(w http.ResponseWriter, r *http.Request) {
	asked, _ := principal.From(r.Context())
	ctx, shown, err := s.enter(r.Context(), chi.URLParam(r, "tenant"), chi.URLParam(r, "portal"))
	if err != nil {
		s.refuse(w, r.WithContext(ctx), err)
		return
	}
	p, err := s.in(shown, string(lang.Of(asked.Language)))
	if err != nil {
		p = place{Shown: shown, language: shown.Languages[0]}
	}
	w.Header().Set("Vary", "Accept-Language")
	w.Header().Set("Cache-Control", "private, no-cache")
	http.Redirect(w, r, p.at(p.language, ""), http.StatusFound)
}
