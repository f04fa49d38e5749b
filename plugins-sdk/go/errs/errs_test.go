package errs_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

func TestError(t *testing.T) {
	notFound := errs.New(errs.NotFound, "portfolios.debtor_not_found")

	t.Run("a wrapped refusal is recognised by its code", func(t *testing.T) {
		err := fmt.Errorf("load: %w", notFound.Wrap(errors.New("no rows")))
		require.ErrorIs(t, err, errs.New(errs.Internal, "portfolios.debtor_not_found"))
		require.NotErrorIs(t, err, errs.New(errs.NotFound, "portfolios.other"))
		require.Equal(t, errs.NotFound, errs.KindOf(err))
	})

	t.Run("adding to a refusal leaves the original as it was", func(t *testing.T) {
		_ = notFound.WithField("path.id", "field.format").WithParam("id", 1).Wrap(errors.New("x"))
		require.Empty(t, notFound.Fields)
		require.Empty(t, notFound.Params)
		require.NoError(t, notFound.Cause)
	})

	t.Run("an error of nobody's making is internal", func(t *testing.T) {
		require.Equal(t, errs.Internal, errs.KindOf(errors.New("boom")))
	})
}

func TestCatalog(t *testing.T) {
	c, err := errs.NewCatalog(fstest.MapFS{"locales/es.json": {Data: []byte(`{"a.b":"Hola {name}"}`)}})
	require.NoError(t, err)

	t.Run("the languages know the same codes of the SDK", func(t *testing.T) {
		own, err := errs.NewCatalog()
		require.NoError(t, err)
		require.ElementsMatch(t, own.Codes("es"), own.Codes("en"))
		require.ElementsMatch(t, own.Codes("es"), own.Codes("pt"))
	})

	t.Run("placeholders are filled, and unknown languages and codes still say something", func(t *testing.T) {
		require.Equal(t, "Hola Ana", c.Title("es", "a.b", map[string]any{"name": "Ana"}))
		require.Equal(t, "Hola Ana", c.Title("de", "a.b", map[string]any{"name": "Ana"}))
		require.Equal(t, "x.y", c.Title("en", "x.y", nil))
	})

	t.Run("a file that is no object of titles is refused", func(t *testing.T) {
		_, err := errs.NewCatalog(fstest.MapFS{"locales/pt.json": {Data: []byte(`[1]`)}})
		require.ErrorContains(t, err, "locales/pt.json")
	})
}

func TestWriteProblem(t *testing.T) {
	var log bytes.Buffer
	c, err := errs.NewCatalog()
	require.NoError(t, err)
	c = c.WithLogger(slog.New(slog.NewTextHandler(&log, nil)))
	tell := func(r *http.Request, err error) (*httptest.ResponseRecorder, errs.Problem) {
		w := httptest.NewRecorder()
		errs.WriteProblem(w, r, c, err)
		var p errs.Problem
		require.NoError(t, json.Unmarshal(w.Body.Bytes(), &p))
		return w, p
	}

	t.Run("a refusal tells its fields in the caller's language", func(t *testing.T) {
		r := httptest.NewRequest("GET", "/api/v1/x", nil)
		r.Header.Set("Accept-Language", "de, pt-BR;q=0.8, en;q=0.5")
		w, p := tell(r, errs.New(errs.Invalid, "invalid").WithField("body.name", "field.max_length", "max", 5))
		require.Equal(t, http.StatusUnprocessableEntity, w.Code)
		require.Equal(t, errs.ContentType, w.Header().Get("Content-Type"))
		require.Equal(t, "Verifique os campos marcados.", p.Title)
		require.Equal(t, []errs.ProblemField{{Field: "body.name", Code: "field.max_length", Title: "Deve ter no máximo 5 caracteres."}}, p.Errors)
		require.Equal(t, "/api/v1/x", p.Instance)
	})

	t.Run("the principal's language wins over the browser's", func(t *testing.T) {
		r := httptest.NewRequest("GET", "/", nil)
		r.Header.Set("Accept-Language", "pt")
		r = r.WithContext(principal.With(r.Context(), principal.Principal{Language: "en"}))
		_, p := tell(r, errs.New(errs.NotFound, "unheard.of"))
		require.Equal(t, "We could not find that.", p.Title)
	})

	t.Run("an unknown error is logged whole and told only with the trace id", func(t *testing.T) {
		r := httptest.NewRequest("GET", "/", nil)
		r = r.WithContext(principal.With(r.Context(), principal.Principal{TraceID: "trace-7"}))
		w, p := tell(r, errors.New("password of db is hunter2"))
		require.Equal(t, http.StatusInternalServerError, w.Code)
		require.Equal(t, "internal", p.Code)
		require.Equal(t, "trace-7", p.TraceID)
		require.NotContains(t, w.Body.String(), "hunter2")
		require.Contains(t, log.String(), "hunter2")
		require.Contains(t, log.String(), "trace-7")
	})
}
