package version

import "time"

// foldedFor is how long what one person saves of a draft is one line of the record: drafts are saved whenever typing pauses.
const foldedFor = 10 * time.Minute

// tells notes that somebody has written, and tells whether that is a line of its own.
func (v *Version) tells(who by) bool {
	if v.ToldBy == who.user && v.ToldAt != nil && who.at.Sub(*v.ToldAt) < foldedFor {
		return false
	}
	v.ToldBy, v.ToldAt = who.user, &who.at
	return true
}
