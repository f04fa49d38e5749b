package floor

import "context"

// PauseTape leaves out of the recording what is said from now on, or no longer. It fails with ErrNoTape and ErrNotHere.
func (l *Live) PauseTape(ctx context.Context, on bool, why string) error {
	return l.do(ctx, func() error {
		if l.tape == nil {
			return ErrNoTape
		}
		at := l.tape.At()
		l.tape.Pause(on)
		return l.floor.tapes.Pause(l.ctx, l.call, on, at, why)
	})
}
