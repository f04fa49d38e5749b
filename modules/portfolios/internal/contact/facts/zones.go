package facts

import (
	"slices"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
)

// zones are the clocks of a country, its capital's first. Small ones that share the hours of another all year are left out.
func zones(country string) []string {
	switch country {
	case "UY":
		return []string{"America/Montevideo"}
	case "AR":
		return []string{"America/Argentina/Buenos_Aires"}
	case "BR":
		return []string{"America/Sao_Paulo", "America/Manaus", "America/Rio_Branco", "America/Noronha"}
	case "CL":
		return []string{"America/Santiago", "America/Punta_Arenas", "Pacific/Easter"}
	case "CO":
		return []string{"America/Bogota"}
	case "MX":
		return []string{"America/Mexico_City", "America/Cancun", "America/Hermosillo", "America/Tijuana"}
	case "PY":
		return []string{"America/Asuncion"}
	case "PE":
		return []string{"America/Lima"}
	case "US":
		return []string{"America/New_York", "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles", "America/Anchorage", "Pacific/Honolulu"}
	default:
		return nil
	}
}

// clocks are the zones in which somebody may be: the one that is known of them; else those that the number's prefix tells, or, without
// a number, all of the country's. A number of another country adds its own. fallback is for a country that is not known here.
// There are none when one of them is no zone: nobody is contacted by another's clock.
func clocks(known, country, e164, numberCountry, fallback string) []*time.Location {
	names := []string{known}
	if known == "" {
		names = ofNumber(e164)
		if len(names) == 0 || numberCountry != country {
			names = append(names, zones(country)...)
		}
	} else if numberCountry != "" && numberCountry != country {
		names = append(names, ofNumber(e164)...)
	}
	if len(names) == 0 {
		names = []string{fallback}
	}
	slices.Sort(names[1:])
	all := make([]*time.Location, 0, len(names))
	for _, name := range slices.Compact(names) {
		zone, err := civil.Zone(name)
		if err != nil {
			return nil
		}
		all = append(all, zone)
	}
	return all
}

func ofNumber(e164 string) []string {
	if e164 == "" {
		return nil
	}
	return slices.Clone(phonenumber.Zones(e164))
}
