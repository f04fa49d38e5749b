package flow

// reach finds steps that no way leads to, and those from which none leads to an end or to a person.
func (r *reader) reach() {
	reached := r.spread([]int{r.at[r.flow.Start]}, r.next)
	ends := []int{}
	for i, s := range r.flow.Steps {
		if s.Kind == End || s.Kind == HandOver {
			ends = append(ends, i)
		}
	}
	ending := r.spread(ends, r.before())
	for i := range r.flow.Steps {
		switch {
		case !reached[i]:
			r.add(i, "", Unreached, nil)
		case !ending[i]:
			r.add(i, ".ways", Endless, nil)
		}
	}
}

// next are the steps that a step leads to.
func (r *reader) next(i int) (all []int) {
	for _, p := range r.from(place{step: i}) {
		all = append(all, p.step)
	}
	return all
}

// before tells which steps lead to a step by ways of their own.
func (r *reader) before() func(int) []int {
	back := map[int][]int{}
	for i, s := range r.flow.Steps {
		for _, w := range s.Ways {
			back[r.at[w.To]] = append(back[r.at[w.To]], i)
		}
	}
	return func(i int) []int { return back[i] }
}

// spread are the steps that some lead to, those included.
func (r *reader) spread(from []int, next func(int) []int) map[int]bool {
	reached := map[int]bool{}
	for len(from) > 0 {
		i := from[len(from)-1]
		from = from[:len(from)-1]
		if !reached[i] {
			reached[i] = true
			from = append(from, next(i)...)
		}
	}
	return reached
}

// loops finds steps that come back to themselves without anybody having been asked: a talk would never wait there.
func (r *reader) loops() {
	for i, s := range r.flow.Steps {
		if s.Kind != Ask && r.spread(r.unasked(i), r.unasked)[i] {
			r.add(i, ".ways", Loop, nil)
		}
	}
}

// unasked are the steps that a step leads to without asking.
func (r *reader) unasked(i int) (all []int) {
	if r.flow.Steps[i].Kind == Ask {
		return nil
	}
	for _, w := range r.flow.Steps[i].Ways {
		all = append(all, r.at[w.To])
	}
	return all
}
