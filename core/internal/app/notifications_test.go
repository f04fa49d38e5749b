package app_test

import (
	"encoding/json"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

// notices are a person's notifications of one kind, and how many of all are unread.
func notices(t *testing.T, who *producttest.Person, kind string) (links []string, unread int) {
	t.Helper()
	var page struct {
		Data []struct{ Kind, Link string }
		Meta struct{ Unread int }
	}
	answer := who.Get(t, "/api/v1/notifications?pageSize=100")
	require.Equal(t, http.StatusOK, answer.Status, string(answer.Body))
	require.NoError(t, json.Unmarshal(answer.Body, &page))
	for _, notice := range page.Data {
		if notice.Kind == kind {
			links = append(links, notice.Link)
		}
	}
	return links, page.Meta.Unread
}

// bulk is a request that gives somebody two tasks, which it makes first.
func bulk(t *testing.T, by *producttest.Person, assignee string) map[string]any {
	t.Helper()
	var ids []string
	for _, title := range []string{"Una de dos", "Otra de dos"} {
		var task struct{ ID string }
		by.Do(t, http.MethodPost, "/api/v1/tasks", map[string]string{"title": title}, nil).Into(t, &task)
		ids = append(ids, task.ID)
	}
	return map[string]any{"ids": ids, "change": map[string]string{"assignee_id": assignee}}
}

func TestNotifications(t *testing.T) {
	t.Parallel()
	product := producttest.Start(t, producttest.Options{})
	manager, cashier := product.SignIn(t, "rioplatense", "manager"), product.SignIn(t, "rioplatense", "cashier")
	stranger := product.SignIn(t, "andina", "cashier")
	soon := func(t *testing.T, what func() bool) {
		t.Helper()
		require.Eventually(t, what, 20*time.Second, 50*time.Millisecond)
	}
	assign := func(t *testing.T, title string) (link string) {
		t.Helper()
		answer := manager.Do(t, http.MethodPost, "/api/v1/tasks", map[string]string{"title": title, "assignee_id": cashier.ID}, nil)
		require.Equal(t, http.StatusCreated, answer.Status, string(answer.Body))
		var task struct{ ID string }
		answer.Into(t, &task)
		return "/tasks?task=" + task.ID
	}
	first := func(who *producttest.Person) string {
		links, _ := notices(t, who, "tasks.task_assigned")
		if len(links) == 0 {
			return ""
		}
		return links[0]
	}

	t.Run("a task that somebody else assigns is told to the assignee alone, live", func(t *testing.T) {
		live := cashier.Live(t)
		link := assign(t, "Llamar mañana")
		soon(t, func() bool { return first(cashier) == link })
		hear(t, live, 10*time.Second, ofKind("recobro.core.notifications.changed"))
		require.NotEqual(t, link, first(manager))
		require.NotEqual(t, link, first(stranger))
	})

	t.Run("all are read at once, in one's own list alone", func(t *testing.T) {
		answer := cashier.Do(t, http.MethodPost, "/api/v1/notifications/read", map[string]bool{"all": true}, nil)
		require.Less(t, answer.Status, 300, string(answer.Body))
		_, unread := notices(t, cashier, "")
		require.Zero(t, unread)
	})

	t.Run("who switched a kind off is not told of it", func(t *testing.T) {
		choice := map[string]any{"kinds": []map[string]any{{"kind": "tasks.task_assigned", "in_app": false, "mail": false, "push": false}}}
		answer := cashier.Do(t, http.MethodPut, "/api/v1/notifications/preferences", choice, nil)
		require.Equal(t, http.StatusOK, answer.Status, string(answer.Body))
		unheard := assign(t, "No avisar")
		other := manager.Do(t, http.MethodPost, "/api/v1/tasks/bulk", bulk(t, manager, cashier.ID), nil)
		require.Equal(t, http.StatusOK, other.Status, string(other.Body))
		soon(t, func() bool { links, _ := notices(t, cashier, "tasks.tasks_assigned"); return len(links) > 0 })
		links, _ := notices(t, cashier, "tasks.task_assigned")
		require.NotContains(t, links, unheard)
		choice["kinds"].([]map[string]any)[0]["in_app"] = true
		answer = cashier.Do(t, http.MethodPut, "/api/v1/notifications/preferences", choice, nil)
		require.Equal(t, http.StatusOK, answer.Status, string(answer.Body))
	})

	t.Run("what was told survives a restart, and is told once", func(t *testing.T) {
		for n := range 10 {
			manager.Refresh(t)
			link := assign(t, "Antes del reinicio")
			for range n { // the event has come as far as its queue, the event server or its handler
				first(cashier)
			}
			product.Kill(t)
			product.Run(t)
			cashier.Refresh(t)
			soon(t, func() bool { return first(cashier) == link })
		}
		links, _ := notices(t, cashier, "tasks.task_assigned")
		seen := map[string]int{}
		for _, one := range links {
			seen[one]++
			require.Equal(t, 1, seen[one])
		}
	})
}
