import type { Flow, Step, Way } from '../../api/types';

const led = (ways: Way[] | undefined, from: string, to: string) =>
  ways?.map((way) => (way.to === from ? { ...way, to } : way));

/** The flow in which a step has another name, and every way to it leads there still. */
export function renamed(flow: Flow, from: string, to: string): Flow {
  return {
    start: flow.start === from ? to : flow.start,
    steps: flow.steps.map((step) => {
      const ways = led(step.ways, from, to);
      return { ...step, id: step.id === from ? to : step.id, ...(ways && { ways }) };
    }),
    anywhere: led(flow.anywhere, from, to) ?? [],
  };
}

/** The flow without a step; what led there leads nowhere, and is told. */
export const without = (flow: Flow, id: string): Flow => ({
  ...flow,
  steps: flow.steps.filter((step) => step.id !== id),
});

/** The flow with a new step, named as none is. */
export function withNew(flow: Flow): [Flow, Step] {
  const taken = new Set(flow.steps.map(({ id }) => id));
  let number = flow.steps.length + 1;
  while (taken.has(`step_${number}`)) number += 1;
  const step: Step = { id: `step_${number}`, kind: 'say', say: {}, ways: [] };
  return [{ ...flow, steps: [...flow.steps, step] }, step];
}
