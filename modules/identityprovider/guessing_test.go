package identityprovider_test

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math/bits"
	"net/http"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/identityprovider/internal/interaction"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// asked is what a refusal has to be paid with.
type asked struct {
	Challenge string `json:"challenge"`
	Bits      int    `json:"bits"`
}

// price reads it from a refusal, which says nothing of waiting.
func (r reply) price(t *testing.T) asked {
	t.Helper()
	require.Equal(t, http.StatusTooManyRequests, r.status, string(r.body))
	require.Empty(t, r.header.Get("Retry-After"))
	var problem struct {
		Code   string `json:"code"`
		Params asked  `json:"params"`
	}
	require.NoError(t, json.Unmarshal(r.body, &problem))
	require.Equal(t, "identityprovider.proof_of_work", problem.Code)
	return problem.Params
}

// pay finds a nonce, as a browser does.
func (a asked) pay() map[string]string {
	for n := 0; ; n++ {
		nonce := strconv.Itoa(n)
		sum := sha256.Sum256([]byte(a.Challenge + nonce))
		if bits.LeadingZeros32(binary.BigEndian.Uint32(sum[:])) >= a.Bits {
			return map[string]string{"challenge": a.Challenge, "nonce": nonce}
		}
	}
}

// try sends a password, with a proof or without.
func (v *visitor) try(login, plain string, proof map[string]string) reply {
	v.t.Helper()
	body := map[string]any{"login": login, "password": plain}
	if proof != nil {
		body["proof"] = proof
	}
	return v.post(v.begin(map[string]string{"prompt": "login"})+"/password", body)
}

// exhaust uses up what is free on an account from an address, and gives the price of the next attempt.
func (p *provider) exhaust(t *testing.T, login, address string) asked {
	t.Helper()
	v := p.visitor(t)
	v.address = address
	for {
		refused := v.try(login, "not the password", nil)
		if refused.status != http.StatusUnauthorized {
			return refused.price(t)
		}
		require.Equal(t, "identityprovider.credentials_refused", refused.code(t))
	}
}

const elsewhere = "198.51.100.7"

func TestGuessing_locksNobodyOut(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		p := newProvider(t, engine)
		known := p.visitor(t)
		known.signIn()

		stranger, path := p.visitor(t), ""
		statuses := map[int]int{}
		for i := range 1000 {
			if i%20 == 0 { // an interaction takes so many
				path = stranger.begin(nil)
			}
			stranger.address = fmt.Sprintf("203.0.%d.%d", i/250, i%250)
			statuses[stranger.post(path+"/password", credentials(anaEmail, "guess "+strconv.Itoa(i))).status]++
		}
		require.Equal(t, map[int]int{http.StatusUnauthorized: 5, http.StatusTooManyRequests: 995}, statuses)

		t.Run("who has signed in with this browser before comes in at once", func(t *testing.T) {
			require.Equal(t, http.StatusOK, known.try(anaEmail, anaSecret, nil).status)
		})

		t.Run("who is signed in proves the password again as if nothing were", func(t *testing.T) {
			require.Equal(t, http.StatusOK, known.post("/idp/account/otp", map[string]string{"password": anaSecret}).status)
		})

		t.Run("any other browser comes in after one proof of work, and is known from then on", func(t *testing.T) {
			owner := p.visitor(t)
			price := owner.try(anaEmail, anaSecret, nil).price(t)
			require.Equal(t, http.StatusOK, owner.try(anaEmail, anaSecret, price.pay()).status)
			require.Equal(t, http.StatusOK, owner.try(anaEmail, anaSecret, nil).status)
		})

		t.Run("the owner's coming in gives the stranger nothing free again", func(t *testing.T) {
			require.Equal(t, http.StatusTooManyRequests, stranger.try(anaEmail, "guess", nil).status)
		})

		t.Run("an hour after the last failure all is forgiven", func(t *testing.T) {
			p.clock.Advance(time.Hour + time.Minute)
			require.Equal(t, http.StatusOK, p.visitor(t).try(anaEmail, anaSecret, nil).status)
		})
	})
}

func TestGuessing_costs(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("the same for those who exist and those who do not, and ever more", func(t *testing.T) {
			t.Parallel()
			p := newProvider(t, engine)
			for i, login := range []string{anaEmail, "nobody@rioplatense.demo"} {
				price := p.exhaust(t, login, "192.0.2."+strconv.Itoa(i))
				paid := []int{}
				for range 5 {
					v := p.visitor(t)
					v.address = elsewhere
					paid = append(paid, price.Bits)
					require.Equal(t, http.StatusUnauthorized, v.try(login, "not the password", price.pay()).status)
					price = v.try(login, "not the password", nil).price(t)
				}
				require.Equal(t, []int{16, 17, 17, 18, 18}, paid)
			}
		})

		t.Run("many accounts from one address cost too, and those of one network count as one", func(t *testing.T) {
			t.Parallel()
			p := newProvider(t, engine)
			statuses := map[int]int{}
			for i := range 33 {
				v := p.visitor(t)
				v.address = "2001:db8:1:2::" + strconv.FormatInt(int64(i), 16)
				statuses[v.try("person"+strconv.Itoa(i)+"@rioplatense.demo", "guess", nil).status]++
			}
			require.Equal(t, map[int]int{http.StatusUnauthorized: 30, http.StatusTooManyRequests: 3}, statuses)
			beside := p.visitor(t)
			beside.address = "2001:db8:1:3::1"
			require.Equal(t, http.StatusOK, beside.try(anaEmail, anaSecret, nil).status)
		})

		t.Run("at the same time gains nothing", func(t *testing.T) {
			t.Parallel()
			p := newProvider(t, engine)
			require.Equal(t, 5, p.atOnce(t, 20, anaEmail, func(int) map[string]string { return nil }))
		})
	})
}

// atOnce tries as often at the same time and says how many of the attempts were judged.
func (p *provider) atOnce(t *testing.T, times int, login string, proof func(int) map[string]string) int {
	t.Helper()
	var mu sync.Mutex
	var all sync.WaitGroup
	judged := 0
	for i := range times {
		v, body := p.visitor(t), map[string]any{"login": login, "password": "guess"}
		if given := proof(i); given != nil {
			body["proof"] = given
		}
		path := v.begin(nil)
		all.Go(func() {
			if v.post(path+"/password", body).status == http.StatusUnauthorized {
				mu.Lock()
				defer mu.Unlock()
				judged++
			}
		})
	}
	all.Wait()
	return judged
}

func TestProofOfWork(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		p := newProvider(t, engine)
		other := "bruno@rioplatense.demo"
		p.exhaust(t, anaEmail, elsewhere)
		p.exhaust(t, other, elsewhere)
		ask := func(login string) asked { return p.visitor(t).try(login, "guess", nil).price(t) }

		t.Run("is good for one attempt and for one login", func(t *testing.T) {
			foreign := ask(other).pay()
			require.Equal(t, http.StatusTooManyRequests, p.visitor(t).try(anaEmail, anaSecret, foreign).status)
			own := ask(anaEmail).pay()
			require.Equal(t, http.StatusOK, p.visitor(t).try(anaEmail, anaSecret, own).status)
			require.Equal(t, http.StatusTooManyRequests, p.visitor(t).try(anaEmail, anaSecret, own).status)
		})

		t.Run("cannot be made up, cheapened or kept", func(t *testing.T) {
			price := ask(anaEmail)
			paid := price.pay()
			wrong := map[string]string{"challenge": price.Challenge, "nonce": "x"}
			cheaper := map[string]string{"challenge": "A" + price.Challenge[1:], "nonce": "0"}
			for name, proof := range map[string]map[string]string{
				"nothing solved": wrong, "changed": cheaper, "no challenge": {"challenge": "x.y", "nonce": "0"},
			} {
				p.visitor(t).try(anaEmail, anaSecret, proof).price(t)
				require.NotEmpty(t, proof, name)
			}
			p.clock.Advance(10 * time.Minute)
			p.visitor(t).try(anaEmail, anaSecret, paid).price(t)
		})

		t.Run("used at the same time is used once", func(t *testing.T) {
			paid := ask(anaEmail).pay()
			require.Equal(t, 1, p.atOnce(t, 8, anaEmail, func(int) map[string]string { return paid }))
		})

		t.Run("laid in while it was cheap is worth nothing once it is dear", func(t *testing.T) {
			laid := make([]map[string]string, 8)
			for i := range laid {
				laid[i] = ask(other).pay()
			}
			require.Equal(t, 1, p.atOnce(t, len(laid), other, func(i int) map[string]string { return laid[i] }))
		})
	})
}

func TestRecovery_letters(t *testing.T) {
	t.Parallel()
	p := newProvider(t, sdktest.Engine{Name: "sqlite"})
	for i := range 10 {
		v := p.visitor(t)
		v.address = "198.51.100." + strconv.Itoa(i)
		require.Equal(t, http.StatusAccepted, v.post("/idp/recovery", map[string]string{"login": anaEmail}).status, "each the same")
	}
	require.EqualValues(t, 2, p.asked(t), "letters")
}

func TestCompanyWords(t *testing.T) {
	t.Parallel()
	p := newProvider(t, sdktest.Engine{Name: "sqlite"})
	invitation := p.invitation(t, sharedKey, func(c map[string]any) { c["tenant_name"] = "Estudio Ñandubay S.A." })
	signUp := func(plain string) reply {
		v := p.visitor(t)
		return v.post(v.begin(map[string]string{"prompt": "create"})+"/sign-up", map[string]string{
			"invitation": invitation, "display_name": "Bea Sosa", "password": plain,
		})
	}
	refused := signUp("Nandubay*2026")
	require.Equal(t, http.StatusUnprocessableEntity, refused.status)
	require.Contains(t, string(refused.body), "identityprovider.password_company")
	var step interaction.Step
	signUp("siete barcas al sol").into(t, &step)

	v := p.visitor(t)
	require.Equal(t, http.StatusOK, v.try("bea@example.com", "siete barcas al sol", nil).status)
	later := v.post("/idp/account/password", map[string]string{"current": "siete barcas al sol", "password": "Ñandubay para siempre"})
	require.Contains(t, string(later.body), "identityprovider.password_company", "it is judged by the company later too")
}
