// Package nationalid reads the identity numbers of people and companies: it normalises them, verifies their check
// digits, and writes them for people, whole or masked.
package nationalid

// Kind names one numbering scheme, country first. It is stored with the number.
type Kind string

// The schemes whose check digits are verified, then those of which only the shape is known.
const (
	UYCI     Kind = "uy_ci"
	UYRUT    Kind = "uy_rut"
	ARDNI    Kind = "ar_dni"
	ARCUIT   Kind = "ar_cuit"
	BRCPF    Kind = "br_cpf"
	BRCNPJ   Kind = "br_cnpj"
	CLRUT    Kind = "cl_rut"
	PYCI     Kind = "py_ci"
	PEDNI    Kind = "pe_dni"
	COCC     Kind = "co_cc"
	MXCURP   Kind = "mx_curp"
	MXRFC    Kind = "mx_rfc"
	Passport Kind = "passport"
	Other    Kind = "other"
)

// scheme says how long a normalised number is, which characters it holds, and how it is verified and shown.
type scheme struct {
	min, max int  // length of the normalised number
	padFrom  int  // shortest length that is completed with zeros on the left, 0 for never
	letters  bool // letters are part of the number
	legal    bool // numbers of companies only
	verify   func(number string) bool
	pattern  string // '#' takes the next character, filled from the right
}

// find is a switch and not a table: an import asks it for every row, and a switch allocates nothing.
func find(kind Kind) (scheme, bool) {
	switch kind {
	case UYCI:
		return scheme{8, 8, 6, false, false, validUYCI, "#.###.###-#"}, true
	case UYRUT:
		return scheme{12, 12, 11, false, true, validUYRUT, "############"}, true
	case ARDNI:
		return scheme{7, 8, 0, false, false, nil, "##.###.###"}, true
	case ARCUIT:
		return scheme{11, 11, 0, false, false, validARCUIT, "##-########-#"}, true
	case BRCPF:
		return scheme{11, 11, 8, false, false, validBRCPF, "###.###.###-##"}, true
	case BRCNPJ:
		return scheme{14, 14, 12, true, true, validBRCNPJ, "##.###.###/####-##"}, true
	case CLRUT:
		return scheme{7, 9, 0, true, false, validCLRUT, "##.###.###-#"}, true
	case PYCI:
		return scheme{5, 8, 0, false, false, nil, "##.###.###"}, true
	case PEDNI:
		return scheme{8, 8, 7, false, false, nil, "########"}, true
	case COCC:
		return scheme{5, 10, 0, false, false, nil, "#.###.###.###"}, true
	case MXCURP:
		return scheme{18, 18, 0, true, false, nil, ""}, true
	case MXRFC:
		return scheme{12, 13, 0, true, false, nil, ""}, true
	case Passport:
		return scheme{5, 20, 0, true, false, nil, ""}, true
	case Other:
		return scheme{3, 40, 0, true, false, nil, ""}, true
	}
	return scheme{}, false
}

// Legal tells whether numbers of this kind belong to companies only.
func (k Kind) Legal() bool { s, ok := find(k); return ok && s.legal }

// Known tells whether k is one of the kinds of this package.
func (k Kind) Known() bool { _, ok := find(k); return ok }
