package media

import (
	"encoding/binary"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrKeys refuses what is not on a telephone.
var ErrKeys = errs.New(errs.Invalid, "calls.keys")

// telephone are the keys in the order of RFC 4733.
const telephone = "0123456789*#ABCD"

const (
	pressed = 100 * time.Millisecond
	apart   = 60 * time.Millisecond
	tick    = 20 * time.Millisecond
)

// press is one packet of a key that is pressed: which, how long so far in samples, and whether that was all.
type press struct {
	key     byte
	end     bool
	samples uint16
}

func (p press) append(to []byte) []byte {
	flags := byte(10) // the loudness, in dB below the most
	if p.end {
		flags |= 0x80
	}
	return binary.BigEndian.AppendUint16(append(to, p.key, flags), p.samples)
}

// pressOf reads a packet; ok is false for what is none.
func pressOf(b []byte) (key rune, ok bool) {
	if len(b) < 4 || int(b[0]) >= len(telephone) {
		return 0, false
	}
	return rune(telephone[b[0]]), true
}

// CheckKeys fails with ErrKeys for what cannot be pressed on a telephone.
func CheckKeys(keys string) error {
	for _, key := range keys {
		if !strings.ContainsRune(telephone, key) {
			return ErrKeys
		}
	}
	return nil
}
