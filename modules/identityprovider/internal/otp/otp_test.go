package otp_test

import (
	"strings"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/identityprovider/internal/otp"
)

// rfcSecret and the codes below are test vectors of RFC 6238, cut to six digits.
const rfcSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"

func TestStep(t *testing.T) {
	t.Parallel()

	t.Run("agrees with RFC 6238", func(t *testing.T) {
		t.Parallel()
		for unix, code := range map[int64]string{59: "287082", 1111111109: "081804", 1234567890: "005924", 20000000000: "353130"} {
			step, ok := otp.Step(rfcSecret, code, time.Unix(unix, 0), 0)
			require.True(t, ok, code)
			require.Equal(t, unix/30, step)
		}
	})

	t.Run("forgives a clock that is one period off, not two", func(t *testing.T) {
		t.Parallel()
		now := time.Unix(1_800_000_000, 0)
		for offset, accepted := range map[time.Duration]bool{
			-60 * time.Second: false, -30 * time.Second: true, 0: true, 30 * time.Second: true, 60 * time.Second: false,
		} {
			code, err := totp.GenerateCode(rfcSecret, now.Add(offset))
			require.NoError(t, err)
			_, ok := otp.Step(rfcSecret, code, now, 0)
			require.Equal(t, accepted, ok, offset)
		}
	})

	t.Run("a code is good once, and so is every earlier one", func(t *testing.T) {
		t.Parallel()
		now := time.Unix(1_800_000_000, 0)
		code, err := totp.GenerateCode(rfcSecret, now)
		require.NoError(t, err)
		step, ok := otp.Step(rfcSecret, code, now, 0)
		require.True(t, ok)
		_, ok = otp.Step(rfcSecret, code, now, step)
		require.False(t, ok)
		earlier, err := totp.GenerateCode(rfcSecret, now.Add(-otp.Period))
		require.NoError(t, err)
		_, ok = otp.Step(rfcSecret, earlier, now, step)
		require.False(t, ok)
	})

	t.Run("nonsense is refused", func(t *testing.T) {
		t.Parallel()
		for _, code := range []string{"", "abcdef", "0000000", "28708", "287082287082"} {
			_, ok := otp.Step(rfcSecret, code, time.Unix(59, 0), 0)
			require.False(t, ok, code)
		}
		_, ok := otp.Step("not base32!", "287082", time.Unix(59, 0), 0)
		require.False(t, ok)
	})
}

func TestEnrol(t *testing.T) {
	t.Parallel()
	enrolment, err := otp.Enrol("Recobro", "ana@example.com")
	require.NoError(t, err)
	require.Contains(t, enrolment.URI, "otpauth://totp/Recobro:ana@example.com")
	require.Contains(t, enrolment.URI, enrolment.Secret)
	require.True(t, strings.HasPrefix(enrolment.QR, "data:image/png;base64,iVBOR"))
}

func TestRecoveryCodes(t *testing.T) {
	t.Parallel()
	codes := otp.RecoveryCodes()
	require.Len(t, codes, 10)
	digests := map[string]bool{}
	for _, code := range codes {
		digest := otp.Digest([]byte("key"), code)
		digests[digest] = true
		require.Equal(t, digest, otp.Digest([]byte("key"), " "+strings.ToUpper(strings.ReplaceAll(code, "-", " "))))
		require.NotEqual(t, digest, otp.Digest([]byte("other"), code))
	}
	require.Len(t, digests, 10)
}
