package widget

import (
	"slices"
	"strconv"

	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/picture"
)

// How large a file of a visitor may be, in MiB, where nothing else was chosen; and at most.
const (
	usualLargest = 10
	mostLargest  = 20
	noFiles      = "none"

	leavesToOthers = 25 // percent of the company's quota that strangers do not fill
)

// kinds are the media types of what a visitor may send, by what an inbox calls them.
func kinds() map[string][]string {
	return map[string][]string{"picture": picture.Types(), "pdf": {"application/pdf"}}
}

// readFiles reads which files an inbox takes: pictures and PDF, unless it says otherwise. It fails with ErrLook.
func readFiles(settings map[string]string) (takes []string, largest int64, err error) {
	chosen := words(settings["files"])
	switch {
	case len(chosen) == 0:
		chosen = []string{"picture", "pdf"}
	case slices.Equal(chosen, []string{noFiles}):
		return nil, 0, nil
	}
	for _, one := range chosen {
		types, known := kinds()[one]
		if !known {
			return nil, 0, ErrLook
		}
		takes = append(takes, types...)
	}
	megabytes := usualLargest
	if text := settings["largest_mb"]; text != "" {
		if megabytes, err = strconv.Atoi(text); err != nil || megabytes < 1 || megabytes > mostLargest {
			return nil, 0, ErrLook
		}
	}
	return takes, int64(megabytes) << 20, nil
}

// accepted is what a visitor may send here, by its bytes.
func (l Look) accepted() files.Accepted {
	return files.Accepted{Types: l.Takes, Largest: l.Largest, Leaves: leavesToOthers}
}
