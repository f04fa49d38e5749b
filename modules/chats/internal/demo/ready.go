package demo

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/label"
	"github.com/recobro/recobro/modules/chats/internal/macro"
	"github.com/recobro/recobro/modules/chats/internal/reply"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// The labels of the demo, by their places in the scripts.
var labels = []label.Label{
	{Name: "Promesa de pago", Color: label.Green}, {Name: "Reclamo", Color: label.Red}, {Name: "Pide plan", Color: label.Blue},
	{Name: "Comprobante", Color: label.Teal}, {Name: "Número equivocado", Color: label.Grey}, {Name: "VIP", Color: label.Purple},
}

// replies are the canned ones of everybody.
var replies = []reply.Reply{
	{Shortcut: "saludo", Text: "Hola {{person.name}}, le escribe {{user.name}} de {{company.name}}. ¿En qué le puedo ayudar?"},
	{Shortcut: "cuotas", Text: "Podemos dividir su deuda en 3, 6 o 12 cuotas. ¿Cuál le queda mejor?"},
	{Shortcut: "datos", Text: "Puede pagar por transferencia, en redes de cobranza o con tarjeta. Le paso los datos por aquí."},
	{Shortcut: "comprobante", Text: "Gracias. En cuanto se acredite el pago le confirmamos por este medio."},
	{Shortcut: "ola", Text: "Olá {{person.name}}, aqui é {{user.name}} da {{company.name}}. Como posso ajudar?"},
	{Shortcut: "hello", Text: "Hello {{person.name}}, this is {{user.name}} of {{company.name}}. How can I help you?"},
}

// ready gives a tenant what a desk has ready.
func (o *Office) ready(ctx context.Context, tenant sdk.DemoTenant) error {
	ids := make([]string, len(labels))
	for n, l := range labels {
		made, err := o.Labels.Create(ctx, l)
		if err != nil {
			return err
		}
		ids[n] = made.ID
	}
	for _, r := range replies {
		if _, err := o.Replies.Create(ctx, r, true); err != nil {
			return err
		}
	}
	for _, m := range macros(ids) {
		if _, err := o.Macros.Create(ctx, m); err != nil {
			return err
		}
	}
	return o.own(ctx, tenant)
}

// macros are those of the demo, by its labels.
func macros(ids []string) []macro.Macro {
	return []macro.Macro{
		{Name: "Reclamo: pasar a supervisión", Acts: []macro.Act{
			{Kind: macro.Label, Value: ids[1]}, {Kind: macro.Priority, Value: "high"}, {Kind: macro.Note, Value: "El deudor desconoce la deuda: revisar con el acreedor."},
			{Kind: macro.Reply, Value: "Lo estamos revisando y le respondemos en 48 horas."},
		}},
		{Name: "Promesa tomada", Acts: []macro.Act{
			{Kind: macro.Label, Value: ids[0]}, {Kind: macro.Reply, Value: "Perfecto, quedó registrado. ¡Gracias!"}, {Kind: macro.Status, Value: "resolved"},
		}},
		{Name: "Esperar comprobante", Acts: []macro.Act{{Kind: macro.Label, Value: ids[3]}, {Kind: macro.Snooze, Minutes: 1440}}},
	}
}

// own gives each who collects a canned reply of their own.
func (o *Office) own(ctx context.Context, tenant sdk.DemoTenant) error {
	for _, user := range tenant.Users {
		if user.Role != "cashier" {
			continue
		}
		who := principal.Must(ctx)
		who.UserID = user.ID
		own := reply.Reply{Shortcut: "horario", Text: "Estoy de lunes a viernes de 9 a 18. Mañana sin falta le respondo."}
		if _, err := o.Replies.Create(principal.With(ctx, who), own, false); err != nil {
			return err
		}
	}
	return nil
}
