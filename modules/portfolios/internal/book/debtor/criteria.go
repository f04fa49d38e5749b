package debtor

// Unassigned is the assignee of debtors that nobody works.
const Unassigned = "none"

// Criteria narrow a list of debtors; a zero field narrows nothing.
type Criteria struct {
	Text         string // part of the name, whole words of a tag, a document, the end of a phone
	PortfolioIDs []string
	Currencies   []string // of the portfolio
	BucketIDs    []string
	Statuses     []Status
	TagIDs       []string // any of them
	AssigneeID   string   // a user, or Unassigned
	WholeNumbers bool     // documents and phones are found by the whole number only: for callers who see them covered
}

// counted reports whether the criteria are those whose count the portfolios keep.
func (c Criteria) counted() bool {
	return c.Text == "" && len(c.BucketIDs) == 0 && len(c.Statuses) == 0 && len(c.TagIDs) == 0 && c.AssigneeID == ""
}

// withoutText is the criteria but for their text.
func (c Criteria) withoutText() Criteria {
	c.Text = ""
	return c
}

// assigned reports whether the criteria ask for one user's debtors.
func (c Criteria) assigned() bool { return c.AssigneeID != "" && c.AssigneeID != Unassigned }
