package mapping

import (
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// column is what the sampled values of one column say.
type column struct {
	country string
	values  []string
}

// weigh joins what the name says with what the values say. Values that cannot be the field sink the proposal; values
// that can hardly be anything else raise one without a telling name.
func (c column) weigh(f Field, name float64) float64 {
	test, unmistakable := c.test(f)
	if test == nil || len(c.values) == 0 {
		return name
	}
	fits := 0
	for _, value := range c.values {
		if test(value) {
			fits++
		}
	}
	share := float64(fits) / float64(len(c.values))
	switch {
	case share < 0.3:
		return name * 0.4
	case share > 0.8 && name == 0:
		return unmistakable
	case share > 0.8 && name > 0:
		return min(0.99, name+0.04)
	}
	return name * (0.5 + share/2)
}

// test is how a value of the field looks, and how sure a column without a telling name is when nearly all do.
func (c column) test(f Field) (fits func(string) bool, unmistakable float64) {
	switch f {
	case NationalID:
		return c.isNationalID, 0.6
	case Email:
		return func(v string) bool { at := strings.IndexByte(v, '@'); return at > 0 && strings.Contains(v[at:], ".") }, 0.9
	case Phone:
		return isPhone, 0
	case Balance, Principal, Interest, Fees, Penalties, LastPayment:
		return isAmount, 0
	case OriginalDue, CurrentDue, Birthday, StatuteDate, LastPaymentOn:
		return isDate, 0
	case Currency:
		return func(v string) bool { return len(v) == 3 || strings.Contains(v, "$") }, 0
	case Name, GivenName, FamilyName, City:
		return func(v string) bool { return digitCount(v)*3 < len(v) }, 0
	}
	return nil, 0
}

func (c column) isNationalID(value string) bool {
	_, _, err := nationalid.Infer(c.country, value)
	return err == nil
}

func isPhone(value string) bool {
	n := digitCount(value)
	return n >= 6 && n <= 16 && !isDate(value) && strings.Trim(value, "0123456789+()-. /") == ""
}

func isAmount(value string) bool {
	_, err := tabular.ParseAmount(value, tabular.Comma, 4)
	return err == nil
}

func isDate(value string) bool {
	day, err := tabular.ParseDate(value, tabular.DMY, true, time.Now())
	if err != nil {
		day, err = tabular.ParseDate(value, tabular.MDY, true, time.Now())
	}
	return err == nil && day.Year() > 1900
}

func digitCount(value string) int {
	n := 0
	for i := 0; i < len(value); i++ {
		if value[i] >= '0' && value[i] <= '9' {
			n++
		}
	}
	return n
}
