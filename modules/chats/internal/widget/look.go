package widget

import (
	"math"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Look is how the window of an inbox looks, and where.
type Look struct {
	Origins  []string          `json:"origins"`
	Color    string            `json:"color"`
	Ink      string            `json:"ink"` // what can be read on the color
	Side     string            `json:"side"`
	Titles   map[string]string `json:"titles,omitempty"`
	Welcomes map[string]string `json:"welcomes,omitempty"`
	Asks     []string          `json:"asks,omitempty"` // before the first message: name, phone, email
	Language string            `json:"language,omitempty"`
	Takes    []string          `json:"takes,omitempty"`   // media types of the files that a visitor may send; none: no file
	Largest  int64             `json:"largest,omitempty"` // bytes of one
}

// The refusals of settings.
var (
	ErrOrigin = errs.New(errs.Invalid, "chats.widget_origin").WithField("body.settings", "chats.widget_origin")
	ErrLook   = errs.New(errs.Invalid, "chats.widget_look").WithField("body.settings", "chats.widget_look")
)

// What is chosen where nothing was.
const (
	usualColor = "#0f6cbd"
	usualSide  = "end"
)

// mostOrigins bounds the sites of one inbox, mostText what one of its texts may say.
const (
	mostOrigins = 20
	mostText    = 300
)

func languages() []string { return []string{"es", "en", "pt"} }

// ReadLook reads the settings of an inbox. It fails with ErrOrigin and ErrLook.
func ReadLook(settings map[string]string) (l Look, err error) {
	l = Look{Color: usualColor, Side: usualSide, Titles: map[string]string{}, Welcomes: map[string]string{}, Language: settings["language"]}
	if l.Origins, err = readOrigins(settings["origins"]); err != nil {
		return l, err
	}
	if color := settings["color"]; color != "" {
		l.Color = color
	}
	if side := settings["side"]; side != "" {
		l.Side = side
	}
	l.Asks = words(settings["asks"])
	if l.Takes, l.Largest, err = readFiles(settings); err != nil {
		return l, err
	}
	for _, language := range languages() {
		l.Titles[language], l.Welcomes[language] = settings["title_"+language], settings["welcome_"+language]
	}
	l.Ink = inkOn(l.Color)
	return l, l.check()
}

func (l Look) check() error {
	unknown := func(one string) bool { return !slices.Contains([]string{"name", "phone", "email"}, one) }
	wrong := l.Ink == "" || l.Side != "start" && l.Side != "end" || slices.ContainsFunc(l.Asks, unknown) ||
		l.Language != "" && !slices.Contains(languages(), l.Language)
	for _, language := range languages() {
		wrong = wrong || len([]rune(l.Titles[language])) > mostText || len([]rune(l.Welcomes[language])) > mostText
	}
	if wrong {
		return ErrLook
	}
	return nil
}

func words(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ' ' || r == '\n' })
}

// readOrigins are the sites where the window may be shown: scheme and host, as a browser tells them, or with "*." in front of the host.
func readOrigins(text string) (all []string, err error) {
	for _, one := range words(text) {
		origin, ok := originOf(one)
		if !ok {
			return nil, ErrOrigin.WithParam("origin", one)
		}
		all = append(all, origin)
	}
	if len(all) == 0 || len(all) > mostOrigins {
		return nil, ErrOrigin.WithParam("origin", text)
	}
	return all, nil
}

// hostPattern is a host as it may stand in a policy: no more than names, digits and a port.
var hostPattern = regexp.MustCompile(`^(\*\.)?[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?(:[0-9]{1,5})?$`)

func originOf(text string) (string, bool) {
	at, err := url.Parse(strings.ToLower(text))
	if err != nil || at.User != nil || at.Path != "" && at.Path != "/" || at.RawQuery != "" || at.Fragment != "" || !hostPattern.MatchString(at.Host) {
		return "", false
	}
	plain := at.Scheme == "http" && (at.Hostname() == "localhost" || strings.HasSuffix(at.Hostname(), ".localhost") || at.Hostname() == "127.0.0.1")
	return at.Scheme + "://" + at.Host, at.Scheme == "https" || plain
}

var colorPattern = regexp.MustCompile(`^#[0-9a-fA-F]{6}$`)

// inkOn is black or white, whichever can be read better on a color; one of them always stands out by 4.5 to 1. Empty for what is no color.
func inkOn(color string) string {
	if !colorPattern.MatchString(color) {
		return ""
	}
	light := luminance(color)
	if (light+0.05)/0.05 > 1.05/(light+0.05) {
		return "#000000"
	}
	return "#ffffff"
}

// luminance is how light a color is (WCAG 2.2, relative luminance).
func luminance(color string) (sum float64) {
	for n, weight := range []float64{0.2126, 0.7152, 0.0722} {
		part, _ := strconv.ParseUint(color[1+2*n:3+2*n], 16, 8) // the pattern has looked
		value := float64(part) / 255
		if value <= 0.04045 {
			value /= 12.92
		} else {
			value = math.Pow((value+0.055)/1.055, 2.4)
		}
		sum += weight * value
	}
	return sum
}
