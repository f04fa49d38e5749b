package understand

// months are the names of months, in the three languages.
var months = map[string]int{
	"enero": 1, "febrero": 2, "marzo": 3, "abril": 4, "mayo": 5, "junio": 6, "julio": 7, "agosto": 8, "septiembre": 9, "setiembre": 9, "octubre": 10,
	"noviembre": 11, "diciembre": 12, "january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8, "september": 9,
	"october": 10, "november": 11, "december": 12, "janeiro": 1, "fevereiro": 2, "marco": 3, "maio": 5, "junho": 6, "julho": 7, "setembro": 9, "outubro": 10,
	"novembro": 11, "dezembro": 12,
}

// shortMonths stand beside a figure alone.
var shortMonths = map[string]int{
	"ene": 1, "feb": 2, "mar": 3, "abr": 4, "jun": 6, "jul": 7, "ago": 8, "sep": 9, "sept": 9, "set": 9, "oct": 10, "nov": 11, "dic": 12, "jan": 1, "apr": 4,
	"aug": 8, "dec": 12, "fev": 2, "out": 10, "dez": 12,
}

// weekdays are the names of the days, Sunday 0. The Portuguese ordinals are days where no offer is asked for.
var weekdays = map[string]int{
	"domingo": 0, "lunes": 1, "martes": 2, "miercoles": 3, "jueves": 4, "viernes": 5, "sabado": 6, "sunday": 0, "monday": 1, "tuesday": 2, "wednesday": 3,
	"thursday": 4, "friday": 5, "saturday": 6, "sundays": 0, "mondays": 1, "tuesdays": 2, "wednesdays": 3, "thursdays": 4, "fridays": 5, "saturdays": 6, "vier": 5, "mierc": 3, "sab": 6, "tues": 2, "thurs": 4, "thur": 4,
}

var ptWeekdays = map[string]int{"segunda": 1, "terca": 2, "quarta": 3, "quinta": 4, "sexta": 5, "seg": 1, "ter": 2, "qua": 3, "qui": 4, "sex": 5, "dom": 0}

// shortWeekdays stand behind "on", "by", "el" alone.
var shortWeekdays = map[string]int{"sun": 0, "mon": 1, "tue": 2, "wed": 3, "thu": 4, "fri": 5, "sat": 6, "lun": 1, "mie": 3, "vie": 5, "jue": 4}
