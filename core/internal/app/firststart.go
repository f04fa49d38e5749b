package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/mattn/go-isatty"
)

// setupFile keeps the link of a first start that nobody watches on a terminal.
const setupFile = "setup.txt"

// offerSetup tells the person at the terminal the one-time link while nobody is there yet. What is printed elsewhere is kept and
// shipped by others, so that the link lies in a file of the operator's then.
func (p parts) offerSetup(ctx context.Context) error {
	link, err := p.Identity.BeginSetup(ctx)
	if err != nil {
		return err
	}
	return tellSetup(p.Out, isTerminal(p.Out.Writer), p.Config.Data, link)
}

// tellSetup tells a link, or with an empty one removes what an earlier start has left of it.
func tellSetup(out io.Writer, terminal bool, data, link string) error {
	path := filepath.Join(data, setupFile)
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	switch {
	case link == "":
		return nil
	case terminal:
		_, err := fmt.Fprintf(out, "Set up this installation, once and within a day: %s\n\n", link)
		return err
	}
	if err := leaveWhole(path, link+"\n"); err != nil {
		return err
	}
	_, err := fmt.Fprintf(out, "Set up this installation by the link in %s, once and within a day\n\n", path)
	return err
}

// leaveWhole writes a file of the operator's; whoever waits for it finds all of it.
func leaveWhole(path, text string) error {
	draft := path + ".draft"
	if err := os.WriteFile(draft, []byte(text), 0o600); err != nil {
		return err
	}
	return os.Rename(draft, path)
}

func isTerminal(out io.Writer) bool {
	file, ok := out.(*os.File)
	return ok && isatty.IsTerminal(file.Fd())
}
