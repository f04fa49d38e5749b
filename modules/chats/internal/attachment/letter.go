package attachment

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/markup"
)

// Letter is a letter as a screen draws it: made safe when it came, and nothing of it is loaded from elsewhere by itself.
type Letter struct {
	Nodes    []markup.Node `json:"nodes"`
	Quoted   []markup.Node `json:"quoted" doc:"What it quotes of letters before it"`
	Forged   bool          `json:"forged" doc:"The mail server found that it is not of whom it says"`
	Cut      bool          `json:"cut" doc:"There was more than could be read"`
	Unparsed bool          `json:"unparsed" doc:"It could not be parsed: what is shown is its raw text"`
}

// Letter is one letter of a conversation that the caller sees; what is none is drawn by its text.
func (s *Service) Letter(ctx context.Context, conversationID, id string) (l Letter, err error) {
	if _, err := s.conversations.Get(ctx, conversationID); err != nil {
		return l, err
	}
	m, err := s.messages.Get(ctx, id)
	if err == nil && m.ConversationID != conversationID {
		err = message.ErrNotFound
	}
	if err != nil {
		return l, err
	}
	l.Forged, l.Cut = m.Data["forged"] == true, m.Data["cut"] == true
	l.Unparsed = m.Data["unparsed"] == true
	if m.HTML == "" || json.Unmarshal([]byte(m.HTML), &l) != nil {
		l.Nodes = markup.Plain(m.Text)
	}
	if l.Quoted == nil {
		l.Quoted = []markup.Node{}
	}
	pictures := picturesOf(m)
	place(l.Nodes, pictures)
	place(l.Quoted, pictures)
	return l, nil
}

// picturesOf are where pictures of a letter lie, by what the letter calls them.
func picturesOf(m message.Message) map[string]string {
	all := map[string]string{}
	for _, f := range m.Files {
		if f.ID != "" && f.FileID != "" {
			all["cid:"+f.ID] = "/api/v1/conversations/" + m.ConversationID + "/files/" + f.FileID
		}
	}
	return all
}

// place has pictures lead to where they lie: those that came with the letter here, others to who has them, whom a screen asks when it is told to.
func place(nodes []markup.Node, pictures map[string]string) {
	for n := range nodes {
		if strings.HasPrefix(nodes[n].Src, "cid:") {
			nodes[n].Src = pictures[nodes[n].Src]
		}
		place(nodes[n].Children, pictures)
	}
}
