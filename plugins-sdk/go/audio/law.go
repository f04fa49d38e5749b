// Package audio is what a telephone line carries: G.711 in its two laws, the tones that exchanges make, files of sound, and the sum
// of several people's voices.
package audio

// Rate is how many samples of a line make a second.
const Rate = 8000

// Frame is how many samples one packet usually carries: 20 ms.
const Frame = Rate / 50

// Law is one of the two laws by which ITU-T G.711 writes a sample into a byte. Its number is its payload type in RTP (RFC 3551).
type Law uint8

// The laws: μ in North America and Japan, A elsewhere.
const (
	ULaw Law = 0
	ALaw Law = 8
)

// Valid tells whether it is one of the two.
func (l Law) Valid() bool { return l == ULaw || l == ALaw }

// Name is what SDP calls it.
func (l Law) Name() string {
	if l == ALaw {
		return "PCMA"
	}
	return "PCMU"
}

// Silence is the byte of no sound.
func (l Law) Silence() byte {
	if l == ALaw {
		return 0xD5
	}
	return 0xFF
}

// Sample is the linear value of a byte.
func (l Law) Sample(b byte) int16 {
	if l == ALaw {
		return fromALaw[b]
	}
	return fromULaw[b]
}

// Byte is the byte of a linear value.
func (l Law) Byte(s int16) byte {
	if l == ALaw {
		return encodeALaw(s)
	}
	return encodeULaw(s)
}

// Decode appends the linear values of bytes.
func (l Law) Decode(to []int16, sound []byte) []int16 {
	table := &fromULaw
	if l == ALaw {
		table = &fromALaw
	}
	for _, b := range sound {
		to = append(to, table[b])
	}
	return to
}

// Encode appends the bytes of linear values.
func (l Law) Encode(to []byte, samples []int16) []byte {
	for _, s := range samples {
		to = append(to, l.Byte(s))
	}
	return to
}

// Into writes sound of this law in another, in its place.
func (l Law) Into(other Law, sound []byte) {
	table := &toULaw
	switch {
	case l == other:
		return
	case other == ALaw:
		table = &toALaw
	}
	for n, b := range sound {
		sound[n] = table[b]
	}
}

var (
	fromULaw = tableOf(decodeULaw)
	fromALaw = tableOf(decodeALaw)
	toULaw   = tableOf(func(b byte) byte { return encodeULaw(decodeALaw(b)) })
	toALaw   = tableOf(func(b byte) byte { return encodeALaw(decodeULaw(b)) })
)

func tableOf[T any](f func(byte) T) (table [256]T) {
	for n := range table {
		table[n] = f(byte(n))
	}
	return table
}

const bias, most = 0x84, 32635 // of the μ law

func encodeULaw(s int16) byte {
	value, sign := int(s), 0
	if value < 0 {
		value, sign = -value, 0x80
	}
	value = min(value, most) + bias
	exponent := 7
	for bit := 0x4000; exponent > 0 && value&bit == 0; bit >>= 1 {
		exponent--
	}
	return ^byte(sign | exponent<<4 | value>>(exponent+3)&0x0F)
}

func decodeULaw(b byte) int16 {
	b = ^b
	value := (int(b&0x0F)<<3+bias)<<(b>>4&7) - bias
	if b&0x80 != 0 {
		value = -value
	}
	return int16(value)
}

func encodeALaw(s int16) byte {
	value, sign := int(s)>>3, byte(0xD5)
	if value < 0 {
		value, sign = -value-1, 0x55
	}
	if value < 32 {
		return byte(value>>1) ^ sign
	}
	exponent := 1
	for value >= 64 && exponent < 7 {
		value >>= 1
		exponent++
	}
	return byte(exponent<<4|min(value, 63)>>1&0x0F) ^ sign
}

func decodeALaw(b byte) int16 {
	b ^= 0x55
	value := int(b&0x0F)<<4 + 8
	if exponent := b >> 4 & 7; exponent > 0 {
		value = (value + 0x100) << (exponent - 1)
	}
	if b&0x80 == 0 {
		value = -value
	}
	return int16(value)
}
