package nationalid_test

import (
	"errors"
	"fmt"

	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
)

func Example() {
	kind, number, err := nationalid.Infer("UY", "1.234.567-2")
	fmt.Println(kind, number, err, nationalid.Format(kind, number), nationalid.Mask(kind, number))
	_, err = nationalid.Parse(nationalid.UYCI, "1.234.567-3")
	fmt.Println(errors.Is(err, nationalid.ErrCheckDigit))
	// Output:
	// uy_ci 12345672 <nil> 1.234.567-2 *.***.*67-2
	// true
}
