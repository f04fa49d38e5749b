import { Spinner } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import type { Test } from '../api/types';

/** What becomes of the line: it rings, or one speaks. */
export function LineState({ test }: { test: Test }) {
  const { t } = useTranslation('aiagents');
  const word = test.turns > 0 ? 'speaks' : `rings_${test.way}`;
  return <Spinner size="tiny" labelPosition="after" label={t(`trial.${word}`)} role="status" />;
}
