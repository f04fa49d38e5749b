package hooks_test

import (
	"bufio"
	"crypto/hmac"
	"crypto/sha1"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/hooks"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestDoor(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("a delivery with the provider's signature is done, and on the record as the hook's", func(t *testing.T) {
			x := open(t, engine)
			at := x.create("a", "meta", "s3cret")
			require.Equal(t, http.StatusNoContent, x.signed(at.URL, "s3cret", `{"n":1}`).status)
			spoken := x.signed(at.URL, "s3cret", "speaks")
			require.Equal(t, http.StatusAccepted, spoken.status)
			require.Equal(t, "<Response/>", spoken.body)
			require.Equal(t, "text/xml", spoken.header.Get("Content-Type"))
			require.Len(t, x.rows("a"), 2)
			require.Empty(t, x.rows("b"))
			require.Equal(t, `{"n":1}`, x.rows("a")[0].Body)
			line := x.record("a", "calls.heard")[0]
			require.Equal(t, principal.KindHook, line.ActorKind)
			require.Equal(t, "meta", line.ActorName)
			require.Equal(t, "hook:"+at.Endpoint.ID, line.ActorID)
			require.Equal(t, "r1", line.RequestID)
		})

		t.Run("where it comes from is the host's word alone", func(t *testing.T) {
			x := open(t, engine)
			at := x.create("a", "meta", "s3cret")
			x.send(http.MethodPost, at.URL, "x", "198.51.100.1", "X-Hub-Signature-256", "sha256="+macOf("s3cret", "x"), "X-Forwarded-For", "10.0.0.1", "X-Real-Ip", "10.0.0.1")
			require.Equal(t, "198.51.100.1", x.rows("a")[0].From)
		})

		t.Run("a form is signed with the address that the provider called", func(t *testing.T) {
			x := open(t, engine)
			at := x.create("a", "twilio", "12345")
			mac := hmac.New(sha1.New, []byte("12345"))
			mac.Write([]byte(at.URL + "?status=ringing" + "CallSidCA1" + "Digits1234"))
			signature := base64.StdEncoding.EncodeToString(mac.Sum(nil))
			call := func(address string) int {
				return x.send(http.MethodPost, address, "Digits=1234&CallSid=CA1", somewhere,
					"Content-Type", "application/x-www-form-urlencoded; charset=utf-8", "X-Twilio-Signature", signature).status
			}
			require.Equal(t, http.StatusUnauthorized, call(at.URL))
			require.Equal(t, http.StatusUnauthorized, call(at.URL+"?status=completed"))
			require.Equal(t, http.StatusNoContent, call(at.URL+"?status=ringing"))
		})

		t.Run("whoever is not the provider changes nothing", func(t *testing.T) {
			x := open(t, engine)
			at, other := x.create("a", "meta", "s3cret"), x.create("b", "meta", "of-b")
			good := "sha256=" + macOf("s3cret", "body")
			for what, got := range map[string]answer{
				"without a signature":          x.send(http.MethodPost, at.URL, "body", somewhere),
				"with a forged one":            x.signed(at.URL, "guess", "body"),
				"with one of an altered body":  x.send(http.MethodPost, at.URL, "bodz", somewhere, "X-Hub-Signature-256", good),
				"with one cut short":           x.send(http.MethodPost, at.URL, "body", somewhere, "X-Hub-Signature-256", good[:len(good)-2]),
				"with another company's":       x.signed(at.URL, "of-b", "body"),
				"at another company's address": x.signed(other.URL, "s3cret", "body"),
			} {
				require.Equal(t, http.StatusUnauthorized, got.status, what)
				require.Equal(t, "hooks.signature", got.code(), what)
			}
			require.Empty(t, x.rows("a"))
			require.Empty(t, x.rows("b"))
		})

		t.Run("an address that is not, is no more, is another hook's or is switched off are all the same", func(t *testing.T) {
			x := open(t, engine)
			at, gone, off := x.create("a", "meta", "s3cret"), x.create("a", "meta", "s3cret"), x.create("b", "meta", "s3cret")
			require.NoError(t, x.store.Revoke(as("a"), gone.Endpoint.ID))
			x.switchOn("a")
			random := at.URL[strings.LastIndex(at.URL, ".")+1:]
			unknown := x.signed(x.url+"/hooks/meta/a."+strings.Repeat("x", len(random)), "s3cret", "body")
			require.Equal(t, http.StatusNotFound, unknown.status)
			for what, address := range map[string]string{
				"revoked":           gone.URL,
				"switched off":      off.URL,
				"another hook's":    strings.Replace(at.URL, "/meta/", "/twilio/", 1),
				"another company's": x.url + "/hooks/meta/b." + random,
				"no company's":      x.url + "/hooks/meta/nobody." + random,
				"cut short":         at.URL[:len(at.URL)-1],
				"too long":          at.URL + "A",
				"without a company": x.url + "/hooks/meta/" + random,
				"no token":          x.url + "/hooks/meta/x",
				"a NUL":             x.url + "/hooks/meta/a%00." + random,
			} {
				got := x.signed(address, "s3cret", "body")
				if what == "a NUL" {
					require.Equal(t, http.StatusUnprocessableEntity, got.status)
					continue
				}
				require.Equal(t, http.StatusNotFound, got.status, what)
				require.Equal(t, trimmed(unknown.body), trimmed(got.body), what)
			}
			require.Equal(t, http.StatusNoContent, x.signed(at.URL, "s3cret", "body").status)
			x.switchOn("a", "b")
			require.Equal(t, http.StatusNoContent, x.signed(off.URL, "s3cret", "body").status, "on again, it is where it was")
		})

		t.Run("what comes again is answered as the first time, and does nothing", func(t *testing.T) {
			x := open(t, engine)
			at, twin := x.create("a", "meta", "s3cret"), x.create("a", "meta", "s3cret")
			require.Equal(t, http.StatusAccepted, x.signed(at.URL, "s3cret", "speaks").status)
			for range 3 {
				again := x.signed(at.URL, "s3cret", "speaks")
				require.Equal(t, http.StatusAccepted, again.status)
				require.Empty(t, again.body)
			}
			again := x.send(http.MethodPost, at.URL+"?n=2", "speaks", "198.51.100.2", "X-Hub-Signature-256", "sha256="+macOf("s3cret", "speaks"), "X-Delivery", "2")
			require.Equal(t, http.StatusAccepted, again.status, "whoever has seen it, and changes what is not signed")
			require.Len(t, x.rows("a"), 1)
			require.Equal(t, http.StatusAccepted, x.signed(twin.URL, "s3cret", "speaks").status)
			require.Len(t, x.rows("a"), 2, "each endpoint has its own")
			x.clock.Advance(9 * 24 * time.Hour)
			require.NoError(t, x.db.Sweep(t.Context()))
			x.signed(at.URL, "s3cret", "speaks")
			require.Len(t, x.rows("a"), 3, "after eight days it is forgotten")
		})

		t.Run("what is known by the provider's own id is the same under another signature", func(t *testing.T) {
			x := open(t, engine)
			at := x.create("a", "stripe", "whsec")
			call := func(body string) int {
				now := strconv.FormatInt(x.clock.Now().Unix(), 10)
				return x.send(http.MethodPost, at.URL, body, somewhere, "Stripe-Signature", "t="+now+",v1="+macOf("whsec", now+"."+body)).status
			}
			require.Equal(t, http.StatusNoContent, call(`{"id":"evt_1"}`))
			x.clock.Advance(time.Hour)
			require.Equal(t, http.StatusNoContent, call(`{"id":"evt_1","retry":true}`))
			require.Len(t, x.rows("a"), 1)
			require.Equal(t, http.StatusNoContent, call(`{"id":"evt_2"}`))
			require.Equal(t, http.StatusNoContent, call(`no JSON`))
			require.Equal(t, http.StatusNoContent, call(`no JSON`))
			require.Len(t, x.rows("a"), 3)
		})

		t.Run("what fails leaves nothing and may come again", func(t *testing.T) {
			x := open(t, engine)
			at := x.create("a", "meta", "s3cret")
			for body, status := range map[string]int{"breaks": http.StatusInternalServerError, "refused": http.StatusUnprocessableEntity} {
				for range 2 {
					got := x.signed(at.URL, "s3cret", body)
					require.Equal(t, status, got.status)
					require.NotContains(t, got.body, "hunter2")
				}
			}
			require.Empty(t, x.rows("a"))
			require.Empty(t, x.record("a", "calls.heard"))
		})

		t.Run("a thousand at once have one effect", func(t *testing.T) {
			x := open(t, engine)
			x.store.Unlimited()
			at := x.create("a", "meta", "s3cret")
			var all sync.WaitGroup
			statuses := make(chan int, 1000)
			turns := make(chan struct{}, 100) // connections
			for range 1000 {
				all.Go(func() {
					turns <- struct{}{}
					defer func() { <-turns }()
					statuses <- x.signed(at.URL, "s3cret", "speaks").status
				})
			}
			all.Wait()
			close(statuses)
			for status := range statuses {
				require.Equal(t, http.StatusAccepted, status)
			}
			require.Len(t, x.rows("a"), 1)
			require.Len(t, x.record("a", "calls.heard"), 1)
		})

		t.Run("too large a body is refused, and one that does not come is not waited for", func(t *testing.T) {
			x := open(t, engine)
			at := x.create("a", "meta", "s3cret")
			most := strings.Repeat("x", 256<<10)
			require.Equal(t, http.StatusNoContent, x.signed(at.URL, "s3cret", most).status)
			require.Equal(t, http.StatusRequestEntityTooLarge, x.signed(at.URL, "s3cret", most+"x").status)
			x.store.Impatient(50 * time.Millisecond)
			address, err := url.Parse(at.URL)
			require.NoError(t, err)
			slow, err := net.Dial("tcp", address.Host)
			require.NoError(t, err)
			defer func() { _ = slow.Close() }()
			_, err = fmt.Fprintf(slow, "POST %s HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nslow", address.Path)
			require.NoError(t, err)
			response, err := http.ReadResponse(bufio.NewReader(slow), nil)
			require.NoError(t, err)
			require.NoError(t, response.Body.Close())
			require.Equal(t, http.StatusRequestTimeout, response.StatusCode)
			require.Len(t, x.rows("a"), 1)
		})

		t.Run("whoever calls too often is told to wait, an address and an endpoint each", func(t *testing.T) {
			x := open(t, engine)
			at := x.create("a", "meta", "s3cret")
			knock := func(address, from string) answer { return x.send(http.MethodPost, address, "x", from) }
			var last answer
			for range 201 {
				last = knock(x.url+"/hooks/meta/x", "198.51.100.9")
			}
			require.Equal(t, http.StatusTooManyRequests, last.status)
			require.NotEmpty(t, last.header.Get("Retry-After"))
			require.Equal(t, http.StatusTooManyRequests, knock(at.URL, "198.51.100.9").status)
			require.Equal(t, http.StatusNoContent, x.signed(at.URL, "s3cret", "x").status, "others are not kept waiting")
			for n := range 400 {
				last = knock(at.URL, fmt.Sprintf("2001:db8:%x::1", n))
			}
			require.Equal(t, http.StatusTooManyRequests, last.status)
			x.clock.Advance(time.Minute)
			require.Equal(t, http.StatusNoContent, x.signed(at.URL, "s3cret", "y").status)
		})

		t.Run("a provider that makes sure of the address is answered with its challenge", func(t *testing.T) {
			x := open(t, engine)
			at, plain := x.create("a", "meta", "s3cret"), x.create("a", "twilio", "12345")
			require.NotEmpty(t, at.VerifyToken)
			require.Empty(t, plain.VerifyToken)
			ask := func(address, mode, token, challenge string) answer {
				query := url.Values{"hub.mode": {mode}, "hub.verify_token": {token}, "hub.challenge": {challenge}}
				return x.send(http.MethodGet, address+"?"+query.Encode(), "", somewhere)
			}
			told := ask(at.URL, "subscribe", at.VerifyToken, "1158201444")
			require.Equal(t, http.StatusOK, told.status)
			require.Equal(t, "1158201444", told.body)
			require.Equal(t, "text/plain; charset=utf-8", told.header.Get("Content-Type"))
			for _, refused := range []answer{
				ask(at.URL, "subscribe", "guess", "1"), ask(at.URL, "subscribe", "", "1"), ask(at.URL, "subscribe", "s3cret", "1"),
				ask(at.URL, "unsubscribe", at.VerifyToken, "1"), ask(at.URL, "subscribe", at.VerifyToken, strings.Repeat("1", 201)),
			} {
				require.Equal(t, http.StatusUnauthorized, refused.status)
			}
			require.Equal(t, http.StatusMethodNotAllowed, ask(plain.URL, "subscribe", at.VerifyToken, "1").status)
			x.switchOn("b")
			require.Equal(t, http.StatusNotFound, ask(at.URL, "subscribe", at.VerifyToken, "1").status)
		})

		t.Run("the document says how each is called", func(t *testing.T) {
			x := open(t, engine)
			raw, err := json.Marshal(x.api.OpenAPI())
			require.NoError(t, err)
			require.Contains(t, string(raw), `"calls-meta":{"description":"HMAC-SHA256 of the body","in":"header","name":"X-Hub-Signature-256","type":"apiKey"}`)
			item, err := json.Marshal(x.api.OpenAPI().Paths["/hooks/meta/{token}"].Post)
			require.NoError(t, err)
			for _, part := range []string{`"security":[{"calls-meta":[]}]`, `"x-open":true`, `"x-hook":"meta"`, `"name":"token"`} {
				require.Contains(t, string(item), part)
			}
		})
	})

	t.Run("a hook that could not be called does not load", func(t *testing.T) {
		x := open(t, sdktest.Engine{Name: "sqlite"})
		good := hooks.Hook{Name: "x", Path: "/hooks/x/{token}", Scheme: hooks.Token("X"), Handle: x.hear}
		for _, bad := range []func(*hooks.Hook){
			func(h *hooks.Hook) { h.Name = "" }, func(h *hooks.Hook) { h.Name = "meta" }, func(h *hooks.Hook) { h.Path = "/hooks/x" },
			func(h *hooks.Hook) { h.Scheme = hooks.Scheme{} }, func(h *hooks.Hook) { h.Handle = nil },
		} {
			one := good
			bad(&one)
			require.Panics(t, func() { hooks.Register(x.api, x.store, one) })
		}
	})
}

// trimmed is a problem without the path it is about.
func trimmed(body string) string {
	var problem map[string]any
	_ = json.Unmarshal([]byte(body), &problem)
	delete(problem, "instance")
	raw, _ := json.Marshal(problem)
	return string(raw)
}

func TestEndpoints(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("while a secret rotates the old ones are good too, and then no more", func(t *testing.T) {
			x := open(t, engine)
			at := x.create("a", "meta", "first")
			second, err := x.store.Rotate(as("a"), at.Endpoint.ID, "", time.Hour)
			require.NoError(t, err)
			require.Len(t, second, 43)
			third, err := x.store.Rotate(as("a"), at.Endpoint.ID, "third", 2*time.Hour)
			require.NoError(t, err)
			require.Equal(t, "third", third)
			good := func() (all []string) {
				for _, secret := range []string{"first", second, third} {
					if x.signed(at.URL, secret, x.clock.Now().String()+secret).status == http.StatusNoContent {
						all = append(all, secret)
					}
				}
				return all
			}
			require.Equal(t, []string{"first", second, third}, good())
			x.clock.Advance(time.Hour)
			require.Equal(t, []string{second, third}, good())
			x.clock.Advance(time.Hour)
			require.Equal(t, []string{third}, good())
			for range 6 {
				_, err = x.store.Rotate(as("a"), at.Endpoint.ID, "", time.Hour)
				require.NoError(t, err)
			}
			require.Empty(t, good(), "four at most are good at a time")
		})

		t.Run("are a company's own, to list, to rotate and to revoke", func(t *testing.T) {
			x := open(t, engine)
			at := x.create("a", "meta", "")
			_, err := x.store.Rotate(as("b"), at.Endpoint.ID, "", time.Hour)
			require.ErrorIs(t, err, hooks.ErrNotFound)
			require.ErrorIs(t, x.store.Revoke(as("b"), at.Endpoint.ID), hooks.ErrNotFound)
			for tenant, count := range map[string]int{"a": 1, "b": 0} {
				listed, err := x.store.List(as(tenant), "meta")
				require.NoError(t, err)
				require.Len(t, listed, count)
			}
			require.NoError(t, x.store.Revoke(as("a"), at.Endpoint.ID))
			require.ErrorIs(t, x.store.Revoke(as("a"), at.Endpoint.ID), hooks.ErrNotFound)
			_, err = x.store.Rotate(as("a"), at.Endpoint.ID, "", time.Hour)
			require.ErrorIs(t, err, hooks.ErrNotFound)
			listed, err := x.store.List(as("a"), "meta")
			require.NoError(t, err)
			require.Empty(t, listed)
		})

		t.Run("are on the record, and neither there nor at rest is anything that opens them", func(t *testing.T) {
			x := open(t, engine)
			at := x.create("a", "meta", "hunter2-of-meta")
			_, err := x.store.Rotate(as("a"), at.Endpoint.ID, "hunter3-of-meta", time.Hour)
			require.NoError(t, err)
			kept := x.kept("a")
			all := fmt.Sprintf("%+v %s", kept, kept[0].Secrets)
			require.NotEmpty(t, kept[0].Secrets)
			for _, name := range []string{"created", "rotated"} {
				lines := x.record("a", "calls.hook."+name)
				require.Len(t, lines, 1)
				require.Equal(t, "ana", lines[0].ActorName)
				require.Contains(t, string(lines[0].Payload), "meta")
				all += fmt.Sprint(lines)
			}
			token := at.URL[strings.LastIndex(at.URL, "/")+1:]
			for _, secret := range []string{"hunter2", "hunter3", token, token[2:], at.VerifyToken} {
				require.NotContains(t, all, secret)
			}
			listed, err := x.store.List(as("a"), "meta")
			require.NoError(t, err)
			shown, err := json.Marshal(listed[0])
			require.NoError(t, err)
			require.NotContains(t, string(shown), "ecret")
			require.NotContains(t, string(shown), "oken")
			require.NoError(t, x.store.Revoke(as("a"), at.Endpoint.ID))
			require.Empty(t, x.kept("a")[0].Secrets, "what is revoked keeps no secrets")
			require.Len(t, x.record("a", "calls.hook.revoked"), 1)
		})

		t.Run("what is no label, no secret, no hook or one too many is refused", func(t *testing.T) {
			x := open(t, engine)
			for _, bad := range [][3]string{{"meta", "", ""}, {"meta", " \u200b", ""}, {"meta", strings.Repeat("x", 101), ""}, {"meta", "x", strings.Repeat("x", 501)}, {"none", "x", ""}} {
				_, err := x.store.Create(as("a"), bad[0], bad[1], bad[2])
				require.Error(t, err, bad)
			}
			for range 50 {
				x.create("a", "meta", "")
			}
			_, err := x.store.Create(as("a"), "meta", "x", "")
			require.ErrorIs(t, err, hooks.ErrTooMany)
			x.create("b", "meta", "")
			x.create("a", "twilio", "")
		})
	})
}
