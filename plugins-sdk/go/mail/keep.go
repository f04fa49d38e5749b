package mail

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/google/uuid"
)

// What is kept is bounded: a link in a letter is soon worthless, and anybody may ask for one.
const (
	keptLetters = 200
	keptFor     = 7 * 24 * time.Hour
)

// Keep writes a message into a file of its own that only the operator can read, and gives the file's path: how a letter
// reaches its person on an installation without a mail server. Old letters and those beyond the newest 200 are removed.
func (s *Sender) Keep(m Message) (string, error) {
	if err := os.MkdirAll(s.folder, 0o700); err != nil {
		return "", ErrNotSent.Wrap(err)
	}
	if err := s.tidy(); err != nil {
		return "", ErrNotSent.Wrap(err)
	}
	id, err := uuid.NewV7() // in the order of time
	if err != nil {
		return "", ErrNotSent.Wrap(err)
	}
	path := filepath.Join(s.folder, id.String()+".txt")
	text := fmt.Sprintf("To: %s\nSubject: %s\n\n%s\n", m.To, m.Subject, m.Text)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		return "", ErrNotSent.Wrap(err)
	}
	return path, nil
}

func (s *Sender) tidy() error {
	letters, err := os.ReadDir(s.folder) // sorted by name: the oldest first
	if err != nil {
		return err
	}
	var failed error
	for i, one := range letters {
		info, err := one.Info()
		if err == nil && len(letters)-i < keptLetters && time.Since(info.ModTime()) < keptFor {
			return failed
		}
		if err := os.Remove(filepath.Join(s.folder, one.Name())); err != nil && !errors.Is(err, os.ErrNotExist) {
			failed = errors.Join(failed, err)
		}
	}
	return failed
}
