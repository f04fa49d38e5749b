// Command matrix prints what the listener takes the answers of the held-out set for, and the figures that it is held to.
package main

import (
	"fmt"
	"log"

	"github.com/recobro/recobro/modules/calls/internal/answertype/trial"
)

func main() {
	all, err := trial.Run()
	if err != nil {
		log.Fatal(err)
	}
	f := trial.Measure(all)
	fmt.Println(trial.Matrix("taken at first for", all, trial.First))
	fmt.Println(trial.Matrix("taken in the end for", all, trial.Last))
	fmt.Println("| the held-out set | measured | limit |\n|---|---:|---:|")
	fmt.Printf("| people taken for machines | %.1f %% | ≤ 2 %% |\n", 100*f.PeopleAsMachines)
	fmt.Printf("| silence added after a person's last word, p50 | %d ms | ≤ 300 ms |\n", f.AddedHalf.Milliseconds())
	fmt.Printf("| silence added after a person's last word, p90 | %d ms | – |\n", f.AddedMost.Milliseconds())
	fmt.Printf("| machines taken for people at first | %.0f %% | – |\n", 100*f.MachinesAsPeople)
}
