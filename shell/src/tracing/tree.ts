import type { TracingLine } from './record';

/** A line of the record with its depth under the line that caused it. */
export interface TreeLine {
  event: TracingLine;
  depth: number;
}

/**
 * Puts lines under the lines that caused them, oldest first among brothers. A line whose cause is not among them stands at
 * the root, so that none is ever lost; a ring of causes, which the product never writes, is cut where it is entered.
 */
export function treeOf(events: TracingLine[]): TreeLine[] {
  const known = new Set(events.map(({ id }) => id));
  const children = Map.groupBy(
    [...events].sort((a, b) => a.id.localeCompare(b.id)),
    ({ parent_id }) => (parent_id && known.has(parent_id) ? parent_id : ''),
  );
  const lines: TreeLine[] = [];
  const placed = new Set<string>();
  const place = (event: TracingLine, depth: number) => {
    if (placed.has(event.id)) return;
    placed.add(event.id);
    lines.push({ event, depth });
    for (const child of children.get(event.id) ?? []) place(child, depth + 1);
  };
  for (const root of children.get('') ?? []) place(root, 0);
  for (const event of events) place(event, 0);
  return lines;
}
