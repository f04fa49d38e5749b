package picture

import (
	"bytes"
	"encoding/binary"
	"io"
)

// What is looked for of a JPEG's EXIF: how the camera was held. It stands near the beginning, or nowhere.
const (
	headBytes      = 128 << 10
	tagOrientation = 0x0112
	mostTags       = 200
	tagBytes       = 12
)

// orientation is how a picture is to be turned, as EXIF tells it: 1 for one that stands as it is.
func orientation(from io.ReadSeeker) int {
	if _, err := from.Seek(0, io.SeekStart); err != nil {
		return 1
	}
	head, err := io.ReadAll(io.LimitReader(from, headBytes))
	if err != nil || !bytes.HasPrefix(head, []byte{0xff, 0xd8}) {
		return 1
	}
	return ofTIFF(exifOf(head[2:]))
}

// exifOf is the EXIF part among the parts of a JPEG's head.
func exifOf(rest []byte) []byte {
	for len(rest) >= 4 && rest[0] == 0xff {
		size := int(binary.BigEndian.Uint16(rest[2:])) + 2
		if size < 4 || size > len(rest) {
			return nil
		}
		if tiff, ok := bytes.CutPrefix(rest[4:size], []byte("Exif\x00\x00")); rest[1] == 0xe1 && ok {
			return tiff
		}
		rest = rest[size:]
	}
	return nil
}

// ofTIFF is the orientation among the tags of the first picture.
func ofTIFF(tiff []byte) int {
	if len(tiff) < 8 {
		return 1
	}
	var order binary.ByteOrder = binary.BigEndian
	if tiff[0] == 'I' {
		order = binary.LittleEndian
	}
	at := int64(order.Uint32(tiff[4:]))
	if at+2 > int64(len(tiff)) {
		return 1
	}
	tags := tiff[at+2:]
	for range min(int(order.Uint16(tiff[at:])), mostTags) {
		if len(tags) < tagBytes {
			return 1
		}
		if order.Uint16(tags) == tagOrientation {
			return int(order.Uint16(tags[8:]))
		}
		tags = tags[tagBytes:]
	}
	return 1
}
