package debtor

import "github.com/recobro/recobro/modules/portfolios/internal/namekey"

// NameKey is a name as it is sorted and searched: small letters and digits without accents, one space between words.
func NameKey(name string) string { return namekey.Of(name) }
