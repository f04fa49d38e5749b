import { Graph, layout } from '@dagrejs/dagre';
import type { Flow } from '../../api/types';

export const WIDTH = 200;
export const HEIGHT = 64;

/** Where the steps of a flow stand in its picture: where somebody has put them, else in the order of the ways. */
export function placesOf(flow: Flow): Map<string, { x: number; y: number }> {
  const graph = new Graph()
    .setGraph({ rankdir: 'TB', nodesep: 32, ranksep: 56 })
    .setDefaultEdgeLabel(() => ({}));
  for (const step of flow.steps) graph.setNode(step.id, { width: WIDTH, height: HEIGHT });
  for (const step of flow.steps)
    for (const way of step.ways ?? []) if (graph.hasNode(way.to)) graph.setEdge(step.id, way.to);
  layout(graph);
  const own = flow.steps.map(({ id, x, y }) => {
    const { x: middle = 0, y: centre = 0 } = graph.node(id) ?? {};
    const put = { x: Math.round(middle - WIDTH / 2), y: Math.round(centre - HEIGHT / 2) };
    return [id, x || y ? { x: x ?? 0, y: y ?? 0 } : put] as const;
  });
  return new Map(own);
}
