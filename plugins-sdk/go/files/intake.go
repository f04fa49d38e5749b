package files

import (
	"context"
	"crypto/sha256"
	"errors"
	"hash"
	"io"

	"github.com/dustin/go-humanize"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// intake counts and hashes content on its way in, and reserves quota as it goes: what the sender says of its length counts for
// nothing.
type intake struct {
	ctx      context.Context
	store    *Store
	id       string
	from     io.Reader
	most     int64 // bytes
	quota    int64 // bytes that may be taken with it
	hash     hash.Hash
	size     int64
	reserved int64
	begun    bool // a row leads to it
	ended    bool
	failed   error
}

func (s *Store) newIntake(ctx context.Context, id string, from io.Reader, a Accepted) *intake {
	quota := s.cfg.Quota - s.cfg.Quota/100*a.Leaves
	return &intake{ctx: ctx, store: s, id: id, from: from, most: a.Largest, quota: quota, hash: sha256.New()}
}

// Read reads on. Why it failed is kept, and never given as an error that could pass for an end.
func (i *intake) Read(p []byte) (int, error) {
	if i.failed != nil {
		return 0, i.failed
	}
	n, err := i.from.Read(p)
	i.size += int64(n)
	i.hash.Write(p[:n])
	switch {
	case i.size > i.most:
		i.failed = sized(ErrTooLarge, i.most)
	case i.size > i.reserved:
		i.failed = i.reserve()
	}
	switch {
	case i.failed != nil:
	case errors.Is(err, io.EOF):
		i.ended = true
	case err != nil:
		i.failed = errs.OfBody(err)
	}
	if i.failed != nil {
		return 0, i.failed
	}
	return n, err
}

// step is how much quota is reserved at a time; near the quota's end, only as much as has come.
const step = 8 << 20

// reserve reserves for what has come and some of what may; before anything lies anywhere, so that a row leads to that.
func (i *intake) reserve() error {
	lacking := i.size - i.reserved
	wanted := max(lacking, min(step, i.most-i.reserved))
	err := i.store.reserve(i.ctx, i.id, !i.begun, wanted, i.quota)
	if errors.Is(err, ErrQuota) && wanted > lacking {
		wanted = lacking
		err = i.store.reserve(i.ctx, i.id, !i.begun, wanted, i.quota)
	}
	if err == nil {
		i.reserved, i.begun = i.reserved+wanted, true
	}
	return err
}

// sized is a refusal that tells how much there may be.
func sized(refusal *errs.Error, bytes int64) error {
	size := humanize.IBytes(uint64(bytes))
	return refusal.WithParam("size", size).WithField("body.file", refusal.Code, "size", size)
}

// errUnread is a Put that returned before it had read all.
var errUnread = errors.New("files: the blob was put before its end was read")

// outcome is what became of the content: put is what Put said.
func (i *intake) outcome(put error) error {
	switch {
	case i.failed != nil:
		return i.failed
	case put == nil && !i.ended:
		return errUnread
	default:
		return put
	}
}
