package sdp

import (
	"fmt"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// usualKeys is the payload type of pressed keys that we offer.
const usualKeys = 101

// Write is an offer of our own. The number of the session stays through a call, the version grows with each change.
func (s Sound) Write(session uint64, version int) []byte {
	if s.Keys == 0 {
		s.Keys = usualKeys
	}
	return s.write(session, version, place{refused: []string{""}})
}

func (s Sound) write(session uint64, version int, at place) []byte {
	family := "IP4"
	if s.At.Addr().Is6() {
		family = "IP6"
	}
	b := &strings.Builder{}
	fmt.Fprintf(b, "v=0\r\no=recobro %d %d IN %s %s\r\ns=-\r\nc=IN %s %s\r\nt=0 0\r\n", session, version, family, s.At.Addr(), family, s.At.Addr())
	for _, refused := range at.refused {
		if refused == "" {
			s.lines(b)
		}
		b.WriteString(refused)
	}
	return []byte(b.String())
}

func (s Sound) lines(b *strings.Builder) {
	profile := "RTP/AVP"
	if s.Sealed {
		profile = "RTP/SAVP"
	}
	fmt.Fprintf(b, "m=audio %d %s", s.At.Port(), profile)
	for _, law := range s.Laws {
		fmt.Fprintf(b, " %d", law)
	}
	if s.Keys != 0 {
		fmt.Fprintf(b, " %d", s.Keys)
	}
	b.WriteString("\r\n")
	for _, law := range s.Laws {
		fmt.Fprintf(b, "a=rtpmap:%d %s/%d\r\n", law, law.Name(), audio.Rate)
	}
	if s.Keys != 0 {
		fmt.Fprintf(b, "a=rtpmap:%d telephone-event/8000\r\na=fmtp:%d 0-15\r\n", s.Keys, s.Keys)
	}
	for _, key := range s.Seals {
		fmt.Fprintf(b, "a=crypto:%s %s inline:%s\r\n", key.Tag, key.Suite, key.Text)
	}
	fmt.Fprintf(b, "a=ptime:20\r\na=%s\r\n", s.Direction)
}
