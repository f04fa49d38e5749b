package whatsappdouble

import (
	"encoding/json"
	"net/http"
)

// held are the templates of the account, on two pages.
var held = [][]map[string]any{
	{text("recordatorio", "es", "APPROVED", "Hola {{1}}, su saldo es {{2}}. Responda BAJA para no recibir más.")},
	{text("recordatorio", "pt_BR", "PENDING", "Olá {{1}}, seu saldo é {{2}}."), text("aviso", "es", "REJECTED", "Pague ya.")},
}

func text(name, language, status, body string) map[string]any {
	return map[string]any{
		"name": name, "language": language, "status": status, "category": "UTILITY", "id": name + language, "quality_score": map[string]any{"score": "GREEN"},
		"components": []any{map[string]any{"type": "BODY", "text": body}},
	}
}

func (d *Double) templates(w http.ResponseWriter, r *http.Request) {
	if !d.may(w, r) {
		return
	}
	page, next := held[0], map[string]any{"cursors": map[string]string{"after": "QVF"}, "next": d.URL + "/next"}
	switch r.URL.Query().Get("after") {
	case "":
	case "QVF":
		page, next = held[1], map[string]any{"cursors": map[string]string{"after": "end"}}
	default:
		d.refuse(w, http.StatusBadRequest, 100, "Invalid parameter")
		return
	}
	_ = json.NewEncoder(w).Encode(map[string]any{"data": page, "paging": next})
}

// Event is the delivery of another field than messages.
func Event(field string, value map[string]any) []byte {
	body, _ := json.Marshal(map[string]any{"object": "whatsapp_business_account", "entry": []any{map[string]any{
		"id": AccountID, "time": 1739321024, "changes": []any{map[string]any{"field": field, "value": value}},
	}}}) // of these types it cannot fail
	return body
}
