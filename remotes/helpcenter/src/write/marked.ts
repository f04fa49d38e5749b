/** What a sign of the toolbar writes. */
export type Sign = 'heading' | 'bold' | 'italic' | 'list' | 'steps' | 'link' | 'picture' | 'table' | 'code';

/** A text with what is selected in it. */
interface Marked {
  text: string;
  start: number;
  end: number;
}

const around: Partial<Record<Sign, [before: string, after: string]>> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  link: ['[', '](https://)'],
  picture: ['![', '](https://)'],
};

const before: Partial<Record<Sign, (line: number) => string>> = {
  heading: () => '## ',
  list: () => '- ',
  steps: (line) => `${line + 1}. `,
};

const table = '|  |  |\n|--|--|\n|  |  |\n';

/** Writes a sign around what is selected, or before each of its lines. */
export function marked(sign: Sign, text: string, start: number, end: number): Marked {
  const chosen = text.slice(start, end);
  const pair = around[sign];
  if (pair) return put(text, start, end, pair[0] + chosen + pair[1], pair[0].length, chosen.length);
  const mark = before[sign];
  if (!mark) {
    const block = `\n\n${sign === 'table' ? table : `\`\`\`\n${chosen}\n\`\`\`\n`}`;
    return put(text, start, end, block, block.length, 0);
  }
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(from, end).split('\n');
  const written = lines.map((line, at) => mark(at) + line).join('\n');
  return put(text, from, end, written, written.length, 0);
}

const put = (text: string, start: number, end: number, written: string, skip: number, length: number) => ({
  text: text.slice(0, start) + written + text.slice(end),
  start: start + skip,
  end: start + skip + length,
});
