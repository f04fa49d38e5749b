package readmodel_test

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/readmodel"
)

// A module lists such a function under Events: the parts come by its parameters.
func Example() {
	_ = func(parts readmodel.Parts) {
		readmodel.Keep(parts, readmodel.Model[contact]{
			Name: "contacts", List: "/api/v1/book?sort=id", Some: "/api/v1/book/some", Events: []string{"recobro.book.>"},
			ID: func(c contact) string { return c.ID },
			Write: func(_ context.Context, tx *gorm.DB, records []contact) error {
				return tx.Clauses(clause.OnConflict{UpdateAll: true}).Create(&records).Error
			},
			Remove: func(_ context.Context, tx *gorm.DB, ids []string) error {
				return tx.Delete(&contact{}, "id IN ?", ids).Error
			},
		})
	}
}
