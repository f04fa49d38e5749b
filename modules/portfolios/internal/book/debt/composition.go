package debt

// Composition is what a balance is made of, in minor units, by component.
type Composition map[Component]int64

// Parts is a balance of which interest, fees and penalties are parts and the rest principal. Parts that come to more than the balance
// say nothing of it: all of it is principal.
func Parts(balance, interest, fees, penalties int64) Composition {
	if interest < 0 || fees < 0 || penalties < 0 || interest > balance || fees > balance-interest || penalties > balance-interest-fees {
		return Composition{PrincipalPart: balance}
	}
	return Composition{PrincipalPart: balance - interest - fees - penalties, InterestPart: interest, FeePart: fees, PenaltyPart: penalties}
}

// Composition is what the debt's balance is made of.
func (d Debt) Composition() Composition {
	return Parts(d.Balance, d.OwedInterest, d.OwedFee, d.OwedPenalty)
}

// Towards is the composition with another sum: more is principal; less is taken off as the usual waterfall would.
func (c Composition) Towards(balance int64) Composition {
	to := Composition{}
	var less int64
	for component, amount := range c {
		to[component] = amount
		less += amount
	}
	less -= balance
	for _, component := range spreadOrder() {
		if off := min(less, to[component]); off > 0 {
			to[component], less = to[component]-off, less-off
		}
	}
	to[PrincipalPart] -= less
	return to
}

// spreadOrder is the order in which a credit that names no component goes to them.
func spreadOrder() []Component {
	return []Component{PenaltyPart, FeePart, InterestPart, PrincipalPart}
}

// Bring brings each component to what it shall be, and gives the adjustments that it takes.
func (d *Debt) Bring(to Composition) (all []Movement) {
	for _, c := range PrincipalPart.Enum() {
		by := to[c] - d.Owed(c)
		if by == 0 {
			continue
		}
		m := Movement{DebtID: d.ID, DebtorID: d.DebtorID, Direction: Debit, Type: Adjustment, Component: c, Amount: by, Currency: d.Currency}
		if by < 0 {
			m.Direction, m.Amount = Credit, -by
		}
		all = append(all, m)
	}
	for _, m := range all { // after all were reckoned: what is principal follows from the rest
		d.move(m.Component, m.Signed())
	}
	return all
}

// Spread splits a credit that names no component over what is owed: penalties, fees, interest, then the principal. Any other
// movement, and one of more than is owed, stays whole.
func (d Debt) Spread(m Movement) (all []Movement) {
	if m.Component != "" || m.Direction != Credit || m.Type.own() != "" || m.Amount > d.Balance {
		return []Movement{m}
	}
	left := m.Amount
	for _, c := range spreadOrder() {
		if part := min(left, d.Owed(c)); part > 0 {
			one := m
			one.Component, one.Amount, left = c, part, left-part
			all = append(all, one)
		}
	}
	return all
}
