package main

import (
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// TestOwners: of an event that is several users' own, each of them hears who sees own rows alone, and nobody else of those.
func TestOwners(t *testing.T) {
	t.Parallel()
	p := product(t)
	manager := p.SignIn(t, "rioplatense", "manager")
	cashiers := []*producttest.Person{p.SignIn(t, "rioplatense", "cashier"), byName(t, p, "agustina.piriz"), byName(t, p, "federico.larrosa")}
	var heard []<-chan string
	for _, who := range append(cashiers, manager, p.SignIn(t, "andina", "manager")) {
		heard = append(heard, subjects(t, who))
	}
	tell := func(id string, owners ...string) {
		manager.Do(t, http.MethodPost, "/api/v1/tasks/tell", map[string]any{"id": id, "owners": append([]string{}, owners...)}, nil).OK(t)
	}
	tell("of-two", cashiers[0].ID, cashiers[1].ID)
	tell("of-nobody")
	tell("of-all", cashiers[0].ID, cashiers[1].ID, cashiers[2].ID)
	tell("of-nobody-here", "somebody-else")
	p.SignIn(t, "andina", "manager").Do(t, http.MethodPost, "/api/v1/tasks/tell", map[string]any{"id": "foreign", "owners": []string{cashiers[0].ID}}, nil).OK(t)
	tell("last", cashiers[0].ID, cashiers[1].ID, cashiers[2].ID)
	for i, want := range [][]string{
		{"of-two", "of-all", "last"}, {"of-two", "of-all", "last"}, {"of-all", "last"},
		{"of-two", "of-nobody", "of-all", "of-nobody-here", "last"}, {"foreign"},
	} {
		for _, subject := range want {
			require.Equal(t, subject, sdktest.Next(t, heard[i]), i)
		}
	}
}

// byName signs somebody of the demo in who shares a role with others.
func byName(t *testing.T, p *producttest.Product, name string) *producttest.Person {
	t.Helper()
	signIns, err := os.ReadFile(filepath.Join(p.Dir, "demo.txt"))
	require.NoError(t, err)
	return p.SignInAs(t, name+"@rioplatense.demo", strings.Fields(string(signIns))[3])
}

// subjects are those of the speaker's events that somebody hears.
func subjects(t *testing.T, who *producttest.Person) <-chan string {
	live, heard := who.Live(t), make(chan string, 100)
	go func() {
		for told := range live {
			var event struct{ Subject string }
			if told.Kind == "recobro.tasks.line.spoken" && json.Unmarshal([]byte(told.Payload), &event) == nil {
				heard <- event.Subject
			}
		}
	}()
	return heard
}
