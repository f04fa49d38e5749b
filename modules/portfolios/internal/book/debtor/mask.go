package debtor

import "strings"

// maskEmail covers an address but for its first letter and its domain.
func maskEmail(email string) string {
	at := strings.LastIndexByte(email, '@')
	if at < 1 {
		return "***"
	}
	return email[:1] + "***" + email[at:]
}
