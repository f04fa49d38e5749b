package sheet

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"errors"
	"io"
)

// mostDirectory bounds the list of an archive's files, which is read as a whole.
const mostDirectory = 1 << 20

// openArchive reads an archive's directory and judges by it whether the files may be unpacked.
func openArchive(from io.ReaderAt, size int64, b Bounds) (*zip.Reader, error) {
	if err := judgeEnd(from, size, b); err != nil {
		return nil, err
	}
	archive, err := zip.NewReader(from, size)
	if err != nil {
		return nil, ErrUnreadable.Wrap(err)
	}
	return archive, judge(archive, size, b)
}

// judgeEnd looks at the record behind the directory: how many files there are, and how long their list is. Archives of
// more than 65,535 files keep that elsewhere, and are refused by it.
func judgeEnd(from io.ReaderAt, size int64, b Bounds) error {
	const record, longestNote = 22, 1 << 16
	tail := make([]byte, min(size, record+longestNote))
	if _, err := from.ReadAt(tail, size-int64(len(tail))); err != nil && !errors.Is(err, io.EOF) {
		return ErrUnreadable.Wrap(err)
	}
	at := bytes.LastIndex(tail, []byte("PK\x05\x06"))
	if at < 0 || len(tail)-at < record {
		return ErrUnreadable
	}
	end := tail[at:]
	files, begin := int(binary.LittleEndian.Uint16(end[10:])), int64(binary.LittleEndian.Uint32(end[16:]))
	if files > b.Entries || size-int64(len(tail))+int64(at)-begin > mostDirectory {
		return b.unpacked()
	}
	return nil
}

// judge refuses an archive whose files come to too much, are packed as no document is, or lie over one another.
func judge(archive *zip.Reader, size int64, b Bounds) error {
	if len(archive.File) > b.Entries {
		return b.unpacked()
	}
	var packed, unpacked uint64
	for _, file := range archive.File {
		packed, unpacked = packed+file.CompressedSize64, unpacked+file.UncompressedSize64
		if packed > uint64(size) || unpacked > uint64(b.Unpacked) || file.UncompressedSize64 > uint64(b.Unpacked) {
			return b.unpacked()
		}
		if file.UncompressedSize64 > 1<<20 && file.UncompressedSize64/uint64(b.Ratio) > file.CompressedSize64 {
			return b.unpacked()
		}
	}
	return nil
}
