package files

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"io"
	"time"

	"github.com/minio/sio"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Accepted is what may come in.
type Accepted struct {
	Types   []string // media types, without parameters
	Largest int64    // bytes of one file
	Leaves  int64    // share of the quota, in percent, that is left to others: strangers must not fill it
}

// Received is content that has come in and belongs to no record yet: Store.Add gives it to one within the hour.
type Received struct {
	Name, MediaType, SHA256 string
	Size                    int64
	Fields                  map[string]string // of the form that it came in

	id    string
	key   sealed.Text
	added bool
}

// arrivalTime is how long content may be on its way, or wait for its record, without a sign of life.
const arrivalTime = time.Hour

// Receive streams content in, outside of any transaction. It fails with ErrType, ErrTooLarge and ErrQuota, with a refusal of
// errs.OfBody when the sender breaks off; then nothing stays.
func (s *Store) Receive(ctx context.Context, name string, from io.Reader, a Accepted) (*Received, error) {
	kind, whole, err := a.judge(from)
	if err != nil {
		return nil, err
	}
	got := &Received{Name: clean(name), MediaType: kind, id: storage.NewID()}
	in := s.newIntake(ctx, got.id, whole, a)
	if err := s.put(ctx, got, in); err != nil {
		s.Discard(ctx, got)
		return nil, err
	}
	got.Size, got.SHA256 = in.size, hex.EncodeToString(in.hash.Sum(nil))
	return got, nil
}

// put seals the content under a key of its own on its way to where it lies.
func (s *Store) put(ctx context.Context, got *Received, in *intake) (err error) {
	secret := make([]byte, keySize)
	_, _ = rand.Read(secret) // never fails: crypto/rand ends the process instead
	if got.key, err = s.cfg.Keys.Seal(ctx, keyPlace(got.id), string(secret)); err != nil {
		return err
	}
	sealing, err := sio.EncryptReader(in, sealing(secret, 0))
	if err != nil {
		return err
	}
	if err := in.reserve(); err != nil {
		return err
	}
	blob := Blob{Tenant: principal.Must(ctx).TenantID, ID: got.id}
	if err := in.outcome(s.cfg.Blobs.Put(ctx, blob, sealing)); err != nil {
		return fmt.Errorf("receive a file: %w", err)
	}
	return s.settle(ctx, got.id, in.size, in.reserved)
}

// discardTime is how long discarding may last, whoever has gone meanwhile.
const discardTime = 30 * time.Second

// Discard removes content that was given to no record. What cannot be removed now is removed within the hour.
func (s *Store) Discard(ctx context.Context, got *Received) {
	if got.added {
		return
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), discardTime)
	defer cancel()
	if err := s.giveUp(ctx, got.id); err != nil {
		s.cfg.Log.WarnContext(ctx, "discard a file", "error", err)
	}
}
