import { type Node, Slice } from 'prosemirror-model';
import { Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { within } from './commands';

/** What the editor asks of the page around it. */
export interface Asked {
  /** What was copied elsewhere, as Markdown: the product reads it, no browser does. */
  convert: (html: string) => Promise<string>;
  read: (text: string) => Node;
  /** Somebody has brought a picture. */
  picture: (file: File) => void;
}

const LONGEST = 500_000; // letters that the product reads

const pictureIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].find((file) => file.type.startsWith('image/'));

/** Pastes and drops. HTML is never parsed here: it goes to the product, and comes back as Markdown. */
export const pasting = (asked: Asked) => ({
  paste: (view: EditorView, event: ClipboardEvent) => take(view, event, event.clipboardData, asked),
  drop: (view: EditorView, event: DragEvent) => {
    if (view.dragging) return false; // it is moved within the text
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (place) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))));
    return take(view, event, event.dataTransfer, asked);
  },
});

function take(view: EditorView, event: Event, data: DataTransfer | null, asked: Asked): boolean {
  const html = data?.getData('text/html') ?? '';
  const plain = data?.getData('text/plain') ?? '';
  const file = pictureIn(data);
  if (within(view.state, 'code_block') || (!html && !file)) return false; // as plain text
  event.preventDefault();
  if (file && !plain)
    asked.picture(file); // a word processor brings a picture of its text as well
  else if (html.length > LONGEST) insertText(view, plain);
  else
    asked.convert(html).then(
      (text) => insert(view, asked.read(text)),
      () => insertText(view, plain),
    );
  return true;
}

function insertText(view: EditorView, text: string) {
  if (!view.isDestroyed) view.dispatch(view.state.tr.insertText(text).scrollIntoView());
}

/** Puts a document where the caret is; a lone paragraph goes on in the one that is there. */
function insert(view: EditorView, doc: Node) {
  if (view.isDestroyed) return;
  const lone = doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph';
  const slice = lone ? new Slice(doc.content, 1, 1) : Slice.maxOpen(doc.content);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
}
