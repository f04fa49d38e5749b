// Package kappa reckons how far two who judge the same things agree beyond chance: Cohen's κ.
package kappa

// Pair is what both said of one thing.
type Pair struct{ A, B string }

// Agreement is how far they agree.
type Agreement struct {
	N        int      `json:"n" doc:"Things that both judged"`
	Observed float64  `json:"observed" doc:"Share on which they said the same; 0 where there is none"`
	Expected float64  `json:"expected" doc:"Share on which they would by chance"`
	Kappa    *float64 `json:"kappa" doc:"Agreement beyond chance, −1 to 1; null where it is not defined: nothing was judged, or both always said one and the same"`
}

// Of is the agreement over pairs.
func Of(pairs []Pair) Agreement {
	n := len(pairs)
	if n == 0 {
		return Agreement{}
	}
	same, a, b := 0, map[string]int{}, map[string]int{}
	for _, p := range pairs {
		a[p.A]++
		b[p.B]++
		if p.A == p.B {
			same++
		}
	}
	chance := 0 // of n²
	for word, times := range a {
		chance += times * b[word]
	}
	return agreement(n, same, chance)
}

// agreement keeps to whole numbers as long as they are: that both always say the same is known exactly.
func agreement(n, same, chance int) Agreement {
	whole := n * n
	of := Agreement{N: n, Observed: float64(same) / float64(n), Expected: float64(chance) / float64(whole)}
	if chance < whole {
		k := float64(same*n-chance) / float64(whole-chance)
		of.Kappa = &k
	}
	return of
}
