package communication_test

import (
	"context"
	"log/slog"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/communication"
	"github.com/recobro/recobro/core/internal/communication/hours"
	"github.com/recobro/recobro/core/internal/communication/sender"
	"github.com/recobro/recobro/core/internal/communication/template"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

func admin(t *testing.T, tenant string) context.Context {
	return principal.With(t.Context(), principal.Principal{TenantID: tenant, UserID: "a1", Role: "admin", Kind: principal.KindUser})
}

func recorder(db *storage.DB) *tracing.Recorder {
	return tracing.NewRecorder(db, tracing.NewSequencer(db, slog.New(slog.DiscardHandler)))
}

func TestHours(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "core", communication.Migrations)
		service := hours.NewService(hours.NewStore(db), recorder(db), db)

		t.Run("are the usual ones until a tenant chooses its own, and its own alone", func(t *testing.T) {
			before, err := service.Get(admin(t, "andina"))
			require.NoError(t, err)
			require.Equal(t, hours.Usual(), before.Week)
			week := hours.Week{{From: "08:00", To: "12:30"}}
			changed, err := service.Replace(admin(t, "andina"), week, before.Version)
			require.NoError(t, err)
			require.EqualValues(t, 1, changed.Version)
			other, err := service.Get(admin(t, "rioplatense"))
			require.NoError(t, err)
			require.Equal(t, hours.Usual(), other.Week)
		})
		t.Run("a change on top of a version that is gone is refused", func(t *testing.T) {
			_, err := service.Replace(admin(t, "andina"), hours.Usual(), 7)
			require.ErrorIs(t, err, storage.ErrStale)
		})
		t.Run("a span that ends before it begins, and a week without contact, are refused", func(t *testing.T) {
			_, err := service.Replace(admin(t, "andina"), hours.Week{{From: "12:00", To: "12:00"}}, 1)
			require.ErrorIs(t, err, hours.ErrSpan)
			_, err = service.Replace(admin(t, "andina"), hours.Week{}, 1)
			require.ErrorIs(t, err, hours.ErrClosed)
		})
	})
}

func TestWeek_Open(t *testing.T) {
	t.Parallel()
	saturday := func(clock string) time.Time {
		at, err := time.Parse("2006-01-02 15:04", "2026-11-21 "+clock)
		require.NoError(t, err)
		return at
	}
	week := hours.Usual()
	require.True(t, week.Open(saturday("09:00")))
	require.False(t, week.Open(saturday("13:00")), "the end is not part of the span")
	require.False(t, week.Open(saturday("10:00").AddDate(0, 0, 1)), "no contact on Sunday")
}

func TestSenders(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "core", communication.Migrations)
		service := sender.NewService(sender.NewStore(db), recorder(db), db)
		number := func(address string) sender.Identity {
			return sender.Identity{Channel: "sms", Name: "Andina", Address: address, IsDefault: true}
		}

		t.Run("a channel has one default: the last that was marked", func(t *testing.T) {
			_, err := service.Create(admin(t, "andina"), number("+59829001234"))
			require.NoError(t, err)
			_, err = service.Create(admin(t, "andina"), number("+59829005678"))
			require.NoError(t, err)
			all, err := service.All(admin(t, "andina"))
			require.NoError(t, err)
			defaults := map[string]bool{}
			for _, identity := range all {
				defaults[identity.Address] = identity.IsDefault
			}
			require.Equal(t, map[string]bool{"+59829001234": false, "+59829005678": true}, defaults)
		})
		t.Run("the same address twice is refused", func(t *testing.T) {
			_, err := service.Create(admin(t, "andina"), number("+59829001234"))
			require.ErrorIs(t, err, sender.ErrDuplicate)
		})
		for _, address := range []string{"29001234", "+0123456789", "x@y", "+598 2900 1234"} {
			t.Run("a channel of numbers refuses "+address, func(t *testing.T) {
				_, err := service.Create(admin(t, "andina"), number(address))
				require.ErrorIs(t, err, sender.ErrAddress)
			})
		}
	})
}

func TestTemplates(t *testing.T) {
	t.Parallel()
	reminder := template.Template{Name: "Recordatorio", Channel: "sms", Status: template.Active, Texts: template.Texts{
		"es": {Body: "Hola {{debtor.first_name}}, su promesa de {{ promise.amount }} vence el {{promise.due_on}}."},
		"pt": {Body: "Olá {{debtor.first_name}}, seu acordo vence em {{promise.due_on}}."},
	}}
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "core", communication.Migrations)
		service := template.NewService(template.NewStore(db), recorder(db), db)

		t.Run("a preview reads as the debtor would read it", func(t *testing.T) {
			text, language, err := service.Preview(reminder, "pt")
			require.NoError(t, err)
			require.Equal(t, "pt", language)
			require.Equal(t, "Olá María, seu acordo vence em 24/11/2026.", text.Body)
		})
		t.Run("a language it does not have falls back to the first it has", func(t *testing.T) {
			_, language, err := service.Preview(reminder, "en")
			require.NoError(t, err)
			require.Equal(t, "es", language)
		})
		t.Run("what is saved comes back, and its name is taken", func(t *testing.T) {
			saved, err := service.Create(admin(t, "andina"), reminder)
			require.NoError(t, err)
			all, err := service.All(admin(t, "andina"))
			require.NoError(t, err)
			require.Equal(t, saved.Texts, all[0].Texts)
			again := reminder
			again.Name = "  recordatorio "
			_, err = service.Create(admin(t, "andina"), again)
			require.ErrorIs(t, err, template.ErrDuplicate)
		})
	})
	for name, c := range map[string]struct {
		change func(*template.Template)
		err    error
	}{
		"a variable that nobody fills": {func(t *template.Template) { t.Texts = template.Texts{"es": {Body: "{{debtor.salary}}"}} }, template.ErrVariable},
		"a mail without a subject":     {func(t *template.Template) { t.Channel = "email" }, template.ErrSubject},
		"an unknown language":          {func(t *template.Template) { t.Texts = template.Texts{"fr": {Body: "Bonjour"}} }, template.ErrLanguage},
		"no text at all":               {func(t *template.Template) { t.Texts = nil }, template.ErrEmpty},
		"a name of blanks":             {func(t *template.Template) { t.Name = "  " }, template.ErrName},
	} {
		t.Run("refuses "+name, func(t *testing.T) {
			t.Parallel()
			changed := reminder
			c.change(&changed)
			_, _, err := template.NewService(nil, nil, nil).Preview(changed, "es")
			require.ErrorIs(t, err, c.err)
		})
	}
}
