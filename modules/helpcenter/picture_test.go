package helpcenter_test

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

type illustration struct {
	ID            string
	Src           string
	Width, Height int
}

func canvas(width, height int) image.Image {
	return image.NewPaletted(image.Rect(0, 0, width, height), color.Palette{color.White, color.Black})
}

func pngOf(t *testing.T, width, height int) string {
	var out bytes.Buffer
	require.NoError(t, png.Encode(&out, canvas(width, height)))
	return out.String()
}

func (o *office) illustrate(by *sdktest.Person, articleID, content string) *sdktest.Answer {
	return by.POST(base+"/"+articleID+"/pictures", strings.NewReader(content), "Content-Type", "image/png", "Content-Disposition", `attachment; filename="foto.png"`)
}

func TestAPictureIsSeenByReadersOnceAnArticleThatHoldsItIsPublished(t *testing.T) { // [HC-02]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		a := o.write(nil)
		var p illustration
		o.illustrate(o.manager, a.ID, pngOf(t, 40, 30)).OK(&p)
		require.Equal(t, []int{40, 30}, []int{p.Width, p.Height})
		require.Equal(t, pngOf(t, 40, 30), string(o.manager.GET(p.Src+"/draft").Raw))
		o.cashier.GET(p.Src).Refused(404, "helpcenter.picture_not_found")
		o.cashier.GET(p.Src+"/draft").Refused(403, "forbidden")

		o.manager.PATCH(base+"/"+a.ID, map[string]any{"body": "![el recibo](" + p.Src + ")"}, "If-Match", version(a)).OK(&a)
		o.cashier.GET(p.Src).Refused(404, "helpcenter.picture_not_found")
		a = o.publish(a)
		seen := o.cashier.GET(p.Src)
		require.Equal(t, 200, seen.Status)
		require.Equal(t, "image/png", seen.Header.Get("Content-Type"))
		require.Equal(t, "nosniff", seen.Header.Get("X-Content-Type-Options"))
		o.As("b", "admin", "otro").GET(p.Src).Refused(404, "helpcenter.picture_not_found")

		translation := o.publish(o.write(map[string]any{"root_article_id": a.ID, "language": "en", "title": "Receipt", "body": a.Body}))
		o.admin.POST(base+"/"+a.ID+"/archive", nil, "If-Match", version(a)).OK(nil)
		require.Equal(t, 200, o.cashier.GET(p.Src).Status, "its translation still holds it")
		o.admin.DELETE(base+"/"+translation.ID, "If-Match", "*")
		o.cashier.GET(p.Src).Refused(404, "helpcenter.picture_not_found")
		o.admin.DELETE(base+"/"+a.ID, "If-Match", "*")
		o.manager.GET(p.Src+"/draft").Refused(404, "helpcenter.picture_not_found")
	})
}

func TestAPictureOfAnArticleForOthersIsNotThere(t *testing.T) { // [HC-02] [HC-09]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		a := o.write(map[string]any{"roles": []string{"manager"}})
		var p illustration
		o.illustrate(o.manager, a.ID, pngOf(t, 4, 4)).OK(&p)
		o.manager.PATCH(base+"/"+a.ID, map[string]any{"body": "![x](" + p.Src + ")"}, "If-Match", version(a)).OK(&a)
		o.publish(a)
		require.Equal(t, 200, o.manager.GET(p.Src).Status)
		o.cashier.GET(p.Src).Refused(404, "helpcenter.picture_not_found")
		other := o.write(map[string]any{"title": "Otro"})
		o.manager.GET(strings.Replace(p.Src, a.ID, other.ID, 1)+"/draft").Refused(404, "helpcenter.picture_not_found")
		o.illustrate(o.cashier, a.ID, pngOf(t, 4, 4)).Refused(403, "forbidden")
	})
}

// claiming is a picture of a few bytes whose head claims so many dots.
func claiming(t *testing.T, width, height uint32) string {
	content := []byte(pngOf(t, 1, 1))
	binary.BigEndian.PutUint32(content[16:], width)
	binary.BigEndian.PutUint32(content[20:], height)
	binary.BigEndian.PutUint32(content[29:], crc32.ChecksumIEEE(content[12:29]))
	return string(content)
}

func TestWhatIsNoPictureIsRefusedByItsContent(t *testing.T) { // [HC-02]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		a := o.write(nil)
		for name, content := range map[string]string{
			"svg": `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`, "html": "<html><script>alert(1)</script></html>",
			"text": "no picture", "broken": pngOf(t, 4, 4)[:20],
		} {
			require.Equal(t, 422, o.illustrate(o.manager, a.ID, content).Status, name)
		}
		o.illustrate(o.manager, a.ID, claiming(t, 60_000, 10)).Refused(422, "helpcenter.picture_sides")
		o.illustrate(o.manager, a.ID, claiming(t, 7000, 7000)).Refused(422, "helpcenter.picture_sides")
		require.Equal(t, 413, o.illustrate(o.manager, a.ID, pngOf(t, 4, 4)+strings.Repeat(" ", 5<<20)).Status)
		for name, content := range picturesOfAllKinds(t) {
			require.Equal(t, 201, o.illustrate(o.manager, a.ID, content).Status, name)
		}
	})
}

func picturesOfAllKinds(t *testing.T) map[string]string {
	var asJPEG, asGIF bytes.Buffer
	require.NoError(t, jpeg.Encode(&asJPEG, canvas(8, 8), nil))
	require.NoError(t, gif.Encode(&asGIF, canvas(8, 8), nil))
	webp, err := base64.StdEncoding.DecodeString("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA")
	require.NoError(t, err)
	return map[string]string{"png": pngOf(t, 8, 8), "jpeg": asJPEG.String(), "gif": asGIF.String(), "webp": string(webp)}
}
