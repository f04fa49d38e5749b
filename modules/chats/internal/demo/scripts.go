package demo

import (
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
)

// line is what somebody said: they, we, or, among us, a note.
type line struct {
	who  rune // '<' they, '>' we, '*' a note
	text string
}

// script is a conversation of the demo.
type script struct {
	on       channel.Kind
	language string
	status   conversation.Status
	priority conversation.Priority
	label    int // in labels; -1: none
	nobody   bool
	ago      time.Duration // of the last word
	lines    []line
}

// The states and priorities, in short.
const (
	open     = conversation.Open
	snoozed  = conversation.Snoozed
	resolved = conversation.Resolved
	medium   = conversation.Medium
	high     = conversation.High
	low      = conversation.Low
	urgent   = conversation.Urgent
)

var scripts = []script{
	{channel.WhatsApp, "es", open, high, 2, false, 2 * time.Minute, []line{{'<', "Buen día, me llegó el aviso de la deuda."}, {'>', "¡Buen día! Le paso el detalle: son dos facturas vencidas."}, {'<', "¿Se puede pagar en cuotas?"}}},
	{channel.WhatsApp, "es", open, medium, 0, false, 9 * time.Minute, []line{{'<', "Hola, cobro el viernes."}, {'>', "Gracias por avisar. ¿Le anoto el pago para el viernes?"}, {'<', "Sí, el viernes pago todo."}, {'*', "Ya cumplió dos promesas este año."}, {'>', "Perfecto, quedó registrado."}}},
	{channel.Widget, "es", open, urgent, 1, true, 4 * time.Minute, []line{{'<', "Esa deuda no es mía, nunca tuve esa tarjeta."}, {'<', "Necesito que alguien me responda."}}},
	{channel.Email, "es", open, medium, 3, false, 25 * time.Minute, []line{{'>', "Le recordamos que su cuota vence mañana."}, {'<', "Adjunto el comprobante de la transferencia de hoy."}}},
	{channel.WhatsApp, "pt", open, medium, 2, false, 38 * time.Minute, []line{{'<', "Bom dia, recebi a mensagem de vocês."}, {'>', "Bom dia! Podemos parcelar em até 12 vezes."}, {'<', "Quanto fica em 6 parcelas?"}}},
	{channel.SMS, "es", open, low, 4, true, 52 * time.Minute, []line{{'<', "Se equivocaron de número, no conozco a esa persona."}}},
	{channel.Telegram, "es", open, medium, -1, false, time.Hour, []line{{'<', "¿A qué cuenta transfiero?"}, {'>', "A la cuenta que figura en su aviso, con su número de cliente como referencia."}, {'<', "Listo, lo hago en la tarde."}}},
	{channel.Widget, "en", open, medium, -1, true, 75 * time.Minute, []line{{'<', "Hi, I live abroad now. Can I pay by card?"}}},
	{channel.WhatsApp, "es", open, medium, -1, false, 2 * time.Hour, []line{{'<', "¿Hasta qué hora atienden?"}, {'>', "De lunes a viernes de 9 a 18."}}},
	{channel.Email, "es", open, high, 1, false, 3 * time.Hour, []line{{'<', "Desconozco los intereses que me cobran. Solicito el detalle por escrito."}, {'*', "Pedido al acreedor el estado de cuenta. Vence el jueves."}, {'>', "Recibimos su reclamo. Le enviamos el detalle dentro de cinco días hábiles."}}},
	{channel.WhatsApp, "es", snoozed, medium, 0, false, 5 * time.Hour, []line{{'>', "¿Pudo hacer el pago de hoy?"}, {'<', "Se me complicó, ¿me escribe el lunes?"}, {'>', "Claro, el lunes le escribo."}}},
	{channel.WhatsApp, "pt", snoozed, low, -1, false, 7 * time.Hour, []line{{'<', "Estou viajando, volto na semana que vem."}, {'>', "Sem problema, falamos na volta. Boa viagem!"}}},
	{channel.SMS, "es", open, medium, 0, false, 8 * time.Hour, []line{{'>', "Su cuota vence hoy. Responda 1 si ya pagó."}, {'<', "1"}}},
	{channel.Widget, "es", resolved, medium, 3, false, 22 * time.Hour, []line{{'<', "Ya pagué, ¿me confirman?"}, {'>', "Confirmado, el pago está acreditado. ¡Gracias!"}, {'<', "Excelente atención."}}},
	{channel.WhatsApp, "es", resolved, medium, 0, false, 26 * time.Hour, []line{{'<', "¿Cuánto es el total con la quita?"}, {'>', "Pagando antes del 30 tiene un 20% de quita."}, {'<', "Acepto."}, {'>', "Le mando el cupón por aquí."}}},
	{channel.Email, "en", resolved, low, -1, false, 30 * time.Hour, []line{{'<', "Please send me a copy of the contract."}, {'>', "Here it is. Write to us if anything is unclear."}}},
	{channel.Telegram, "es", open, medium, 5, false, 31 * time.Hour, []line{{'<', "Quiero hablar con un supervisor."}, {'*', "Cliente de la casa matriz: contestar hoy."}, {'>', "Soy la supervisora del equipo, cuénteme."}, {'<', "Prefiero que me llamen."}}},
	{channel.WhatsApp, "es", resolved, low, 4, false, 49 * time.Hour, []line{{'<', "Yo no soy Marcela."}, {'>', "Disculpe la molestia, quitamos este número."}}},
	{channel.WhatsApp, "pt", resolved, medium, 0, false, 52 * time.Hour, []line{{'<', "Paguei o boleto ontem."}, {'>', "Obrigada! O pagamento já consta no sistema."}}},
	{channel.Email, "es", open, medium, 2, true, 60 * time.Hour, []line{{'<', "Me quedé sin trabajo. Quisiera un plan que pueda cumplir."}}},
	{channel.Widget, "es", resolved, medium, -1, false, 74 * time.Hour, []line{{'<', "¿Dónde veo mi saldo?"}, {'>', "En el enlace de su aviso, con su documento."}}},
	{channel.SMS, "es", resolved, low, -1, false, 80 * time.Hour, []line{{'<', "Ok, gracias."}, {'>', "A usted."}}},
	{channel.WhatsApp, "es", open, high, 0, false, 96 * time.Hour, []line{{'>', "La promesa del martes no se registró. ¿Hubo algún problema?"}, {'<', "Me depositaron tarde, pago mañana."}}},
	{channel.WhatsApp, "en", resolved, medium, 2, false, 120 * time.Hour, []line{{'<', "Could I pay half now and half in March?"}, {'>', "Yes, I have set up a two-payment plan for you."}, {'<', "Thank you so much."}}},
}
