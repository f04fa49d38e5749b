package audio

import (
	"encoding/binary"
	"io"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrFile refuses what is no file of sound that a line can play: WAV, 8000 samples a second, one voice, 16-bit linear or G.711.
var ErrFile = errs.New(errs.Invalid, "calls.sound_file")

// The formats of samples in a WAV file.
const (
	linear     = 1
	formatALaw = 6
	formatULaw = 7
)

// Header writes the head of a WAV file of so many voices (interleaved) and bytes of G.711.
func (l Law) Header(voices int, bytes uint32) []byte {
	format := uint16(formatULaw)
	if l == ALaw {
		format = formatALaw
	}
	h := make([]byte, 0, 58)
	h = append(h, "RIFF"...)
	h = binary.LittleEndian.AppendUint32(h, bytes+50)
	h = append(h, "WAVEfmt "...)
	h = binary.LittleEndian.AppendUint32(h, 18)
	h = binary.LittleEndian.AppendUint16(h, format)
	h = binary.LittleEndian.AppendUint16(h, uint16(voices))
	h = binary.LittleEndian.AppendUint32(h, Rate)
	h = binary.LittleEndian.AppendUint32(h, Rate*uint32(voices))
	h = binary.LittleEndian.AppendUint16(h, uint16(voices))
	h = binary.LittleEndian.AppendUint16(h, 8)
	h = binary.LittleEndian.AppendUint16(h, 0)
	h = append(h, "fact"...)
	h = binary.LittleEndian.AppendUint32(h, 4)
	h = binary.LittleEndian.AppendUint32(h, bytes/uint32(voices))
	h = append(h, "data"...)
	return binary.LittleEndian.AppendUint32(h, bytes)
}

// ReadWAV reads the linear samples of a WAV file that a line can play, of one voice and at most so many. It fails with ErrFile.
func ReadWAV(r io.Reader, most int) ([]int16, error) {
	var head [12]byte
	if _, err := io.ReadFull(r, head[:]); err != nil || string(head[:4]) != "RIFF" || string(head[8:]) != "WAVE" {
		return nil, ErrFile
	}
	format, bits := uint16(0), uint16(0)
	for {
		var chunk [8]byte
		if _, err := io.ReadFull(r, chunk[:]); err != nil {
			return nil, ErrFile
		}
		size := binary.LittleEndian.Uint32(chunk[4:])
		switch string(chunk[:4]) {
		case "fmt ":
			form := make([]byte, min(size, 64))
			if _, err := io.ReadFull(r, form); err != nil || size < 16 || size > 64 {
				return nil, ErrFile
			}
			format, bits = binary.LittleEndian.Uint16(form), binary.LittleEndian.Uint16(form[14:])
			if binary.LittleEndian.Uint16(form[2:]) != 1 || binary.LittleEndian.Uint32(form[4:]) != Rate {
				return nil, ErrFile
			}
		case "data":
			return readSamples(io.LimitReader(r, int64(size)), format, bits, most)
		default:
			if _, err := io.CopyN(io.Discard, r, int64(size+size%2)); err != nil {
				return nil, ErrFile
			}
		}
	}
}

func readSamples(r io.Reader, format, bits uint16, most int) ([]int16, error) {
	width := 1
	if format == linear {
		width = 2
	}
	if (format == linear) != (bits == 16) || format != linear && format != formatALaw && format != formatULaw {
		return nil, ErrFile
	}
	data, err := io.ReadAll(io.LimitReader(r, int64(most*width)))
	if err != nil || len(data) == 0 {
		return nil, ErrFile
	}
	switch format {
	case formatALaw:
		return ALaw.Decode(nil, data), nil
	case formatULaw:
		return ULaw.Decode(nil, data), nil
	}
	samples := make([]int16, len(data)/2)
	for n := range samples {
		samples[n] = int16(binary.LittleEndian.Uint16(data[2*n:]))
	}
	return samples, nil
}
