package channel

import (
	"context"
	"errors"

	"github.com/recobro/recobro/plugins-sdk/go/files"
)

// Fetcher is a Way whose files lie with the provider until they are fetched.
type Fetcher interface {
	// Fetch opens a file. It fails with ErrGone for one that the provider has no more, and with any other error where it may be had later.
	Fetch(ctx context.Context, a Account, r Reference) (Fetched, error)
}

// Fetched is a file on its way from the provider.
type Fetched struct {
	Name    string // as the provider calls it; empty for none
	Content Content
}

// ErrGone is that the provider has a file no more.
var ErrGone = errors.New("the provider has the file no more")

// FileState is where an attached file is.
type FileState string

// The states.
const (
	Waiting FileState = "waiting" // still with the provider
	Here    FileState = "here"
	Refused FileState = "refused" // of a kind, or a size, that is not taken
	Gone    FileState = "gone"    // the provider has it no more
)

// Enum are all of them.
func (FileState) Enum() []FileState { return []FileState{Waiting, Here, Refused, Gone} }

// carries are how many files a message carries on each way.
var carries = map[Kind]int{WhatsApp: 1, Telegram: 1, Email: 10, Widget: 10}

// Files is how many files a message carries on this way; 0: none.
func (k Kind) Files() int { return carries[k] }

// LargestFile bounds one attached file.
const LargestFile = 25 << 20

// Accepted is what may be attached: what people send each other, by its bytes and not by its name. Nothing that a machine runs is among it.
func Accepted() files.Accepted {
	return files.Accepted{Largest: LargestFile, Types: []string{
		"image/jpeg", "image/png", "image/gif", "image/webp", "image/heic", "application/pdf",
		"audio/ogg", "audio/mpeg", "audio/mp4", "audio/aac", "audio/amr", "audio/wav", "video/mp4", "video/3gpp", "video/quicktime", "video/webm",
		"application/vnd.openxmlformats-officedocument.wordprocessingml.document", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
		"application/vnd.openxmlformats-officedocument.presentationml.presentation", "application/msword", "application/vnd.ms-excel",
		"application/vnd.oasis.opendocument.text", "application/vnd.oasis.opendocument.spreadsheet", "text/csv", "text/plain",
	}}
}
