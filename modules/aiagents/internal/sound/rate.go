package sound

import "math"

// Line is how many samples a second a line carries.
const Line = 8000

const lobes = 8 // of the filter, to each side

// Rate changes how many samples a second sound has, as it comes. What would be heard as another tone is filtered out.
type Rate struct {
	step   float64 // samples of the source for one of the target
	cutoff float64 // share of the source's band that stays
	reach  int     // samples of the source to each side of one of the target
	next   float64 // where in held the next sample of the target is
	held   []int16
	taps   [phases][]float64 // of the filter, by how far behind a sample of the source the place lies
}

// phases are the places between two samples that are told apart: all that the usual rates have.
const phases = 320

// NewRate is from so many samples a second to so many.
func NewRate(from, to int) *Rate {
	step := float64(from) / float64(to)
	r := &Rate{step: step, cutoff: 1 / max(step, 1)}
	r.reach = int(math.Ceil(lobes * max(step, 1)))
	r.held = make([]int16, r.reach) // before the beginning there is silence
	r.next = float64(r.reach)
	return r
}

// Take is what samples give.
func (r *Rate) Take(samples []int16) (out []int16) {
	r.held = append(r.held, samples...)
	for int(r.next)+r.reach < len(r.held) {
		out = append(out, r.at(r.next))
		r.next += r.step
	}
	if gone := int(r.next) - r.reach; gone > 0 {
		r.held = append(r.held[:0], r.held[gone:]...)
		r.next -= float64(gone)
	}
	return out
}

// End is what is left when nothing more comes.
func (r *Rate) End() []int16 { return r.Take(make([]int16, r.reach)) }

// at is the sample at a place between those of the source: a sum of its neighbours, weighed by a windowed sinc.
func (r *Rate) at(place float64) int16 {
	whole := int(place)
	phase := int(math.Round((place - float64(whole)) * phases))
	if phase == phases {
		whole, phase = whole+1, 0
	}
	if r.taps[phase] == nil {
		r.taps[phase] = r.filter(float64(phase) / phases)
	}
	sum := 0.0
	for i, w := range r.taps[phase] {
		if n := whole - r.reach + 1 + i; n >= 0 && n < len(r.held) {
			sum += w * float64(r.held[n])
		}
	}
	return int16(max(math.MinInt16, min(math.MaxInt16, math.Round(sum))))
}

// filter are the weights of the neighbours of a place, which lies so far behind one.
func (r *Rate) filter(behind float64) []float64 {
	weights, total := make([]float64, 2*r.reach), 0.0
	for i := range weights {
		away := float64(i-r.reach+1) - behind
		weights[i] = sinc(away*r.cutoff) * (0.5 + 0.5*math.Cos(math.Pi*away/float64(r.reach+1)))
		total += weights[i]
	}
	for i := range weights {
		weights[i] /= total
	}
	return weights
}

func sinc(x float64) float64 {
	if math.Abs(x) < 1e-9 {
		return 1
	}
	return math.Sin(math.Pi*x) / (math.Pi * x)
}
