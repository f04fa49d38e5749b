import type { Mark, MarkType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema';

const link = schema.marks.link as MarkType;

/** The link that the selection stands in, and from where to where it goes. */
export function linkAt({
  selection,
  doc,
}: EditorState): { mark: Mark; from: number; to: number } | undefined {
  const { $from } = selection;
  const parent = $from.parent;
  const start = $from.start();
  let found: { mark: Mark; from: number; to: number } | undefined;
  parent.forEach((child, offset) => {
    const mark = link.isInSet(child.marks);
    const [from, to] = [start + offset, start + offset + child.nodeSize];
    if (mark && found?.to === from && found.mark.eq(mark)) found.to = to;
    else if (mark && !(found && found.from <= $from.pos && $from.pos <= found.to)) found = { mark, from, to };
  });
  return found && found.from <= $from.pos && $from.pos <= found.to && doc ? found : undefined;
}

/** Whether an address may stand in a link: one of this product, of the web, of mail or of a telephone. */
export const linkable = (href: string) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/i.test(href);

/** Makes a link of what is selected, or of the address itself where nothing is; an empty one takes the link away. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const there = linkAt(state);
    const { from, to, empty } = there ? { ...there, empty: false } : state.selection;
    const tr = state.tr;
    if (empty && href) tr.insertText(href, from).addMark(from, from + href.length, link.create({ href }));
    else if (href) tr.removeMark(from, to, link).addMark(from, to, link.create({ href }));
    else tr.removeMark(from, to, link);
    dispatch?.(tr.removeStoredMark(link).scrollIntoView());
    return true;
  };
}
