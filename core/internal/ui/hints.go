package ui

import (
	"encoding/json"
	"html"
	"io/fs"
	"net/url"
	"strings"
)

// Remote is a module's interface: the folder of its files, its version, its translation files.
type Remote struct {
	Name       string
	Version    string
	Namespaces []string
}

// Filler is a module's part of a place on a page; its remote names the chunk of it after the place.
type Filler struct {
	Remote
	Place string
}

// built is hints.json, which the build writes: files of named chunks, where shared modules come from, and what a chunk
// of a remote needs from the shell.
type built struct {
	Chunks map[string][]string `json:"chunks"`
	Shared map[string][]string `json:"shared"`
	Takes  map[string][]string `json:"takes"`
}

// fetches collects addresses that a page will ask for, each once.
type fetches struct {
	links strings.Builder
	seen  map[string]bool
	later bool // what is added from now on may wait for all else
}

// hints are the elements that make a browser fetch at once what the page's scripts would ask for one after another: texts
// first, which the page cannot be drawn without, then its code, and what fills its places when there is nothing else to
// fetch. Without hints.json, as with a remote built elsewhere, there are fewer of them and the page works as well.
func (s *Site) hints(page Page, path string) string {
	f := &fetches{seen: map[string]bool{}}
	s.texts(f, page, append([]string{"translation"}, page.namespaces()...))
	shell := s.built("shell")
	if !page.Member {
		f.scripts("/", shell.Chunks["guest"])
		return f.links.String()
	}
	f.scripts("/", shell.Chunks["member"])
	if path == "/" {
		f.scripts("/", shell.Chunks["home"])
	}
	f.later = true
	if page.Remote.Name != "" {
		s.remoteHints(f, shell, page.Remote, chunkOf(path))
	}
	for _, filler := range page.Fillers {
		s.remoteHints(f, shell, filler.Remote, filler.Place)
		s.texts(f, page, filler.Namespaces)
	}
	return f.links.String()
}

// namespaces are the texts of the page beside the shell's own.
func (p Page) namespaces() []string {
	if !p.Member {
		return nil
	}
	return append([]string{"ui"}, p.Remote.Namespaces...)
}

func (s *Site) texts(f *fetches, page Page, namespaces []string) {
	for _, namespace := range namespaces {
		f.data("/locales/" + page.Language + "/" + namespace + ".json?v=" + url.QueryEscape(page.Version))
	}
}

// remoteHints hints at a remote and at one chunk of it.
func (s *Site) remoteHints(f *fetches, shell built, remote Remote, page string) {
	base := "/remotes/" + remote.Name + "/"
	f.scripts("/", shell.Chunks["federation"])
	f.data(base + "mf-manifest.json?v=" + url.QueryEscape(remote.Version))
	theirs := s.built("remotes/" + remote.Name)
	for _, chunk := range []string{"entry", "__federation_expose_module", page} {
		f.scripts(base, theirs.Chunks[chunk])
	}
	for _, module := range theirs.Takes[page] {
		f.scripts("/", shell.Shared[module])
	}
}

func (s *Site) built(folder string) built {
	var b built
	if text, err := fs.ReadFile(s.root, folder+"/hints.json"); err == nil {
		_ = json.Unmarshal(text, &b) // what cannot be read gives no hints
	}
	return b
}

// chunkOf names the chunk of a screen as remotes do: every second part of an address is an id, /records/7 is records-one.
func chunkOf(path string) string {
	parts := strings.Split(strings.Trim(path, "/"), "/")
	for i := 1; i < len(parts); i += 2 {
		parts[i] = "one"
	}
	return strings.Join(parts, "-")
}

func (f *fetches) scripts(base string, files []string) {
	for _, file := range files {
		f.add(base+file, `as="script"`)
	}
}

// data hints at what scripts fetch, which a browser takes for the same request only if it is of the same kind.
func (f *fetches) data(address string) {
	f.add(address, `as="fetch" crossorigin="anonymous"`)
}

func (f *fetches) add(address, kind string) {
	if f.seen[address] {
		return
	}
	f.seen[address] = true
	if f.later {
		kind += ` fetchpriority="low"`
	}
	f.links.WriteString(`<link rel="preload" href="` + html.EscapeString(address) + `" ` + kind + `>`)
}
