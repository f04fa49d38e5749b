package site

import (
	"net/http"
	"strings"
	"unicode/utf8"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/modules/helpcenter/internal/portal"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// missing answers at addresses that nothing is at; one that ends in a slash is the same without.
func (s *Service) missing(w http.ResponseWriter, r *http.Request) {
	if trimmed := strings.TrimRight(r.URL.Path, "/"); trimmed != r.URL.Path && strings.HasPrefix(trimmed, "/help/") {
		http.Redirect(w, r, trimmed, http.StatusMovedPermanently)
		return
	}
	s.refuse(w, r, errNowhere)
}

// refuse tells why there is no page; nil tells nothing.
func (s *Service) refuse(w http.ResponseWriter, r *http.Request, err error) {
	language := languageOf(r)
	switch {
	case err == nil:
		return
	case errs.KindOf(err) == errs.NotFound:
		s.nowhere[language].send(w, r)
	case errs.KindOf(err) == errs.RateLimited:
		w.Header().Set("Retry-After", "60")
		s.message(language, http.StatusTooManyRequests, "busy").send(w, r)
	case errs.KindOf(err) == errs.Forbidden:
		s.message(language, http.StatusForbidden, "stale").send(w, r)
	default:
		s.log.ErrorContext(r.Context(), "page", "path", r.URL.Path, "error", err)
		s.message(language, http.StatusServiceUnavailable, "broken").send(w, r)
	}
}

// languageOf is the language that a page is read in: that of its address, or else the reader's.
func languageOf(r *http.Request) lang.Language {
	if parts := strings.SplitN(r.URL.Path, "/", 6); len(parts) > 4 && string(lang.Of(parts[4])) == parts[4] {
		return lang.Language(parts[4])
	}
	asked, _ := principal.From(r.Context())
	return lang.Of(asked.Language)
}

// readable keeps out addresses that are no text: nothing is called so, and a database might say it otherwise than that.
func (s *Service) readable(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !utf8.ValidString(r.URL.Path) || strings.ContainsRune(r.URL.Path, 0) {
			s.refuse(w, r, errNowhere)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// message is a page that says one thing: on no portal, for nobody in particular.
func (s *Service) message(language lang.Language, status int, what string) page {
	w := s.words[language]
	v := view{Look: s.look(portal.Portal{}), W: w, Language: language, Title: w[what], Text: w[what+"Why"]}
	made, err := s.drawn("message", v)
	if err != nil {
		made = s.packer.finished(page{kind: html, body: []byte(w[what])})
	}
	made.status = status
	return made
}

// nowheres is the one page that tells, in each language, that there is none.
func (s *Service) nowheres() map[lang.Language]page {
	all := map[lang.Language]page{}
	for language := range s.words {
		all[language] = s.message(language, http.StatusNotFound, "gone")
	}
	return all
}
