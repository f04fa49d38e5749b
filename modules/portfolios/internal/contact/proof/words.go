package proof

import "github.com/recobro/recobro/modules/portfolios/internal/money/paper"

// words are the words of a ledger on paper.
func words() map[string]paper.Text {
	return map[string]paper.Text{
		"title":    {ES: "Registro de contactos", EN: "Contact ledger", PT: "Registro de contatos"},
		"debtor":   {ES: "Persona", EN: "Person", PT: "Pessoa"},
		"document": {ES: "Documento", EN: "ID number", PT: "Documento"},
		"zone":     {ES: "Horas de", EN: "Times of", PT: "Horários de"},
		"key":      {ES: "Clave de la firma", EN: "Signing key", PT: "Chave da assinatura"},
		"head":     {ES: "Fin de la cadena", EN: "End of the chain", PT: "Fim da cadeia"},
		"how": {
			ES: "Cada línea lleva la huella de la anterior y el archivo está firmado: cualquier cambio se nota. Se comprueba sin conexión con «recobro ledger verify ARCHIVO». Los datos completos van adjuntos a este PDF.",
			EN: "Each line carries the hash of the one before and the file is signed: any change shows. It is verified offline with “recobro ledger verify FILE”. The full data are attached to this PDF.",
			PT: "Cada linha leva a impressão da anterior e o arquivo está assinado: qualquer alteração aparece. Verifica-se sem conexão com “recobro ledger verify ARQUIVO”. Os dados completos estão anexados a este PDF.",
		},
		"at":      {ES: "Fecha", EN: "Date", PT: "Data"},
		"what":    {ES: "Hecho", EN: "What", PT: "Fato"},
		"by":      {ES: "Medio", EN: "Channel", PT: "Meio"},
		"why":     {ES: "Motivo o resultado", EN: "Reason or outcome", PT: "Motivo ou resultado"},
		"allowed": {ES: "Las reglas lo permiten", EN: "The rules allow it", PT: "As regras permitem"},
		"beside":  {ES: "Autorizado fuera de la regla:", EN: "Allowed beside the rule:", PT: "Autorizado fora da regra:"},

		string(Reserved):   {ES: "Permitido", EN: "Allowed", PT: "Permitido"},
		string(Overridden): {ES: "Autorizado", EN: "Authorised", PT: "Autorizado"},
		string(Blocked):    {ES: "Impedido", EN: "Blocked", PT: "Impedido"},
		string(Received):   {ES: "Recibido", EN: "Received", PT: "Recebido"},
		string(Started):    {ES: "Iniciado", EN: "Started", PT: "Iniciado"},
		string(Released):   {ES: "No realizado", EN: "Not made", PT: "Não realizado"},
		string(Finished):   {ES: "Terminado", EN: "Ended", PT: "Encerrado"},
		string(Corrected):  {ES: "Corregido", EN: "Corrected", PT: "Corrigido"},

		"call":     {ES: "Llamada", EN: "Call", PT: "Ligação"},
		"sms":      {ES: "SMS", EN: "SMS", PT: "SMS"},
		"whatsapp": {ES: "WhatsApp", EN: "WhatsApp", PT: "WhatsApp"},
		"email":    {ES: "Correo", EN: "E-mail", PT: "E-mail"},
		"letter":   {ES: "Carta", EN: "Letter", PT: "Carta"},
		"visit":    {ES: "Visita", EN: "Visit", PT: "Visita"},
		"counter":  {ES: "Mostrador", EN: "Counter", PT: "Balcão"},
	}
}
