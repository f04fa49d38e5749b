import { isMap, isSeq, LineCounter, type Node, parseDocument, stringify } from 'yaml';
import type { Fault, Flow } from '../../api/types';

/** What is wrong with a text, and where. */
export interface Wrong {
  line: number;
  column: number;
  reason: string;
}

/** A flow as people write it. Where its steps stand in the picture is no matter of the text. */
export function written(flow: Flow): string {
  const steps = flow.steps.map(({ x: _x, y: _y, ...step }) => step);
  return stringify({ ...flow, steps }, { lineWidth: 0 });
}

/** A text as a flow; places in the picture stay those of steps with the same name. */
export function parsed(text: string, before: Flow): { flow?: Flow; wrong: Wrong[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const wrong = document.errors.map((error) => {
    const { line, col } = lines.linePos(error.pos[0]);
    return { line, column: col, reason: error.message.split('\n')[0] ?? '' };
  });
  if (wrong.length > 0) return { wrong };
  const flow = shaped(document.toJS() as unknown, before);
  return flow ? { flow, wrong } : { wrong: [{ line: 1, column: 1, reason: 'shape' }] };
}

/** A value in the shape of a flow; what the server refuses of it is told by the server. */
function shaped(value: unknown, before: Flow): Flow | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { start, steps, anywhere } = value as Partial<Flow>;
  if (
    typeof start !== 'string' ||
    !Array.isArray(steps) ||
    !(anywhere === undefined || anywhere === null || Array.isArray(anywhere))
  )
    return undefined;
  if (!steps.every((step) => typeof step === 'object' && step !== null)) return undefined;
  const placed = steps.map((step) => {
    const { x, y } = before.steps.find(({ id }) => id === step.id) ?? {};
    return { ...step, ...(x !== undefined && { x }), ...(y !== undefined && { y }) };
  });
  return { start, steps: placed, anywhere: anywhere ?? [] };
}

/** Faults of a draft at the places of the text that they are about. */
export function placed(text: string, faults: Fault[]): Wrong[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return faults
    .filter(({ field }) => field.startsWith('flow'))
    .map(({ field, reason }) => {
      const { line, col } = lines.linePos(offsetOf(document.contents, partsOf(field)));
      return { line, column: col, reason };
    });
}

const partsOf = (field: string) =>
  field
    .replace(/^flow\.?/, '')
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Where the innermost part of a path stands that there is. */
function offsetOf(node: unknown, path: (string | number)[]): number {
  let here = node as Node | null;
  let offset = here?.range?.[0] ?? 0;
  for (const part of path) {
    const inner = isMap(here) || isSeq(here) ? (here.get(part, true) as Node | undefined) : undefined;
    if (!inner) break;
    here = inner;
    offset = inner.range?.[0] ?? offset;
  }
  return offset;
}
