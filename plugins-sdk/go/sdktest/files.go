package sdktest

import (
	"bytes"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// checkFiles does to the operations by which files come in and go out what strangers do.
func (h *Host) checkFiles(t *testing.T) {
	serves, given := false, 0
	for _, o := range h.Operations {
		if o.File && o.Method != http.MethodGet {
			for _, address := range h.places(o.Path) {
				h.refusesAbuse(t, o, address)
			}
		}
	}
	for _, o := range h.Operations {
		if o.File && o.Method == http.MethodGet {
			serves = true
			for _, address := range h.places(o.Path) {
				given += h.givesSafely(t, o, address)
			}
		}
	}
	require.True(t, !serves || given > 0, "no file to try: none was accepted, and the demo data has none")
}

// refusesAbuse sends what must not be kept, then a file under a name that leads elsewhere.
func (h *Host) refusesAbuse(t *testing.T, o Operation, address string) {
	before := h.kept(t)
	sample := sampleOf(t, o.Types)
	for what, body := range map[string]string{
		"a page called a picture":         form("picture.png", "image/png", "<!DOCTYPE html><script>alert(1)</script>", o.Fields),
		"a file cut short":                form("a", "", sample, o.Fields)[:5000],
		"a form without its end":          strings.TrimSuffix(form("a", "", sample, o.Fields), "--\r\n"),
		"a form without a file":           "--" + boundary + "--\r\n",
		"a form that is none":             sample,
		"a form with a field of its own":  strings.Replace(form("a", "", sample, o.Fields), `name="file"`, `name="unknown"`, 1),
		"a form with two files":           strings.TrimSuffix(form("a", "", sample, o.Fields), "--\r\n") + "\r\n" + strings.TrimPrefix(form("a", "", sample, nil), "--"+boundary+"\r\n"),
		"a form whose file is empty":      form("a", "", "", o.Fields),
		"a form with headers without end": "--" + boundary + "\r\n" + strings.Repeat("X: y\r\n", 100_000),
		"a program":                       form("a.png", "image/png", "MZ\x90\x00\x03", o.Fields),
	} {
		if strings.HasPrefix(what, "a page") && slices.Contains(o.Types, "text/html") {
			continue
		}
		got := h.sendForm(o, address, body)
		require.Less(t, got.Status, 500, "%s to %s: %s", what, address, got.Raw)
		require.GreaterOrEqual(t, got.Status, 400, "%s to %s: %s", what, address, got.Raw)
	}
	require.Equal(t, before, h.kept(t), "what was refused is kept")
	got := h.sendForm(o, address, form(`../../../etc/a\b\r\nx.bin`, "text/html", sample, o.Fields))
	require.Less(t, got.Status, 500, "a file to %s: %s", address, got.Raw)
}

// givesSafely asks for a file by ranges, with what it has, and as who may not; it tells how many it was given.
func (h *Host) givesSafely(t *testing.T, o Operation, address string) int {
	who := o.permitted("a")
	whole := h.send(http.MethodGet, address, nil, who)
	if whole.Status != http.StatusOK {
		require.Less(t, whole.Status, 500, "%s: %s", address, whole.Raw)
		return 0
	}
	how, names, err := mime.ParseMediaType(whole.Header.Get("Content-Disposition"))
	require.NoError(t, err, address)
	require.False(t, strings.ContainsAny(names["filename"], "/\\\r\n\x00"), "%s is called %q", address, names["filename"])
	kind := whole.Header.Get("Content-Type")
	require.Equal(t, "nosniff", whole.Header.Get("X-Content-Type-Options"), address)
	require.False(t, how == "inline" && (strings.Contains(kind, "html") || strings.Contains(kind, "xml")), "%s is shown as %s", address, kind)

	size := len(whole.Raw)
	asked := func(name, value string) *Answer { return h.send(http.MethodGet, address, nil, who, name, value) }
	require.Equal(t, http.StatusNotModified, asked("If-None-Match", whole.Header.Get("ETag")).Status, address)
	require.Equal(t, whole.Raw[:1], asked("Range", "bytes=0-0").Raw, address)
	require.Equal(t, whole.Raw[size-1:], asked("Range", "bytes=-1").Raw, address)
	for _, beyond := range []string{fmt.Sprintf("bytes=%d-", size), "bytes=9223372036854775807-", "bytes=99999999999999999999-", "bytes=2-1", "bytes=a-b"} {
		require.Equal(t, http.StatusRequestedRangeNotSatisfiable, asked("Range", beyond).Status, "%s of %s", beyond, address)
	}
	require.GreaterOrEqual(t, h.send(http.MethodGet, address, nil, o.permitted("b")).Status, 400, "%s is given to another tenant", address)
	if h.scoped(o.Permission) {
		require.GreaterOrEqual(t, h.send(http.MethodGet, address, nil, o.stranger("a")).Status, 400, "%s of another's row is given", address)
	}
	return 1
}

// kept are the files in the module's folder, by name and size.
func (h *Host) kept(t *testing.T) (all []string) {
	t.Helper()
	require.NoError(t, filepath.WalkDir(h.data, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			all = append(all, path)
		}
		return err
	}))
	return all
}

// boundary parts the forms that the suite sends.
const boundary = "recobro-contract"

func (h *Host) sendForm(o Operation, address, body string) *Answer {
	return h.send(o.Method, address, strings.NewReader(body), o.permitted("a"), "Content-Type", "multipart/form-data; boundary="+boundary)
}

// form is a form with its fields and a file, whose name stands there as it is.
func form(name, kind, content string, fields []string) string {
	var b bytes.Buffer
	for _, field := range fields {
		fmt.Fprintf(&b, "--%s\r\nContent-Disposition: form-data; name=%q\r\n\r\nx\r\n", boundary, field)
	}
	fmt.Fprintf(&b, "--%s\r\nContent-Disposition: form-data; name=\"file\"; filename=\"%s\"\r\nContent-Type: %s\r\n\r\n%s\r\n--%s--\r\n",
		boundary, name, kind, content, boundary)
	return b.String()
}

// sampleOf is a file of one of some media types.
func sampleOf(t *testing.T, types []string) string {
	t.Helper()
	filled := strings.Repeat("\x00\x01\x02\x03", 4000)
	samples := map[string]string{
		"image/png": "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + filled, "image/jpeg": "\xff\xd8\xff\xe0\x00\x10JFIF\x00" + filled,
		"image/gif": "GIF89a" + filled, "image/webp": "RIFF\x24\x00\x00\x00WEBPVP8 " + filled, "application/pdf": "%PDF-1.7\n" + filled,
		"audio/wav": "RIFF\x24\x00\x00\x00WAVEfmt " + filled, "audio/ogg": "OggS\x00\x02" + strings.Repeat("\x00", 22) + "OpusHead" + filled, "audio/mpeg": "\xff\xfb\x90\x64" + filled,
		"text/plain": strings.Repeat("plain words ", 1000), "text/csv": strings.Repeat("a,b\n", 3000), "application/zip": "PK\x03\x04" + filled,
	}
	for _, kind := range slices.Sorted(slices.Values(types)) { // the document has them in no order
		if sample, ok := samples[kind]; ok {
			return sample
		}
	}
	t.Fatalf("the suite has no file of %v: give it one", types)
	return ""
}
