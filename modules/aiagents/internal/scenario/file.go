package scenario

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/book/madeup"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// File is a made-up debtor's file, as it is written down.
type File struct {
	Given    string               `json:"given" minLength:"1" maxLength:"200"`
	Name     string               `json:"name" maxLength:"200"`
	Creditor string               `json:"creditor" minLength:"1" maxLength:"120"`
	Country  string               `json:"country" enum:"UY,AR,MX,CO,BR,US"`
	Answers  map[book.Fact]string `json:"answers" doc:"That show who they are"`
	Tries    int                  `json:"tries,omitempty" minimum:"0" maximum:"3" doc:"Of identity; 0 for three"`
	Owed     int64                `json:"owed" minimum:"0" doc:"Minor units"`
	Days     int                  `json:"days" minimum:"0" maximum:"10000" doc:"Since it was due"`
	Offers   []Offer              `json:"offers" maxItems:"6"`
	Outside  map[string]word.Came `json:"outside,omitempty" maxProperties:"20" doc:"What comes of tools of other houses, by their names; done of those that are not named"`
}

// Offer is one that the product would sign.
type Offer struct {
	ID          string    `json:"id" minLength:"1" maxLength:"20"`
	Total       int64     `json:"total" minimum:"1"`
	Discount    int64     `json:"discount,omitempty" minimum:"0"`
	First       int64     `json:"first" minimum:"1"`
	FirstOn     civil.Day `json:"first_on"`
	Instalments int       `json:"instalments" minimum:"1" maximum:"60"`
	Each        int64     `json:"each,omitempty" minimum:"0"`
	Gone        bool      `json:"gone,omitempty" doc:"It expires before it can be accepted"`
}

// Use stands for a tool of another house: nothing is done there.
func (f File) Use(_ context.Context, tool spec.Outside, _ map[word.Given]any, _ string) (came word.Came, why string) {
	if came, named := f.Outside[tool.Name]; named {
		return came, ""
	}
	return word.Done, ""
}

// place is where people of a country live, and what they pay with.
type place struct{ zone, currency string }

var places = map[string]place{
	"UY": {"America/Montevideo", "UYU"}, "AR": {"America/Argentina/Buenos_Aires", "ARS"}, "MX": {"America/Mexico_City", "MXN"},
	"CO": {"America/Bogota", "COP"}, "BR": {"America/Sao_Paulo", "BRL"}, "US": {"America/New_York", "USD"},
}

// Currency is what they pay with.
func (f File) Currency() string { return places[f.Country].currency }

// Zone is where they live.
func (f File) Zone() *time.Location {
	zone, err := time.LoadLocation(places[f.Country].zone)
	if err != nil {
		return time.UTC
	}
	return zone
}

// Debtor is who every made-up file is of.
const Debtor = "made-up"

// Open is the file as tools reach it, at a time.
func (f File) Open(l word.Language, at time.Time) madeup.File {
	b := madeup.File{
		Debtor: book.Debtor{
			ID: Debtor, Creditor: f.Creditor, Name: f.Name, Given: f.Given, Language: l, Country: f.Country, Zone: f.Zone(), Currency: f.Currency(),
		},
		Answers: f.Answers, Tries: f.Tries, Debt: book.Debt{Owed: f.Owed, Currency: f.Currency(), Days: f.Days, Count: 1},
	}
	for _, o := range f.Offers {
		expires := at.Add(72 * time.Hour)
		if o.Gone {
			expires = at
		}
		b.Offers = append(b.Offers, book.Offer{
			ID: o.ID, Total: o.Total, Discount: o.Discount, First: o.First, FirstOn: o.FirstOn, Instalments: o.Instalments, Each: o.Each,
			Currency: f.Currency(), Expires: expires,
		})
	}
	return b
}
