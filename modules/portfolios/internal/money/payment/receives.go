package payment

import "github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"

// keepsOff are the countries in which whoever collects for somebody else may not take the money, each with the rule. Counsel has to
// look at it before use.
func keepsOff() map[string]string {
	return map[string]string{
		"MX": "CONDUSEF, Disposiciones de carácter general en materia de despachos de cobranza, DOF 2014-10-07",
	}
}

// receives refuses money for a portfolio whose debts are another's in a country that does not let an agency take it. It fails with
// ErrReceives.
func receives(p portfolio.Portfolio) error {
	rule, kept := keepsOff()[p.Country]
	if !kept || p.Type != portfolio.ThirdParty {
		return nil
	}
	return ErrReceives.WithParam("country", p.Country).WithParam("creditor", p.CreditorName).WithParam("rule", rule)
}
