package app_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

// owed is a debtor with one of its debts.
type owed struct{ debtor, debt string }

// debtorOf is a debtor of a list, and its first debt.
func debtorOf(t *testing.T, who *producttest.Person, filter string) owed {
	t.Helper()
	var rows []struct{ ID string }
	who.Get(t, "/api/v1/deudores?pageSize=1&"+filter).Into(t, &rows)
	require.Len(t, rows, 1)
	found := owed{debtor: rows[0].ID}
	rows = nil
	who.Get(t, "/api/v1/deudores/"+found.debtor+"/debts").Into(t, &rows)
	require.NotEmpty(t, rows)
	found.debt = rows[0].ID
	return found
}

func TestRowScope(t *testing.T) {
	t.Parallel()
	product := producttest.Start(t, producttest.Options{})
	manager, cashier := product.SignIn(t, "rioplatense", "manager"), product.SignIn(t, "rioplatense", "cashier")
	stranger := product.SignIn(t, "andina", "cashier")
	nobodys, own := debtorOf(t, manager, "assignee=none&currency=UYU"), debtorOf(t, manager, "assignee="+cashier.ID)
	fee := func(t *testing.T, of owed, amount int) {
		t.Helper()
		answer := manager.Do(t, http.MethodPost, "/api/v1/deudores/"+of.debtor+"/debts/"+of.debt+"/movements",
			map[string]any{"direction": "debit", "type": "fee", "amount": amount}, nil)
		require.Equal(t, http.StatusCreated, answer.Status, string(answer.Body))
	}

	t.Run("a cashier hears of an amount of an own debtor, and nothing of a debtor that nobody works", func(t *testing.T) {
		all, theirs := manager.Live(t), cashier.Live(t)
		fee(t, nobodys, 171)
		hear(t, all, 20*time.Second, ofKind("recobro.portfolios.debtor.movement_posted")) // it has been told
		fee(t, own, 172)
		heard := hear(t, theirs, 20*time.Second, ofKind("recobro.portfolios.debtor.movement_posted"))
		for _, event := range heard {
			require.NotContains(t, event.Payload, nobodys.debtor)
			require.NotContains(t, event.Payload, `"amount":171`)
		}
		require.Contains(t, heard[len(heard)-1].Payload, `"amount":172`)
	})

	t.Run("nobody of another company, and nobody at all, is stored as an assignee", func(t *testing.T) {
		for _, id := range []string{stranger.ID, "nobody"} {
			for path, body := range map[string]any{
				"/api/v1/deudores/assign": map[string]any{"ids": []string{nobodys.debtor}, "assignee_id": id},
				"/api/v1/tasks":           map[string]any{"title": "De otro", "assignee_id": id},
			} {
				answer := manager.Do(t, http.MethodPost, path, body, nil)
				require.Equal(t, http.StatusUnprocessableEntity, answer.Status, "%s: %s", path, answer.Body)
				require.True(t, strings.Contains(string(answer.Body), "unknown_member"), string(answer.Body))
			}
		}
	})

	t.Run("a task is about a record that its maker may see", func(t *testing.T) {
		about := func(who *producttest.Person, kind, id string) int {
			link := map[string]any{"module": "portfolios", "type": kind, "id": id, "title": "x"}
			return who.Do(t, http.MethodPost, "/api/v1/tasks", map[string]any{"title": "Sobre", "link": link}, nil).Status
		}
		require.Equal(t, http.StatusCreated, about(cashier, "debtor", own.debtor))
		require.Equal(t, http.StatusUnprocessableEntity, about(cashier, "debtor", nobodys.debtor))
		require.Equal(t, http.StatusCreated, about(manager, "debtor", nobodys.debtor))
		require.Equal(t, http.StatusUnprocessableEntity, about(stranger, "debtor", own.debtor))
		require.Equal(t, http.StatusUnprocessableEntity, about(manager, "secret", own.debtor))
	})
}
