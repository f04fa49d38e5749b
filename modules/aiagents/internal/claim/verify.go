package claim

// At tells whether the words of a place stand there.
func (p Place) At(lines []Line) bool {
	for _, line := range lines {
		if line.ID != p.LineID {
			continue
		}
		text := []rune(line.Text)
		return p.Offset >= 0 && p.Length > 0 && p.Offset+p.Length <= len(text) && string(text[p.Offset:p.Offset+p.Length]) == p.Quote
	}
	return false
}

// Cut is a place in a line, from one character up to another. Beyond its ends there is nothing.
func Cut(line Line, from, to int) Place {
	text := []rune(line.Text)
	from, to = max(0, min(from, len(text))), max(0, min(to, len(text)))
	if to <= from {
		from, to = 0, len(text)
	}
	return Place{LineID: line.ID, Offset: from, Length: to - from, Quote: string(text[from:to])}
}

// Verified is core without what cites words that do not stand at their place: nobody is told what was not said.
func Verified(c Core, lines []Line) Core {
	c.PartyPlace, c.Dispute, c.Hardship = stands(c.PartyPlace, lines), stands(c.Dispute, lines), stands(c.Hardship, lines)
	c.Stop, c.ThirdParty, c.Complaint = stands(c.Stop, lines), stands(c.ThirdParty, lines), stands(c.Complaint, lines)
	if c.Promise != nil && !c.Promise.At(lines) {
		c.Promise = nil
	}
	if c.Callback != nil && !c.Callback.Place.At(lines) {
		c.Callback = nil
	}
	kept := []Item{}
	for _, item := range c.Compliance {
		if item.Place == nil && item.Pass || item.Place != nil && item.Place.At(lines) {
			kept = append(kept, item)
		}
	}
	c.Compliance = kept
	return c
}

func stands(c *Claim, lines []Line) *Claim {
	if c == nil || !c.At(lines) {
		return nil
	}
	return c
}
