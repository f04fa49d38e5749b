package extract

import (
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// mostLines is the most of a talk that is read.
const mostLines = 2000

// Of reads a talk. Lines that know when they were said are read by that time; the others by the context's.
func Of(dialogue []Line, in understand.Context) Core {
	d := &deal{in: in, asked: word.SlotFree}
	lines := make([]heard, 0, min(len(dialogue), mostLines))
	for _, line := range dialogue[:min(len(dialogue), mostLines)] {
		h := listen(line, d.context(line))
		lines = append(lines, h)
		switch {
		case h.ours():
			d.ourLine(h)
		case h.Speaker == Debtor:
			d.theirLine(h)
		}
	}
	return read(lines, d)
}

// context is what is known where a line is said.
func (d *deal) context(line Line) understand.Context {
	if !line.At.IsZero() {
		d.in.Now = line.At
	}
	in := d.in
	in.Asked = word.SlotFree
	if line.Speaker == Debtor {
		in.Asked = d.asked
	}
	return in
}

func read(lines []heard, d *deal) Core {
	c := Core{RightParty: rightParty(lines), Mood: mood(lines), Promise: d.promise()}
	c.Dispute = claim(lines, understand.Disputes, understand.AlreadyPaid, understand.Fraud)
	c.Hardship = claim(lines, understand.Hardship)
	c.Stop = claim(lines, understand.Stop)
	c.ThirdParty = claim(lines, understand.ThirdParty)
	c.Callback = callback(lines)
	c.Complaint = complaint(lines)
	if c.RightParty == Wrong {
		c.Promise = nil
	}
	c.Chosen = d.chosen
	c.Outcome, c.Sure = outcome(lines, c)
	c.Compliance = compliance(lines)
	c.Summary = summary(c)
	return c
}

func zoneOf(in understand.Context) *time.Location {
	if in.Zone == nil {
		return time.UTC
	}
	return in.Zone
}
