package merge

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"slices"
)

// ErrMerkle: a stored accumulator cannot be read.
var ErrMerkle = errors.New("merkle: malformed")

// Merkle takes leaves one by one and holds only the roots of the full subtrees so far, twenty for a million leaves, so
// that it fits into every checkpoint. The zero value is empty.
type Merkle struct {
	count uint64
	peaks [][sha256.Size]byte
}

// Clone is a copy that grows by itself.
func (m *Merkle) Clone() Merkle { return Merkle{count: m.count, peaks: slices.Clone(m.peaks)} }

// Add takes the next leaf.
func (m *Merkle) Add(leaf []byte) {
	sum := sha256.Sum256(append([]byte{0}, leaf...))
	for rest := m.count; rest&1 == 1; rest >>= 1 {
		last := len(m.peaks) - 1
		sum = node(m.peaks[last], sum)
		m.peaks = m.peaks[:last]
	}
	m.peaks = append(m.peaks, sum)
	m.count++
}

func node(left, right [sha256.Size]byte) [sha256.Size]byte {
	var both [1 + 2*sha256.Size]byte
	both[0] = 1
	copy(both[1:], left[:])
	copy(both[1+sha256.Size:], right[:])
	return sha256.Sum256(both[:])
}

// Root is the hash over all leaves in their order, as hexadecimal; "" without leaves.
func (m *Merkle) Root() string {
	if m.count == 0 {
		return ""
	}
	last := len(m.peaks) - 1
	sum := m.peaks[last]
	for i := last - 1; i >= 0; i-- {
		sum = node(m.peaks[i], sum)
	}
	return hex.EncodeToString(sum[:])
}

// MarshalText writes the accumulator for a checkpoint.
func (m *Merkle) MarshalText() ([]byte, error) {
	flat := make([]byte, 0, 8+len(m.peaks)*sha256.Size)
	for shift := 56; shift >= 0; shift -= 8 {
		flat = append(flat, byte(m.count>>shift))
	}
	for _, peak := range m.peaks {
		flat = append(flat, peak[:]...)
	}
	return []byte(hex.EncodeToString(flat)), nil
}

// UnmarshalText reads what MarshalText wrote; nothing is an empty accumulator.
func (m *Merkle) UnmarshalText(text []byte) error {
	*m = Merkle{}
	if len(text) == 0 {
		return nil
	}
	flat, err := hex.DecodeString(string(text))
	if err != nil || len(flat) < 8 || (len(flat)-8)%sha256.Size != 0 {
		return ErrMerkle
	}
	for _, b := range flat[:8] {
		m.count = m.count<<8 | uint64(b)
	}
	for at := 8; at < len(flat); at += sha256.Size {
		m.peaks = append(m.peaks, [sha256.Size]byte(flat[at:]))
	}
	return nil
}
