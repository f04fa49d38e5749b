package debtor

import (
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
)

// NewDebtor is a debtor as it is asked for.
type NewDebtor struct {
	PortfolioID    string          `json:"portfolio_id" maxLength:"64" doc:"Portfolio the debtor belongs to"`
	ExternalRef    string          `json:"external_ref,omitempty" maxLength:"120" doc:"The creditor's own number of the debtor" example:"CLI-00481"`
	Kind           Kind            `json:"kind,omitempty" doc:"Person or company; follows from the national id without it"`
	Name           string          `json:"name,omitempty" maxLength:"200" doc:"Name as it is shown; given and family name without it" example:"María Fernanda Silva Pereira"`
	GivenName      string          `json:"given_name,omitempty" maxLength:"100" example:"María Fernanda"`
	FamilyName     string          `json:"family_name,omitempty" maxLength:"100" example:"Silva Pereira"`
	NationalIDType nationalid.Kind `json:"national_id_type,omitempty" maxLength:"20" doc:"Scheme of the national id; the portfolio's country decides without it" example:"uy_ci"`
	NationalID     string          `json:"national_id,omitempty" maxLength:"40" doc:"National id with or without its punctuation" example:"1.234.567-2"`
	Birthday       civil.Day       `json:"birthday,omitempty" maxLength:"10" example:"1984-03-09"`
	Language       string          `json:"language,omitempty" enum:",es,en,pt" doc:"Language to talk in; the portfolio's without it"`
	Timezone       string          `json:"timezone,omitempty" maxLength:"64" doc:"IANA zone the debtor lives in" example:"America/Montevideo"`
	Emails         []string        `json:"emails,omitempty" maxItems:"10" maxLength:"254" format:"email" doc:"E-mail addresses, the best first"`
	Segment        string          `json:"segment,omitempty" maxLength:"40" example:"A2"`
	Preferences    Preferences     `json:"preferences,omitzero"`
	Flags          []Flag          `json:"flags,omitempty" maxItems:"8"`
}

// DebtorChange are the fields to change; what is absent stays.
type DebtorChange struct {
	ExternalRef    *string          `json:"external_ref,omitempty" maxLength:"120"`
	Kind           *Kind            `json:"kind,omitempty"`
	Name           *string          `json:"name,omitempty" minLength:"1" maxLength:"200"`
	GivenName      *string          `json:"given_name,omitempty" maxLength:"100"`
	FamilyName     *string          `json:"family_name,omitempty" maxLength:"100"`
	NationalIDType *nationalid.Kind `json:"national_id_type,omitempty" maxLength:"20"`
	NationalID     *string          `json:"national_id,omitempty" maxLength:"40" doc:"Empty takes the number away"`
	Birthday       *civil.Day       `json:"birthday,omitempty" maxLength:"10"`
	Language       *string          `json:"language,omitempty" enum:",es,en,pt"`
	Timezone       *string          `json:"timezone,omitempty" maxLength:"64"`
	Emails         *[]string        `json:"emails,omitempty" maxItems:"10" maxLength:"254" format:"email"`
	Segment        *string          `json:"segment,omitempty" maxLength:"40"`
	Preferences    *Preferences     `json:"preferences,omitempty"`
	Flags          *[]Flag          `json:"flags,omitempty" maxItems:"8"`
	Status         *Status          `json:"status,omitempty" doc:"Where the work stands; not every change exists"`
}

func (n NewDebtor) debtor() (d Debtor) {
	httpx.Copy(&d, n)
	d.Emails, d.Flags = orEmpty(n.Emails), orEmpty(n.Flags)
	return d
}

// apply fails with ErrFollows and ErrTransition on a status that the debtor cannot be put in. Who is worked again has what promises
// and plans make of them.
func (c DebtorChange) apply(d *Debtor) (err error) {
	at := d.Status
	httpx.Copy(d, c)
	if d.Status, err = at.To(d.Status); d.Status != at {
		d.follow(false)
	}
	return err
}
