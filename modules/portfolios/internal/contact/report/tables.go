package report

import "github.com/recobro/recobro/plugins-sdk/go/httpx"

func table(name string, texts []string, numbers ...string) httpx.Table {
	return httpx.Table{Name: name, Columns: append(texts, numbers...), Numbers: numbers}
}

func figureTable() httpx.Table {
	return table("figures", []string{"figure", "kind", "currency", "from", "to"}, "value", "before", "numerator", "denominator")
}

func ageingTable() httpx.Table {
	return table("ageing", []string{"day", "bucket", "currency"}, "debts", "debtors", "balance")
}

func rollTable() httpx.Table {
	return table("roll", []string{"month", "currency", "from", "to"}, "debts", "balance", "left")
}

func liquidationTable() httpx.Table {
	return table("liquidation", []string{"placed_in", "currency"}, "placed", "month", "collected", "total", "share")
}

func teamTable() httpx.Table {
	return table("team", []string{"user_id", "currency"}, "ready", "ringing", "talking", "hold", "wrap_up", "pause", "offline", "contacts", "attempts", "connects",
		"right_party", "promises", "matured", "kept", "promised", "kept_amount", "collected", "aht", "occupancy", "rpc_per_hour")
}

func promiseTable() httpx.Table {
	return table("promises_by_day", []string{"day", "currency"}, "made", "made_amount", "matured", "matured_amount", "kept", "kept_amount", "partial",
		"partial_amount", "broken", "broken_amount")
}

func contactabilityTable() httpx.Table {
	return table("contactability", []string{"by", "day_hour_channel"}, "attempts", "connects", "right_party", "promises")
}
