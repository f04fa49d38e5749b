package schedule

import "context"

// Hand hands a message over, as Deliver does before the server has it.
func (p *Postman) Hand(ctx context.Context, id string) error {
	_, _, err := p.hand(ctx, id)
	return err
}
