import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';

/** Where a picture that an article names lies, and how it is had no longer. */
export type Load = (src: string) => Promise<string>;

/** A picture of the text. What it shows is asked for as the writer may see it. */
export function pictureView(load: Load) {
  return (node: Node): NodeView => {
    const dom = document.createElement('img');
    dom.alt = node.attrs.alt;
    if (node.attrs.title) dom.title = node.attrs.title;
    let url: string | undefined;
    let gone = false;
    load(node.attrs.src).then(
      (found) => {
        if (gone) return URL.revokeObjectURL(found);
        url = found;
        dom.src = found;
      },
      () => dom.setAttribute('data-lost', ''),
    );
    return {
      dom,
      destroy: () => {
        gone = true;
        if (url?.startsWith('blob:')) URL.revokeObjectURL(url);
      },
    };
  };
}

/** An item of a list; one of a list of tasks has a box to tick. */
export function itemView(label: string) {
  return (node: Node, view: EditorView, at: () => number | undefined): NodeView => {
    const dom = document.createElement('li');
    if (node.attrs.checked === null) return { dom, contentDOM: dom };
    const box = document.createElement('input');
    const contentDOM = document.createElement('div');
    Object.assign(box, { type: 'checkbox', checked: node.attrs.checked, contentEditable: 'false' });
    box.setAttribute('aria-label', label);
    dom.dataset.task = '';
    dom.append(box, contentDOM);
    box.addEventListener('change', () => {
      const place = at();
      if (place !== undefined)
        view.dispatch(view.state.tr.setNodeMarkup(place, null, { checked: box.checked }));
    });
    return {
      dom,
      contentDOM,
      stopEvent: (event) => event.target === box,
      ignoreMutation: (change) => change.target === box,
    };
  };
}
