package abusetest

import (
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

type invited struct {
	User struct{ ID string }
	Link string `json:"invitation_link"`
}

func invite(t *testing.T, by *producttest.Person, email, role string) invited {
	t.Helper()
	var made invited
	by.Do(t, http.MethodPost, "/api/v1/users", map[string]string{
		"email": email, "display_name": "Otra Persona", "role": role, "language": "es",
	}, nil).Into(t, &made)
	return made
}

func tokenIn(t *testing.T, link string) string {
	t.Helper()
	parsed, err := url.Parse(link)
	require.NoError(t, err)
	return parsed.Query().Get("invitation")
}

func userOf(t *testing.T, by *producttest.Person, email string) string {
	t.Helper()
	var found []struct{ ID, Email string }
	by.Get(t, "/api/v1/users?pageSize=100").Into(t, &found)
	for _, one := range found {
		if one.Email == email {
			return one.ID
		}
	}
	t.Fatalf("no %s", email)
	return ""
}

// TestPeople is one office in which several people mean harm, one after the other.
func TestPeople(t *testing.T) {
	t.Parallel()
	p := producttest.Start(t, producttest.Options{})
	for _, attack := range []struct {
		name string
		try  func(*testing.T, *producttest.Product)
	}{
		{"nobody reads a recovery link from logs", nobodyReadsARecoveryLinkFromLogs},
		{"an admin touches no superadmin", anAdminTouchesNoSuperadmin},
		{"a link opens one company alone", aLinkOpensOneCompanyAlone},
		{"nobody is reset from another company", nobodyIsResetFromAnotherCompany},
		{"what ends, ends everything", endsEndEverything},
		{"keys are limited", keysAreLimited},
		{"a second factor is asked for by role", aSecondFactorByRole},
	} {
		t.Run(attack.name, func(t *testing.T) { attack.try(t, p) })
	}
}

// Whatever there is to do to a user, an admin does it to no superadmin: each operation below /users/{id} is tried.
func anAdminTouchesNoSuperadmin(t *testing.T, p *producttest.Product) {
	admin, superadmin := p.SignIn(t, "rioplatense", "admin"), p.SignIn(t, "rioplatense", "superadmin")
	above := []string{superadmin.ID, invite(t, superadmin, "jefa@example.com", "superadmin").User.ID}
	bodies := map[string]any{
		"users-change": map[string]string{"display_name": "X"}, "users-reset-factors": map[string]bool{"password": true, "one_time_code": false},
	}
	tried := 0
	for _, operation := range p.Operations(t) {
		if !strings.HasPrefix(operation.Path, "/api/v1/users/{id}") || operation.ID == "users-get" {
			continue
		}
		for _, id := range above {
			path := strings.NewReplacer("{id}", id, "{session}", "x", "{key}", "x").Replace(operation.Path)
			answer := admin.Do(t, operation.Method, path, bodies[operation.ID], http.Header{"If-Match": {`"1"`}})
			require.Equal(t, http.StatusForbidden, answer.Status, "%s: %s", operation.ID, answer.Body)
			require.Equal(t, "identity.user_superadmin_only", answer.Code(t), operation.ID)
			require.NotContains(t, string(answer.Body), "invitation=")
			tried++
		}
	}
	require.GreaterOrEqual(t, tried, 16, "operations on users were found")
	require.Equal(t, http.StatusOK, superadmin.Get(t, "/api/v1/me").Status)
}

// One company's link lets its holder into that company and no other, whoever invited the same e-mail.
func aLinkOpensOneCompanyAlone(t *testing.T, p *producttest.Product) {
	attacker, victim := p.SignIn(t, "andina", "admin"), p.SignIn(t, "rioplatense", "admin")
	wanted := invite(t, victim, "tesorera@example.com", "admin")
	bait := invite(t, attacker, "tesorera@example.com", "cashier")

	thief := p.SignUp(t, tokenIn(t, bait.Link), "siete barcas al sol")
	require.Equal(t, "andina", thief.TenantID)
	require.Equal(t, []string{"andina"}, thief.Tenants(t))
	again := p.SignInAs(t, "tesorera@example.com", "siete barcas al sol")
	require.Equal(t, []string{"andina"}, again.Tenants(t), "a further sign-in joins nothing either")
	joined := again.Do(t, http.MethodPost, "/api/v1/me/invitations", map[string]string{"invitation": tokenIn(t, bait.Link)}, nil)
	require.Equal(t, "identity.invitation_expired", joined.Code(t), "the bait was taken, and is for nothing else")

	owner := again.Do(t, http.MethodPost, "/api/v1/me/invitations", map[string]string{"invitation": tokenIn(t, wanted.Link)}, nil)
	require.Equal(t, http.StatusOK, owner.Status, "who holds the link itself says yes to it: %s", owner.Body)
}

// A company's admin resets nobody who works for another company too.
func nobodyIsResetFromAnotherCompany(t *testing.T, p *producttest.Product) {
	attacker, person := p.SignIn(t, "rioplatense", "admin"), p.SignIn(t, "andina", "manager")
	bait := invite(t, attacker, "manager@andina.demo", "cashier")
	accept := map[string]string{"invitation": tokenIn(t, bait.Link)}
	require.Equal(t, http.StatusOK, person.Do(t, http.MethodPost, "/api/v1/me/invitations", accept, nil).Status)

	path := "/api/v1/users/" + bait.User.ID + "/factor-resets"
	refused := attacker.Do(t, http.MethodPost, path, map[string]bool{"password": true, "one_time_code": false}, nil)
	require.Equal(t, "identity.factors_shared", refused.Code(t))
	ended := attacker.Do(t, http.MethodDelete, "/api/v1/users/"+bait.User.ID+"/sessions", nil, nil)
	require.Equal(t, http.StatusNoContent, ended.Status)
	require.Equal(t, http.StatusOK, person.Get(t, "/api/v1/me").Status, "at home nothing has happened")
	superadmin := p.SignIn(t, "rioplatense", "superadmin")
	require.Equal(t, http.StatusNoContent, superadmin.Do(t, http.MethodPost, path, map[string]bool{"password": true, "one_time_code": false}, nil).Status)
	require.Equal(t, http.StatusUnauthorized, person.Get(t, "/api/v1/me").Status)
}

// What ends, ends everywhere: sessions, the bearer that was minted, keys, and what the provider remembers of the browser.
func endsEndEverything(t *testing.T, p *producttest.Product) {
	admin := p.SignIn(t, "rioplatense", "admin")
	id := userOf(t, admin, "cashier@rioplatense.demo")
	shut := func(t *testing.T, person *producttest.Person, key *producttest.Person) {
		t.Helper()
		require.Equal(t, http.StatusUnauthorized, person.Get(t, "/api/v1/me").Status, "the bearer")
		require.Equal(t, http.StatusUnauthorized, key.Get(t, "/api/v1/me").Status, "the key")
		require.False(t, person.ComesBack(t), "the provider still vouches for the browser")
	}

	t.Run("when an admin ends the sessions", func(t *testing.T) {
		person := p.SignIn(t, "rioplatense", "cashier")
		key := person.Key(t)
		require.True(t, person.ComesBack(t), "before, the browser needs no password")
		require.Equal(t, http.StatusNoContent, admin.Do(t, http.MethodDelete, "/api/v1/users/"+id+"/sessions", nil, nil).Status)
		shut(t, person, key)
	})

	t.Run("when the person signs out everywhere else", func(t *testing.T) {
		there, here := p.SignIn(t, "rioplatense", "cashier"), p.SignIn(t, "rioplatense", "cashier")
		key := there.Key(t)
		require.Equal(t, http.StatusNoContent, here.Do(t, http.MethodDelete, "/api/v1/me/sessions", nil, nil).Status)
		shut(t, there, key)
		require.Equal(t, http.StatusOK, here.Get(t, "/api/v1/me").Status)
	})

	t.Run("when the person is suspended, and stays ended when that is over", func(t *testing.T) {
		person := p.SignIn(t, "rioplatense", "cashier")
		key := person.Key(t)
		admin.Change(t, "/api/v1/users/"+id, map[string]string{"status": "suspended"})
		admin.Change(t, "/api/v1/users/"+id, map[string]string{"status": "active"})
		shut(t, person, key)
	})

	t.Run("when the password changes, but for the browser that changed it", func(t *testing.T) {
		there, here := p.SignIn(t, "andina", "cashier"), p.SignIn(t, "andina", "cashier")
		changed := here.Plain(t, http.MethodPost, "/idp/account/password", map[string]string{
			"current": p.Password(t), "password": "once faroles verdes",
		})
		require.Equal(t, http.StatusNoContent, changed.Status, string(changed.Body))
		require.Empty(t, changed.Header.Get("X-Recobro-Signed-Out"), "that is between provider and host")
		require.Equal(t, http.StatusUnauthorized, there.Get(t, "/api/v1/me").Status)
		require.False(t, there.ComesBack(t))
		require.Equal(t, http.StatusOK, here.Get(t, "/api/v1/me").Status)
	})
}

// A key is made by a person who has just proved to be one, for what that person may do, and for no longer than the company
// allows; it does nothing beyond.
func keysAreLimited(t *testing.T, p *producttest.Product) {
	admin := p.SignIn(t, "rioplatense", "admin")
	make := func(by *producttest.Person, body map[string]any) producttest.Answer {
		return by.Do(t, http.MethodPost, "/api/v1/me/api-keys", body, nil)
	}
	limited := make(admin, map[string]any{"name": "lista", "expires_in_days": 30, "scopes": []string{"core.users:read"}})
	require.Equal(t, http.StatusOK, limited.Status, string(limited.Body))
	var view struct{ ID, Key string }
	limited.Into(t, &view)
	key := p.WithKey(view.Key)
	require.Equal(t, http.StatusOK, key.Get(t, "/api/v1/users").Status)
	require.NotContains(t, string(key.Get(t, "/api/v1/users").Body), `"email"`, "the names alone: the details are another permission")
	require.Equal(t, "identity.apikey_scope", key.Get(t, "/api/v1/apps").Code(t))
	require.Equal(t, "identity.apikey_scope", key.Get(t, "/api/v1/deudores").Code(t))

	ordering := map[string]any{"name": "informes", "expires_in_days": 30, "scopes": []string{"core.reports:read", "core.reports:export"}}
	make(admin, ordering).Into(t, &view)
	offered := p.WithKey(view.Key).Get(t, "/api/v1/reports")
	require.Equal(t, http.StatusOK, offered.Status, string(offered.Body))
	require.Contains(t, string(offered.Body), `"reports":[]`, "nor does it have made for it what it may not read")

	cashier := p.SignIn(t, "rioplatense", "cashier")
	beyond := make(cashier, map[string]any{"name": "x", "expires_in_days": 1, "scopes": []string{"core.users:delete"}})
	require.Contains(t, string(beyond.Body), "body.scopes[0]")

	strict := map[string]any{"api_key_days": 7, "second_factor_roles": []string{}}
	require.Equal(t, http.StatusOK, admin.Do(t, http.MethodPut, "/api/v1/tenant/security", strict, nil).Status)
	for _, days := range []int{0, 30} {
		require.Contains(t, string(make(admin, map[string]any{"name": "larga", "expires_in_days": days}).Body), "body.expires_in_days")
	}
	require.Equal(t, http.StatusForbidden, cashier.Do(t, http.MethodPut, "/api/v1/tenant/security", strict, nil).Status)

	var keys []struct{ ID string }
	own := cashier.Key(t)
	admin.Get(t, "/api/v1/users/"+cashier.ID+"/api-keys").Into(t, &keys)
	require.Len(t, keys, 1)
	require.Equal(t, http.StatusNoContent, admin.Do(t, http.MethodDelete, "/api/v1/users/"+cashier.ID+"/api-keys/"+keys[0].ID, nil, nil).Status)
	require.Equal(t, http.StatusUnauthorized, own.Get(t, "/api/v1/me").Status)
	require.Equal(t, http.StatusForbidden, cashier.Get(t, "/api/v1/users/"+admin.ID+"/api-keys").Status)

	lenient := map[string]any{"api_key_days": 0, "second_factor_roles": []string{}}
	require.Equal(t, http.StatusOK, admin.Do(t, http.MethodPut, "/api/v1/tenant/security", lenient, nil).Status)
}

// Who has to prove a second factor does nothing before, and everything after.
func aSecondFactorByRole(t *testing.T, p *producttest.Product) {
	admin, manager := p.SignIn(t, "rioplatense", "admin"), p.SignIn(t, "rioplatense", "manager")
	stream := manager.Stream(t.Context(), t, "/api/v1/live")
	defer func() { _ = stream.Body.Close() }()
	strict := map[string]any{"api_key_days": 0, "second_factor_roles": []string{"manager"}}
	require.Equal(t, http.StatusOK, admin.Do(t, http.MethodPut, "/api/v1/tenant/security", strict, nil).Status)
	require.Equal(t, "identity.second_factor_required", manager.Get(t, "/api/v1/deudores").Code(t), "a session from before too")
	_, err := io.Copy(io.Discard, stream.Body)
	require.NoError(t, err, "an open stream ends")
	require.Contains(t, string(manager.Get(t, "/api/v1/me").Body), `"needs_second_factor":true`)
	require.Equal(t, "identity.second_factor_required", manager.Get(t, "/api/v1/live").Code(t))
	require.Equal(t, http.StatusOK, p.SignIn(t, "rioplatense", "cashier").Get(t, "/api/v1/deudores").Status)

	otp := manager.EnrolOneTimeCode(t)
	again := p.SignInWithCode(t, "rioplatense", "manager", otp)
	require.Equal(t, http.StatusOK, again.Get(t, "/api/v1/deudores").Status)
}
