package phonenumber

import (
	"slices"

	"github.com/nyaruka/phonenumbers"
)

// Zones are the IANA zones in which a number in E.164 may be, by its prefix; none when that tells nothing.
func Zones(e164 string) []string {
	zones, err := phonenumbers.GetTimezonesForPrefix(e164)
	if err != nil || slices.Contains(zones, phonenumbers.UNKNOWN_TIMEZONE) {
		return nil
	}
	return zones
}
