package browser

// SignedOut is the answer to a change of proofs. It says to the core, which removes the header, whose sign-ins are worth nothing
// any more: the account, and the session that stays, if one does.
type SignedOut struct {
	Told string `header:"X-Recobro-Signed-Out"`
}

// Everywhere says that an account was signed out but for one session; an empty one for none.
func Everywhere(accountID, but string) *SignedOut { return &SignedOut{Told: accountID + " " + but} }
