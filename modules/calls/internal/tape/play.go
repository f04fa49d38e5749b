package tape

import (
	"errors"
	"io"
	"os"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Reel is a tape that has ended, to be read as a WAV file of two voices: outside left, inside right.
type Reel struct {
	path   string
	key    Key
	law    audio.Law
	Length int64 // samples of the longer track
}

// Rewind opens a tape that has ended, however it did. It fails with os.ErrNotExist, and with ErrBroken.
func Rewind(path string, key Key, law audio.Law) (*Reel, error) {
	r := &Reel{path: path, key: key, law: law}
	for n := range Tracks {
		length, err := r.measure(n)
		if err != nil {
			return nil, err
		}
		r.Length = max(r.Length, length)
	}
	return r, nil
}

func (r *Reel) measure(n int) (int64, error) {
	track, err := open(trackPath(r.path, n), r.key, byte(n))
	if err != nil {
		return 0, err
	}
	defer func() { _ = track.file.Close() }()
	return io.Copy(io.Discard, track)
}

// Discard removes the tape from the disk.
func (r *Reel) Discard() error { return Discard(r.path) }

// Discard removes a tape from the disk; one that is gone is no failure.
func Discard(path string) error {
	var all []error
	for n := range Tracks {
		if err := os.Remove(trackPath(path, n)); err != nil && !errors.Is(err, os.ErrNotExist) {
			all = append(all, err)
		}
	}
	return errors.Join(all...)
}

// WriteTo writes the WAV file, and hands each piece of both voices to see, in order.
func (r *Reel) WriteTo(w io.Writer, see func(outside, inside []byte)) error {
	if _, err := w.Write(r.law.Header(Tracks, uint32(r.Length*Tracks))); err != nil {
		return err
	}
	tracks := [Tracks]*opened{}
	for n := range tracks {
		track, err := open(trackPath(r.path, n), r.key, byte(n))
		if err != nil {
			return err
		}
		defer func() { _ = track.file.Close() }()
		tracks[n] = track
	}
	var voices [Tracks][size]byte
	both := make([]byte, Tracks*size)
	for at := int64(0); at < r.Length; at += size {
		length := int(min(size, r.Length-at))
		for n, track := range tracks {
			if err := r.read(track, voices[n][:length]); err != nil {
				return err
			}
		}
		for n := range length {
			both[2*n], both[2*n+1] = voices[Outside][n], voices[Inside][n]
		}
		if see != nil {
			see(voices[Outside][:length], voices[Inside][:length])
		}
		if _, err := w.Write(both[:2*length]); err != nil {
			return err
		}
	}
	return nil
}

// read fills a piece of one voice; where its track has ended, with silence.
func (r *Reel) read(track *opened, piece []byte) error {
	n, err := io.ReadFull(track, piece)
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		return err
	}
	for ; n < len(piece); n++ {
		piece[n] = r.law.Silence()
	}
	return nil
}
