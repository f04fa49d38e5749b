package main

// mutant is a line of the product, what it is broken to, and the test that must notice.
type mutant struct {
	breaks        string
	file          string
	line, instead string
	test          string
}

const (
	unit = "node_modules/node-*/bin/node node_modules/.bin/rstest run "
	goes = "go test -count=1 "
)

func mutants() []mutant {
	return []mutant{
		{
			"a permission that no rule grants is refused", "core/internal/authz/table.go",
			"	return scope, allowed\n}", "	return scope, allowed || role == \"cashier\"\n}", goes + "./core/internal/authz",
		},
		{
			"every statement is narrowed to the tenant", "plugins-sdk/go/storage/wall.go",
			"		narrow(stmt, o.tenant)", "		_ = o.tenant", goes + "./plugins-sdk/go/storage",
		},
		{
			"row level security compares the tenant", "plugins-sdk/go/storage/secure.go",
			`"tenant_id = current_setting('app.tenant', true)"`, `"tenant_id = tenant_id"`, goes + "./plugins-sdk/go/storage",
		},
		{
			"an update must know the version it changes", "plugins-sdk/go/storage/versioned.go",
			`Where("id = ? AND version = ?", r.ID, expected)`, `Where("id = ? AND version <= ?", r.ID, expected+1)`, goes + "./plugins-sdk/go/storage",
		},
		{
			"a credit lessens a balance", "modules/portfolios/internal/book/debt/movement.go",
			"		return -m.Amount", "		return m.Amount", goes + "./modules/portfolios/internal/book/debt",
		},
		{
			"a repeated write with the same key is done once", "plugins-sdk/go/httpx/idempotency.go",
			`		if req.key == "" {`, `		if req.key != "never" {`, goes + "./plugins-sdk/go/httpx",
		},
		{
			"a sign-in leads to no other site", "core/internal/identity/signin/entity.go",
			`strings.HasPrefix(raw, "//") || `, "", goes + "./core/internal/identity/signin",
		},
		{
			"a sign-in does not lead back to itself, in the browser", "shell/src/app/safeRedirect.ts",
			`, '/sign-in'`, "", unit + "safeRedirect",
		},
		{
			"a cell that a spreadsheet would compute is quoted", "plugins-sdk/go/sheet/sheet.go",
			`		return "'" + cell`, `		return cell`, goes + "./plugins-sdk/go/sheet",
		},
		{
			"a line of the record that was changed is named", "plugins-sdk/host/chain/verify.go",
			", !bytes.Equal(digest(&event), event.Hash)", "", goes + "./plugins-sdk/host/chain",
		},
		{
			"numbers are covered until they are opened", "modules/portfolios/internal/book/debtor/entity.go",
			"phonenumber.Mask(d.Phone)", `d.Phone + phonenumber.Mask("")`, goes + "./modules/portfolios/...",
		},
		{
			"an app that is off does not answer", "core/internal/httpapi/gate.go",
			"	if !g.Switches.On(who.TenantID, manifest.ID) {", `	if who.TenantID == "" {`, goes + "./core/internal/app -run TestAppSwitch",
		},
		{
			"a one-time code is good once", "modules/identityprovider/internal/otp/otp.go",
			"step > used && ", "", goes + "./modules/identityprovider/...",
		},
		{
			"an import goes on behind the batch that was written last", "modules/portfolios/internal/book/imports/task.go",
			"	from := spot{t.check.NextOffset, t.check.NextLine}", "	from := spot{t.check.NextOffset / 2, t.check.NextLine}", goes + "./modules/portfolios/internal/book/imports",
		},
		{
			"a list asks for the page that its address names", "remotes/portfolios/src/book/debtors/DebtorListPage.tsx",
			"    page: params.page,", "    page: 1,", unit + "DebtorListPage",
		},
	}
}
