package mailaddress_test

import (
	"fmt"

	"github.com/recobro/recobro/plugins-sdk/go/mailaddress"
)

func Example() {
	fmt.Println(mailaddress.Key(" Ana.Diaz@Example.com "), mailaddress.Mask("ana.diaz@example.com"), mailaddress.Mask("ñandú@example.uy"), mailaddress.Mask("ana"))
	// Output: ana.diaz@example.com a***@example.com ñ***@example.uy ***
}
