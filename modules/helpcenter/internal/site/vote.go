package site

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/go-chi/chi/v5"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// errForm refuses a form that is not one of our pages', or is of a page that was loaded long ago.
var errForm = errs.New(errs.Forbidden, "forbidden")

const (
	mostForm = 8 << 10 // bytes of what is sent
	mostText = 500     // letters of what somebody writes
)

// sealed is a mark that nobody makes who does not have the module's key.
func (s *Service) sealed(what ...string) string {
	mac := hmac.New(sha256.New, s.env.Key)
	mac.Write([]byte("help page\x00" + strings.Join(what, "\x00")))
	return hex.EncodeToString(mac.Sum(nil)[:16])
}

// proof is what the form of an article carries on a day: that its page was loaded then.
func (s *Service) proof(a article.Article, day string) string {
	return s.sealed("form", a.TenantID, a.ID, day)
}

// vote keeps whether an article helped.
func (s *Service) vote(ctx context.Context, p place, w http.ResponseWriter, r *http.Request) error {
	if err := s.votes.Pass(reader(ctx)); err != nil {
		return err
	}
	r.Body = http.MaxBytesReader(w, r.Body, mostForm)
	if !s.ours(r) || r.ParseForm() != nil {
		return errForm
	}
	a, err := s.articles.OnBySlug(ctx, p.shelf(), p.language, chi.URLParam(r, "slug"))
	if err != nil {
		return err
	}
	if !s.fresh(a, r.PostForm.Get("proof")) {
		return errForm
	}
	if r.PostForm.Get("website") == "" { // which people leave empty, for they do not see it
		if err := s.articles.RateOn(s.reader(ctx), a.ID, said(r.PostForm)); err != nil {
			return err
		}
	}
	http.Redirect(w, r, p.at(p.language, "/thanks"), http.StatusSeeOther)
	return nil
}

// ours tells whether a form was sent from a page of this host, as browsers say it. Those that say nothing have the proof alone.
func (s *Service) ours(r *http.Request) bool {
	if site := r.Header.Get("Sec-Fetch-Site"); site != "" && site != "same-origin" {
		return false
	}
	from := r.Header.Get("Origin")
	if from == "" {
		return true
	}
	origin, err := url.Parse(from)
	return err == nil && (origin.Host == r.Host || from == s.env.PublicURL)
}

// fresh tells whether a form is of a page of today, or of the day before.
func (s *Service) fresh(a article.Article, proof string) bool {
	yesterday := s.clock.Now().UTC().AddDate(0, 0, -1).Format(time.DateOnly)
	for _, day := range []string{s.today(), yesterday} {
		if hmac.Equal([]byte(proof), []byte(s.proof(a, day))) {
			return true
		}
	}
	return false
}

// reader stands for whoever votes: the same for one address on one day, and nothing that tells which.
func (s *Service) reader(ctx context.Context) context.Context {
	by := principal.Must(ctx)
	by.UserID = "reader:" + s.sealed("reader", by.TenantID, by.Address, s.today())
	return principal.With(ctx, by)
}

func said(form url.Values) article.Feedback {
	f := article.Feedback{Helpful: form.Get("helped") == "yes"}
	if f.Helpful {
		return f
	}
	f.Reason = "other"
	if reason := article.Reason(form.Get("reason")); slices.Contains(reason.Enum(), reason) {
		f.Reason = reason
	}
	letters := []rune(strings.ToValidUTF8(strings.ReplaceAll(form.Get("text"), "\x00", ""), ""))
	f.Text = string(letters[:min(len(letters), mostText)])
	return f
}
