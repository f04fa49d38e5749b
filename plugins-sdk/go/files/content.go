package files

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/minio/sio"
)

// Content is sealed by DARE 2.0: packages of 64 KiB, each with a head and a tag, in an order that is part of the seal, the last
// one marked. Any of them can be read alone.
const (
	keySize     = 32
	packageSize = 64 << 10
	packageMore = 32 // what sealing adds to one
)

func sealing(key []byte, first int64) sio.Config {
	return sio.Config{MinVersion: sio.Version20, MaxVersion: sio.Version20, Key: key, SequenceNumber: uint32(first)}
}

// Open reads a file's content, from anywhere in it. Nothing is given that was not sealed so: a change of what lies there is an
// error on reading. It fails with ErrErased.
func (s *Store) Open(ctx context.Context, f File) (io.ReadSeekCloser, error) {
	if f.ErasedAt != nil {
		return nil, ErrErased
	}
	key, err := s.cfg.Keys.Open(ctx, keyPlace(f.ID), f.Key)
	if err != nil {
		return nil, err
	}
	c := &content{ctx: ctx, blobs: s.cfg.Blobs, blob: f.blob(), key: []byte(key), size: f.Size}
	return c, c.start()
}

// content reads the blob of a file.
type content struct {
	ctx    context.Context
	blobs  Blobs
	blob   Blob
	key    []byte
	size   int64
	offset int64
	at     int64         // where from stands
	from   io.ReadCloser // nil until something is read
	plain  io.Reader
}

// start opens the blob at the package that holds offset.
func (c *content) start() error {
	first := c.offset / packageSize
	from, err := c.blobs.Read(c.ctx, c.blob, first*(packageSize+packageMore))
	if err != nil {
		return fmt.Errorf("read the content of file %s: %w", c.blob.ID, err)
	}
	plain, err := sio.DecryptReader(from, sealing(c.key, first))
	if err == nil {
		_, err = io.CopyN(io.Discard, plain, c.offset%packageSize)
	}
	if err != nil {
		return errors.Join(err, from.Close())
	}
	c.at, c.from, c.plain = c.offset, from, io.LimitReader(plain, c.size-c.offset)
	return nil
}

// Read implements io.Reader.
func (c *content) Read(p []byte) (int, error) {
	if c.offset >= c.size {
		return 0, io.EOF
	}
	if c.from == nil || c.at != c.offset {
		if err := errors.Join(c.Close(), c.start()); err != nil {
			return 0, err
		}
	}
	n, err := c.plain.Read(p)
	c.offset += int64(n)
	c.at = c.offset
	return n, err
}

// Seek implements io.Seeker.
func (c *content) Seek(offset int64, whence int) (int64, error) {
	switch whence {
	case io.SeekCurrent:
		offset += c.offset
	case io.SeekEnd:
		offset += c.size
	}
	if offset < 0 {
		return c.offset, errors.New("files: seek before the start")
	}
	c.offset = offset
	return offset, nil
}

// Close implements io.Closer.
func (c *content) Close() error {
	if c.from == nil {
		return nil
	}
	from := c.from
	c.from = nil
	return from.Close()
}
