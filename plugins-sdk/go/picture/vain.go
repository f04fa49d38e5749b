package picture

import (
	"sync"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/apart"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/files"
)

const (
	mostVain = 2000
	fullFor  = 5 * time.Minute // that a company whose quota is full is left alone
)

// vain are the files of which no small picture can be made, so that they are not decoded again whenever somebody looks.
type vain struct {
	mutex sync.Mutex
	of    map[string]tried // by id
}

// tried is why none can be made of a file.
type tried struct {
	why   error
	until time.Time // zero: whatever happens
}

// why is why none can be made of a file, as far as that is known.
func (v *vain) why(id string) error {
	v.mutex.Lock()
	defer v.mutex.Unlock()
	t := v.of[id]
	if !t.until.IsZero() && time.Now().After(t.until) {
		delete(v.of, id)
		return nil
	}
	return t.why
}

// keep remembers why none can be made, and gives it as whoever asked is told.
func (v *vain) keep(id string, refused *errs.Error) error {
	v.mutex.Lock()
	defer v.mutex.Unlock()
	if len(v.of) >= mostVain {
		clear(v.of)
	}
	if refused.Code == apart.ErrTooHeavy.Code {
		refused = ErrLarge
	}
	switch refused.Code {
	case ErrNone.Code, ErrLarge.Code:
		v.of[id] = tried{why: refused}
	case files.ErrQuota.Code:
		v.of[id] = tried{refused, time.Now().Add(fullFor)}
	}
	return refused
}
