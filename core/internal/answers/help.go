package answers

import (
	"encoding/json"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/help"
)

// help are the host's own shelf and those of the modules that the tenant has on. Whole are those that who asks does not know, as far
// as one answer holds them; whoever asks again knows these and gets the others.
func (d *Desk) help(module string, q ask.Question) (told ask.Help, err error) {
	may, err := d.reader(module, q)
	if err != nil {
		return told, err
	}
	room := ask.MostAnswered
	for _, shelf := range d.Help() {
		if shelf.Module != d.Own && !d.Switches.On(q.Tenant, shelf.Module) {
			continue
		}
		told.Beyond = append(told.Beyond, beyond(shelf, may)...)
		raw, err := json.Marshal(shelf)
		if err != nil {
			return told, err
		}
		if q.Known[shelf.Module] == shelf.Version || len(raw) > room {
			shelf.Articles = nil
		} else {
			room -= len(raw)
		}
		told.Shelves = append(told.Shelves, shelf)
	}
	return told, nil
}

// reader tells what somebody for whom a module asks may do; a module that asks for itself may do all.
func (d *Desk) reader(module string, q ask.Question) (may func(permission string) bool, err error) {
	if q.Vouch == "" {
		return func(string) bool { return true }, nil
	}
	who, err := d.Modules.Vouched(module, q.Vouch)
	return func(permission string) bool {
		_, allowed := d.Decider.Decide(who.TenantID, who.Role, permission)
		return allowed
	}, err
}

// beyond are the articles of a shelf about screens that somebody does not have.
func beyond(shelf help.Shelf, may func(permission string) bool) (articles []string) {
	for _, article := range shelf.Articles {
		if article.Permission != "" && !may(article.Permission) {
			articles = append(articles, shelf.Module+"."+article.Slug)
		}
	}
	return articles
}
