package namekey_test

import (
	"fmt"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

func Example() {
	fmt.Println(namekey.Of("  Núñez-Gonçalves,  José "))
	// Output: nunez goncalves jose
}
