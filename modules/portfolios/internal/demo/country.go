package demo

import (
	"fmt"
	"math/rand/v2"

	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
)

// country is what the people of a country look like on paper.
type country struct {
	code     string
	currency string
	timezone string
	unit     int64 // minor units of the smallest round amount
	person   nationalid.Kind
	company  nationalid.Kind
	mobile   string // national number: '#' is any digit, '_' a zero, so that it is clearly nobody's
	cities   []string
	streets  []string
	families []string
}

func uruguay() country {
	return country{
		code: "UY", currency: "UYU", timezone: "America/Montevideo", unit: 50_000, person: nationalid.UYCI, company: nationalid.UYRUT,
		mobile: "09#___###",
		cities: []string{"Montevideo", "Canelones", "Maldonado", "Salto", "Paysandú", "Rivera", "Colonia del Sacramento", "Las Piedras", "Durazno"},
		streets: []string{
			"Av. 18 de Julio", "Bulevar Artigas", "Av. Italia", "Camino Maldonado", "Av. Rivera", "Rambla O'Higgins", "Agraciada",
			"Gral. Flores", "8 de Octubre", "Luis Alberto de Herrera",
		},
		families: []string{
			"Rodríguez", "González", "Pereira", "Silva", "Fernández", "Da Costa", "Núñez", "Suárez", "Olivera", "Cabrera", "Techera",
			"Viera", "Acosta", "Bentancor", "Méndez", "Sosa", "Larrosa", "Píriz", "Machado", "Barrios", "Etcheverry", "Correa",
		},
	}
}

func chile() country {
	return country{
		code: "CL", currency: "CLP", timezone: "America/Santiago", unit: 25_000, person: nationalid.CLRUT, company: nationalid.CLRUT,
		mobile:  "9#___####",
		cities:  []string{"Santiago", "Valparaíso", "Concepción", "La Serena", "Temuco", "Antofagasta", "Rancagua"},
		streets: []string{"Av. Providencia", "Alameda", "Av. Vicuña Mackenna", "Gran Avenida", "Irarrázaval", "San Diego", "Los Leones"},
		families: []string{
			"Muñoz", "Rojas", "Soto", "Contreras", "Sepúlveda", "Morales", "Araya", "Fuentes", "Valenzuela", "Cárdenas", "Vergara",
			"Tapia", "Castro", "Henríquez", "Pizarro", "Yáñez",
		},
	}
}

func colombia() country {
	return country{
		code: "CO", currency: "COP", timezone: "America/Bogota", unit: 12_000_000, person: nationalid.COCC, company: nationalid.COCC,
		mobile:  "3##___####",
		cities:  []string{"Bogotá", "Medellín", "Cali", "Barranquilla", "Bucaramanga", "Pereira", "Manizales"},
		streets: []string{"Carrera 7", "Calle 80", "Carrera 43A", "Avenida Boyacá", "Calle 100", "Carrera 15", "Transversal 45"},
		families: []string{
			"García", "Martínez", "Restrepo", "Ospina", "Cárdenas", "Gómez", "Ramírez", "Castaño", "Zuluaga", "Mejía", "Quintero",
			"Arango", "Patiño", "Londoño", "Salazar", "Vélez",
		},
	}
}

func peru() country {
	return country{
		code: "PE", currency: "PEN", timezone: "America/Lima", unit: 8_000, person: nationalid.PEDNI, company: nationalid.PEDNI,
		mobile:  "9##___###",
		cities:  []string{"Lima", "Arequipa", "Trujillo", "Cusco", "Piura", "Chiclayo", "Huancayo"},
		streets: []string{"Av. Arequipa", "Jr. de la Unión", "Av. Javier Prado", "Av. Brasil", "Jr. Carabaya", "Av. La Marina"},
		families: []string{
			"Quispe", "Huamán", "Flores", "Mamani", "Sánchez", "Chávez", "Vargas", "Rojas", "Espinoza", "Paredes", "Salas", "Ccori",
			"Benavides", "Zegarra", "Tello",
		},
	}
}

func argentina() country {
	return country{
		code: "AR", currency: "ARS", timezone: "America/Argentina/Buenos_Aires", unit: 2_000_000, person: nationalid.ARDNI, company: nationalid.ARCUIT,
		mobile:  "9 11 5___-####",
		cities:  []string{"Buenos Aires", "Rosario", "Córdoba", "La Plata", "Concordia", "Gualeguaychú"},
		streets: []string{"Av. Corrientes", "Av. Rivadavia", "San Martín", "Bv. Oroño", "Belgrano", "Urquiza"},
		families: []string{
			"Gómez", "Díaz", "Romero", "Sosa", "Benítez", "Acosta", "Medina", "Ledesma", "Bianchi", "Rossi", "Ferrari", "Quiroga", "Ojeda",
		},
	}
}

func paraguay() country {
	return country{
		code: "PY", currency: "PYG", timezone: "America/Asuncion", unit: 150_000, person: nationalid.PYCI, company: nationalid.PYCI,
		mobile:  "098#___###",
		cities:  []string{"Asunción", "Luque", "Encarnación", "Ciudad del Este", "San Lorenzo"},
		streets: []string{"Av. Mariscal López", "Av. España", "Palma", "Eligio Ayala", "Cerro Corá", "25 de Mayo"},
		families: []string{
			"González", "Benítez", "Villalba", "Giménez", "Duarte", "Rolón", "Ayala", "Cáceres", "Insfrán", "Riveros", "Ortigoza", "Franco",
		},
	}
}

func givenNames() []string {
	return []string{
		"María José", "Juan Pablo", "Ana Lucía", "Carlos Alberto", "Valentina", "Martín", "Florencia", "Diego", "Camila", "Santiago",
		"Rosa Elena", "Jorge Luis", "Sofía", "Nicolás", "Gabriela", "Andrés", "Paula", "Luis Eduardo", "Natalia", "Ramiro", "Lucía",
		"Fabricio", "Mónica", "Héctor", "Verónica", "Sebastián", "Gloria", "Ismael", "Carolina", "Wilson", "Noelia", "Óscar",
	}
}

func companies() []string {
	return []string{
		"Ferretería El Puente S.R.L.", "Panadería La Espiga", "Transportes del Litoral S.A.", "Autoservice Don Pepe", "Talleres Unidos Ltda.",
		"Distribuidora Tres Cruces", "Confecciones Aurora S.A.S.", "Agropecuaria Los Ceibos",
	}
}

// document draws a national id whose check digit is right.
func document(dice *rand.Rand, kind nationalid.Kind) string {
	for {
		if number, err := nationalid.Parse(kind, candidate(dice, kind)); err == nil {
			return number
		}
	}
}

func candidate(dice *rand.Rand, kind nationalid.Kind) string {
	switch kind {
	case nationalid.UYCI:
		return fmt.Sprint(10_000_000 + dice.IntN(48_000_000))
	case nationalid.UYRUT:
		return fmt.Sprintf("21%06d001%d", 1+dice.IntN(999_999), dice.IntN(10))
	case nationalid.CLRUT:
		return fmt.Sprintf("%d%c", 6_000_000+dice.IntN(18_000_000), "0123456789K"[dice.IntN(11)])
	case nationalid.COCC:
		return fmt.Sprint(1_000_000_000 + dice.IntN(190_000_000))
	case nationalid.ARDNI:
		return fmt.Sprint(20_000_000 + dice.IntN(25_000_000))
	case nationalid.ARCUIT:
		return fmt.Sprintf("30%08d%d", 50_000_000+dice.IntN(21_000_000), dice.IntN(10))
	case nationalid.PYCI:
		return fmt.Sprint(1_000_000 + dice.IntN(6_000_000))
	default:
		return fmt.Sprintf("%08d", 7_000_000+dice.IntN(70_000_000))
	}
}

// number draws a telephone number that the country's plan has.
func number(dice *rand.Rand, c country) phonenumber.Number {
	for {
		text := []byte(c.mobile)
		for i, digit := range text {
			switch digit {
			case '#':
				text[i] = byte('0' + dice.IntN(10))
			case '_':
				text[i] = '0'
			}
		}
		if found, err := phonenumber.Parse(string(text), c.code); err == nil {
			return found
		}
	}
}
