import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import type { Edge, Node } from '@xyflow/react';
import { useMemo } from 'react';
import { useDraft } from '../useDraft';
import { HEIGHT, placesOf, WIDTH } from './layout';
import { useConditionWords, useStepWords } from './words';

const useStyles = makeStyles({
  label: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
  },
  faulty: { border: `2px solid ${tokens.colorStatusWarningBorderActive}` },
});

/** The steps as they are drawn. */
export function useNodes(chosen: string): Node[] {
  const styles = useStyles();
  const { spec, faults } = useDraft();
  const words = useStepWords();
  const places = useMemo(() => placesOf(spec.flow), [spec.flow]);
  return useMemo(
    () =>
      spec.flow.steps.map((step) => ({
        id: step.id,
        type: step.id === spec.flow.start ? 'input' : step.ways?.length ? 'default' : 'output',
        position: places.get(step.id) ?? { x: 0, y: 0 },
        selected: step.id === chosen,
        className: faults.some((fault) => fault.step === step.id) ? styles.faulty : '',
        ariaLabel: `${step.id}: ${words(step)}`,
        style: { width: WIDTH, height: HEIGHT },
        data: {
          label: (
            <span className={styles.label} dir="auto">
              {words(step) || step.id}
            </span>
          ),
        },
      })),
    [spec.flow, places, chosen, faults, words, styles],
  );
}

/** The ways as they are drawn. */
export function useEdges(): Edge[] {
  const { spec } = useDraft();
  const words = useConditionWords();
  return spec.flow.steps.flatMap((step) =>
    (step.ways ?? []).map(({ when, to }) => ({
      id: `${step.id} ${when}`,
      source: step.id,
      target: to,
      ...(when !== 'always' && { label: words(when) }),
    })),
  );
}

/** What the picture says to who does not see it. */
export function useAria() {
  const { t } = useTranslation('aiagents');
  return {
    'node.a11yDescription.default': t('picture.node'),
    'node.a11yDescription.keyboardDisabled': t('picture.node'),
    'node.a11yDescription.ariaLiveMessage': ({ direction }: { direction: string }) =>
      t('picture.moved', { direction }),
    'edge.a11yDescription.default': t('picture.edge'),
    'controls.ariaLabel': t('picture.controls'),
    'controls.zoomIn.ariaLabel': t('picture.zoomIn'),
    'controls.zoomOut.ariaLabel': t('picture.zoomOut'),
    'controls.fitView.ariaLabel': t('picture.fit'),
    'handle.ariaLabel': t('picture.handle'),
  };
}
