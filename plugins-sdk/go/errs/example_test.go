package errs_test

import (
	"errors"
	"fmt"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrTooLong is a refusal of the module: its title stands in locales/{es,en,pt}.json under "tasks.title_too_long".
var ErrTooLong = errs.New(errs.Invalid, "tasks.title_too_long")

func Example() {
	err := fmt.Errorf("create task: %w", ErrTooLong.WithField("body.title", "tasks.title_too_long").WithParam("most", 200))
	fmt.Println(errors.Is(err, ErrTooLong), errs.KindOf(err) == errs.Invalid)
	// Output: true true
}
