package phonenumber_test

import (
	"fmt"

	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
)

func Example() {
	number, err := phonenumber.Parse("099 123 456", "UY")
	fmt.Println(number.E164, number.Country, number.Line, err)
	_, err = phonenumber.Parse("123", "UY")
	fmt.Println(err)
	// Output:
	// +59899123456 UY mobile <nil>
	// phonenumber.number
}
