package demo

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
)

// The positions of tags in tagPlan.
const (
	repeats = 2
	writes  = 3
	moved   = 4
)

func (c *kase) paysInParts() {
	c.works(27, 11)
	c.turns(27, 12, func(d *debtor.Debtor) {
		d.Status, d.Preferences = debtor.InProgress, debtor.Preferences{Channel: "whatsapp", Hours: "después de las 18"}
	})
	c.tagged(26, 12, writes)
	c.vows(26, 13, 12, 20, "El veinte paso por la red y le pago, cobro ese día.")
	c.pays(20, 15, till.Network, c.share(12), "Pagó en red de cobranza camino al trabajo. Mandó foto del recibo por WhatsApp.")
	c.works(10, 18)
	c.posts(10, 9, c.admin, debt.Credit, debt.Discount, c.share(3), "Se le bonifica el gasto de gestión por pagar en fecha.")
	c.pays(9, 10, till.Transfer, c.share(20), "Segunda entrega, por transferencia. Dice que el resto lo cubre con el aguinaldo.")
	c.vows(8, 11, 25, c.soon(), "Con el aguinaldo le entrego otra parte, anótelo.")
}

func (c *kase) disputes() {
	c.works(24, 14)
	first := c.vows(24, 15, 15, 20, "Esa parte la pago, lo otro no es mío.")
	c.forgoes(first, 23, 10, "Presentó denuncia: no paga hasta que responda el acreedor.")
	c.turns(23, 9, func(d *debtor.Debtor) { d.Status, d.Flags = debtor.Disputed, []debtor.Flag{"dispute"} })
	c.asks(c.when(22, 11), 45, "Desconoce dos compras de octubre y presentó denuncia. Pide que se retiren hasta que responda el acreedor.", 20,
		func(ctx context.Context, id string) error {
			_, err := c.adjustments.Refuse(ctx, c.who.debtor.ID, id, "El acreedor confirmó las compras y mandó los cupones firmados.")
			return err
		})
	c.works(6, 11)
}

func (c *kase) hasMoved() {
	c.works(19, 10)
	c.blocks(19, 11)
	c.finds(18, 12, phone.Relative)
	c.vows(18, 13, 10, 7, "El día que cobro le deposito sin falta.")
	c.tagged(18, 15, moved)
	c.turns(4, 16, func(d *debtor.Debtor) { d.Status = debtor.InProgress })
	c.works(4, 17)
	c.vows(4, 18, 8, 2, "Le pido disculpas por la otra vez. El sábado paso sin falta.")
}

func (c *kase) settles() {
	c.works(16, 16)
	offer := c.vows(16, 17, 65, 9, "Déjeme consultarlo, pero antes de fin de semana le digo.")
	c.asks(c.when(15, 10), 35, "Ofrece pagar hoy de contado si se le quita el 35 %. Cobró una indemnización y quiere quedar al día.", 14,
		func(ctx context.Context, id string) error {
			_, err := c.adjustments.Approve(ctx, c.who.debtor.ID, id)
			return err
		})
	c.renews(offer, 13, 18, 60, 11, "Con la quita le pago mañana mismo.")
	c.pays(12, 11, till.Transfer, c.debt().Balance-c.share(35), "Canceló de contado, por transferencia. Se le envió el recibo por correo.")
}

func (c *kase) ignores() {
	c.works(25, 12)
	c.vows(25, 13, 20, 22, "Sí, sí, el lunes.")
	c.works(21, 19)
	c.tagged(20, 9, repeats)
	c.posts(17, 13, c.manager, debt.Debit, debt.Fee, c.share(3), "Gasto de notificación: carta entregada en el domicilio, la recibió la hermana.")
	c.posts(3, 9, c.manager, debt.Debit, debt.Interest, c.share(2), "Interés por mora del mes")
	c.turns(3, 10, func(d *debtor.Debtor) { d.Status = debtor.LegalAction })
}

func (c *kase) cannotPay() {
	c.works(8, 15)
	c.vows(4, 16, 30, -45, "Recién en enero vuelvo a cobrar, ahí sí puedo.")
	c.turns(7, 10, func(d *debtor.Debtor) {
		d.Status, d.Flags = debtor.InProgress, []debtor.Flag{"hardship"}
		d.Preferences = debtor.Preferences{Channel: "call", Hours: "de mañana"}
	})
	c.asks(c.when(1, 17), 40, "Quedó sin trabajo en setiembre y mostró el seguro de paro. Puede pagar en seis cuotas si se le quitan los intereses.", 0, nil)
}

func (c *kase) promises() {
	c.works(13, 17)
	c.vows(13, 18, 25, 9, "Le entrego algo esta semana y el resto después.")
	c.pays(11, 9, till.Cash, c.share(10), "Entrega a cuenta en caja. Promete el resto para fin de mes; avisar dos días antes.")
	c.works(2, 18)
	c.vows(2, 19, 30, c.soon(), "A fin de mes, cuando cobre. Avíseme dos días antes.")
	c.reports(1, 18, c.share(8), "Dice que transfirió a la cuenta del acreedor; va a mandar el comprobante.")
}

// soon is a day about now: yesterday, often today, or one of the days ahead.
func (c *kase) soon() int { return []int{0, 1, -1, 0, -2, 0, -4, -6, -7}[c.dice.IntN(9)] }

func (c *kase) instalments() {
	id := ""
	c.works(26, 15)
	c.agrees(25, 16, offer.Terms{Discount: 1_000, DownPayment: c.share(12), Instalments: 6, Frequency: offer.Biweekly}, 2, "", func(made string) { id = made })
	c.pays(23, 10, till.Cash, c.share(12), "Entrega inicial del plan.")
	c.paysNext(9, 10, till.Network, &id, "Primera cuota, en red de cobranza.")
}

func (c *kase) asksForMore() {
	id := ""
	c.works(12, 12)
	c.agrees(11, 11, offer.Terms{Discount: 1_800, DownPayment: c.share(10), Instalments: 8, Frequency: offer.Monthly}, 5, "Paga la entrega este mes si se le da el 18 %. Tiene recibo de sueldo.", func(made string) { id = made })
	c.approves(10, 9, &id)
}

func (c *kase) waits() {
	c.works(3, 13)
	c.agrees(2, 12, offer.Terms{Discount: 2_500, DownPayment: c.share(20), Instalments: 4, Frequency: offer.Monthly}, 10, "Entrega el 20 % al firmar y pide 25 % de quita. Viene el viernes.", nil)
}
