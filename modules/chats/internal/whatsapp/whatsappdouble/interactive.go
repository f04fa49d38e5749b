package whatsappdouble

import (
	"strconv"
	"time"
	"unicode/utf8"
)

// interactive is a message whose answers can be tapped.
type interactive struct {
	Type string `json:"type"`
	Body struct {
		Text string `json:"text"`
	} `json:"body"`
	Action struct {
		Button  string `json:"button"`
		Buttons []struct {
			Type  string `json:"type"`
			Reply option `json:"reply"`
		} `json:"buttons"`
		Sections []struct {
			Rows []option `json:"rows"`
		} `json:"sections"`
	} `json:"action"`
}

type option struct {
	ID    string `json:"id"`
	Title string `json:"title"`
}

// wrong is why the API would refuse it; empty for nothing. The bounds are those of its reference.
func (i interactive) wrong() string {
	const longestBody, longestTitle, longestRow, longestID, mostButtons, mostRows = 1024, 20, 24, 200, 3, 10
	if n := utf8.RuneCountInString(i.Body.Text); n == 0 || n > longestBody {
		return "Parameter value is not valid: body"
	}
	switch i.Type {
	case "button":
		if len(i.Action.Buttons) == 0 || len(i.Action.Buttons) > mostButtons {
			return "Invalid buttons count. Min allowed buttons: 1, Max allowed buttons: 3"
		}
		for _, b := range i.Action.Buttons {
			if b.Type != "reply" || b.Reply.wrong(longestTitle, longestID) {
				return "Parameter value is not valid: button"
			}
		}
		return ""
	case "list":
		rows := 0
		for _, s := range i.Action.Sections {
			rows += len(s.Rows)
			for _, r := range s.Rows {
				if r.wrong(longestRow, longestID) {
					return "Parameter value is not valid: row"
				}
			}
		}
		if n := utf8.RuneCountInString(i.Action.Button); rows == 0 || rows > mostRows || n == 0 || n > longestTitle {
			return "Parameter value is not valid: action"
		}
		return ""
	}
	return "Parameter value is not valid: type"
}

func (o option) wrong(longestTitle, longestID int) bool {
	n := utf8.RuneCountInString(o.Title)
	return n == 0 || n > longestTitle || o.ID == "" || len(o.ID) > longestID
}

// Taps has somebody tap an answer of a list.
func (d *Double) Taps(id, from, name, option, title string, at time.Time) int {
	d.mutex.Lock()
	d.open[from] = true
	d.mutex.Unlock()
	return d.Tell(change(map[string]any{
		"contacts": []any{map[string]any{"profile": map[string]string{"name": name}, "wa_id": from}},
		"messages": []any{map[string]any{
			"from": from, "id": id, "timestamp": strconv.FormatInt(at.Unix(), 10), "type": "interactive",
			"interactive": map[string]any{"type": "list_reply", "list_reply": map[string]string{"id": option, "title": title}},
		}},
	}), AppSecret)
}
