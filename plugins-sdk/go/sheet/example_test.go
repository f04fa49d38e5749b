package sheet_test

import (
	"os"

	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

func Example() {
	to, err := sheet.NewWriter(os.Stdout, sheet.CSV, []string{"name", "balance"}, sheet.Options{Language: "es", Numbers: []string{"balance"}})
	if err != nil {
		panic(err)
	}
	_ = to.Write([]string{"Ana", "-1250.50"})
	_ = to.Write([]string{"=1+1", "0.00"}) // what somebody typed, and no spreadsheet computes
	_ = to.Close()
}
