package notifications

import "github.com/recobro/recobro/plugins-sdk/host/manifest"

// Kind is one thing that a module notifies people of.
type Kind struct {
	Name        string // "tasks.task_assigned"
	Module      string
	Title, Body manifest.Text
}

// Kinds are those of the modules that are installed. Immutable.
type Kinds struct {
	ordered []Kind
	byName  map[string]Kind
}

// NewKinds reads the kinds of manifests.
func NewKinds(manifests []manifest.Manifest) *Kinds {
	all := &Kinds{byName: map[string]Kind{}}
	for _, manifest := range manifests {
		for _, declared := range manifest.Notifications {
			kind := Kind{Name: manifest.ID + "." + declared.Kind, Module: manifest.ID, Title: declared.Title, Body: declared.Body}
			all.ordered = append(all.ordered, kind)
			all.byName[kind.Name] = kind
		}
	}
	return all
}

// Modules are the ids of the modules that notify of something.
func (k *Kinds) Modules() []string {
	var ids []string
	for _, kind := range k.ordered {
		if len(ids) == 0 || ids[len(ids)-1] != kind.Module {
			ids = append(ids, kind.Module)
		}
	}
	return ids
}

// view is a notification in words; one whose module is gone is called by its kind's name.
func (k *Kinds) view(n Notification) View {
	view := View{ID: n.ID, Kind: n.Kind, Link: n.Link, ReadAt: n.ReadAt, CreatedAt: n.CreatedAt}
	kind, ok := k.byName[n.Kind]
	if !ok {
		view.Title = manifest.Text{ES: n.Kind, EN: n.Kind, PT: n.Kind}
		return view
	}
	view.Title, view.Body = filled(kind.Title, n.Params), filled(kind.Body, n.Params)
	return view
}
