// Package ui serves the built interface: the shell's page with its boot data, immutable assets, remotes, translations.
package ui

import (
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
)

// Files serves files below a directory, their precompressed siblings where the client accepts them.
type Files struct {
	root fs.FS
}

// NewFiles serves what is in root: shell/, remotes/<name>/.
func NewFiles(root fs.FS) *Files { return &Files{root: root} }

// locate maps a request path to a file: remotes by their name, all else from the shell.
func locate(requestPath string) string {
	clean := strings.TrimPrefix(path.Clean("/"+requestPath), "/")
	if strings.HasPrefix(clean, "remotes/") {
		return clean
	}
	return "shell/" + clean
}

// Serve answers with the file of a request path and reports whether there is one.
func (f *Files) Serve(w http.ResponseWriter, r *http.Request) bool {
	name := locate(r.URL.Path)
	if strings.HasSuffix(name, "/index.html") || strings.HasSuffix(name, ".br") || strings.HasSuffix(name, ".gz") {
		return false
	}
	info, err := fs.Stat(f.root, name)
	if err != nil || info.IsDir() {
		return false
	}
	setKind(w.Header(), name)
	f.send(w, r, name)
	return true
}

// send writes the best encoding there is.
func (f *Files) send(w http.ResponseWriter, r *http.Request, name string) {
	w.Header().Set("Vary", "Accept-Encoding")
	for _, encoding := range []struct{ token, suffix string }{{"br", ".br"}, {"gzip", ".gz"}} {
		if !accepts(r.Header.Get("Accept-Encoding"), encoding.token) {
			continue
		}
		if _, err := fs.Stat(f.root, name+encoding.suffix); err == nil {
			w.Header().Set("Content-Encoding", encoding.token)
			http.ServeFileFS(w, r, f.root, name+encoding.suffix)
			return
		}
	}
	http.ServeFileFS(w, r, f.root, name)
}

func accepts(header, token string) bool {
	for _, part := range strings.Split(header, ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(part), ";")
		if strings.EqualFold(name, token) {
			return strings.ReplaceAll(weight, " ", "") != "q=0"
		}
	}
	return false
}

func setKind(header http.Header, name string) {
	kind := mime.TypeByExtension(path.Ext(name))
	if kind == "" {
		kind = "application/octet-stream"
	}
	header.Set("Content-Type", kind)
	header.Set("Cache-Control", caching(name))
}

// caching lets a browser keep for ever what has a hash in its name, and ask again for everything else.
func caching(name string) string {
	if hashed(path.Base(name)) {
		return "public, max-age=31536000, immutable"
	}
	return "no-cache"
}

// hashed reports whether a file's name has eight or more hexadecimal digits between two dots: name.0123abcd.js.
func hashed(base string) bool {
	parts := strings.Split(base, ".")
	for _, part := range parts[1:max(1, len(parts)-1)] {
		if len(part) >= 8 && strings.Trim(part, "0123456789abcdef") == "" {
			return true
		}
	}
	return false
}

// errNoInterface says that the interface has not been built.
func errNoInterface(name string) error {
	return fmt.Errorf("the interface is not built: %s is missing", name)
}
