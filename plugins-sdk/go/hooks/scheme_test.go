package hooks_test

import (
	"encoding/base64"
	"encoding/hex"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/hooks"
)

// vector is a delivery that a provider's own documentation, or that of the scheme, says is signed with the secret.
type vector struct {
	scheme hooks.Scheme
	header string
	signed string
	secret string
	d      hooks.Delivery
	at     time.Time
}

func vectors() map[string]vector {
	twilio := "https://mycompany.com/myapp.php?foo=1&bar=2"
	form := func(text string) url.Values {
		values, _ := url.ParseQuery(text)
		return values
	}
	return map[string]vector{
		"GitHub's, as Meta signs too": { // docs.github.com, Validating webhook deliveries
			scheme: hooks.HMAC("X-Hub-Signature-256", "sha256=", hex.DecodeString), header: "X-Hub-Signature-256",
			signed: "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17",
			secret: "It's a Secret to Everybody", d: hooks.Delivery{Body: []byte("Hello, World!")},
		},
		"one in base64": { // RFC 4231, test case 2
			scheme: hooks.HMAC("X-Signature", "", base64.StdEncoding.DecodeString), header: "X-Signature",
			signed: "W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM=", secret: "Jefe", d: hooks.Delivery{Body: []byte("what do ya want for nothing?")},
		},
		"Stripe's": { // docs.stripe.com, Verify webhook signatures manually; reckoned by openssl
			scheme: hooks.TimedHMAC("Stripe-Signature"), header: "Stripe-Signature",
			signed: "t=1492774577,v0=6ffbb59b2300aae63f272406069a9788598b792a944a07aba816edb039989a39,v1=a2f9680b7feeb431729bd8d607c4d671f9b61b57aa013ce54224930c04962ece",
			secret: "whsec_test", d: hooks.Delivery{Body: []byte(`{"id":"evt_1","type":"charge.succeeded"}`)}, at: time.Unix(1492774577, 0),
		},
		"Twilio's": { // twilio.com/docs, Validating requests
			scheme: hooks.FormHMAC("X-Twilio-Signature"), header: "X-Twilio-Signature", signed: "RSOYDt4T1cUTdK1PDd93/VVr8B8=", secret: "12345",
			d: hooks.Delivery{URL: twilio, Form: form("To=%2B18005551212&CallSid=CA1234567890ABCDE&Digits=1234&From=%2B14158675309&Caller=%2B14158675309")},
		},
		"Twilio's of fields that repeat": { // the tests of Twilio's own libraries
			scheme: hooks.FormHMAC("X-Twilio-Signature"), header: "X-Twilio-Signature", signed: "IK+Dwps556ElfBT0I3Rgjkr1wJU=", secret: "12345",
			d: hooks.Delivery{URL: twilio, Form: form("Sid=CA123&SidAccount=AC123&Digits=5678&Digits=1234&Digits=1234")},
		},
		"Twilio's of what is no form": { // the tests of Twilio's own libraries
			scheme: hooks.FormHMAC("X-Twilio-Signature"), header: "X-Twilio-Signature", signed: "a9nBmqA0ju/hNViExpshrM61xv4=", secret: "12345",
			d: hooks.Delivery{
				URL:  twilio + "&bodySHA256=0a1ff7634d9ab3b95db5c9a2dfe9416e41502b283a80c7cf19632632f96e6620",
				Body: []byte(`{"property": "value", "boolean": true}`),
			},
		},
		"Telegram's": { // core.telegram.org/bots/api, setWebhook
			scheme: hooks.Token("X-Telegram-Bot-Api-Secret-Token"), header: "X-Telegram-Bot-Api-Secret-Token",
			signed: "s3cret_Token-1", secret: "s3cret_Token-1", d: hooks.Delivery{Body: []byte(`{"update_id":1}`)},
		},
		"basic authentication": { // RFC 7617, section 2
			scheme: hooks.Basic(), header: "Authorization", signed: "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==", secret: "Aladdin:open sesame",
		},
	}
}

func (v vector) valid(signed, secret string, at time.Time) bool {
	v.d.Header = http.Header{}
	if signed != "" {
		v.d.Header.Set(v.header, signed)
	}
	return v.scheme.Valid(v.d, secret, at)
}

func TestSchemes(t *testing.T) {
	t.Parallel()
	for what, v := range vectors() {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			require.True(t, v.valid(v.signed, v.secret, v.at))
			require.False(t, v.valid(v.signed, v.secret+"x", v.at), "another secret")
			require.False(t, v.valid(v.signed, "", v.at), "no secret")
			for _, none := range []string{"", " ", "=", ",", "t=,v1=", "sha256=", "Basic", "Basic ", strings.Repeat("x", 10_000), "\x00", v.signed[:len(v.signed)-8]} {
				require.False(t, v.valid(none, v.secret, v.at), "%.40q", none)
			}
			for at := range v.d.Body {
				altered := v
				altered.d.Body = []byte(string(v.d.Body))
				altered.d.Body[at] ^= 1
				require.Equal(t, what == "Telegram's", altered.valid(v.signed, v.secret, v.at), "the body altered at %d", at)
			}
			for name := range v.d.Form {
				altered := v
				altered.d.Form = url.Values{}
				for other, values := range v.d.Form {
					altered.d.Form[other] = values
				}
				altered.d.Form[name] = []string{v.d.Form[name][0] + "0"}
				require.False(t, altered.valid(v.signed, v.secret, v.at), "the field %s altered", name)
				delete(altered.d.Form, name)
				require.False(t, altered.valid(v.signed, v.secret, v.at), "the field %s left out", name)
			}
			if v.d.URL != "" {
				altered := v
				altered.d.URL = strings.Replace(v.d.URL, "foo=1", "foo=2", 1)
				require.False(t, altered.valid(v.signed, v.secret, v.at), "the address altered")
			}
		})
	}

	t.Run("a signature with a time is good for five minutes, either way", func(t *testing.T) {
		t.Parallel()
		v := vectors()["Stripe's"]
		for off, good := range map[time.Duration]bool{0: true, 5 * time.Minute: true, 301 * time.Second: false, time.Hour: false} {
			require.Equal(t, good, v.valid(v.signed, v.secret, v.at.Add(off)), off)
			require.Equal(t, good, v.valid(v.signed, v.secret, v.at.Add(-off)), -off)
		}
		later := strings.Replace(v.signed, "t=1492774577", "t=1492774578", 1)
		require.False(t, v.valid(later, v.secret, v.at), "a time that was not signed")
		two := strings.Replace(v.signed, ",v1=", ",v1="+strings.Repeat("0", 64)+",v1=", 1)
		require.True(t, v.valid(two, v.secret, v.at), "one of several, while the provider rotates")
		old := strings.Replace(v.signed, ",v1=", ",v0=", 1)
		require.False(t, v.valid(old, v.secret, v.at), "an older scheme")
	})

	t.Run("a body that is no form is not believed for the address alone", func(t *testing.T) {
		t.Parallel()
		v := vectors()["Twilio's"]
		v.d.Form, v.d.Body = nil, []byte(`{}`)
		require.False(t, v.valid(v.signed, v.secret, v.at))
	})
}
