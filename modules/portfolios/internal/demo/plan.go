package demo

import "github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"

// plan is one portfolio of the demo.
type plan struct {
	country
	code, name, creditor, product, brand string
	kind                                 portfolio.Type
	stage                                portfolio.Stage
	debtors                              int
	oldest                               int // days past due of the oldest debt
}

// plansOf are the portfolios of a demo tenant: the Andean agency works three countries, every other one Uruguay.
func plansOf(tenantID string) []plan {
	if tenantID == "andina" {
		return []plan{
			{chile(), "BPS-2026-10", "Banco Pacífico Sur · Consumo", "Banco Pacífico Sur", "Crédito de consumo", "", portfolio.ThirdParty, portfolio.Early, 80, 95},
			{colombia(), "CAN-2026-08", "Crédito Andino · Tarjetas", "Crédito Andino", "Tarjeta de crédito", "Mastercard", portfolio.ThirdParty, portfolio.PreLegal, 70, 170},
			{peru(), "TIN-2025-12", "Tiendas Inti · Castigada", "Tiendas Inti", "Crédito en tienda", "", portfolio.Purchased, portfolio.WrittenOff, 50, 420},
		}
	}
	return []plan{
		{uruguay(), "BDP-2026-11", "Banco del Plata · Tarjetas", "Banco del Plata", "Tarjeta de crédito", "VISA", portfolio.ThirdParty, portfolio.Early, 90, 75},
		{uruguay(), "CFS-2026-09", "Cooperativa Fénix · Préstamos", "Cooperativa Fénix", "Préstamo al consumo", "", portfolio.ThirdParty, portfolio.PreLegal, 70, 160},
		{uruguay(), "TRM-2025-06", "Telecom Rambla · Castigada", "Telecom Rambla", "Servicio móvil", "Rambla Móvil", portfolio.Purchased, portfolio.WrittenOff, 40, 400},
	}
}

// laterOf are the portfolios that came to a demo tenant within the last month, in a currency that it had none of.
func laterOf(tenantID string) []plan {
	if tenantID == "andina" {
		return []plan{{paraguay(), "MGU-2026-11", "Mercado Guaraní · Cuotas", "Mercado Guaraní", "Compra en cuotas", "", portfolio.ThirdParty, portfolio.Early, 14, 80}}
	}
	return []plan{{argentina(), "TPA-2026-11", "Tarjeta Pampa · Consumo", "Tarjeta Pampa", "Tarjeta de consumo", "Pampa", portfolio.ThirdParty, portfolio.Early, 16, 90}}
}

// sentTo is the portfolio of a demo tenant that came as a creditor's file.
func sentTo(tenantID string) plan {
	if tenantID == "andina" {
		return plan{chile(), "CCO-2026-11", "Caja Cordillera · Microcréditos", "Caja Cordillera", "Microcrédito", "", portfolio.ThirdParty, portfolio.Early, 14, 120}
	}
	sent := plan{uruguay(), "ADC-2026-11", "Automotora del Este · Dólares", "Automotora del Este", "Crédito automotor", "", portfolio.ThirdParty, portfolio.PreLegal, 14, 120}
	sent.currency, sent.unit = "USD", 20_000
	return sent
}

// tagPlan are the tags of the demo, by name.
func tagPlan() [][2]string {
	return [][2]string{{"VIP", "purple"}, {"Empleado público", "blue"}, {"Reincidente", "red"}, {"Prefiere WhatsApp", "green"}, {"Domicilio a verificar", "orange"}}
}
