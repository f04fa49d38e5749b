package mapping

// words are the names that collection files give to a field, in Spanish, Portuguese and English: lower case, without
// accents, words divided by one space. The first names are the usual ones.
func words(f Field) []string {
	switch f {
	case NationalID:
		return []string{"documento", "cedula", "ci", "dni", "cuit", "cuil", "cpf", "cnpj", "cpf cnpj", "cnpj cpf", "rut", "run",
			"nro documento", "numero documento", "numero de documento", "num documento", "nro doc", "num doc", "doc", "cedula identidad",
			"cedula de identidad", "nro cedula", "documento deudor", "documento do devedor", "identificacion", "nro identificacion",
			"identificacao", "national id", "id number", "document", "document number", "tax id", "curp", "rfc", "cuit cuil", "cedula rut"}
	case NationalIDType:
		return []string{"tipo documento", "tipo de documento", "tipo doc", "tipo doc deudor", "document type", "id type", "tipo identificacion"}
	case ExternalRef:
		return []string{"nro cliente", "numero cliente", "numero de cliente", "id cliente", "cod cliente", "codigo cliente", "codigo do cliente",
			"cliente id", "id deudor", "codigo deudor", "id devedor", "codigo devedor", "socio", "nro socio", "legajo", "matricula",
			"external ref", "external id", "customer id", "client id", "customer number", "client number", "debtor id", "debtor ref", "contact id"}
	case Name:
		return []string{"nombre", "nombre completo", "nombre y apellido", "nombres y apellidos", "apellido y nombre", "apellidos y nombres",
			"razon social", "deudor", "titular", "cliente", "nombre deudor", "nombre cliente", "nombre titular", "nome", "nome completo",
			"nome devedor", "nome do devedor", "devedor", "nome cliente", "nome do cliente", "razao social", "name", "full name",
			"debtor", "debtor name", "customer name", "client name", "customer", "client", "company name"}
	case GivenName:
		return []string{"nombres", "primer nombre", "first name", "given name", "firstname", "primeiro nome", "nombre de pila"}
	case FamilyName:
		return []string{"apellido", "apellidos", "last name", "family name", "surname", "lastname", "sobrenome", "primer apellido"}
	case Birthday:
		return []string{"fecha nacimiento", "fecha de nacimiento", "fec nac", "fecha nac", "nacimiento", "data nascimento", "data de nascimento",
			"nascimento", "birthday", "birth date", "date of birth", "dob", "birthdate"}
	case Email:
		return []string{"email", "e mail", "mail", "correo", "correo electronico", "email deudor", "email address"}
	case Segment:
		return []string{"segmento", "segment", "perfil", "tipo cliente", "score", "categoria"}
	case Phone:
		return []string{"telefono", "tel", "celular", "movil", "cel", "telefono celular", "telefono fijo", "telefono movil", "nro telefono",
			"numero telefono", "telefono particular", "telefono laboral", "telefone", "telefone celular", "telefone fixo", "fone", "phone",
			"mobile", "cell", "phone number", "mobile phone", "home phone", "work phone", "cell phone", "whatsapp", "contacto"}
	}
	return debtWords(f)
}

func debtWords(f Field) []string {
	switch f {
	case AddressLine:
		return []string{"direccion", "domicilio", "calle", "direccion completa", "endereco", "logradouro", "rua", "address", "street", "address line", "dir"}
	case City:
		return []string{"ciudad", "localidad", "cidade", "municipio", "city", "town"}
	case Region:
		return []string{"departamento", "provincia", "estado", "uf", "region", "state", "depto"}
	case PostalCode:
		return []string{"codigo postal", "cp", "cod postal", "cep", "postal code", "zip", "zip code", "postcode"}
	case DebtRef:
		return []string{"nro operacion", "numero operacion", "operacion", "nro credito", "credito", "nro prestamo", "prestamo", "factura",
			"nro factura", "numero factura", "nro deuda", "id deuda", "contrato", "nro contrato", "numero do contrato", "numero contrato",
			"referencia", "comprobante", "titulo", "fatura", "numero fatura", "invoice", "invoice number", "loan", "loan number", "loan id",
			"debt id", "debt ref", "debt reference", "reference", "contract", "contract number", "obligacion", "nro obligacion", "pagare"}
	case AccountRef:
		return []string{"cuenta", "nro cuenta", "numero cuenta", "numero de cuenta", "conta", "numero da conta", "account", "account number", "account ref", "tarjeta", "nro tarjeta"}
	case ProductCode:
		return []string{"codigo producto", "cod producto", "codigo produto", "cod produto", "product code", "product id"}
	case ProductName:
		return []string{"producto", "tipo producto", "nombre producto", "produto", "nome produto", "product", "product name", "linea"}
	case Brand:
		return []string{"marca", "brand", "sello", "bandeira"}
	case Currency:
		return []string{"moneda", "divisa", "cod moneda", "moeda", "currency", "currency code"}
	case Principal:
		return []string{"capital", "monto original", "importe original", "capital original", "valor original", "saldo capital", "principal",
			"principal amount", "original amount", "monto capital", "capital adeudado"}
	case Balance:
		return []string{"saldo", "deuda", "monto", "importe", "saldo deudor", "saldo adeudado", "deuda total", "total deuda", "monto deuda",
			"monto adeudado", "importe adeudado", "total adeudado", "saldo total", "monto total", "importe total", "valor", "valor devido",
			"valor da divida", "divida", "valor total", "saldo devedor", "total devido", "balance", "amount", "amount due", "debt",
			"debt amount", "outstanding", "outstanding balance", "total", "total due", "current balance"}
	}
	return partWords(f)
}

// partWords are those of what a debt is made of, and of what stands beside it.
func partWords(f Field) []string {
	switch f {
	case Interest:
		return []string{"intereses", "interes", "juros", "interest", "interes moratorio", "intereses moratorios", "interes mora", "intereses mora",
			"monto interes", "monto intereses", "interes devengado", "juros de mora", "valor juros", "interest amount", "accrued interest"}
	case Fees:
		return []string{"gastos", "gasto", "cargos", "comisiones", "comision", "honorarios", "gastos administrativos", "gastos cobranza",
			"gastos de cobranza", "encargos", "taxas", "custas", "fees", "fee", "charges", "costs", "other charges"}
	case Penalties:
		return []string{"multa", "multas", "punitorios", "punitorio", "penalidad", "penalidades", "recargo", "recargos", "valor multa",
			"penalty", "penalties", "late fee", "late fees"}
	case LastPayment:
		return []string{"monto ultimo pago", "importe ultimo pago", "ultimo pago monto", "ultimo pago importe", "monto ult pago", "imp ult pago",
			"valor ultimo pagamento", "valor do ultimo pagamento", "last payment amount", "amount of last payment"}
	case Notes:
		return []string{"observaciones", "observacion", "notas", "nota", "comentarios", "comentario", "obs", "observacoes", "observacao",
			"anotacoes", "notes", "note", "comments", "comment", "remarks"}
	}
	return dateWords(f)
}

func dateWords(f Field) []string {
	switch f {
	case OriginalDue:
		return []string{"vencimiento", "fecha vencimiento", "fecha de vencimiento", "vto", "fec vto", "fecha vto", "fec venc", "fecha mora",
			"fecha de mora", "inicio mora", "fecha inicio mora", "vencimento", "data vencimento", "data de vencimento", "due date", "due", "due on",
			"date due", "original due", "primer impago", "first due date", "vencimiento original"}
	case CurrentDue:
		return []string{"vencimiento actual", "proximo vencimiento", "proximo vencimento", "current due", "current due date", "next due date"}
	case StatuteDate:
		return []string{"prescripcion", "fecha prescripcion", "fecha de prescripcion", "prescricao", "data prescricao", "statute date", "limitation date"}
	case LastPaymentOn:
		return []string{"fecha ultimo pago", "ultimo pago", "fecha de ultimo pago", "fecha del ultimo pago", "fec ult pago", "fecha ult pago",
			"data ultimo pagamento", "data do ultimo pagamento", "ultimo pagamento", "last payment date", "last payment", "date of last payment"}
	}
	return nil
}
