package redact

import "strings"

// values are the numbers that have a word of their own, in the three languages.
var values = func() map[string]int {
	all := map[string]int{}
	for _, row := range []struct {
		words       []string
		first, step int
	}{{ones, 0, 1}, {tens, 20, 10}, {twenties, 21, 1}, {hundreds, 100, 100}} {
		for i, words := range row.words {
			for word := range set(words) {
				all[word] = row.first + i*row.step
			}
		}
	}
	return all
}()

// set are the words of a line.
func set(line string) map[string]bool {
	all := map[string]bool{}
	for _, word := range strings.Fields(line) {
		all[word] = true
	}
	return all
}

var (
	ones = []string{
		"cero zero oh", "uno un una one um uma", "dos two dois duas", "tres three", "cuatro four quatro", "cinco five", "seis six meia", "siete seven sete",
		"ocho eight oito", "nueve nine nove", "diez ten dez", "once eleven onze", "doce twelve doze", "trece thirteen treze", "catorce fourteen quatorze catorze",
		"quince fifteen quinze", "dieciseis sixteen dezesseis dezasseis", "diecisiete seventeen dezessete dezassete", "dieciocho eighteen dezoito",
		"diecinueve nineteen dezenove dezanove",
	}
	tens = []string{
		"veinte twenty vinte", "treinta thirty trinta", "cuarenta forty fourty quarenta", "cincuenta fifty cinquenta", "sesenta sixty sessenta",
		"setenta seventy", "ochenta eighty oitenta", "noventa ninety",
	}
	twenties = []string{
		"veintiuno veintiun veintiuna", "veintidos", "veintitres", "veinticuatro", "veinticinco", "veintiseis", "veintisiete", "veintiocho", "veintinueve",
	}
	hundreds = []string{
		"cien ciento cem cento", "doscientos doscientas duzentos duzentas", "trescientos trescientas trezentos trezentas",
		"cuatrocientos cuatrocientas quatrocentos quatrocentas", "quinientos quinientas quinhentos quinhentas", "seiscientos seiscientas seiscentos seiscentas",
		"setecientos setecientas setecentos setecentas", "ochocientos ochocientas oitocentos oitocentas", "novecientos novecientas novecentos novecentas",
	}
)

var (
	connectors = set("y e and")
	thousands  = set("mil thousand")
	millions   = set("millon millones million millions milhao milhoes")
	twice      = set("doble double duplo dobro")
	thrice     = set("triple triplo")
)
