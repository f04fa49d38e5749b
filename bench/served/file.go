package main

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// file streams made-up debtors with valid national ids of Uruguay: of six lines, the last is a second debt of somebody
// who stood far above.
func file(rows int) io.Reader {
	read, write := io.Pipe()
	debtors := max(1, rows*5/6)
	go func() {
		out := bufio.NewWriterSize(write, 1<<20)
		_, _ = out.WriteString("Documento;Nombre;Teléfono;Nro Operación;Producto;Saldo;Vencimiento\n") // its error is Flush's
		for n := range rows {
			who := n * 7919 % debtors
			_, _ = fmt.Fprintf(out, "%s;%s;%s;OP-%08d;Tarjeta;%d,%02d;%02d/%02d/2026\n",
				sdktest.NationalID(who), name(who), phone(who), n, 100+n*31%90_000, n%100, 1+n%28, 1+n%9)
		}
		_ = write.CloseWithError(out.Flush())
	}()
	return read
}

func name(n int) string { return fmt.Sprintf("%s %s %d", given(n), family(n/7), n) }

func phone(n int) string { return fmt.Sprintf("09%d%06d", 1+n%9, n%1_000_000) }

func given(n int) string {
	return [...]string{"María", "Juan", "Ana", "José", "Lucía", "Martín", "Sofía"}[n%7]
}

func family(n int) string {
	return [...]string{"Rodríguez", "Pérez", "González", "Silva", "Martínez", "Fernández", "Núñez", "Sosa"}[n%8]
}

// plain is a family name as it is searched for.
func plain(n int) string { return folded(family(n)) }

func folded(name string) string {
	return strings.NewReplacer("á", "a", "é", "e", "í", "i", "ó", "o", "ú", "u", "ñ", "n").Replace(strings.ToLower(name))
}
