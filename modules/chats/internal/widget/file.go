package widget

import (
	"context"
	"errors"
	"io"
	"net/http"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/picture"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/throttle"
)

// ErrFiles refuses files where an inbox takes none.
var ErrFiles = errs.New(errs.Conflict, "chats.files_unsupported")

// Attached is a file, as whoever got it may know it.
type Attached struct {
	Name      string `json:"name"`
	Type      string `json:"type"`
	Size      int64  `json:"size"`
	IsHere    bool   `json:"is_here" doc:"It can be read"`
	IsPicture bool   `json:"is_picture" doc:"It can be read small"`
}

func attachedOf(f channel.Reference) Attached {
	here := f.FileID != ""
	return Attached{f.Name, f.Type, f.Size, here, here && picture.Is(f.Type)}
}

// sent is a file that a visitor sends, a message of its own.
type sent struct {
	clientID, name string
	content        io.Reader
}

// Send takes a file of a visitor, once, however often it is sent. It fails with ErrFiles, and as files.Store.Receive does.
func (s *Service) Send(ctx context.Context, h here, v visit, f sent) error {
	if len(h.look.Takes) == 0 {
		return ErrFiles
	}
	leave, err := s.mayUpload(ctx, h, v)
	if err != nil {
		return err
	}
	defer leave()
	got, err := s.Files.Receive(ctx, f.name, f.content, h.look.accepted())
	if err != nil {
		return err
	}
	defer s.Files.Discard(ctx, got) // unless the message has it by then
	in := channel.Incoming{ProviderID: f.clientID + "@" + v.Source, From: v.Source, At: s.Clock.Now()}
	in.Attach = func(ctx context.Context, conversationID string) ([]channel.Reference, error) {
		return s.Attachments.Came(ctx, conversationID, got)
	}
	if err := s.Arrive.Take(ctx, h.inbox, in); err != nil {
		return err
	}
	s.Hub.Changed(h.inbox.ID, v.Source) // their windows
	return nil
}

// mayUpload holds visitors to what is theirs of files, before any of it is read.
func (s *Service) mayUpload(ctx context.Context, h here, v visit) (leave func(), err error) {
	if err := s.mayWrite(ctx, h, v); err != nil {
		return nil, err
	}
	if err := s.gates.files.Pass(whose(h.inbox.ID, v.Source)); err != nil {
		return nil, err
	}
	if err := s.gates.sender.Pass(throttle.Place(principal.Must(ctx).Address)); err != nil {
		return nil, err
	}
	return s.gates.intake.Enter(h.inbox.ID)
}

// File is a file of a message that the visitor may read. It fails with not found.
func (s *Service) File(ctx context.Context, h here, v visit, at fileAt) (f files.File, err error) {
	who, err := s.Store.known(ctx, h.inbox.ID, v.Source)
	if errors.Is(err, person.ErrNotFound) {
		return f, errNotFound
	}
	if err != nil {
		return f, err
	}
	m, err := storage.One[message.Message](ctx, s.DB, storage.ByID(at.messageID), shown(who.ID))
	if errors.Is(err, message.ErrNotFound) || err == nil && (at.number < 0 || at.number >= len(m.Files) || m.Files[at.number].FileID == "") {
		return f, errNotFound
	}
	if err != nil {
		return f, err
	}
	return s.Attachments.Sent(ctx, m.Files[at.number], at.small)
}

// fileAt is where a file stands: in which message, and as which of its files.
type fileAt struct {
	messageID string
	number    int
	small     bool
}

// serveFile answers with the content of a file; whatever it is, it is shown in no page of ours.
func (s *Service) serveFile(w http.ResponseWriter, r *http.Request, f files.File) error {
	content, err := s.Files.Open(r.Context(), f)
	if err != nil {
		return err
	}
	defer func() { _ = content.Close() }() // it was read
	header := w.Header()
	header.Set("Content-Type", f.MediaType)
	header.Set("Content-Disposition", "attachment")
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Content-Security-Policy", "default-src 'none'; sandbox")
	header.Set("Cache-Control", "private, no-store")
	http.ServeContent(w, r, "", f.CreatedAt, content)
	return nil
}
