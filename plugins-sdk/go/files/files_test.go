package files_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"testing/iotest"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestStore(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := newBench(t, engine, 1<<30)
		mine := b.add(as("a"), "n1", 200_000)

		t.Run("a file comes back as it was, and is known by its size, kind and sum", func(t *testing.T) {
			require.Equal(t, picture(200_000), b.content(as("a"), b.get(as("a"), mine.ID)))
			sum := sha256.Sum256(picture(200_000))
			require.Equal(t, hex.EncodeToString(sum[:]), mine.SHA256)
			require.EqualValues(t, 200_000, mine.Size)
			require.Equal(t, "image/png", mine.MediaType)
			require.EqualValues(t, 200_000, b.used(as("a")))
		})

		t.Run("what lies in the folder is sealed, in a folder of its tenant that nobody else reads", func(t *testing.T) {
			path := filepath.Join(b.folder, "a", mine.ID)
			require.False(t, bytes.Contains(read(t, path), picture(200_000)[:64]))
			for path, mode := range map[string]os.FileMode{path: 0o600, filepath.Dir(path): 0o700, b.folder: 0o700} {
				info, err := os.Stat(path)
				require.NoError(t, err)
				require.Equal(t, mode, info.Mode().Perm())
			}
		})

		t.Run("another tenant neither finds the file nor reads it under its own name", func(t *testing.T) {
			_, err := b.Get(as("b"), mine.ID)
			require.ErrorIs(t, err, storage.ErrNotFound)
			b.add(as("b"), "n1", 100)
			_, err = b.Open(as("b"), mine)
			require.ErrorIs(t, err, sealed.ErrBroken)
			for _, act := range []error{b.Remove(as("b"), mine.ID), b.Hold(as("b"), mine.ID), b.Release(as("b"), mine.ID), b.KeepUntil(as("b"), mine.ID, time.Now())} {
				require.ErrorIs(t, act, storage.ErrNotFound)
			}
			held, err := b.Erase(as("b"), note("n1"))
			require.NoError(t, err)
			require.Zero(t, held)
			require.Nil(t, b.get(as("a"), mine.ID).ErasedAt)
		})

		t.Run("content that was changed where it lies is not given", func(t *testing.T) {
			f := b.add(as("a"), "n2", 200_000)
			path := filepath.Join(b.folder, "a", f.ID)
			sealed := read(t, path)
			for what, spoilt := range map[string][]byte{
				"changed":    append(append([]byte{}, sealed[:100_000]...), append([]byte{sealed[100_000] ^ 1}, sealed[100_001:]...)...),
				"cut":        sealed[:131_000],
				"cut whole":  sealed[:2*(64<<10+32)],
				"out of row": append(append(append([]byte{}, sealed[64<<10+32:2*(64<<10+32)]...), sealed[:64<<10+32]...), sealed[2*(64<<10+32):]...),
			} {
				require.NoError(t, os.WriteFile(path, spoilt, 0o600))
				content, err := b.Open(as("a"), f)
				if err == nil {
					_, err = io.ReadAll(content)
				}
				require.Error(t, err, what)
			}
			require.NoError(t, os.Remove(path))
			_, err := b.Open(as("a"), f)
			require.ErrorIs(t, err, os.ErrNotExist)
		})

		t.Run("a record's files are listed, and no others", func(t *testing.T) {
			for range 3 {
				b.add(as("a"), "listed", 10_000)
			}
			all, meta, err := b.Of(as("a"), note("listed"), page.Params{PageSize: 2})
			require.NoError(t, err)
			require.Len(t, all, 2)
			require.EqualValues(t, 3, meta.Total)
		})

		t.Run("what was received is given to one record, once", func(t *testing.T) {
			got, err := b.Receive(as("a"), "x", bytes.NewReader(picture(100)), anything())
			require.NoError(t, err)
			_, err = b.Add(as("b"), got, note("n1"), time.Time{})
			require.Equal(t, errs.Conflict, errs.KindOf(err), "not in another tenant")
			_, err = b.Add(as("a"), got, note("n1"), time.Time{})
			require.NoError(t, err)
			_, err = b.Add(as("a"), got, note("n2"), time.Time{})
			require.Equal(t, errs.Conflict, errs.KindOf(err))
		})
	})
}

// A recording of hours is never in memory, on no way.
func TestStreams(t *testing.T) {
	b := newBench(t, sdktest.Engine{Name: storage.SQLite}, 1<<30)
	const size = 128 << 20
	b.add(as("a"), "n", 1000) // what is made once
	before := allocated()
	got, err := b.Receive(as("a"), "x", io.LimitReader(io.MultiReader(bytes.NewReader(picture(100)), zeros{}), size), anything())
	require.NoError(t, err)
	f, err := b.Add(as("a"), got, note("n"), time.Time{})
	require.NoError(t, err)
	require.EqualValues(t, size, f.Size)
	content, err := b.Open(as("a"), f)
	require.NoError(t, err)
	n, err := io.Copy(io.Discard, content)
	require.NoError(t, errors.Join(err, content.Close()))
	require.EqualValues(t, size, n)
	require.Less(t, allocated()-before, uint64(size/8))
}

// allocated is all that was ever allocated, in bytes.
func allocated() uint64 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.TotalAlloc
}

func TestReadsAnyRange(t *testing.T) {
	b := newBench(t, sdktest.Engine{Name: storage.SQLite}, 1<<30)
	var all []files.File
	sizes := []int{1, 100, 64<<10 - 1, 64 << 10, 64<<10 + 1, 3 * 64 << 10, 200_000}
	for _, size := range sizes {
		all = append(all, b.add(as("a"), "n", size))
	}
	rapid.Check(t, func(t *rapid.T) {
		f := rapid.SampledFrom(all).Draw(t, "file")
		want := bytes.NewReader(picture(int(f.Size)))
		have, err := b.Open(as("a"), f)
		require.NoError(t, err)
		defer have.Close()
		for range rapid.IntRange(1, 5).Draw(t, "reads") {
			whence := rapid.IntRange(0, 2).Draw(t, "whence")
			offset := rapid.Int64Range(-f.Size, f.Size+10).Draw(t, "offset")
			wantAt, wantErr := want.Seek(offset, whence)
			haveAt, haveErr := have.Seek(offset, whence)
			require.Equal(t, wantErr == nil, haveErr == nil)
			if wantErr != nil {
				continue
			}
			require.Equal(t, wantAt, haveAt)
			length := rapid.Int64Range(0, 140_000).Draw(t, "length")
			wanted, err := io.ReadAll(io.LimitReader(want, length))
			require.NoError(t, err)
			had, err := io.ReadAll(io.LimitReader(have, length))
			require.NoError(t, err)
			require.True(t, bytes.Equal(wanted, had))
		}
	})
}

func TestWhatIsTaken(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := newBench(t, engine, 4<<20)
		html := "<!DOCTYPE html><html><script>alert(1)</script></html>"

		for what, content := range map[string]string{
			"a page": html, "a page behind blanks": "\n\n  " + html, "a drawing": `<svg xmlns="http://www.w3.org/2000/svg"></svg>`,
			"XML": `<?xml version="1.0"?><a/>`, "a program": "\x7fELF\x02\x01\x01", "an archive": "PK\x03\x04....", "nothing": "",
		} {
			t.Run(what+" that calls itself a picture is refused, and leaves nothing", func(t *testing.T) {
				_, err := b.Receive(as("a"), "picture.png", strings.NewReader(content), files.Accepted{Types: []string{"image/png"}, Largest: 1000})
				require.ErrorIs(t, err, files.ErrType)
				b.nothing(as("a"))
			})
		}

		t.Run("a file that is larger than the door takes leaves nothing", func(t *testing.T) {
			_, err := b.Receive(as("a"), "x", bytes.NewReader(picture(100_001)), files.Accepted{Types: anything().Types, Largest: 100_000})
			require.ErrorIs(t, err, files.ErrTooLarge)
			require.ErrorContains(t, err, "body.file")
			b.nothing(as("a"))
			_, err = b.Receive(as("a"), "x", bytes.NewReader(picture(100_000)), files.Accepted{Types: anything().Types, Largest: 100_000})
			require.NoError(t, err)
		})

		t.Run("a body that is cut short leaves nothing, wherever it was cut", func(t *testing.T) {
			for _, at := range []int{0, 1, 3000, 3072, 64 << 10, 64<<10 + 1, 100_000} {
				for _, cut := range []error{io.ErrUnexpectedEOF, os.ErrDeadlineExceeded, errors.New("reset")} {
					from := io.MultiReader(bytes.NewReader(picture(at)), iotest.ErrReader(cut))
					_, err := b.Receive(as("cut"), "x", from, anything())
					require.ErrorIs(t, err, cut, "after %d bytes", at)
					require.Contains(t, []errs.Kind{errs.BadRequest, errs.RequestTimeout}, errs.KindOf(err))
				}
			}
			b.nothing(as("cut"))
		})
	})
}

func filter(all []string, prefix string) (found []string) {
	for _, one := range all {
		if strings.HasPrefix(one, prefix) {
			found = append(found, one)
		}
	}
	return found
}

func TestQuota(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		const quota = 20 << 20
		b := newBench(t, engine, quota)

		t.Run("a body without end is broken off where the quota ends", func(t *testing.T) {
			endless := &counted{from: io.MultiReader(bytes.NewReader(picture(100)), zeros{})}
			_, err := b.Receive(as("endless"), "x", endless, anything())
			require.ErrorIs(t, err, files.ErrQuota)
			require.ErrorContains(t, err, "body.file")
			require.Less(t, endless.read, int64(quota+1<<20))
			b.nothing(as("endless"))
		})

		t.Run("uploads at once do not come to more than the quota together", func(t *testing.T) {
			const size = 3 << 20
			results := make([]error, 16)
			var all sync.WaitGroup
			for i := range results {
				all.Go(func() {
					got, err := b.Receive(as("crowd"), "x", bytes.NewReader(picture(size)), anything())
					if err == nil {
						_, err = b.Add(as("crowd"), got, note("n"), time.Time{})
					}
					results[i] = err
				})
			}
			all.Wait()
			taken := 0
			for _, err := range results {
				if err == nil {
					taken++
					continue
				}
				require.ErrorIs(t, err, files.ErrQuota)
			}
			require.Positive(t, taken)
			require.LessOrEqual(t, taken, quota/size)
			require.EqualValues(t, taken*size, b.used(as("crowd")))
			require.Len(t, filter(b.lying(), "crowd/"), taken)
		})

		t.Run("what strangers send leaves a share to others", func(t *testing.T) {
			strangers := anything()
			strangers.Leaves = 25
			b.add(as("open"), "n", 15<<20-200)
			_, err := b.Receive(as("open"), "x", bytes.NewReader(picture(1000)), strangers)
			require.ErrorIs(t, err, files.ErrQuota)
			b.add(as("open"), "n", 1000)
		})

		t.Run("the last byte of the quota can be used, and what is removed can be used again", func(t *testing.T) {
			first := b.add(as("full"), "n", 15<<20)
			b.add(as("full"), "n", 5<<20)
			_, err := b.Receive(as("full"), "x", bytes.NewReader(picture(100)), anything())
			require.ErrorIs(t, err, files.ErrQuota)
			require.Len(t, filter(b.lying(), "full/"), 2, "nothing lies of what was refused")
			b.add(as("other"), "n", 100)
			require.NoError(t, b.Remove(as("full"), first.ID))
			require.NoError(t, b.Sweep(t.Context()))
			b.add(as("full"), "n", 15<<20)
		})
	})
}

// zeros has no end.
type zeros struct{}

func (zeros) Read(p []byte) (int, error) { return len(p), nil }

// counted tells how much was read.
type counted struct {
	from io.Reader
	read int64
}

func (c *counted) Read(p []byte) (int, error) {
	n, err := c.from.Read(p)
	c.read += int64(n)
	return n, err
}

func TestNames(t *testing.T) {
	for given, want := range map[string]string{
		"../../etc/passwd": "passwd", `C:\temp\x.pdf`: "x.pdf", "a\r\nSet-Cookie: x.png": "aSet-Cookie_ x.png", "": "file", "..": "file",
		"\u202egnp.exe": "gnp.exe", "\u200b": "file", "\xff\xfea": "a", "ñandú 1.png": "ñandú 1.png", `a"b;c.png`: "a_b;c.png", ".htaccess": "htaccess",
		"/": "file", strings.Repeat("x", 500) + ".png": strings.Repeat("x", 130) + strings.Repeat("x", 16) + ".png",
	} {
		require.Equal(t, want, files.Clean(given), "%q", given)
	}
	rapid.Check(t, func(t *rapid.T) {
		name := files.Clean(rapid.String().Draw(t, "name"))
		require.NotContains(t, name, "/")
		require.True(t, errs.Visible(name), "%q", name)
		require.Equal(t, name, files.Clean(name))
	})
}
