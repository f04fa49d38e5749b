import '@xyflow/react/dist/style.css';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type Connection, Controls, type NodeChange, ReactFlow, type XYPosition } from '@xyflow/react';
import { useEffect, useState } from 'react';
import type { Flow } from '../../api/types';
import { useDraft } from '../useDraft';
import { useAria, useEdges, useNodes } from './useDrawn';
import { conditionsOf } from './words';

const useStyles = makeStyles({
  canvas: {
    height: '60vh',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    '& .react-flow': {
      '--xy-background-color': tokens.colorNeutralBackground2,
      '--xy-node-background-color': tokens.colorNeutralBackground1,
      '--xy-node-color': tokens.colorNeutralForeground1,
      '--xy-node-border': `1px solid ${tokens.colorNeutralStroke1}`,
      '--xy-node-boxshadow-selected': `0 0 0 2px ${tokens.colorStrokeFocus2}`,
      '--xy-edge-stroke': tokens.colorNeutralStroke1,
      '--xy-edge-stroke-selected': tokens.colorBrandStroke1,
      '--xy-edge-label-color': tokens.colorNeutralForeground2,
      '--xy-edge-label-background-color': tokens.colorNeutralBackground2,
      '--xy-handle-background-color': tokens.colorNeutralForeground3,
      '--xy-controls-button-background-color': tokens.colorNeutralBackground1,
      '--xy-controls-button-background-color-hover': tokens.colorNeutralBackground1Hover,
      '--xy-controls-button-color': tokens.colorNeutralForeground1,
      '--xy-controls-button-color-hover': tokens.colorNeutralForeground1Hover,
      '--xy-controls-button-border-color': tokens.colorNeutralStroke2,
    },
    '& .react-flow__node:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& .react-flow__attribution': { display: 'none' },
  },
});

/** Props of FlowPicture. */
interface FlowPictureProps {
  chosen: string;
  onChoose: (id: string) => void;
}

/** The flow as a picture: steps are chosen, moved and connected. The list beside it does all of that without a pointer. */
export function FlowPicture({ chosen, onChoose }: FlowPictureProps) {
  const styles = useStyles();
  const { set, spec, frozen } = useDraft();
  const drawn = useNodes(chosen);
  const [nodes, setNodes] = useState(drawn);
  useEffect(() => setNodes(drawn), [drawn]);
  const changed = (changes: NodeChange[]) => {
    const chose = changes.find((one) => one.type === 'select' && one.selected);
    if (chose?.type === 'select' && chose.id !== chosen) onChoose(chose.id);
    const moves = new Map(
      changes.flatMap((one) => (one.type === 'position' && one.position ? [[one.id, one] as const] : [])),
    );
    if (moves.size === 0) return;
    setNodes((before) =>
      before.map((node) => ({ ...node, position: moves.get(node.id)?.position ?? node.position })),
    );
    if ([...moves.values()].some(({ dragging }) => dragging)) return; // it is written once it stands
    set(
      'flow.steps',
      spec.flow.steps.map((step) => ({ ...step, ...rounded(moves.get(step.id)?.position) })),
    );
  };
  const connect = ({ source, target }: Connection) =>
    set(
      'flow.steps',
      spec.flow.steps.map((step) => {
        const free = conditionsOf(step).find((one) => !step.ways?.some(({ when }) => when === one));
        return step.id === source && free
          ? { ...step, ways: [...(step.ways ?? []), { when: free, to: target }] }
          : step;
      }),
    );
  return (
    <div className={styles.canvas} dir="ltr">
      <ReactFlow
        nodes={nodes}
        edges={useEdges()}
        onNodesChange={changed}
        onNodeClick={(_, node) => onChoose(node.id)}
        onConnect={connect}
        nodesDraggable={!frozen}
        nodesConnectable={!frozen}
        edgesFocusable={false}
        deleteKeyCode={null}
        minZoom={0.1}
        fitView
        fitViewOptions={{ nodes: near(spec.flow, chosen), maxZoom: 0.8 }}
        ariaLabelConfig={useAria()}
      >
        <Controls showInteractive={false} />
      </ReactFlow>
    </div>
  );
}

/** Where a step was moved to, in whole dots. */
const rounded = (to: XYPosition | undefined) => to && { x: Math.round(to.x), y: Math.round(to.y) };

/** What is seen first: the step that was chosen, else the first one. The whole would be too small to read. */
const near = ({ start }: Flow, chosen: string) => [{ id: chosen || start }];
