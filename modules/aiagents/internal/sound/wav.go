// Package sound turns what voices and ears of providers work with into what a telephone line carries, and back: other rates, and files.
package sound

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"iter"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// ErrWAV is a file of sound that is none, or of a kind that no voice speaks.
var ErrWAV = errors.New("sound: no WAV of one channel and 16 bits")

// Head is what a WAV says of itself.
type Head struct{ Rate int }

const (
	mostChunk = 1 << 20 // bytes of what stands before the sound
	mostRate  = 96_000
)

// ReadHead reads up to where the sound begins. How long it is, a WAV that is still being spoken does not know.
func ReadHead(r io.Reader) (h Head, err error) {
	var riff [12]byte
	if _, err = io.ReadFull(r, riff[:]); err != nil || string(riff[:4]) != "RIFF" || string(riff[8:]) != "WAVE" {
		return h, cut(err)
	}
	for {
		var chunk [8]byte
		if _, err = io.ReadFull(r, chunk[:]); err != nil {
			return h, cut(err)
		}
		size := binary.LittleEndian.Uint32(chunk[4:])
		if string(chunk[:4]) == "data" {
			return h, h.check()
		}
		if size > mostChunk {
			return h, ErrWAV
		}
		body := make([]byte, size+size%2)
		if _, err = io.ReadFull(r, body); err != nil {
			return h, cut(err)
		}
		if string(chunk[:4]) == "fmt " {
			h.read(body)
		}
	}
}

// cut is a file that ends before its sound begins, or that cannot be read so far.
func cut(err error) error {
	if err == nil || errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return ErrWAV
	}
	return errors.Join(ErrWAV, err)
}

func (h Head) check() error {
	if h.Rate < Line || h.Rate > mostRate {
		return ErrWAV
	}
	return nil
}

// read takes a format: PCM, one channel, 16 bits; any other leaves the rate at zero.
func (h *Head) read(format []byte) {
	const pcm, extensible = 1, 0xfffe
	if len(format) < 16 {
		return
	}
	kind, channels, bits := binary.LittleEndian.Uint16(format), binary.LittleEndian.Uint16(format[2:]), binary.LittleEndian.Uint16(format[14:])
	if (kind == pcm || kind == extensible) && channels == 1 && bits == 16 {
		h.Rate = int(binary.LittleEndian.Uint32(format[4:]))
	}
}

// Frames are the sound of a WAV as a line takes it, as it comes; the last is filled up with silence.
func Frames(h Head, r io.Reader, law audio.Law, size int) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		rate, buffer, line, half := NewRate(h.Rate, Line), make([]byte, 4096), []byte(nil), 0
		for {
			n, err := r.Read(buffer[half:])
			n += half
			line = law.Encode(line, rate.Take(samples(buffer[:n])))
			half = copy(buffer, buffer[n-n%2:n]) // of a sample, whose other half is to come
			if err != nil {
				line = law.Encode(line, rate.End())
				line = append(line, bytes.Repeat([]byte{law.Silence()}, (size-len(line)%size)%size)...)
			}
			for ; len(line) >= size; line = line[size:] {
				if !yield(bytes.Clone(line[:size]), nil) {
					return
				}
			}
			if err == nil {
				continue
			}
			if !errors.Is(err, io.EOF) {
				yield(nil, err)
			}
			return
		}
	}
}

func samples(raw []byte) []int16 {
	all := make([]int16, len(raw)/2)
	for i := range all {
		all[i] = int16(binary.LittleEndian.Uint16(raw[2*i:]))
	}
	return all
}

// WAV is the sound of a line as a file of so many samples a second.
func WAV(line []byte, law audio.Law, rate int) []byte {
	heard := make([]int16, len(line))
	for i, b := range line {
		heard[i] = law.Sample(b)
	}
	change := NewRate(Line, rate)
	heard = append(change.Take(heard), change.End()...)
	var b bytes.Buffer
	b.WriteString("RIFF")
	for _, v := range []any{
		uint32(36 + 2*len(heard)), []byte("WAVEfmt "), uint32(16), uint16(1), uint16(1), uint32(rate), uint32(2 * rate), uint16(2), uint16(16),
		[]byte("data"), uint32(2 * len(heard)), heard,
	} {
		_ = binary.Write(&b, binary.LittleEndian, v) // a buffer takes all
	}
	return b.Bytes()
}
