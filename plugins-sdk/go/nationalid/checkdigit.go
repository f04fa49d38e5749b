package nationalid

// weighted sums the numbers behind the characters times their weights; letters count as ASCII minus 48, which is the
// rule of the alphanumeric CNPJ and leaves digits as they are.
func weighted(number string, weights string) int {
	sum := 0
	for i := 0; i < len(weights); i++ {
		sum += int(number[i]-'0') * int(weights[i]-'0')
	}
	return sum
}

func digitAt(number string, i int) int { return int(number[i] - '0') }

func validUYCI(n string) bool {
	return n != "00000000" && (10-weighted(n, "2987634")%10)%10 == digitAt(n, 7)
}

// The first two digits are the kind of taxpayer (01 to 22), the next six its number, then always 001.
func validUYRUT(n string) bool {
	if n[:2] < "01" || n[:2] > "22" || n[2:8] == "000000" || n[8:11] != "001" {
		return false
	}
	return (11-weighted(n, "43298765432")%11)%11 == digitAt(n, 11)
}

func validARCUIT(n string) bool {
	switch n[:2] {
	case "20", "23", "24", "25", "26", "27", "30", "33", "34", "50", "51", "55":
	default:
		return false
	}
	digit := (11 - weighted(n, "5432765432")%11) % 11
	if digit == 10 {
		digit = 9
	}
	return digit == digitAt(n, 10)
}

func validBRCPF(n string) bool {
	return !repeated(n) && mod11(weightedFrom(n, 9, 10)) == digitAt(n, 9) && mod11(weightedFrom(n, 10, 11)) == digitAt(n, 10)
}

func validBRCNPJ(n string) bool {
	if repeated(n) || !isDigit(n[12]) || !isDigit(n[13]) {
		return false
	}
	return mod11(weighted(n, "543298765432")) == digitAt(n, 12) && mod11(weighted(n, "6543298765432")) == digitAt(n, 13)
}

// weightedFrom sums the first count digits with weights that fall by one from first: CPF's reach 11, two characters.
func weightedFrom(number string, count, first int) int {
	sum := 0
	for i := 0; i < count; i++ {
		sum += digitAt(number, i) * (first - i)
	}
	return sum
}

func mod11(sum int) int {
	if rest := sum % 11; rest >= 2 {
		return 11 - rest
	}
	return 0
}

func validCLRUT(n string) bool {
	sum, weight := 0, 2
	for i := len(n) - 2; i >= 0; i-- {
		if !isDigit(n[i]) {
			return false
		}
		sum += digitAt(n, i) * weight
		if weight++; weight == 8 {
			weight = 2
		}
	}
	return sum > 0 && "0K987654321"[sum%11] == n[len(n)-1]
}

func repeated(n string) bool {
	for i := 1; i < len(n); i++ {
		if n[i] != n[0] {
			return false
		}
	}
	return true
}
