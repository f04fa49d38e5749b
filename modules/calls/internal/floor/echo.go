package floor

// Echo has the person hear themselves, until a call takes their line or they want to no longer. It fails with ErrNoLine and ErrBusy.
func (p *Person) Echo(on bool) error {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	switch {
	case p.live != nil || p.rings != nil:
		return ErrBusy
	case !on:
		p.Line.Listen(nil)
	case !p.Line.Up():
		return ErrNoLine
	default:
		p.Line.Listen(p.Line.Say)
	}
	return nil
}
