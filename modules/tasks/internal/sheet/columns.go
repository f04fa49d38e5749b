// Package sheet brings tasks in from CSV files as people make them, and writes them out.
package sheet

import (
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// The columns of a file.
const (
	title       = "title"
	description = "description"
	status      = "status"
	priority    = "priority"
	label       = "label"
	assignee    = "assignee_id"
	due         = "due_at"
	checklist   = "checklist"
)

// known are the columns that an import reads, each with the other names that people give it.
func known() map[string][]string {
	return map[string][]string{
		title:       {"titulo", "tarea", "tarefa", "task", "asunto", "assunto", "subject", "summary"},
		description: {"descripcion", "descricao", "detalle", "detalhe", "details", "notes", "notas"},
		status:      {"estado", "situacao", "state"},
		priority:    {"prioridad", "prioridade"},
		label:       {"etiqueta", "tipo", "type"},
		assignee:    {"assignee", "asignado", "responsable", "responsavel"},
		due:         {"due", "due date", "vencimiento", "vence", "vencimento", "prazo", "fecha limite"},
		checklist:   {"lista", "lista de control", "pasos", "passos", "steps"},
	}
}

// written are columns of an export that an import has no use for, and no complaint about either.
func written() []string {
	return []string{"id", "origin", "link_module", "link_type", "link_id", "link_title", "created_at", "closed_at"}
}

// fieldOf is the column that a header names, "" for none.
func fieldOf(header string) string {
	name := namekey.Of(header)
	for field, others := range known() {
		for _, other := range append(others, field) {
			if name == other || strings.ReplaceAll(name, " ", "_") == other {
				return field
			}
		}
	}
	return ""
}

// words are fixed values in the languages of the product, as keys.
func words() map[string]map[string]string {
	return map[string]map[string]string{
		status: {
			"pendientes": "backlog", "pendiente": "backlog", "por priorizar": "backlog", "a priorizar": "backlog", "to do": "todo", "por hacer": "todo", "a fazer": "todo",
			"in_progress": "in progress", "en curso": "in progress", "en progreso": "in progress", "em andamento": "in progress",
			"hecha": "done", "hecho": "done", "terminada": "done", "concluida": "done", "feita": "done",
			"cancelled": "canceled", "cancelada": "canceled", "cancelado": "canceled",
		},
		priority: {
			"baja": "low", "baixa": "low", "media": "medium", "normal": "medium", "alta": "high", "critica": "critical", "urgente": "critical", "urgent": "critical",
		},
		label: {
			"error": "bug", "erro": "bug", "falla": "bug", "mejora": "feature", "melhoria": "feature", "documentacion": "documentation", "documentacao": "documentation",
		},
	}
}

// fixed is the value that a cell of a column of fixed values means, in whatever language it is written.
func fixed(field, cell string) string {
	name := namekey.Of(cell)
	if meant, ok := words()[field][name]; ok {
		return meant
	}
	return name
}
