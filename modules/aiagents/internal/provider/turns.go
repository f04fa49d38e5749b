package provider

// Turns are a talk as providers want it who keep the instructions apart and have two sides take turns: the instructions of the whole, and
// the turns, of which the first is the user's and the last is not the assistant's. What tools answer belongs to the user's turn.
func Turns(all []Message) (instructions []string, turns []Turn) {
	for _, m := range all {
		if m.Role == System {
			instructions = append(instructions, m.Text)
			continue
		}
		user := m.Role != Assistant
		if len(turns) == 0 && !user {
			turns = append(turns, Turn{true, []Message{{Role: User, Text: talkBegins}}})
		}
		if len(turns) == 0 || turns[len(turns)-1].User != user {
			turns = append(turns, Turn{User: user})
		}
		last := &turns[len(turns)-1]
		last.Messages = append(last.Messages, m)
	}
	if len(turns) == 0 || !turns[len(turns)-1].User {
		turns = append(turns, Turn{true, []Message{{Role: User, Text: talkBegins}}})
	}
	return instructions, turns
}

// talkBegins is the user's turn where they have said nothing: an API wants one.
const talkBegins = "…"

// Turn is what one side has said before the other goes on.
type Turn struct {
	User     bool
	Messages []Message
}

// NameOf is the tool that an answer answers.
func NameOf(all []Message, callID string) string {
	for _, m := range all {
		for _, c := range m.Calls {
			if c.ID == callID {
				return c.Name
			}
		}
	}
	return ""
}
