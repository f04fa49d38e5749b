// Package document keeps the papers of debtors: contracts, identity documents, proofs, letters.
package document

import (
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Document is one file of a debtor.
type Document struct {
	storage.Row
	DebtorID  string     `json:"debtor_id"`
	Kind      Kind       `json:"kind"`
	Name      string     `json:"name" doc:"As it was sent, until somebody calls it otherwise" example:"contrato.pdf"`
	FileID    string     `json:"-"`
	MediaType string     `json:"media_type" doc:"As its bytes say" example:"application/pdf"`
	Size      int64      `json:"size" doc:"Bytes"`
	SHA256    string     `json:"sha256" gorm:"column:sha256" doc:"Of the content, in hex"`
	RemovedAt *time.Time `json:"-"`
}

// TableName is the table of documents.
func (Document) TableName() string { return "documents" }

// Kind is what a document is.
type Kind string

// Other is a document that is none of the others.
const Other Kind = "other"

// Enum are all of them.
func (Kind) Enum() []Kind {
	return []Kind{"contract", "identity", "proof_of_payment", "letter", "power_of_attorney", Other}
}

const (
	largest     = 20 << 20 // bytes of one document
	most        = 200      // documents of one debtor
	longestName = 150      // letters
)

// accepted is what a document may be, judged by its bytes. A browser shows pictures and PDF alone; it saves the rest, and nothing that
// could run is among them.
func accepted() files.Accepted {
	const office = "application/vnd.openxmlformats-officedocument."
	return files.Accepted{Largest: largest, Types: []string{
		"application/pdf", "image/png", "image/jpeg", "image/webp", "text/plain",
		office + "wordprocessingml.document", office + "spreadsheetml.sheet", "application/vnd.oasis.opendocument.text", "application/msword",
	}}
}

// The refusals of documents.
var (
	ErrNotFound = errs.New(errs.NotFound, "portfolios.document_not_found")
	ErrOwn      = errs.New(errs.Forbidden, "portfolios.document_own")
	ErrKind     = errs.New(errs.Invalid, "portfolios.document_kind").WithField("body.kind", "portfolios.document_kind")
	ErrName     = errs.New(errs.Invalid, "portfolios.document_name").WithField("body.name", "portfolios.document_name")
	ErrMany     = errs.New(errs.Conflict, "portfolios.document_many")
)

// Refusals are what storage's refusals are called here.
func (Document) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// name gives the document another name. It fails with ErrName.
func (d *Document) name(name string) error {
	if d.Name = strings.TrimSpace(name); !errs.Visible(d.Name) || len([]rune(d.Name)) > longestName {
		return ErrName
	}
	return nil
}
