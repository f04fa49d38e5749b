package demo

import (
	"time"

	"github.com/recobro/recobro/modules/tasks/internal/task"
)

// seed is one demo task; days is how far its due day is from today, none without one.
type seed struct {
	title, description string
	status             task.Status
	priority           task.Priority
	label              task.Label
	worker             string // role of the user it is assigned to
	days               int
	steps              []string
	done               int // of the steps, from the first
}

// none is a seed without a due day.
const none = 9999

func (s seed) task(now time.Time) task.Task {
	t := task.Task{Title: s.title, Description: s.description, Status: s.status, Priority: s.priority, Label: s.label}
	if s.days != none {
		due := time.Date(now.Year(), now.Month(), now.Day(), 21, 0, 0, 0, time.UTC).AddDate(0, 0, s.days)
		t.DueAt = &due
	}
	for _, text := range s.steps {
		if _, err := t.Checklist.Add(text); err != nil {
			break // the lists below are short
		}
	}
	return t
}

// seeds are the tasks of a demo tenant, column by column, the first on top.
func seeds() []seed {
	return []seed{
		{"Pedir al acreedor los legajos que faltan de la última entrega", "Vinieron sin contrato firmado. Sin ellos no se puede pasar a prejudicial.", task.Todo, task.Critical, "", "manager", 1, []string{"Armar la lista de operaciones sin contrato", "Enviarla al acreedor", "Confirmar fecha de entrega"}, 1},
		{"Devolver la llamada a la deudora que pidió un convenio en seis cuotas", "Prefiere después de las 18:00.", task.Todo, task.High, "", "cashier", 0, nil, 0},
		{"Revisar los teléfonos que rebotaron en la campaña del martes", "", task.Todo, task.Medium, "", "cashier", 3, nil, 0},
		{"Verificar el comprobante de transferencia recibido por WhatsApp", "El importe no coincide con la cuota pactada.", task.Todo, task.High, "", "cashier", -1, []string{"Buscar la transferencia en el extracto", "Avisar al deudor el resultado"}, 1},
		{"Actualizar el guion de primera llamada con el aviso de grabación", "", task.Todo, task.Medium, task.Documentation, "manager", 7, nil, 0},
		{"Probar que la copia de seguridad se restaura en otra máquina", "", task.Todo, task.Medium, "", "superadmin", 6, []string{"Copiar el directorio de datos", "Restaurar y entrar", "Verificar las trazas"}, 0},
		{"Preparar el informe semanal de promesas para el acreedor", "", task.InProgress, task.High, "", "manager", 2, []string{"Bajar promesas cumplidas y rotas", "Calcular recupero por tramo", "Revisar con supervisión", "Enviar"}, 2},
		{"Cargar los domicilios laborales verificados en la visita", "", task.InProgress, task.Medium, "", "cashier", 1, nil, 0},
		{"Corregir la plantilla de correo que muestra mal los importes en dólares", "En la vista previa se ve bien; en el correo llega sin separador de miles.", task.InProgress, task.High, task.Bug, "admin", 4, nil, 0},
		{"Definir qué casos pasan a estudio jurídico en diciembre", "", task.InProgress, task.Critical, "", "manager", 5, []string{"Deuda mayor a 90 días", "Sin promesa vigente", "Con domicilio confirmado"}, 1},
		{"Guía rápida para tomar promesas con débito automático", "", task.Backlog, task.Low, task.Documentation, "", none, nil, 0},
		{"Separar en etiquetas los reclamos por cargos desconocidos", "", task.Backlog, task.Medium, task.Feature, "admin", 14, nil, 0},
		{"Pedir acceso de consulta al clearing para el equipo de la tarde", "", task.Backlog, task.Medium, "", "admin", none, nil, 0},
		{"Medir cuántas llamadas contesta el titular por franja horaria", "", task.Backlog, task.Low, task.Feature, "", none, nil, 0},
		{"Revisar los deudores sin gestión hace más de 30 días", "", task.Backlog, task.High, "", "manager", 10, nil, 0},
		{"Arqueo de la caja del viernes", "Sin diferencias.", task.Done, task.High, "", "cashier", -3, []string{"Contar efectivo", "Conciliar tarjetas", "Firmar planilla"}, 3},
		{"Capacitar al equipo nuevo en manejo de objeciones", "", task.Done, task.Medium, "", "manager", -6, nil, 0},
		{"La búsqueda por documento no encontraba cédulas con puntos", "", task.Done, task.Critical, task.Bug, "admin", -8, nil, 0},
		{"Enviar las cartas de intimación de octubre", "El acreedor retiró esa cartera.", task.Canceled, task.Medium, "", "cashier", -12, nil, 0},
	}
}
