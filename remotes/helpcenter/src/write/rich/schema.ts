import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** What stands in a line. */
const INLINE = 'inline*';

const blocks: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: { content: INLINE, group: 'block', toDOM: () => ['p', 0] },
  heading: {
    attrs: { level: { default: 2 } },
    content: INLINE,
    group: 'block',
    defining: true,
    toDOM: (node) => [`h${node.attrs.level}`, 0],
  },
  blockquote: { content: 'block+', group: 'block', defining: true, toDOM: () => ['blockquote', 0] },
  horizontal_rule: { group: 'block', toDOM: () => ['hr'] },
  code_block: {
    content: 'text*',
    group: 'block',
    marks: '',
    code: true,
    defining: true,
    attrs: { params: { default: '' } },
    toDOM: () => ['pre', { dir: 'ltr' }, ['code', 0]],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { tight: { default: true } },
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { order: { default: 1 }, tight: { default: true } },
    toDOM: (node) => ['ol', node.attrs.order === 1 ? {} : { start: node.attrs.order }, 0],
  },
  list_item: {
    content: 'block+',
    defining: true,
    attrs: { checked: { default: null } }, // of a list of tasks: true or false
    toDOM: (node) => (node.attrs.checked === null ? ['li', 0] : ['li', tick(node.attrs.checked), 0]),
  },
  raw_block: {
    group: 'block',
    atom: true,
    attrs: { source: { default: '' } },
    toDOM: (node) => ['pre', { 'data-raw': '' }, node.attrs.source],
  },
};

const tick = (checked: boolean) => ({ 'data-task': checked ? 'done' : 'open' });

const inline: Record<string, NodeSpec> = {
  text: { group: 'inline' },
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: { src: {}, alt: { default: '' }, title: { default: null } },
    toDOM: (node) => ['img', { alt: node.attrs.alt, title: node.attrs.title }],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
  // Where the source goes on in another line, which readers don't see.
  soft_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    toDOM: () => ['span', ' '],
    leafText: () => ' ',
  },
  // What the editor has no element for, such as HTML, which readers never see: it is kept as it stands.
  raw: {
    inline: true,
    group: 'inline',
    atom: true,
    attrs: { source: { default: '' } },
    toDOM: (node) => ['code', { 'data-raw': '' }, node.attrs.source],
  },
};

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    toDOM: (mark) => ['a', { 'data-href': mark.attrs.href, title: mark.attrs.title ?? mark.attrs.href }, 0],
  },
  em: { toDOM: () => ['em', 0] },
  strong: { toDOM: () => ['strong', 0] },
  strike: { toDOM: () => ['del', 0] },
  code: { code: true, toDOM: () => ['code', { dir: 'ltr' }, 0] },
};

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: INLINE,
  cellAttributes: {
    align: {
      default: null,
      setDOMAttr: (value, attrs) => {
        if (typeof value === 'string') attrs.align = value;
      },
    },
  },
});

/** What an article may hold: the elements that readers see. */
export const schema = new Schema({ nodes: { ...blocks, ...tables, ...inline }, marks });
