import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables';
import { schema } from './schema';

const { nodes, marks } = schema as unknown as {
  nodes: Record<string, NodeType>;
  marks: Record<string, MarkType>;
};
const node = (name: string) => nodes[name] as NodeType;
const mark = (name: string) => marks[name] as MarkType;

/** Whether the selection stands in a node of a kind. */
export function within({ selection }: EditorState, name: string): boolean {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === node(name)) return true;
  return false;
}

/** Whether what is selected, or written next, has a mark. */
export function marked({ selection, storedMarks, doc }: EditorState, name: string): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return Boolean(mark(name).isInSet(storedMarks ?? $from.marks()));
  return doc.rangeHasMark(from, to, mark(name));
}

/** The kind of paragraph that the selection stands in: `p`, `pre`, or the level of a heading. */
export function styleOf({ selection }: EditorState): string {
  const { parent } = selection.$from;
  if (parent.type === node('heading')) return String(parent.attrs.level);
  return parent.type === node('code_block') ? 'pre' : 'p';
}

/** Makes paragraphs of a kind of those selected. */
export function restyle(style: string): Command {
  if (style === 'p') return setBlockType(node('paragraph'));
  return style === 'pre'
    ? setBlockType(node('code_block'))
    : setBlockType(node('heading'), { level: Number(style) });
}

/** Makes a list of what is selected; of a list of the other kind, one of this; of one of this kind, paragraphs. */
const list =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const type = $from.node(depth).type;
      if (type === node(name)) return liftListItem(node('list_item'))(state, dispatch);
      if (type === node('bullet_list') || type === node('ordered_list')) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), node(name)));
        return true;
      }
    }
    return wrapInList(node(name))(state, dispatch);
  };

const quote: Command = (state, dispatch) =>
  within(state, 'blockquote') ? lift(state, dispatch) : wrapIn(node('blockquote'))(state, dispatch);

/** Puts a table of two columns, a head and two rows where the caret is. */
const table: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const row = (cell: string) => node('table_row').create(null, [node(cell).create(), node(cell).create()]);
  const made = node('table').create(null, [row('table_header'), row('table_cell'), row('table_cell')]);
  if (!dispatch) return true;
  const tr = state.tr.replaceSelectionWith(made);
  tr.doc.nodesBetween(Math.max(0, state.selection.from - 1), tr.doc.content.size, (found, at) => {
    if (found === made) tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)));
    return found !== made;
  });
  dispatch(tr.scrollIntoView());
  return true;
};

/** What the toolbar does, by its sign. */
export const commands = {
  bold: toggleMark(mark('strong')),
  italic: toggleMark(mark('em')),
  strike: toggleMark(mark('strike')),
  mono: toggleMark(mark('code')),
  list: list('bullet_list'),
  steps: list('ordered_list'),
  quote,
  table,
  undo,
  redo,
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  removeRow: deleteRow,
  removeColumn: deleteColumn,
  removeTable: deleteTable,
} satisfies Record<string, Command>;

export type Sign = keyof typeof commands;

/** Whether a sign's command can do something. */
export function possible(state: EditorState, sign: Sign): boolean {
  if (sign === 'undo') return undoDepth(state) > 0;
  if (sign === 'redo') return redoDepth(state) > 0;
  return commands[sign](state);
}

const shown: Partial<Record<Sign, (state: EditorState) => boolean>> = {
  bold: (state) => marked(state, 'strong'),
  italic: (state) => marked(state, 'em'),
  strike: (state) => marked(state, 'strike'),
  mono: (state) => marked(state, 'code'),
  list: (state) => within(state, 'bullet_list'),
  steps: (state) => within(state, 'ordered_list'),
  quote: (state) => within(state, 'blockquote'),
};

/** Whether a sign tells of the selection; undefined of one that only does something. */
export const pressed = (state: EditorState, sign: Sign): boolean | undefined => shown[sign]?.(state);
