package recording

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/sounds"
	"github.com/recobro/recobro/modules/calls/internal/tape"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Begin implements floor.Tapes.
func (s *Service) Begin(ctx context.Context, c call.Call, law audio.Law) (t *tape.Tape, notice []int16, err error) {
	chosen := s.chosen.Of(ctx)
	if !chosen.RecordCalls {
		return nil, nil, nil
	}
	if chosen.AnnounceRecording {
		notice = sounds.To(c.Other(), sounds.Recorded)
	}
	t, err = s.begin(ctx, Recording{CallID: c.ID, UserID: c.UserID, Kind: Conversation, Law: law, Announced: notice != nil})
	return t, notice, err
}

// Message implements floor.Tapes. Who leaves one was told so.
func (s *Service) Message(ctx context.Context, c call.Call, law audio.Law) (*tape.Tape, error) {
	return s.begin(ctx, Recording{CallID: c.ID, UserID: c.UserID, Kind: Message, Law: law, Announced: true})
}

func (s *Service) begin(ctx context.Context, r Recording) (*tape.Tape, error) {
	key := tape.NewKey()
	r.Row, r.Status, r.Pauses = storage.Row{ID: storage.NewID()}, Going, []Pause{}
	var err error
	if r.SpoolKey, err = s.keys.Seal(ctx, spoolPlace(r.ID), string(key[:])); err != nil {
		return nil, err
	}
	if err := storage.Insert(ctx, s.db, &r); err != nil {
		return nil, err
	}
	t, err := tape.New(s.path(ctx, r.ID), key, r.Law, s.clock)
	if err == nil {
		s.turn(r.ID, true)
	}
	return t, err
}

// Pause implements floor.Tapes.
func (s *Service) Pause(ctx context.Context, c call.Call, on bool, at int64, why string) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		all, err := s.Of(ctx, c.ID)
		for _, r := range all {
			if r.Status != Going || err != nil {
				continue
			}
			if r.pause(on, at, why) {
				err = s.paused(ctx, &r, on, why)
			}
		}
		return err
	})
}

func (s *Service) paused(ctx context.Context, r *Recording, on bool, why string) error {
	if err := storage.Update(ctx, s.db, r, r.Version); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "recording.paused", ID: r.ID, Payload: map[string]any{"is_on": on, "reason": why}, Owners: []string{r.UserID}})
}

// path is where a tape lies.
func (s *Service) path(ctx context.Context, id string) string {
	return filepath.Join(s.folder, principal.Must(ctx).TenantID, id)
}

// turn notes that a tape goes on, or no longer does.
func (s *Service) turn(id string, on bool) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if on {
		s.going[id] = true
	} else {
		delete(s.going, id)
	}
}

// End implements floor.Tapes: it keeps what was recorded of a call as a file of it.
func (s *Service) End(ctx context.Context, c call.Call) error {
	all, err := s.Of(ctx, c.ID)
	for _, r := range all {
		if r.Status == Going && err == nil {
			s.turn(r.ID, false)
			err = s.keep(ctx, r)
		}
	}
	return err
}

// keep turns a tape that has ended into a file. A tape that is not on this machine, or cannot be read, is lost.
func (s *Service) keep(ctx context.Context, r Recording) error {
	secret, err := s.keys.Open(ctx, spoolPlace(r.ID), r.SpoolKey)
	if err != nil {
		return err
	}
	reel, err := tape.Rewind(s.path(ctx, r.ID), tape.Key([]byte(secret)), r.Law)
	if err != nil {
		return s.settle(ctx, r, func(r *Recording) { r.Status = Lost })
	}
	got, err := s.receive(ctx, r, reel)
	if err != nil {
		return err
	}
	defer s.files.Discard(ctx, got.file)
	if err := s.file(ctx, r, got); err != nil {
		return err
	}
	return reel.Discard()
}

// received is a tape that has come into the file store.
type received struct {
	file   *files.Received
	peaks  *tape.Peaks
	length int64
}

// pieces is of how many pieces the picture of a voice is made at most.
const pieces = 1200

func (s *Service) receive(ctx context.Context, r Recording, reel *tape.Reel) (received, error) {
	got := received{peaks: tape.NewPeaks(r.Law, reel.Length, pieces), length: reel.Length * 1000 / audio.Rate}
	from, to := io.Pipe()
	go func() { to.CloseWithError(reel.WriteTo(to, got.peaks.See)) }()
	defer func() { _ = from.Close() }()
	var err error
	got.file, err = s.files.Receive(ctx, r.CreatedAt.UTC().Format("2006-01-02-150405")+".wav", from, accepted)
	return got, err
}

// accepted is the sound of twelve hours.
var accepted = files.Accepted{Types: []string{"audio/wav"}, Largest: 12 * 3600 * audio.Rate * tape.Tracks}

// file gives what was received to the call, for as long as the company keeps recordings.
func (s *Service) file(ctx context.Context, r Recording, got received) error {
	until := s.clock.Now().AddDate(0, s.chosen.Of(ctx).RecordingMonths, 0)
	return s.db.Within(ctx, func(ctx context.Context) error {
		file, err := s.files.Add(ctx, got.file, files.Record{Type: "call", ID: r.CallID}, until)
		if err != nil {
			return err
		}
		return s.settle(ctx, r, func(r *Recording) {
			r.Status, r.FileID, r.Peaks, r.LengthMS = Kept, file.ID, got.peaks, got.length
		})
	})
}

// settle writes what became of a recording.
func (s *Service) settle(ctx context.Context, r Recording, change func(*Recording)) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		r, err := storage.Lock[Recording](ctx, s.db, storage.ByID(r.ID))
		if err != nil {
			return err
		}
		change(&r)
		if err := storage.Update(ctx, s.db, &r, r.Version); err != nil {
			return err
		}
		told := map[string]any{"status": r.Status}
		return s.record.Write(ctx, record.Act{Name: "recording.ended", ID: r.ID, Payload: told, Owners: []string{r.UserID}})
	})
}

// Sweep keeps what an earlier program has left on this machine, again and again until ctx ends.
func (s *Service) Sweep(ctx context.Context) {
	tick := time.NewTicker(time.Minute)
	defer tick.Stop()
	for {
		s.sweep(ctx)
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}

func (s *Service) sweep(ctx context.Context) {
	left, _ := filepath.Glob(filepath.Join(s.folder, "*", "*.out")) // fails for no pattern of ours
	for _, path := range left {
		tenant, id := filepath.Base(filepath.Dir(path)), strings.TrimSuffix(filepath.Base(path), ".out")
		if ctx.Err() != nil || s.isGoing(id) {
			continue
		}
		if err := s.keepLeft(principal.With(ctx, principal.System(tenant, "calls")), path, id); err != nil {
			s.log.WarnContext(ctx, "keep a recording that was left", "recording", id, "error", err)
		}
	}
}

func (s *Service) isGoing(id string) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.going[id]
}

// quiet is for how long nothing is written on a tape that nobody writes any more: another program may.
const quiet = 2 * time.Minute

func (s *Service) keepLeft(ctx context.Context, path, id string) error {
	about, err := os.Stat(path)
	if err != nil || time.Since(about.ModTime()) < quiet {
		return err
	}
	r, err := s.Get(ctx, id)
	if err != nil {
		return err
	}
	if r.Status != Going {
		return tape.Discard(s.path(ctx, id))
	}
	return s.keep(ctx, r)
}
