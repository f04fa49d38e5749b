package password

import "strings"

// common says whether a password is one that guessers try first: one character or a short piece over and over, a run
// along the keyboard or the alphabet, or one of the words they begin with.
func common(plain string) bool {
	lower := strings.ToLower(plain)
	return repeats(lower) || runs(lower) || startsLikeAll(lower)
}

// repeats finds a whole password made of one piece of at most four characters.
func repeats(s string) bool {
	for size := 1; size <= 4; size++ {
		if len(s) >= 2*size && strings.Repeat(s[:size], len(s)/size+1)[:len(s)] == s {
			return true
		}
	}
	return false
}

func runs(s string) bool {
	const lines = "01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiopasdfghjklzxcvbnm 1qaz2wsx3edc4rfv5tgb6yhn"
	return strings.Contains(lines, s) || strings.Contains(lines, reversed(s))
}

func reversed(s string) string {
	runes := []rune(s)
	for i, j := 0, len(runes)-1; i < j; i, j = i+1, j-1 {
		runes[i], runes[j] = runes[j], runes[i]
	}
	return string(runes)
}

// startsLikeAll finds a well-known word followed by nothing but digits and signs, in the three languages.
func startsLikeAll(s string) bool {
	word := strings.TrimRight(s, "0123456789!@#$%&*.,-_+?¡¿ ")
	switch word {
	case "password", "passw0rd", "contraseña", "contrasena", "contraseñ", "senha", "clave", "qwerty", "admin", "administrador",
		"welcome", "bienvenido", "bemvindo", "recobro", "cobranza", "cobranca", "cobrança", "letmein", "iloveyou", "teamo", "":
		return true
	}
	return false
}
