package sdktest

import "github.com/recobro/recobro/plugins-sdk/go/ask"

// Ship makes this the help that the product ships, in the place of what it shipped before.
func (h *Host) Ship(shipped ask.Help) {
	h.desk.mutex.Lock()
	defer h.desk.mutex.Unlock()
	h.desk.help = shipped
}
