package guard

// list are words that break a rule, whoever says them; they are held against a text as namekey folds it.
type list struct {
	rule  Rule
	holds func(Known) bool
	terms []string
}

func always(Known) bool       { return true }
func unverified(k Known) bool { return !k.Verified }
func overheard(k Known) bool  { return k.Others }

// debtWords tell of a debt.
var debtWords = []string{
	"deuda", "deudas", "nos debe", "le debe", "que debe", "usted debe", "debe dinero", "debe pagar", "lo que debes", "adeuda", "cuenta pendiente", "asunto pendiente", "pago pendiente", "asunto financiero", "sin pagar", "no pago", "adeudado", "mora", "moroso", "morosa", "saldo", "cuota vencida", "cuotas vencidas", "atraso", "atrasado", "cobranza", "cobranzas", "impago",
	"debt", "debts", "financial matter", "outstanding account", "behind on your payments", "unpaid", "owe", "owes", "owed", "overdue", "past due", "arrears", "delinquent", "balance", "collections", "collection agency", "debt collector",
	"divida", "dividas", "debito", "debitos", "pendencia", "nos deve", "que deve", "voce deve dinheiro", "deve pagar", "devendo", "sem pagar", "devedor", "devedora", "inadimplente", "inadimplencia", "vencida", "vencidas", "cobranca", "em atraso",
}

// lists are all of them.
var lists = []list{
	{Threat, always, []string{
		"te vamos a buscar", "lo vamos a buscar", "sabemos donde vive", "sabemos donde trabajas", "atengase a lo que", "atengase a las consecuencias", "va a perder su casa", "le vamos a quitar",
		"se va a arrepentir", "su familia va a saber", "avisaremos a su trabajo", "llamaremos a su trabajo", "llamamos a su trabajo", "a sus vecinos", "a su jefe", "a su empleador", "a sus familiares", "publicaremos", "sinverguenza", "ladron", "estafador", "mentiroso",
		"we know where you live", "you will regret", "you ll regret", "we will take your house", "tell your employer", "tell your family", "call your employer", "your neighbors", "your neighbours", "your boss", "deadbeat", "liar", "thief",
		"sabemos onde voce mora", "vai se arrepender", "vamos tomar sua casa", "avisar seu patrao", "sua familia vai saber", "ligar para o seu trabalho", "seu chefe", "seus vizinhos", "seus parentes", "caloteiro", "caloteira", "vagabundo", "ladrao",
	}},
	{Judicial, always, []string{
		"juicio", "demanda judicial", "accion judicial", "acciones judiciales", "acciones legales", "via judicial", "embargo", "embargar", "embargaremos", "juzgado", "juez", "tribunal", "oficial de justicia", "alguacil",
		"citacion judicial", "notificacion judicial", "carcel", "preso", "prision", "policia", "denuncia penal", "delito", "fiscalia", "allanamiento",
		"lawsuit", "legal action", "sue you", "court", "a judge", "the judge", "garnish", "garnishment", "seize", "arrest", "jail", "prison", "police", "criminal", "warrant", "subpoena", "sheriff",
		"processo judicial", "acao judicial", "acoes judiciais", "medidas judiciais", "penhora", "penhorar", "juiz", "justica", "cadeia", "prisao", "intimacao", "mandado", "crime", "boletim de ocorrencia",
	}},
	{Human, always, []string{
		"soy una persona", "soy humano", "soy humana", "no soy un robot", "no soy un bot", "no soy un programa",
		"i am a person", "i m a person", "i am human", "i m human", "i am not a robot", "i m not a robot", "i m not a bot", "real person speaking",
		"sou uma pessoa", "sou humano", "sou humana", "nao sou um robo", "nao sou robo",
	}},
	{Promised, always, []string{
		"le condonamos", "te condonamos", "queda condonado", "condonacion total", "lo borramos del clearing", "sacamos del clearing", "limpiamos su historial", "eliminamos del veraz", "sin intereses para siempre",
		"we forgive", "debt is forgiven", "we will delete it from your credit", "clean your credit", "remove it from your report",
		"perdoamos a divida", "divida perdoada", "limpamos seu nome", "tiramos do serasa", "tirar seu nome do spc",
	}},
	{Early, unverified, debtWords},
	{Other, overheard, debtWords},
}
