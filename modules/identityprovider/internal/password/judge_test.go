package password_test

import (
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/identityprovider/internal/password"
)

func judge(tb testing.TB) *password.Judge {
	tb.Helper()
	made, err := password.NewJudge()
	require.NoError(tb, err)
	return made
}

func lucia() password.Surroundings {
	return password.Surroundings{
		Email: "lucia.ferreira@rioplatense.demo", Name: "Lucía Ferreira", Companies: []string{"Estudio Ñandubay & Asociados S.A."},
	}
}

func TestCheck(t *testing.T) {
	t.Parallel()
	for plain, code := range map[string]string{
		"corto":                      "field.min_length",
		strings.Repeat("largo ", 50): "field.max_length",
		"aaaaaaaaaaaa":               "identityprovider.password_common",
		"abcabcabcabc":               "identityprovider.password_common",
		"qwertyuiop":                 "identityprovider.password_common",
		"0987654321":                 "identityprovider.password_common",
		"Contraseña2026!":            "identityprovider.password_common",
		"20262026202620":             "identityprovider.password_common",
		"Princess2024!":              "identityprovider.password_common",
		"**PRINCESS**2024":           "identityprovider.password_common",
		"2024princess":               "identityprovider.password_common",
		"p4ssw0rd2024":               "identityprovider.password_common",
		"Pa$$w0rd!!":                 "identityprovider.password_common",
		"pr1nc3$$2024":               "identityprovider.password_common",
		"1l0v3y0u!!":                 "identityprovider.password_common",
		"princessprincess":           "identityprovider.password_common",
		"¡Corazón1985!":              "identityprovider.password_common",
		"Peñarol1891":                "identityprovider.password_common",
		"flamengo2019":               "identityprovider.password_common",
		"Martínez1980":               "identityprovider.password_common",
		"ｐａｓｓｗｏｒｄ２０２４":               "identityprovider.password_common",
		"1234567890123":              "identityprovider.password_common",
		"lucia.ferreira1":            "identityprovider.password_personal",
		"mesa Ferreira mesa":         "identityprovider.password_personal",
		"azul-LUC1A-verde":           "identityprovider.password_personal",
		"f.e.r.r.e.i.r.a x":          "identityprovider.password_personal",
		"ñandubay y caldén":          "identityprovider.password_company",
		"rioplatense abc":            "identityprovider.password_company",
		"R10platense_4ever":          "identityprovider.password_company",
		"soy de recobro hoy":         "identityprovider.password_product",
	} {
		err := judge(t).Check("body.password", plain, lucia())
		require.ErrorIs(t, err, password.ErrWeak, plain)
		require.ErrorContains(t, err, code, plain)
	}
	for _, plain := range []string{
		"cuatro caballos azules", "ñandú-tímido-92", "correct horse battery", "8#2!k9$4@7", "xk4$ptw9zq", "princess on a horse", "🐎🐎 azul y verde",
	} {
		require.NoError(t, judge(t).Check("body.password", plain, lucia()), plain)
	}
}

func TestCheck_takesLessThanAMillisecond(t *testing.T) {
	t.Parallel()
	worst, around := strings.Repeat("a1$", 60)+strings.Repeat("7", 70), lucia()
	for range 19 {
		around.Companies = append(around.Companies, strings.Repeat("palabra larga ", 14))
	}
	known := judge(t)
	quickest := time.Hour // of many: the machine may be busy with something else during any of them
	for range 50 {
		began := time.Now()
		_ = known.Check("body.password", worst, around)
		quickest = min(quickest, time.Since(began))
	}
	require.Less(t, quickest, time.Millisecond)
}

func BenchmarkCheck(b *testing.B) {
	known := judge(b)
	for b.Loop() {
		_ = known.Check("body.password", "cuatro caballos azules 2024!", lucia())
	}
}

// FuzzCheck shows that no text, however odd, breaks the judgement of a new password, and that neither writing it large
// nor adding what people add makes a refused one good.
func FuzzCheck(f *testing.F) {
	f.Add("ñ\xff12345678", "ana")
	f.Add("Princess2024!", "")
	f.Add("\n\n\n\n\n\n\n\n\n\n", "x")
	known := judge(f)
	f.Fuzz(func(t *testing.T, plain, name string) {
		around := password.Surroundings{Email: name + "@example.com", Name: name, Companies: []string{name}}
		refused := known.Check("body.password", plain, around) != nil
		if !refused || len([]rune(plain)) < password.MinLength || len(plain) > 200 || strings.ContainsFunc(plain, beyondASCII) {
			return
		}
		require.Error(t, known.Check("body.password", strings.ToUpper(plain), around), plain)
		require.Error(t, known.Check("body.password", strings.ToLower(plain), around), plain)
	})
}

func beyondASCII(r rune) bool { return r > unicode.MaxASCII }
