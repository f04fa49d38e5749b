package helpcenter_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

type dressed struct {
	Pictures struct {
		Logo, Icon *struct {
			File          string
			Width, Height int
		}
		LogoNight *struct{ File string } `json:"logo_night"`
	}
}

func TestAPortalIsKnownByItsLogoByDayAndByNightItsIconAndALineOfContact(t *testing.T) { // [HC-06]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		f := openFront(t, engine)
		path := "/api/v1/help-portals/" + f.portal
		send := func(by *sdktest.Person, kind, content string) *sdktest.Answer {
			return by.POST(path+"/"+kind, strings.NewReader(content), "Content-Type", "image/png", "Content-Disposition", `attachment; filename="logo.png"`)
		}
		send(f.manager, "logo", pngOf(t, 4, 4)).Refused(403, "forbidden")
		send(f.admin, "logo", "<svg xmlns='http://www.w3.org/2000/svg'/>").Refused(422, "files.type")
		send(f.admin, "logo", pngOf(t, 3000, 10)).Refused(422, "helpcenter.picture_sides")
		send(f.admin, "logo", pngOf(t, 4, 4)[:40]).Refused(422, "helpcenter.picture_broken")
		var p dressed
		send(f.admin, "logo", pngOf(t, 960, 96)).OK(&p)
		require.Equal(t, []int{960, 96}, []int{p.Pictures.Logo.Width, p.Pictures.Logo.Height})
		f.set(map[string]any{"contact": "0800 1234, de 9 a 18", "logo_alt": "Cobranzas <Sur>"})
		public := shown + "/look/" + p.Pictures.Logo.File

		f.reads(shown+"/es", `<img class="logo plate" src="`+public+`" width="240" height="24" alt="Cobranzas &lt;Sur&gt;">`,
			`<meta property="og:image" content="http://recobro.test`+public+`">`, `<meta property="og:image:width" content="960">`,
			`<meta property="og:locale" content="es_LA">`, `"logo":"http://recobro.test`+public, "Contacto: 0800 1234, de 9 a 18",
			`hreflang="x-default" href="http://recobro.test/help/a/ayuda"`)
		f.reads(shown+"/es/search?q=vacaciones", "0800 1234")
		got := f.see(public)
		require.Equal(t, pngOf(t, 960, 96), string(got.Raw))
		require.Equal(t, "public, max-age=31536000, immutable", got.Header.Get("Cache-Control"))
		require.Equal(t, "nosniff", got.Header.Get("X-Content-Type-Options"))
		require.Equal(t, http.StatusNotModified, f.stranger.Do(http.MethodGet, public, nil, "If-None-Match", got.Header.Get("ETag")).Status)

		send(f.admin, "logo-night", pngOf(t, 8, 8)).OK(nil)
		send(f.admin, "icon", pngOf(t, 32, 32)).OK(&p)
		f.reads(shown+"/es", `<source media="(prefers-color-scheme: dark)" srcset="`+shown+"/look/"+p.Pictures.LogoNight.File, `<img class="logo" src=`,
			`<link rel="icon" type="image/png" sizes="32x32"`)
		require.Equal(t, 200, f.manager.GET(path+"/icon").Status, "who works here sees what is chosen")

		before := p.Pictures.Icon.File
		send(f.admin, "icon", pngOf(t, 48, 48)).OK(&p)
		require.NotEqual(t, before, p.Pictures.Icon.File)
		require.Equal(t, 404, f.see(shown+"/look/"+before).Status)
		f.admin.DELETE(path + "/logo").OK(&p)
		require.NotContains(t, f.reads(shown+"/es"), public)
		f.admin.DELETE(path+"/logo").Refused(404, "helpcenter.picture_not_found")
		f.set(map[string]any{"public": false})
		require.Equal(t, 404, f.see(shown+"/look/"+p.Pictures.Icon.File).Status, "of a portal of the team's")
	})
}
