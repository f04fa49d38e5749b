package httpx

import "time"

// Hurry gives the streams and sockets of api other times than the product's.
func (api *API) Hurry(beat, send time.Duration) { api.pace.beat, api.pace.send = beat, send }
