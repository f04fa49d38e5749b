import {
  defaultMarkdownSerializer,
  MarkdownSerializer,
  type MarkdownSerializerState,
} from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { schema } from './schema';

type State = MarkdownSerializerState;
type Print = (state: State, node: Node, parent: Node, index: number) => void;

const usual = defaultMarkdownSerializer;

/** How many lists of one kind stand right before: each second one takes another sign, or they would be one list. */
function second(node: Node, parent: Node, index: number) {
  let before = 0;
  while (index - before > 0 && parent.child(index - before - 1).type === node.type) before += 1;
  return before % 2 === 1;
}

const bullets: Print = (state, node, parent, index) =>
  state.renderList(node, '  ', () => (second(node, parent, index) ? '* ' : '- '));

const steps: Print = (state, node, parent, index) => {
  const end = second(node, parent, index) ? ') ' : '. ';
  const number = (item: number) => `${node.attrs.order + item}${end}`;
  state.renderList(node, ' '.repeat(number(node.childCount - 1).length), (item) =>
    number(item).padEnd(number(node.childCount - 1).length),
  );
};

const item: Print = (state, node) => {
  if (node.attrs.checked !== null) state.write(node.attrs.checked ? '[x] ' : '[ ] ');
  state.renderContent(node);
};

const nextLine =
  (sign: string): Print =>
  (state, _, parent, index) => {
    if (index < parent.childCount - 1) state.write(`${sign}\n`);
  };

const breaks = [schema.nodes.hard_break, schema.nodes.soft_break];
const isBreak = (node: Node | null) => breaks.includes(node?.type);

/** A text; where a line begins, what would begin a block is escaped, and spaces at the ends of lines say nothing. */
const text: Print = (state, node, parent, index) => {
  if (node.marks.length > 0) return usual.nodes.text?.(state, node, parent, index);
  const begins = index === 0 || isBreak(parent.maybeChild(index - 1));
  const ends = isBreak(parent.maybeChild(index + 1));
  const line = ends ? (node.text ?? '').replace(/[ \t]+$/, '') : (node.text ?? '');
  state.text(begins ? beginning(state.esc(line.replace(/^[ \t]+/, ''), true)) : state.esc(line), false);
};

/** Escapes what the usual printer leaves: `1)`, a lone `1.`, what underlines a heading, and rows of a table. */
const beginning = (line: string) =>
  line.replace(/^(\d{1,9})([).])(?=\s|$)/, '$1\\$2').replace(/^(?=[=|:]|\+$)/, '\\');

const code: Print = (state, node) => {
  const longest = Math.max(2, ...(node.textContent.match(/`{3,}/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  state.write(`${fence}${node.attrs.params}\n`);
  state.text(node.textContent, false);
  if (node.textContent) state.write('\n');
  state.write(fence);
  state.closeBlock(node);
};

const raw: Print = (state, node) => state.text(node.attrs.source, false);

const rule = (align: string | null) =>
  `${align === 'left' || align === 'center' ? ':' : ''}---${align === 'right' || align === 'center' ? ':' : ''}`;

const table: Print = (state, node) => {
  node.forEach((row, _, at) => {
    const cells = row.children.map((cell) => inCell(cell));
    state.ensureNewLine();
    state.write(`| ${cells.join(' | ')} |`);
    if (at > 0) return;
    state.ensureNewLine();
    state.write(`| ${row.children.map((one) => rule(one.attrs.align)).join(' | ')} |`);
  });
  state.closeBlock(node);
};

/** The text of a cell, which has one line; what would end the cell is escaped. */
function inCell(cell: Node) {
  const line = schema.node('doc', null, [schema.node('paragraph', null, cell.content)]);
  return markdownOf(line)
    .trim()
    .replace(/\\?\n/g, ' ')
    .replace(/(\\*)\|/g, (pipe, before) => (before.length % 2 ? pipe : `${before}\\|`));
}

const { paragraph, heading, blockquote, horizontal_rule, image } = usual.nodes as Record<string, Print>;
const empty: Print = (state, node, parent, index) => {
  if (node.childCount > 0 || parent.type !== schema.nodes.doc) paragraph?.(state, node, parent, index);
};

const printer = new MarkdownSerializer(
  {
    ...({ paragraph: empty, heading, blockquote, horizontal_rule, image, text } as Record<string, Print>),
    ...{ code_block: code, bullet_list: bullets, ordered_list: steps, list_item: item, table },
    ...{ hard_break: nextLine('\\'), soft_break: nextLine(''), raw },
    raw_block: (state, node, parent, index) => {
      raw(state, node, parent, index);
      state.closeBlock(node);
    },
  },
  {
    ...usual.marks,
    strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
  },
  // What would be read as HTML or as a sign of it.
  { escapeExtraCharacters: /<(?=[a-z/!?])|&(?=#?\w+;)/gi },
);

/** What the editor shows, as Markdown that ends with its line. */
export function markdownOf(doc: Node): string {
  const text = printer.serialize(doc).replace(/\s+$/, '');
  return text && `${text}\n`;
}
