package demo

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
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
	c.pays(20, 15, till.Network, c.share(12), "Pagó en red de cobranza camino al trabajo. Mandó foto del recibo por WhatsApp.")
	c.works(10, 18)
	c.posts(10, 9, c.admin, debt.Credit, debt.Discount, c.share(3), "Se le bonifica el gasto de gestión por pagar en fecha.")
	c.pays(9, 10, till.Transfer, c.share(20), "Segunda entrega, por transferencia. Dice que el resto lo cubre con el aguinaldo.")
}

func (c *kase) disputes() {
	c.works(24, 14)
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
	c.tagged(18, 15, moved)
	c.turns(4, 16, func(d *debtor.Debtor) { d.Status = debtor.InProgress })
}

func (c *kase) settles() {
	c.works(16, 16)
	c.asks(c.when(15, 10), 35, "Ofrece pagar hoy de contado si se le quita el 35 %. Cobró una indemnización y quiere quedar al día.", 14,
		func(ctx context.Context, id string) error {
			_, err := c.adjustments.Approve(ctx, c.who.debtor.ID, id)
			return err
		})
	c.pays(12, 11, till.Transfer, c.debt().Balance-c.share(35), "Canceló de contado, por transferencia. Se le envió el recibo por correo.")
}

func (c *kase) ignores() {
	c.works(25, 12)
	c.works(21, 19)
	c.tagged(20, 9, repeats)
	c.posts(17, 13, c.manager, debt.Debit, debt.Fee, c.share(3), "Gasto de notificación: carta entregada en el domicilio, la recibió la hermana.")
	c.posts(3, 9, c.manager, debt.Debit, debt.Interest, c.share(2), "Interés por mora del mes")
	c.turns(3, 10, func(d *debtor.Debtor) { d.Status = debtor.LegalAction })
}

func (c *kase) cannotPay() {
	c.works(8, 15)
	c.turns(7, 10, func(d *debtor.Debtor) {
		d.Status, d.Flags = debtor.InProgress, []debtor.Flag{"hardship"}
		d.Preferences = debtor.Preferences{Channel: "call", Hours: "de mañana"}
	})
	c.asks(c.when(1, 17), 40, "Quedó sin trabajo en setiembre y mostró el seguro de paro. Puede pagar en seis cuotas si se le quitan los intereses.", 0, nil)
}

func (c *kase) promises() {
	c.works(13, 17)
	c.pays(11, 9, till.Cash, c.share(10), "Entrega a cuenta en caja. Promete el resto para fin de mes; avisar dos días antes.")
	c.works(2, 18)
	c.reports(1, 18, c.share(8), "Dice que transfirió a la cuenta del acreedor; va a mandar el comprobante.")
}
