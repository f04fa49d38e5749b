package debtor

import "github.com/recobro/recobro/plugins-sdk/go/nationalid"

// DedupeKey is what makes two rows of one portfolio the same debtor: the national id if there is one, else the
// creditor's own number, else nothing but the debtor's id. It is unique within a portfolio.
func DedupeKey(kind nationalid.Kind, nationalID, externalRef, id string) string {
	switch {
	case nationalID != "":
		return "doc:" + string(kind) + ":" + nationalID
	case externalRef != "":
		return "ref:" + externalRef
	default:
		return "id:" + id
	}
}
