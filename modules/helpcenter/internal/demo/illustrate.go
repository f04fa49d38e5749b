package demo

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/draw"
	"image/png"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/modules/helpcenter/internal/picture"
)

// illustrate gives an article a picture, and tells how a text names it.
func (s Seed) illustrate(ctx context.Context, a article.Article) (src string, err error) {
	drawn, err := receiptDrawn()
	if err != nil {
		return "", err
	}
	got, err := s.files.Receive(ctx, "recibo.png", bytes.NewReader(drawn), picture.Accepted())
	if err != nil {
		return "", err
	}
	defer s.files.Discard(ctx, got) // unless the article has it by then
	err = s.db.Within(ctx, func(ctx context.Context) error {
		p, err := s.pictures.Add(ctx, a, got)
		src = p.Src
		return err
	})
	return src, err
}

// receiptDrawn is a sheet with lines and a sum.
func receiptDrawn() ([]byte, error) {
	sheet := image.NewPaletted(image.Rect(0, 0, 480, 240), color.Palette{color.White, color.Gray{0xd0}, color.Gray{0x40}})
	fill := func(x, y, width, height int, shade uint8) {
		draw.Draw(sheet, image.Rect(x, y, x+width, y+height), image.NewUniform(sheet.Palette[shade]), image.Point{}, draw.Src)
	}
	fill(32, 28, 160, 18, 2)
	for line := range 5 {
		fill(32, 70+line*24, 250-line*20, 10, 1)
		fill(380, 70+line*24, 68, 10, 1)
	}
	fill(340, 200, 108, 16, 2)
	var out bytes.Buffer
	err := png.Encode(&out, sheet)
	return out.Bytes(), err
}
