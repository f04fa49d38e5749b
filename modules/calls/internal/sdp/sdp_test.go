package sdp_test

import (
	"net/netip"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

var here = netip.MustParseAddrPort("192.0.2.1:20000")

func ours(seal sdp.Seal) sdp.Ours {
	return sdp.Ours{At: here, Laws: []audio.Law{audio.ALaw, audio.ULaw}, Seal: seal, Keys: sdp.NewKeys(), Session: 7, Version: 1}
}

func lines(all ...string) []byte { return []byte(strings.Join(all, "\r\n") + "\r\n") }

// carrier is an offer as a carrier may make it, with more lines of its sound.
func carrier(media string, more ...string) []byte {
	return lines(append([]string{"v=0", "o=- 1 1 IN IP4 203.0.113.9", "s=call", "c=IN IP4 203.0.113.9", "t=0 0", media}, more...)...)
}

func TestAgreeing(t *testing.T) {
	t.Run("what we offer and the other side answers is agreed on by both alike", func(t *testing.T) {
		for _, seal := range []sdp.Seal{sdp.Plain, sdp.MaySeal, sdp.MustSeal} {
			offer, err := sdp.Read(ours(seal).Offer())
			require.NoError(t, err)
			theirs := ours(seal)
			theirs.At, theirs.Laws = netip.MustParseAddrPort("203.0.113.9:4000"), []audio.Law{audio.ULaw}
			body, theirTerms, err := theirs.Answer(offer)
			require.NoError(t, err)
			answer, err := sdp.Read(body)
			require.NoError(t, err)
			mine := ours(seal)
			mine.Keys = []media.Key{{}, {}}
			copy(mine.Keys, offer.Seals)
			terms, err := mine.Agreed(answer)
			require.NoError(t, err)
			require.Equal(t, audio.ULaw, terms.Law)
			require.Equal(t, theirs.At, terms.To)
			require.EqualValues(t, 101, terms.Keys)
			require.Equal(t, seal != sdp.Plain, terms.Ours != nil && theirTerms.Ours != nil)
			if terms.Ours != nil {
				require.Equal(t, terms.Ours.Text, theirTerms.Theirs.Text)
				require.Equal(t, terms.Theirs.Text, theirTerms.Ours.Text)
			}
		}
	})
	t.Run("video and further sound are refused in their place, the first sound is taken", func(t *testing.T) {
		offer, err := sdp.Read(carrier("m=video 5000 RTP/AVP 96", "a=rtpmap:96 H264/90000", "m=audio 4000 RTP/AVP 18 8", "m=audio 4002 RTP/AVP 0"))
		require.NoError(t, err)
		body, _, err := ours(sdp.Plain).Answer(offer)
		require.NoError(t, err)
		var kinds []string
		for _, line := range strings.Split(string(body), "\r\n") {
			if strings.HasPrefix(line, "m=") {
				kinds = append(kinds, line)
			}
		}
		require.Equal(t, []string{"m=video 0 RTP/AVP 96", "m=audio 20000 RTP/AVP 8", "m=audio 0 RTP/AVP 0"}, kinds)
	})
	t.Run("a hold is understood as it is said today, and as it was said before", func(t *testing.T) {
		for name, body := range map[string][]byte{
			"sendonly": carrier("m=audio 4000 RTP/AVP 8", "a=sendonly"), "inactive": carrier("m=audio 4000 RTP/AVP 8", "a=inactive"),
			"no address": lines("v=0", "o=- 1 1 IN IP4 203.0.113.9", "s=-", "c=IN IP4 0.0.0.0", "t=0 0", "m=audio 4000 RTP/AVP 8"),
		} {
			offer, err := sdp.Read(body)
			require.NoError(t, err)
			_, terms, err := ours(sdp.Plain).Answer(offer)
			require.NoError(t, err)
			require.True(t, terms.Silent, name)
		}
	})
	t.Run("while we hold, our answer to any offer stays a hold", func(t *testing.T) {
		held := ours(sdp.Plain)
		held.OnHold = true
		offer, err := sdp.Read(carrier("m=audio 4000 RTP/AVP 8"))
		require.NoError(t, err)
		body, terms, err := held.Answer(offer)
		require.NoError(t, err)
		require.Contains(t, string(body), "a=sendonly")
		require.True(t, terms.Waiting)
	})
	t.Run("there is nothing in common: other codecs, no sound, a seal that one side demands and the other refuses", func(t *testing.T) {
		for name, body := range map[string][]byte{
			"other codecs": carrier("m=audio 4000 RTP/AVP 18 96", "a=rtpmap:96 opus/48000/2"), "no sound": carrier("m=video 4000 RTP/AVP 96"),
			"off": carrier("m=audio 0 RTP/AVP 8"), "renamed": carrier("m=audio 4000 RTP/AVP 8", "a=rtpmap:8 PCMA/16000"), "WebRTC": carrier("m=audio 4000 UDP/TLS/RTP/SAVPF 8"),
		} {
			_, err := sdp.Read(body)
			require.ErrorIs(t, err, sdp.ErrCommon, name)
		}
		plain, err := sdp.Read(carrier("m=audio 4000 RTP/AVP 8"))
		require.NoError(t, err)
		_, _, err = ours(sdp.MustSeal).Answer(plain)
		require.ErrorIs(t, err, sdp.ErrCommon)
		sealed, err := sdp.Read(ours(sdp.MustSeal).Offer())
		require.NoError(t, err)
		_, _, err = ours(sdp.Plain).Answer(sealed)
		require.ErrorIs(t, err, sdp.ErrCommon)
	})
	t.Run("what cannot be read is refused: no address, a name, another port, noise", func(t *testing.T) {
		for name, body := range map[string][]byte{
			"no address": lines("v=0", "o=- 1 1 IN IP4 203.0.113.9", "s=-", "t=0 0", "m=audio 4000 RTP/AVP 8"),
			"a name":     lines("v=0", "o=- 1 1 IN IP4 203.0.113.9", "s=-", "c=IN IP4 example.com", "t=0 0", "m=audio 4000 RTP/AVP 8"),
			"port":       carrier("m=audio 99999 RTP/AVP 8"), "noise": []byte("\x00\xff\r\n"), "nothing": nil,
		} {
			_, err := sdp.Read(body)
			require.Error(t, err, name)
		}
	})
	t.Run("addresses of both families are written and read", func(t *testing.T) {
		o := ours(sdp.Plain)
		o.At = netip.MustParseAddrPort("[2001:db8::1]:20000")
		read, err := sdp.Read(o.Offer())
		require.NoError(t, err)
		require.Equal(t, o.At, read.At)
	})
}
