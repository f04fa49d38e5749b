import { history } from 'prosemirror-history';
import type { Node, NodeType } from 'prosemirror-model';
import { EditorState, Plugin } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keys, typing } from './keys';
import { markdownReader } from './parse';
import { type Asked, pasting } from './pasting';
import { markdownOf } from './print';
import { schema } from './schema';
import { itemView, type Load, pictureView } from './views';

/** What an editor is made of. */
interface Setup extends Omit<Asked, 'read'> {
  value: string;
  onChange: (value: string) => void;
  load: Load;
  onLink: () => void;
  onToolbar: () => void;
  /** What somebody who does not see it is told. */
  labels: { text: string; task: string };
  className: string;
}

/** A text always ends with a paragraph, so that one can write on below a table. It is not kept. */
const endsInParagraph = () =>
  new Plugin({
    appendTransaction: (_, __, { doc, tr }) =>
      doc.lastChild?.type.name === 'paragraph'
        ? null
        : tr.insert(doc.content.size, (schema.nodes.paragraph as NodeType).create()),
  });

/** The editor in an element: its view, and its state as it is now. */
export function useEditor(setup: Setup) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const written = useRef('');
  const told = useEffectEvent((doc: Node) => {
    const text = markdownOf(doc);
    if (text === written.current) return; // a place to write on is no change
    written.current = text;
    setup.onChange(text);
  });
  const begin = useEffectEvent((element: HTMLDivElement) => {
    const parse = markdownReader();
    const doc = parse(setup.value);
    written.current = markdownOf(doc);
    const plugins = [
      ...[typing(), ...keys({ link: () => setup.onLink(), toolbar: () => setup.onToolbar() })],
      ...[history(), tableEditing(), endsInParagraph()],
    ];
    const made: EditorView = new EditorView(element, {
      state: EditorState.create({ doc, plugins }),
      nodeViews: { image: pictureView(setup.load), list_item: itemView(setup.labels.task) },
      handleDOMEvents: pasting({ ...setup, read: parse }),
      attributes: attributesOf(setup),
      dispatchTransaction: (tr) => {
        made.updateState(made.state.apply(tr));
        setState(made.state);
        if (tr.docChanged) told(made.state.doc);
      },
    });
    return made;
  });
  useEffect(() => {
    const made = begin(place.current as HTMLDivElement);
    setView(made);
    setState(made.state);
    return () => made.destroy();
  }, []);
  return { place, view, state };
}

const attributesOf = ({ labels, className }: Setup) => ({
  ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': labels.text },
  class: className,
});
