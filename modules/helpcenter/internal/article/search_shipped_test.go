package article

import (
	"fmt"
	"testing"

	"github.com/recobro/recobro/modules/helpcenter/internal/finding"
	"github.com/recobro/recobro/modules/helpcenter/internal/product"
)

// BenchmarkSearchShipped looks for two words in forty texts of the product.
func BenchmarkSearchShipped(b *testing.B) {
	var texts []product.Text
	for at := range 40 {
		body := ""
		for word := range 160 {
			body += fmt.Sprintf("palabra%d ", (at*37+word)%900)
		}
		texts = append(texts, product.Text{ID: fmt.Sprint(at), Weights: finding.Weigh("Abrir la caja", "", body+"efectivo")})
	}
	for b.Loop() {
		searchShipped(texts, Sought{Q: "efectvo caja", Language: "es"}, nil)
	}
}
