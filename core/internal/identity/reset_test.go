package identity_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/core/internal/producttest"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

type proofs struct {
	Password bool `json:"password"`
	Code     bool `json:"one_time_code"`
}

func TestReset(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		product := producttest.Start(t, producttest.Options{DatabaseURL: engine.AdminURL(t)})
		secret := demoPassword(t, product)
		admin := product.SignIn(t, "rioplatense", "admin")
		superadmin := product.SignIn(t, "rioplatense", "superadmin")
		cashier := product.SignIn(t, "rioplatense", "cashier")
		reset := func(by *producttest.Person, id string, which proofs) producttest.Answer {
			return by.Do(t, http.MethodPost, "/api/v1/users/"+id+"/factor-resets", which, nil)
		}

		t.Run("is refused for oneself, for a superadmin, for nothing and for who has not signed up [AU-03] [AU-04]", func(t *testing.T) {
			require.Contains(t, string(reset(admin, admin.ID, proofs{Password: true}).Body), "identity.factors_own")
			require.Contains(t, string(reset(admin, superadmin.ID, proofs{Password: true}).Body), "identity.user_superadmin_only")
			require.Contains(t, string(reset(admin, cashier.ID, proofs{}).Body), "identity.factors_nothing")
			require.Equal(t, http.StatusForbidden, reset(cashier, admin.ID, proofs{Password: true}).Status)
			var invited struct{ User user.UserView }
			admin.Do(t, http.MethodPost, "/api/v1/users", map[string]string{
				"email": "pendiente@example.com", "display_name": "Pendiente", "role": "cashier", "language": "es",
			}, nil).Into(t, &invited)
			require.Contains(t, string(reset(admin, invited.User.ID, proofs{Password: true}).Body), "identity.factors_none")
			require.Equal(t, http.StatusOK, cashier.Get(t, "/api/v1/me").Status, "nothing has happened to anybody")
		})

		t.Run("ends password, codes and sessions at once, records it, notifies, and the printed link leads back in [AU-02]", func(t *testing.T) {
			p := open(t, product)
			_, step, _ := p.password("cashier@rioplatense.demo", secret)
			p.land(step)
			var enrolment map[string]string
			p.ask(http.MethodPost, "/idp/account/otp", map[string]string{"password": secret}).into(t, &enrolment)
			code, err := totp.GenerateCode(enrolment["secret"], time.Now())
			require.NoError(t, err)
			require.Equal(t, http.StatusOK, p.ask(http.MethodPost, "/idp/account/otp/confirm", map[string]string{"code": code}).status)

			done := reset(admin, cashier.ID, proofs{Password: true, Code: true})
			require.Equal(t, http.StatusNoContent, done.Status, string(done.Body))
			require.Equal(t, http.StatusUnauthorized, cashier.Do(t, http.MethodGet, "/api/v1/me", nil, nil).Status, "an open session")
			require.Equal(t, http.StatusUnauthorized, p.ask(http.MethodPost, "/api/v1/auth/token", nil).status, "another one")
			_, _, refused := open(t, product).password("cashier@rioplatense.demo", secret)
			require.Equal(t, http.StatusUnauthorized, refused.status, "the old password")

			var lines []struct {
				Name    string
				ActorID string `json:"actor_id"`
				Payload map[string]any
			}
			admin.Get(t, "/api/v1/tracing-events?name=core.user.factors_reset&subject="+cashier.ID).Into(t, &lines)
			require.Len(t, lines, 1)
			require.Equal(t, admin.ID, lines[0].ActorID)
			require.Equal(t, map[string]any{"password": true, "one_time_code": true}, lines[0].Payload)

			token := product.RecoveryToken(t, "cashier@rioplatense.demo")
			back := open(t, product)
			require.Equal(t, http.StatusNoContent, back.ask(http.MethodPost, "/idp/recovery/"+token, map[string]string{"password": "diez sauces verdes"}).status)
			_, step, _ = back.password("cashier@rioplatense.demo", "diez sauces verdes")
			require.Equal(t, "continue", step["next"], "no code is asked for any more")
			require.Equal(t, "cashier", back.land(step)["role"])
			var minted struct{ Token string }
			back.ask(http.MethodPost, "/api/v1/auth/token", nil).into(t, &minted)
			told := back.ask(http.MethodGet, "/api/v1/notifications", nil, "Authorization", "Bearer "+minted.Token)
			require.Contains(t, string(told.body), `"kind":"core.sign_in_reset"`)
		})

		t.Run("of the code alone leaves the password", func(t *testing.T) {
			manager := product.SignIn(t, "rioplatense", "manager")
			require.Equal(t, http.StatusNoContent, reset(superadmin, manager.ID, proofs{Code: true}).Status)
			require.Equal(t, http.StatusUnauthorized, manager.Do(t, http.MethodGet, "/api/v1/me", nil, nil).Status)
			product.SignIn(t, "rioplatense", "manager")
		})
	})
}

func TestReset_withAForeignProvider(t *testing.T) {
	t.Parallel()
	c := newForeignCore(t, sdktest.Engine{Name: "sqlite"})
	admin := c.keyed(t, "rioplatense", "admin")
	refused := admin.send(http.MethodPost, "/api/v1/users/"+c.user(t, "rioplatense", "cashier").ID+"/factor-resets", proofs{Password: true})
	require.Equal(t, http.StatusConflict, refused.status)
	require.Contains(t, string(refused.body), "identity.factors_elsewhere")
}

// A person has one account, whatever the number of tenants: who is a superadmin in one is not an admin's to reset in another.
func TestReset_ofASuperadminElsewhere(t *testing.T) {
	t.Parallel()
	product := producttest.Start(t, producttest.Options{})
	admin := product.SignIn(t, "andina", "admin")
	link := invite(t, product, admin, "superadmin@rioplatense.demo")
	require.NotEmpty(t, link)
	superadmin := product.SignIn(t, "rioplatense", "superadmin")
	accept := map[string]string{"invitation": tokenOf(t, link)}
	require.Equal(t, http.StatusOK, superadmin.Do(t, http.MethodPost, "/api/v1/me/invitations", accept, nil).Status)
	var found []user.UserView
	admin.Get(t, "/api/v1/users?username=superadmin").Into(t, &found)
	for _, one := range found {
		if one.Email == "superadmin@rioplatense.demo" {
			answer := admin.Do(t, http.MethodPost, "/api/v1/users/"+one.ID+"/factor-resets", proofs{Password: true}, nil)
			require.Contains(t, string(answer.Body), "identity.user_superadmin_only")
			return
		}
	}
	t.Fatal("the invited user is not there")
}

func invite(t *testing.T, product *producttest.Product, by *producttest.Person, email string) string {
	t.Helper()
	var invited struct {
		Link string `json:"invitation_link"`
	}
	by.Do(t, http.MethodPost, "/api/v1/users", map[string]string{
		"email": email, "display_name": "Otra Persona", "role": "cashier", "language": "es",
	}, nil).Into(t, &invited)
	return invited.Link
}
