package names_test

import (
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/names"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// product answers as the operations of modules would, and remembers what it was asked, as whom.
type product struct {
	mutex   sync.Mutex
	asked   []string
	who     []principal.Principal
	answers map[string]func(ids []string) ([]httpx.Name, error)
}

func (p *product) Get(_ context.Context, who principal.Principal, address string) (io.ReadCloser, error) {
	at, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	p.mutex.Lock()
	p.asked, p.who = append(p.asked, at.Path), append(p.who, who)
	p.mutex.Unlock()
	told, err := p.answers[at.Path](strings.Split(at.Query().Get("id"), ","))
	if err != nil {
		return nil, err
	}
	raw, err := json.Marshal(map[string]any{"data": told})
	return io.NopCloser(strings.NewReader(string(raw))), err
}

func manifests() []manifest.Manifest {
	kind := func(name string) manifest.RecordKind {
		return manifest.RecordKind{Type: name, Title: manifest.Text{ES: name, EN: name, PT: name}, Names: "/api/v1/" + name}
	}
	return []manifest.Manifest{
		{ID: "portfolios", Records: []manifest.RecordKind{kind("debtor"), kind("debt"), {Type: "stay", Title: manifest.Text{ES: "Estadía"}}}},
		{ID: "core", Records: []manifest.RecordKind{kind("user")}},
	}
}

func TestService_Of(t *testing.T) {
	who := principal.Principal{TenantID: "andina", UserID: "c1", Role: "cashier", Only: "portfolios.debtors:read"}
	ctx := principal.With(t.Context(), who)
	called := func(prefix, page string) func([]string) ([]httpx.Name, error) {
		return func(ids []string) (all []httpx.Name, _ error) {
			for _, id := range ids {
				all = append(all, httpx.Name{ID: id, Name: prefix + id, Page: page})
			}
			return all, nil
		}
	}

	t.Run("asks once for each kind, however many records there are, as whoever asks", func(t *testing.T) {
		inside := &product{answers: map[string]func([]string) ([]httpx.Name, error){
			"/api/v1/debtor": called("D", "/debtors/1"), "/api/v1/user": called("U", ""),
		}}
		var wanted []string
		for n := range 45 {
			wanted = append(wanted, "portfolios.debtor:"+strconv.Itoa(n), "core.user:"+strconv.Itoa(n%3))
		}
		told, err := names.NewService(inside, manifests(), slog.New(slog.DiscardHandler)).Of(ctx, wanted)
		require.NoError(t, err)
		require.ElementsMatch(t, []string{"/api/v1/debtor", "/api/v1/user"}, inside.asked)
		require.Equal(t, []principal.Principal{who, who}, inside.who, "with no more rights than the caller's")
		require.Len(t, told, 90)
		require.Equal(t, "D44", told[88].Name)
		require.Equal(t, "debtor", told[88].Title.ES)
		require.Equal(t, "U2", told[89].Name)
	})

	t.Run("what a kind refuses, fails at or does not know has its kind alone, and the others their names", func(t *testing.T) {
		inside := &product{answers: map[string]func([]string) ([]httpx.Name, error){
			"/api/v1/debtor": func([]string) ([]httpx.Name, error) { return nil, errs.New(errs.Forbidden, "forbidden") },
			"/api/v1/debt":   func([]string) ([]httpx.Name, error) { return nil, io.ErrUnexpectedEOF },
			"/api/v1/user":   func([]string) ([]httpx.Name, error) { return []httpx.Name{{ID: "u1", Gone: true}}, nil },
		}}
		wanted := []string{"portfolios.debtor:d1", "portfolios.debt:x1", "core.user:u1", "portfolios.stay:s1", "moon.crater:c1", "", "portfolios.debtor", "portfolios.debtor:"}
		told, err := names.NewService(inside, manifests(), slog.New(slog.DiscardHandler)).Of(ctx, wanted)
		require.NoError(t, err)
		for at, of := range wanted {
			require.Equal(t, of, told[at].Of)
			require.Empty(t, told[at].Name)
			require.Equal(t, of == "core.user:u1", told[at].Gone)
		}
		require.Equal(t, "Estadía", told[3].Title.ES)
		require.Nil(t, told[4].Title)
	})

	t.Run("a module leads to no page but the product's", func(t *testing.T) {
		for _, page := range []string{"https://evil.example", "//evil.example", `/\evil`, "javascript:alert(1)"} {
			inside := &product{answers: map[string]func([]string) ([]httpx.Name, error){"/api/v1/user": called("U", page)}}
			told, err := names.NewService(inside, manifests(), slog.New(slog.DiscardHandler)).Of(ctx, []string{"core.user:u1"})
			require.NoError(t, err)
			require.Equal(t, "Uu1", told[0].Name)
			require.Empty(t, told[0].Page, page)
		}
	})
}
