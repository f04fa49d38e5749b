package httpapi

import "net/http"

// features are the powers of a browser that the product asks for: the microphone for calls, none else.
const features = "camera=(), display-capture=(), geolocation=(), microphone=(self), midi=(), payment=(), serial=(), usb=()"

// SecurityHeaders are set on every answer; the page itself adds its content security policy.
type SecurityHeaders struct {
	Secure bool // served by https: browsers are told to stay there
}

func (h SecurityHeaders) set(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		header["X-Content-Type-Options"] = []string{"nosniff"}
		header["X-Frame-Options"] = []string{"DENY"}
		header["Referrer-Policy"] = []string{"same-origin"}
		header["Cross-Origin-Opener-Policy"] = []string{"same-origin"}
		header["Cross-Origin-Resource-Policy"] = []string{"same-origin"}
		header["Permissions-Policy"] = []string{features}
		header["Content-Security-Policy"] = []string{"default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"}
		if h.Secure {
			header["Strict-Transport-Security"] = []string{"max-age=31536000; includeSubDomains"}
		}
		next.ServeHTTP(w, r)
	})
}
