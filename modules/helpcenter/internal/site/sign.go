package site

import "github.com/recobro/recobro/modules/helpcenter/internal/portal"

// The room that a logo has on a page, in dots.
const (
	mostAcross = 240
	mostDown   = 48
)

// sign is where everybody gets a picture of the portal's own, and the room that it is left, so that it moves nothing by coming late.
func (p place) sign(of *portal.Picture) *sign {
	if of == nil {
		return nil
	}
	one := &sign{p.Address + "/look/" + of.File, of.Width, of.Height, of.Width, of.Height}
	if one.Down > mostDown {
		one.Across, one.Down = one.Across*mostDown/one.Down, mostDown
	}
	if one.Across > mostAcross {
		one.Across, one.Down = mostAcross, one.Down*mostAcross/one.Across
	}
	one.Across, one.Down = max(one.Across, 1), max(one.Down, 1)
	return one
}
