package tape

import (
	"bufio"
	"crypto/aes"
	"crypto/cipher"
	"encoding/binary"
	"errors"
	"io"
	"os"
)

// size is how much sound is sealed at once: half a second of it.
const size = 4096

// chunks are a file of sealed pieces, each with its place in the file, so that none can be left out, moved or changed unseen.
type chunks struct {
	file    *os.File
	seal    cipher.AEAD
	track   byte
	number  uint64
	waiting []byte
	failed  error
}

func sealOf(key Key) cipher.AEAD {
	block, _ := aes.NewCipher(key[:]) // a key of 32 bytes never fails
	seal, _ := cipher.NewGCM(block)
	return seal
}

func create(path string, key Key, track byte) (*chunks, error) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	return &chunks{file: file, seal: sealOf(key), track: track, waiting: make([]byte, 0, size)}, nil
}

// nonce is a piece's place; a key seals each place of each track once.
func nonce(track byte, number uint64) []byte {
	return binary.BigEndian.AppendUint64([]byte{track, 0, 0, 0}, number)
}

func (c *chunks) write(sound []byte) {
	for len(sound) > 0 {
		n := min(len(sound), size-len(c.waiting))
		c.waiting = append(c.waiting, sound[:n]...)
		sound = sound[n:]
		if len(c.waiting) == size {
			c.flush()
		}
	}
}

func (c *chunks) fill(b byte, n int64) {
	for ; n > 0; n-- {
		if c.waiting = append(c.waiting, b); len(c.waiting) == size {
			c.flush()
		}
	}
}

// flush seals what waits and writes it; after a failure nothing more is written.
func (c *chunks) flush() {
	if len(c.waiting) == 0 || c.failed != nil {
		c.waiting = c.waiting[:0]
		return
	}
	sealed := c.seal.Seal(make([]byte, 4, 4+size+c.seal.Overhead()), nonce(c.track, c.number), c.waiting, nil)
	binary.BigEndian.PutUint32(sealed, uint32(len(sealed)-4))
	c.number++
	c.waiting = c.waiting[:0]
	_, c.failed = c.file.Write(sealed)
}

func (c *chunks) close() {
	c.flush()
	_ = c.file.Close()
}

// opened reads a file of chunks; what a crash left half written at its end is left out.
type opened struct {
	file   *os.File
	reader *bufio.Reader
	seal   cipher.AEAD
	track  byte
	number uint64
	rest   []byte
}

func open(path string, key Key, track byte) (*opened, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	return &opened{file: file, reader: bufio.NewReader(file), seal: sealOf(key), track: track}, nil
}

// Read implements io.Reader. It fails with ErrBroken.
func (o *opened) Read(to []byte) (int, error) {
	if len(o.rest) == 0 {
		if err := o.next(); err != nil {
			return 0, err
		}
	}
	n := copy(to, o.rest)
	o.rest = o.rest[n:]
	return n, nil
}

func (o *opened) next() error {
	var length [4]byte
	if _, err := io.ReadFull(o.reader, length[:]); err != nil {
		return io.EOF
	}
	n := binary.BigEndian.Uint32(length[:])
	if n > size+uint32(o.seal.Overhead()) {
		return ErrBroken
	}
	sealed := make([]byte, n)
	if _, err := io.ReadFull(o.reader, sealed); err != nil {
		if errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) {
			return io.EOF
		}
		return err
	}
	plain, err := o.seal.Open(sealed[:0], nonce(o.track, o.number), sealed, nil)
	if err != nil {
		return ErrBroken.Wrap(err)
	}
	o.rest = plain
	o.number++
	return nil
}
