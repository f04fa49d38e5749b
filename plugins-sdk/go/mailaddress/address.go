// Package mailaddress compares and covers e-mail addresses.
package mailaddress

import (
	"strings"
	"unicode/utf8"
)

// Key is an address as it is looked up: two spellings that differ in case alone are one mailbox.
func Key(address string) string { return strings.ToLower(strings.TrimSpace(address)) }

// Mask covers an address but for its first letter and its domain: a***@example.com. What is no address is covered whole.
func Mask(address string) string {
	at := strings.LastIndexByte(address, '@')
	if at < 1 {
		return "***"
	}
	_, first := utf8.DecodeRuneInString(address)
	return address[:first] + "***" + address[at:]
}
