package identity

import (
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/base64"
	"net/http"

	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/identity/relyingparty"
)

// BundledPath is where the bundled identity provider answers on our own origin.
const BundledPath = "/idp"

// bundledClient is the core's name at the bundled provider.
const bundledClient = "recobro"

// BundledProvider is the configuration for the bundled provider: its secret follows from the key that both sides hold,
// so that there is nothing for the operator to set up. transport reaches the provider's module process.
func BundledProvider(publicURL string, ring *keyring.Ring, transport http.RoundTripper) (relyingparty.Settings, error) {
	secret, err := hkdf.Key(sha256.New, ring.Invitation(), nil, "recobro client "+bundledClient+" v1", sha256.Size)
	if err != nil {
		return relyingparty.Settings{}, err
	}
	return relyingparty.Settings{
		Issuer:       publicURL + BundledPath,
		ClientID:     bundledClient,
		ClientSecret: base64.RawURLEncoding.EncodeToString(secret),
		SignUp:       map[string]string{"prompt": "create"},
		StepUpACR:    "urn:recobro:otp",
		Embedded:     true,
		Transport:    transport,
	}, nil
}
