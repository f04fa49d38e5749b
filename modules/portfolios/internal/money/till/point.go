package till

import (
	"fmt"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Point is a point of sale: a desk, or a source of payments, with receipts of its own numbers.
type Point struct {
	storage.Row
	Code        string `json:"code" doc:"Begins the numbers of its receipts, unique in the tenant" example:"001"`
	Name        string `json:"name" example:"Mostrador Centro"`
	Retired     bool   `json:"retired" doc:"No till is opened at it any more"`
	LastReceipt int64  `json:"last_receipt" doc:"Number of its last receipt" example:"417"`
}

// TableName is the table of points of sale.
func (Point) TableName() string { return "points_of_sale" }

// The refusals of points of sale.
var (
	ErrPointNotFound = errs.New(errs.NotFound, "portfolios.point_not_found")
	ErrPointCode     = errs.New(errs.Conflict, "portfolios.point_code_exists").WithField("body.code", "portfolios.point_code_exists")
	ErrPointRetired  = errs.New(errs.Conflict, "portfolios.point_retired")
)

// Refusals are what storage's refusals are called here.
func (Point) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrPointNotFound, Duplicate: ErrPointCode}
}

// BankCode is the code of the point whose receipts are of payments that no till took: bank files and reported payments.
const BankCode = "000"

// Receipt is how the number of a receipt is written.
func (p Point) Receipt(number int64) string { return fmt.Sprintf("%s-%08d", p.Code, number) }
