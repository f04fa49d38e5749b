// Package connection keeps the providers of models that a company has connected: how each is reached, what it may get to read, and what it
// costs.
package connection

import (
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/mcp"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/chain"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/price"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Provider is one that is connected.
type Provider struct {
	storage.Row
	Terms
	NameKey  string      `json:"-"`
	Rank     int         `json:"rank" doc:"Place in the order in which they are tried where nobody names one"`
	Secret   sealed.Text `json:"-"`
	Last4    string      `json:"last4" doc:"End of the key; empty without one"`
	TestedAt *time.Time  `json:"tested_at" doc:"When it was asked last whether it answers"`
	TestCode string      `json:"test_code" doc:"Why it did not; empty when it did"`
	TestMS   int64       `json:"test_ms" doc:"Milliseconds that it took"`
	Called   string      `json:"called,omitempty" gorm:"-" doc:"What grants call it, of one that has tools: called/tool"`
	Tools    []mcp.Tool  `json:"tools,omitempty" gorm:"serializer:json" doc:"That it had when it answered last, of one that has tools"`
}

// Terms are what is chosen of a provider, without its key.
type Terms struct {
	Name         string      `json:"name" minLength:"1" maxLength:"80"`
	Kind         Kind        `json:"kind"`
	URL          string      `json:"url,omitempty" maxLength:"300" doc:"Where its API begins; empty for the provider's own. Servers of one's own have to be among the app's settings"`
	Model        string      `json:"model,omitempty" maxLength:"120" doc:"That writes, or hears and speaks"`
	SpeechModel  string      `json:"speech_model,omitempty" maxLength:"120" doc:"That says what is written"`
	HearingModel string      `json:"hearing_model,omitempty" maxLength:"120" doc:"That writes down what is said"`
	Countries    []string    `json:"countries" gorm:"serializer:json" minItems:"1" maxItems:"250" doc:"ISO 3166 codes of debtors whose words it may get; * for all"`
	Prices       []price.Row `json:"prices,omitempty" gorm:"serializer:json" maxItems:"50" doc:"What the company has agreed on itself; list prices hold for the rest"`
	IsOn         bool        `json:"is_on"`
}

// TableName is the table of providers.
func (Provider) TableName() string { return "providers" }

// Speaks tells whether it can say now what is written.
func (p Provider) Speaks() bool { return p.Kind == Speech && p.IsOn && p.SpeechModel != "" }

// Listens tells whether it can write down now what is said.
func (p Provider) Listens() bool { return p.Kind == Speech && p.IsOn && p.HearingModel != "" }

// Follows tells whether it can write down now what is said while it is said.
func (p Provider) Follows() bool { return p.Kind == Realtime && p.IsOn && p.HearingModel != "" }

// May tells whether it may get the words of debtors of a country.
func (p Provider) May(country string) bool {
	return slices.Contains(p.Countries, chain.Everywhere) || country != "" && slices.Contains(p.Countries, country)
}

// called is the provider with what grants call it: its name, in small letters, without spaces.
func (p *Provider) called() {
	if p.Kind == MCP {
		p.Called = strings.ReplaceAll(p.NameKey, " ", "-")
	}
}

// Most bounds a company's providers: they are read as a whole.
const Most = 20

// The refusals of providers.
var (
	ErrNotFound  = errs.New(errs.NotFound, "aiagents.provider_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "aiagents.provider_exists").WithField("body.name", "aiagents.provider_exists")
	ErrTooMany   = errs.New(errs.Conflict, "aiagents.providers_too_many").WithParam("most", Most)
	ErrKey       = errs.New(errs.Invalid, "aiagents.provider_key_missing").WithField("body.key", "aiagents.provider_key_missing")
	ErrModel     = errs.New(errs.Invalid, "aiagents.provider_model_missing").WithField("body.model", "aiagents.provider_model_missing")
	ErrHearing   = errs.New(errs.Invalid, "aiagents.provider_model_missing").WithField("body.hearing_model", "aiagents.provider_model_missing")
	ErrURL       = errs.New(errs.Invalid, "aiagents.provider_not_listed").WithField("body.url", "aiagents.provider_not_listed")
	ErrFixed     = errs.New(errs.Invalid, "aiagents.provider_url_fixed").WithField("body.url", "aiagents.provider_url_fixed")
	ErrCountry   = errs.New(errs.Invalid, "aiagents.provider_country").WithField("body.countries", "aiagents.provider_country")
	ErrPrices    = errs.New(errs.Invalid, "aiagents.provider_prices").WithField("body.prices", "aiagents.provider_prices")
	ErrAddress   = errs.New(errs.Invalid, "aiagents.provider_url_missing").WithField("body.url", "aiagents.provider_url_missing")
	ErrCalled    = errs.New(errs.Invalid, "aiagents.provider_called").WithField("body.name", "aiagents.provider_called")
	ErrOrder     = errs.New(errs.Conflict, "aiagents.provider_order")
)

// Refusals are what storage's refusals are called here.
func (Provider) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// settle writes what follows from what was given, and refuses what could not be asked.
func (p *Provider) settle() error {
	p.Name, p.URL, p.Model = strings.Join(strings.Fields(p.Name), " "), strings.TrimSuffix(strings.TrimSpace(p.URL), "/"), strings.TrimSpace(p.Model)
	p.NameKey = namekey.Of(p.Name)
	p.called()
	switch {
	case p.Kind == MCP && p.URL == "":
		return ErrAddress
	case p.Kind == MCP && (p.Called == "" || strings.Contains(p.Name, "/")):
		return ErrCalled
	case !p.named() && p.Kind == Realtime:
		return ErrHearing
	case !p.named():
		return ErrModel
	case p.URL != "" && !p.Kind.OfOnesOwn():
		return ErrFixed
	case p.URL == "" && p.Secret.Empty(): // a server of one's own may want none
		return ErrKey
	case !slices.Contains(p.Countries, chain.Everywhere) && slices.ContainsFunc(p.Countries, notACountry):
		return ErrCountry
	}
	if _, err := (price.Table{}).Over("own", p.Prices); err != nil {
		return ErrPrices.Wrap(err)
	}
	return nil
}

// named tells whether there is a model for what the kind does.
func (p *Provider) named() bool {
	switch p.Kind {
	case Speech:
		return p.SpeechModel+p.HearingModel != ""
	case Realtime:
		return p.HearingModel != ""
	case MCP:
		return true
	default:
		return p.Model != ""
	}
}

func notACountry(code string) bool {
	return len(code) != 2 || strings.ToUpper(code) != code || strings.Trim(code, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != ""
}
