package tenant

import "time"

// TenantView is a tenant as the API shows it.
type TenantView struct {
	ID        string   `json:"id"`
	Name      string   `json:"name"`
	Country   string   `json:"country"`
	Currency  string   `json:"currency"`
	Timezone  string   `json:"timezone"`
	Languages []string `json:"languages"`
}

// ViewOf is the view of a tenant.
func ViewOf(t Tenant) TenantView {
	return TenantView{ID: t.ID, Name: t.Name, Country: t.Country, Currency: t.Currency, Timezone: t.Timezone, Languages: t.LanguageList()}
}

// TenantLine is a tenant as who runs the installation sees it.
type TenantLine struct {
	TenantView
	CreatedAt    time.Time     `json:"created_at"`
	SuspendedAt  *time.Time    `json:"suspended_at,omitempty" doc:"Nobody of it comes in since then"`
	SuspendedFor Reason        `json:"suspended_for,omitempty" enum:"payment,request,security,other"`
	Figures      TenantFigures `json:"figures"`
}

// TenantFigures say how much a tenant is worked in; nothing of whom or what.
type TenantFigures struct {
	People         int        `json:"people" doc:"Users that may come in, or are invited"`
	ActivePeople   int        `json:"active_people" doc:"Users that had a session within the last 30 days"`
	ModulesOn      int        `json:"modules_on"`
	LastActivityAt *time.Time `json:"last_activity_at,omitempty" doc:"Of a session or an API key"`
}

// LineOf is a tenant with its figures.
func LineOf(t Tenant, f TenantFigures) TenantLine {
	return TenantLine{TenantView: ViewOf(t), CreatedAt: t.CreatedAt, SuspendedAt: t.SuspendedAt, SuspendedFor: t.SuspendedFor, Figures: f}
}
