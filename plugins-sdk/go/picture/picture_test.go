package picture_test

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/picture"
)

// halves is a picture, red on its left and blue on its right.
func halves(width, height int) *image.RGBA {
	p := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			p.Set(x, y, map[bool]color.RGBA{true: {R: 255, A: 255}, false: {B: 255, A: 255}}[x < width/2])
		}
	}
	return p
}

func drawn(t *testing.T, content []byte, side int) image.Image {
	t.Helper()
	var out bytes.Buffer
	require.NoError(t, picture.Draw(bytes.NewReader(content), &out, side))
	small, err := jpeg.Decode(&out)
	require.NoError(t, err)
	return small
}

func isRed(p image.Image, x, y int) bool {
	r, _, b, _ := p.At(x, y).RGBA()
	return r > 0xc000 && b < 0x4000
}

// held is a JPEG whose EXIF tells how the camera was held.
func held(t *testing.T, orientation byte) []byte {
	t.Helper()
	var plain bytes.Buffer
	require.NoError(t, jpeg.Encode(&plain, halves(200, 100), nil))
	exif := append([]byte("\xff\xe1\x00\x22Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00"), orientation, 0, 0, 0, 0, 0, 0)
	return append(append([]byte{0xff, 0xd8}, exif...), plain.Bytes()[2:]...)
}

// bomb is a PNG of a few bytes that says how many dots it has.
func bomb(width, height uint32) []byte {
	out := bytes.NewBufferString("\x89PNG\r\n\x1a\n")
	part := func(kind string, content []byte) {
		_ = binary.Write(out, binary.BigEndian, uint32(len(content)))
		body := append([]byte(kind), content...)
		out.Write(body)
		_ = binary.Write(out, binary.BigEndian, crc32.ChecksumIEEE(body))
	}
	head := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, width), height)
	part("IHDR", append(head, 8, 2, 0, 0, 0))
	var packed bytes.Buffer
	w := zlib.NewWriter(&packed)
	_ = w.Close()
	part("IDAT", packed.Bytes())
	part("IEND", nil)
	return out.Bytes()
}

func TestDraw(t *testing.T) {
	t.Parallel()
	t.Run("[CH-06] a picture is drawn small, its sides in proportion; a small one is not made larger", func(t *testing.T) {
		var content bytes.Buffer
		require.NoError(t, png.Encode(&content, halves(1000, 500)))
		small := drawn(t, content.Bytes(), 100)
		require.Equal(t, image.Pt(100, 50), small.Bounds().Size())
		require.True(t, isRed(small, 20, 25))
		require.False(t, isRed(small, 80, 25))
		require.Equal(t, image.Pt(1000, 500), drawn(t, content.Bytes(), 4000).Bounds().Size())
	})
	t.Run("[CH-06] of what moves the first picture is drawn, and what is transparent stands on white", func(t *testing.T) {
		frame := func(c color.Color) *image.Paletted {
			p := image.NewPaletted(image.Rect(0, 0, 20, 20), color.Palette{c, color.Transparent})
			for y := 10; y < 20; y++ {
				for x := range 20 {
					p.SetColorIndex(x, y, 1)
				}
			}
			return p
		}
		var content bytes.Buffer
		require.NoError(t, gif.EncodeAll(&content, &gif.GIF{Image: []*image.Paletted{frame(color.RGBA{R: 255, A: 255}), frame(color.RGBA{B: 255, A: 255})}, Delay: []int{1, 1}}))
		small := drawn(t, content.Bytes(), 20)
		require.True(t, isRed(small, 10, 3))
		r, g, b, _ := small.At(10, 17).RGBA()
		require.Greater(t, min(r, g, b), uint32(0xf000))
	})
	t.Run("[CH-06] WebP is read", func(t *testing.T) {
		content, err := base64.StdEncoding.DecodeString("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=")
		require.NoError(t, err)
		require.Equal(t, image.Pt(1, 1), drawn(t, content, 20).Bounds().Size())
	})
	t.Run("[CH-06] a picture stands the way up that the camera was held, and nothing else of what its bytes tell is kept", func(t *testing.T) {
		upright := drawn(t, held(t, 1), 200)
		require.True(t, isRed(upright, 20, 50))
		for orientation, red := range map[byte]image.Point{3: {X: 180, Y: 50}, 6: {X: 50, Y: 20}, 8: {X: 50, Y: 180}} {
			turned := drawn(t, held(t, orientation), 200)
			require.True(t, isRed(turned, red.X, red.Y), "%d", orientation)
			require.Equal(t, orientation == 3, turned.Bounds().Dx() == 200, "%d", orientation)
		}
		var out bytes.Buffer
		require.NoError(t, picture.Draw(bytes.NewReader(held(t, 6)), &out, 200))
		require.NotContains(t, out.String(), "Exif")
	})
	t.Run("[CH-06] a few bytes that claim to be of a billion dots are refused before they are decoded", func(t *testing.T) {
		var out bytes.Buffer
		for _, sides := range [][2]uint32{{40_000, 40_000}, {6_400, 6_400}, {31_000, 1}} {
			require.ErrorIs(t, picture.Draw(bytes.NewReader(bomb(sides[0], sides[1])), &out, 100), picture.ErrLarge, "%v", sides)
		}
		require.ErrorIs(t, picture.Draw(bytes.NewReader(bomb(6_000, 6_000)), &out, 100), picture.ErrNone, "it is borne, and breaks off")
		require.Zero(t, out.Len())
	})
	t.Run("[CH-06] what is no picture, or a broken one, is refused", func(t *testing.T) {
		whole := held(t, 6)
		for _, content := range [][]byte{nil, []byte("<svg onload=alert(1)>"), whole[:30], whole[:len(whole)/2], []byte("\xff\xd8\xff\xe1\xff\xff")} {
			require.ErrorIs(t, picture.Draw(bytes.NewReader(content), &bytes.Buffer{}, 100), picture.ErrNone)
		}
	})
}
