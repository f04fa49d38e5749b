package picture

import (
	"context"
	"encoding/json"
	"image"
	"image/color"
	"image/jpeg"
	"io"
	"os"

	"golang.org/x/image/draw"

	"github.com/recobro/recobro/plugins-sdk/go/apart"
)

// Work is the name of the work apart that draws a picture: from the first file, the small one goes into the second.
const Work = "sdk.picture"

// Works are what is done apart.
func Works() apart.Works {
	return apart.Works{Work: func(_ context.Context, files []*os.File, input json.RawMessage) (any, error) {
		side := 0
		if err := json.Unmarshal(input, &side); err != nil {
			return nil, err
		}
		return nil, Draw(files[0], files[1], side)
	}}
}

// quality is that of the small picture's JPEG.
const quality = 80

// Draw draws a picture anew as a JPEG, no side longer than side dots, the way up that its camera was held, what is transparent on
// white. It fails with ErrNone and ErrLarge.
func Draw(from io.ReadSeeker, to io.Writer, side int) error {
	if err := bear(from); err != nil {
		return err
	}
	turned := orientation(from)
	if _, err := from.Seek(0, io.SeekStart); err != nil {
		return err
	}
	whole, _, err := image.Decode(from)
	if err != nil {
		return ErrNone.Wrap(err)
	}
	return jpeg.Encode(to, turn(shrink(whole, side), turned), &jpeg.Options{Quality: quality})
}

// bear refuses what is no picture, and what has more dots than are borne.
func bear(from io.ReadSeeker) error {
	width, height, err := Sides(from)
	if err == nil && (max(width, height) > mostSide || width*height > MostPixels) {
		err = ErrLarge
	}
	if err != nil {
		return err
	}
	_, err = from.Seek(0, io.SeekStart)
	return err
}

// shrink is a picture on white, no side longer than side; one that is small already keeps its size.
func shrink(whole image.Image, side int) *image.RGBA {
	is := whole.Bounds()
	width, height := is.Dx(), is.Dy()
	if longest := max(width, height); longest > side {
		width, height = max(1, width*side/longest), max(1, height*side/longest)
	}
	small := image.NewRGBA(image.Rect(0, 0, width, height))
	draw.Draw(small, small.Bounds(), image.NewUniform(color.White), image.Point{}, draw.Src)
	draw.BiLinear.Scale(small, small.Bounds(), whole, is, draw.Over, nil)
	return small
}

// turn is a picture the way up that an orientation of EXIF tells, 1 to 8.
func turn(p *image.RGBA, orientation int) image.Image {
	if orientation < 2 || orientation > 8 {
		return p
	}
	width, height := p.Bounds().Dx(), p.Bounds().Dy()
	size := image.Rect(0, 0, width, height)
	if orientation > 4 {
		size = image.Rect(0, 0, height, width)
	}
	turned := image.NewRGBA(size)
	for y := range height {
		for x := range width {
			to := place(orientation, x, y, width-1, height-1)
			turned.SetRGBA(to.X, to.Y, p.RGBAAt(x, y))
		}
	}
	return turned
}

// place is where a dot goes, of a picture whose last column and row are right and bottom.
func place(orientation, x, y, right, bottom int) image.Point {
	return [...]image.Point{
		2: {X: right - x, Y: y}, 3: {X: right - x, Y: bottom - y}, 4: {X: x, Y: bottom - y},
		5: {X: y, Y: x}, 6: {X: bottom - y, Y: x}, 7: {X: bottom - y, Y: right - x}, 8: {X: y, Y: right - x},
	}[orientation]
}
