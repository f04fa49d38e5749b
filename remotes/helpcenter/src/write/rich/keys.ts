import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell, isInTable } from 'prosemirror-tables';
import { within } from './commands';
import { schema } from './schema';

const node = (name: string) => schema.nodes[name] as NodeType;
const mark = (name: string) => schema.marks[name] as MarkType;
const item = node('list_item');

/** Enter in a cell goes on to the next one: a cell has one line. */
const nextCell: Command = (state, dispatch) => isInTable(state) && (goToNextCell(1)(state, dispatch) || true);

/** A new item of a list of tasks is one to do. */
const split: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const around = $from.depth > 1 ? $from.node(-1) : null;
  const task = around?.type === item && around.attrs.checked !== null;
  return splitListItem(item, task ? { checked: false } : undefined)(state, dispatch);
};

const lineBreak: Command = (state, dispatch) => {
  if (isInTable(state) || within(state, 'code_block')) return false;
  dispatch?.(state.tr.replaceSelectionWith(node('hard_break').create()).scrollIntoView());
  return true;
};

const always =
  (act: () => void): Command =>
  () => {
    act();
    return true;
  };

/** The keys of the editor. Tab moves within tables and lists, and everywhere else on to the next control. */
export const keys = (ask: { link: () => void; toolbar: () => void }): Plugin[] => [
  keymap({
    'Mod-b': toggleMark(mark('strong')),
    'Mod-i': toggleMark(mark('em')),
    'Mod-e': toggleMark(mark('code')),
    'Mod-k': always(ask.link),
    'Alt-F10': always(ask.toolbar),
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    Enter: chainCommands(nextCell, split),
    'Shift-Enter': chainCommands(exitCode, lineBreak),
    'Mod-Enter': exitCode,
    Tab: chainCommands(goToNextCell(1), sinkListItem(item)),
    'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(item)),
  }),
  keymap(baseKeymap),
];

/** A box at the begin of an item makes a task of it. */
const task = new InputRule(/^\[( |x)\] $/, (state, [, sign], start, end) => {
  const $start = state.doc.resolve(start);
  if ($start.depth < 2 || $start.node(-1).type !== item) return null;
  return state.tr.delete(start, end).setNodeMarkup($start.before(-1), null, { checked: sign === 'x' });
});

/** What becomes formatted while it is typed, as Markdown writes it. */
export const typing = () =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,6}) $/, node('heading'), (found) => ({ level: found[1]?.length ?? 1 })),
      textblockTypeInputRule(/^```$/, node('code_block')),
      wrappingInputRule(/^> $/, node('blockquote')),
      wrappingInputRule(/^[-*] $/, node('bullet_list')),
      wrappingInputRule(
        /^(\d{1,9})\. $/,
        node('ordered_list'),
        (found) => ({ order: Number(found[1]) }),
        (found, before) => before.childCount + before.attrs.order === Number(found[1]),
      ),
      task,
    ],
  });
