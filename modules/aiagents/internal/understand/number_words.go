package understand

import "github.com/recobro/recobro/modules/aiagents/internal/word"

// numberWords are the words for numbers, by language: "dos" is two in Spanish and "of the" in Portuguese.
func numberWords(l word.Language) map[string]int64 {
	switch l {
	case word.EN:
		return enNumbers
	case word.PT:
		return ptNumbers
	default:
		return esNumbers
	}
}

var esNumbers = map[string]int64{
	"cero": 0, "uno": 1, "un": 1, "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10, "once": 11,
	"doce": 12, "trece": 13, "catorce": 14, "quince": 15, "dieciseis": 16, "diecisiete": 17, "dieciocho": 18, "diecinueve": 19, "veinte": 20, "veintiuno": 21,
	"veintiun": 21, "veintidos": 22, "veintitres": 23, "veinticuatro": 24, "veinticinco": 25, "veintiseis": 26, "veintisiete": 27, "veintiocho": 28,
	"veintinueve": 29, "treinta": 30, "cuarenta": 40, "cincuenta": 50, "sesenta": 60, "setenta": 70, "ochenta": 80, "noventa": 90, "cien": 100, "ciento": 100,
	"doscientos": 200, "doscientas": 200, "trescientos": 300, "trescientas": 300, "cuatrocientos": 400, "cuatrocientas": 400, "quinientos": 500, "quinientas": 500,
	"seiscientos": 600, "seiscientas": 600, "setecientos": 700, "setecientas": 700, "ochocientos": 800, "ochocientas": 800, "novecientos": 900, "novecientas": 900,
}

var enNumbers = map[string]int64{
	"zero": 0, "oh": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
	"thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40,
	"fourty": 40, "couple": 2, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
}

// enOrdinals are days of a month in words.
var enOrdinals = map[string]int64{
	"second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13,
	"fourteenth": 14, "fifteenth": 15, "sixteenth": 16, "seventeenth": 17, "eighteenth": 18, "nineteenth": 19, "twentieth": 20, "thirtieth": 30,
}

var ptNumbers = map[string]int64{
	"zero": 0, "um": 1, "uma": 1, "dois": 2, "duas": 2, "tres": 3, "quatro": 4, "cinco": 5, "seis": 6, "sete": 7, "oito": 8, "nove": 9, "dez": 10, "onze": 11,
	"doze": 12, "treze": 13, "quatorze": 14, "catorze": 14, "quinze": 15, "dezesseis": 16, "dezasseis": 16, "dezessete": 17, "dezoito": 18, "dezenove": 19,
	"vinte": 20, "trinta": 30, "quarenta": 40, "cinquenta": 50, "sessenta": 60, "setenta": 70, "oitenta": 80, "noventa": 90, "cem": 100, "cento": 100, "duzentos": 200,
	"duzentas": 200, "trezentos": 300, "trezentas": 300, "quatrocentos": 400, "quinhentos": 500, "quinhentas": 500, "seiscentos": 600, "setecentos": 700,
	"oitocentos": 800, "novecentos": 900, "quinhentao": 500, "quinhentinho": 500, "cinquentao": 50, "cenzinho": 100, "cemzinho": 100, "duzentinho": 200,
}

// scales are words that multiply what stands before them, in every language: the slang of the trade is not kept to one.
var scales = map[string]int64{
	"mil": 1_000, "miles": 1_000, "mill": 1_000, "k": 1_000, "luca": 1_000, "lucas": 1_000, "thousand": 1_000, "thousands": 1_000, "grand": 1_000, "hundred": 100, "gamba": 100, "gambas": 100,
	"millon": 1_000_000, "millones": 1_000_000, "palo": 1_000_000, "palos": 1_000_000, "melon": 1_000_000, "melones": 1_000_000, "milhao": 1_000_000,
	"milhoes": 1_000_000, "million": 1_000_000, "barra": 1_000, "barras": 1_000,
}

// coins are words for a currency, with its code; without one they are the money of the place.
var coins = map[string]string{
	"$": "", "peso": "", "pesos": "", "pe": "", "mango": "", "mangos": "", "varo": "", "varos": "", "bolas": "", "plata": "", "pila": "", "pilas": "", "conto": "BRL", "contos": "BRL", "pau": "BRL", "paus": "BRL",
	"real": "BRL", "reais": "BRL", "reales": "BRL", "r$": "BRL", "brl": "BRL", "prata": "BRL", "pratas": "BRL", "dolar": "USD", "dolares": "USD", "dollar": "USD", "dollars": "USD", "buck": "USD", "bucks": "USD",
	"verdes": "USD", "us$": "USD", "u$s": "USD", "u$d": "USD", "usd": "USD", "uyu": "UYU", "ars": "ARS", "ars$": "ARS", "mxn": "MXN", "cop": "COP", "clp": "CLP", "eur": "EUR", "euro": "EUR", "euros": "EUR",
	"sol": "PEN", "soles": "PEN", "pen": "PEN", "guarani": "PYG", "guaranies": "PYG", "mx$": "MXN",
}
