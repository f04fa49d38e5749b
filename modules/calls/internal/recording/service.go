package recording

import (
	"context"
	"log/slog"
	"path/filepath"
	"sync"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Settings are what a company has chosen of its recordings.
type Settings struct {
	RecordCalls       bool `json:"record_calls"`
	AnnounceRecording bool `json:"announce_recording"`
	RecordingMonths   int  `json:"recording_months"`
}

// Service records calls, and gives out what was recorded.
type Service struct {
	db     *storage.DB
	calls  *call.Service
	files  *files.Store
	keys   *sealed.Keys
	chosen *settings.Values[Settings]
	record *record.Record
	clock  clock.Clock
	log    *slog.Logger
	folder string // of tapes that go on

	mutex sync.Mutex
	going map[string]bool // recordings whose tape is being written by this program
}

// Parts are what a Service works with.
type Parts struct {
	DB     *storage.DB
	Calls  *call.Service
	Files  *files.Store
	Keys   *sealed.Keys
	Chosen *settings.Values[Settings]
	Record *record.Record
	Clock  clock.Clock
	Log    *slog.Logger
	Folder string // the module's own
}

// NewService keeps tapes below a folder.
func NewService(p Parts) *Service {
	return &Service{
		db: p.DB, calls: p.Calls, files: p.Files, keys: p.Keys, chosen: p.Chosen, record: p.Record, clock: p.Clock, log: p.Log,
		folder: filepath.Join(p.Folder, "tapes"), going: map[string]bool{},
	}
}

// Of are the recordings of a call, the first one first.
func (s *Service) Of(ctx context.Context, callID string) ([]Recording, error) {
	return storage.All[Recording](ctx, s.db, 20, storage.Where("call_id = ?", callID), storage.Sorted("id"))
}

// Seen are those of a call that the caller may hear. It fails with call.ErrNotFound.
func (s *Service) Seen(ctx context.Context, callID string) ([]Recording, error) {
	if _, err := s.calls.Get(ctx, callID); err != nil {
		return nil, err
	}
	all, err := s.Of(ctx, callID)
	for n := range all {
		if err == nil {
			err = s.look(ctx, &all[n])
		}
	}
	return all, err
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Recording](ctx, s.db, len(ids), storage.Where("id IN ?", ids), own(ctx))
	return httpx.Named(found, func(r Recording) httpx.Name {
		return httpx.Name{ID: r.ID, Name: r.CreatedAt.UTC().Format("2006-01-02 15:04"), Page: "/calls/" + r.CallID}
	}), err
}

// own narrows to what the caller may hear: their own, unless the permission reaches all.
func own(ctx context.Context) storage.Narrow {
	if who := principal.Must(ctx); who.Scope != principal.ScopeAll {
		return storage.Where("user_id = ?", who.UserID)
	}
	return func(tx *gorm.DB) *gorm.DB { return tx }
}

// Get is one recording. It fails with ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (Recording, error) {
	return storage.One[Recording](ctx, s.db, storage.ByID(id))
}

// heard is a recording of a call, if the caller may hear it. It fails with call.ErrNotFound, and with ErrNotFound also where its sound is
// not there, or no longer.
func (s *Service) heard(ctx context.Context, callID, id string) (Recording, error) {
	if _, err := s.calls.Get(ctx, callID); err != nil {
		return Recording{}, err
	}
	found, err := s.Get(ctx, id)
	if err == nil {
		err = s.look(ctx, &found)
	}
	if err == nil && (found.CallID != callID || found.FileID == "") {
		err = ErrNotFound
	}
	return found, err
}

// content is the sound of a recording. It fails as heard does.
func (s *Service) content(ctx context.Context, callID, id string) (files.File, error) {
	found, err := s.heard(ctx, callID, id)
	if err != nil {
		return files.File{}, err
	}
	return s.files.Get(ctx, found.FileID)
}
