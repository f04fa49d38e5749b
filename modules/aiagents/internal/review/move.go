package review

import (
	"time"
)

const (
	lease  = 30 * time.Minute
	appeal = 14 * 24 * time.Hour // within which one may
)

// free tells whether nobody holds it.
func (r Review) free(now time.Time) bool {
	return r.Status == Waiting || r.Status == Taken && (r.TakenTill == nil || !r.TakenTill.After(now))
}

// over tells whether the reviewer has come to a verdict.
func (r Review) over() bool { return r.Status != Waiting && r.Status != Taken }

// take gives it to somebody for a while; who has it keeps it.
func (r *Review) take(who string, now time.Time) error {
	switch {
	case r.UserID == who:
		return ErrOwn
	case r.over():
		return ErrDone
	case !r.free(now) && r.ReviewerID != who:
		return ErrTaken
	}
	till := now.Add(lease)
	r.Status, r.ReviewerID, r.TakenTill = Taken, who, &till
	return nil
}

// leave gives it back.
func (r *Review) leave(who string) error {
	if r.Status != Taken || r.ReviewerID != who {
		return ErrNotYours
	}
	r.Status, r.ReviewerID, r.TakenTill = Waiting, "", nil
	return nil
}

// judge ends it.
func (r *Review) judge(who string, v Verdict, t Told, now time.Time) error {
	switch {
	case r.over():
		return ErrDone
	case r.Status != Taken || r.ReviewerID != who || r.free(now):
		return ErrNotYours
	}
	r.Status, r.Verdict, r.Told, r.DoneAt, r.TakenTill = Done, v, t, &now, nil
	return nil
}

// object has the person reviewed say something against it, once.
func (r *Review) object(text string, now time.Time) error {
	switch {
	case r.Appeal != nil:
		return ErrAppealed
	case r.Status != Done:
		return ErrNotDone
	case now.After(r.DoneAt.Add(appeal)):
		return ErrLate
	}
	r.Status, r.Appeal = Appealed, &Appeal{Text: text, At: now, Was: r.Verdict}
	return nil
}

// decide ends an appeal: by another than who came to the verdict, and than who is reviewed.
func (r *Review) decide(who string, v Verdict, answer string, now time.Time) error {
	switch {
	case r.Status != Appealed:
		return ErrNotAppeal
	case r.UserID == who:
		return ErrOwn
	case r.ReviewerID == who:
		return ErrSameJudge
	}
	decided := *r.Appeal
	decided.DeciderID, decided.DecidedAt, decided.Answer = who, &now, answer
	r.Status, r.Verdict, r.Appeal = Decided, v, &decided
	return nil
}
