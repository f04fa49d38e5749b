import MarkdownIt, { type Token } from 'markdown-it';
import { MarkdownParser, type ParseSpec } from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { schema } from './schema';

/** Reads what the product's own reader reads: CommonMark with tables, struck text, addresses and tasks. */
function reader() {
  const markdown = new MarkdownIt({ html: true, linkify: true });
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  markdown.core.ruler.push('tasks', (state) => {
    for (const [at, token] of state.tokens.entries())
      if (token.type === 'list_item_open') task(state.tokens, at);
  });
  return markdown;
}

/** Takes the box of a task from the text of its item. */
function task(tokens: Token[], at: number) {
  const [item, paragraph, line] = tokens.slice(at, at + 3);
  const first = line?.children?.[0];
  const [box, sign] = /^\[([ xX])\] /.exec(first?.content ?? '') ?? [];
  if (!item || !first || !box || paragraph?.type !== 'paragraph_open') return;
  item.meta = { checked: sign !== ' ' };
  first.content = first.content.slice(box.length);
}

const tight = (tokens: Token[], at: number) => {
  const inside = tokens.slice(at + 1).find((token) => token.type !== 'list_item_open');
  return inside?.type !== 'paragraph_open' || Boolean(inside.hidden);
};

const cell = (token: Token) => ({
  align: /text-align:(\w+)/.exec(String(token.attrGet('style')))?.[1] ?? null,
});
const titled = (token: Token) => ({ title: token.attrGet('title') || null });
const whole = (token: Token) => ({ source: token.content.replace(/\n+$/, '') });

const tokens: Record<string, ParseSpec> = {
  paragraph: { block: 'paragraph' },
  heading: { block: 'heading', getAttrs: (token) => ({ level: Number(token.tag.slice(1)) }) },
  blockquote: { block: 'blockquote' },
  hr: { node: 'horizontal_rule' },
  code_block: { block: 'code_block', noCloseToken: true },
  fence: { block: 'code_block', getAttrs: (token) => ({ params: token.info.trim() }), noCloseToken: true },
  bullet_list: { block: 'bullet_list', getAttrs: (_, all, at) => ({ tight: tight(all, at) }) },
  ordered_list: {
    block: 'ordered_list',
    getAttrs: (token, all, at) => ({ order: Number(token.attrGet('start') ?? 1), tight: tight(all, at) }),
  },
  list_item: { block: 'list_item', getAttrs: (token) => ({ checked: token.meta?.checked ?? null }) },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'table_row' },
  th: { block: 'table_header', getAttrs: cell },
  td: { block: 'table_cell', getAttrs: cell },
  html_block: { node: 'raw_block', getAttrs: whole },
  html_inline: { node: 'raw', getAttrs: whole },
  image: {
    node: 'image',
    getAttrs: (token) => ({ ...titled(token), src: token.attrGet('src'), alt: token.content }),
  },
  softbreak: { node: 'soft_break' },
  hardbreak: { node: 'hard_break' },
  em: { mark: 'em' },
  strong: { mark: 'strong' },
  s: { mark: 'strike' },
  link: { mark: 'link', getAttrs: (token) => ({ ...titled(token), href: token.attrGet('href') }) },
  code_inline: { mark: 'code', noCloseToken: true },
};

/** A reader of Markdown into what the editor shows; make one and keep it. */
export function markdownReader(): (text: string) => Node {
  const parser = new MarkdownParser(schema, reader(), tokens);
  return (text) => parser.parse(text);
}
