import { Button } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { ApiError } from '@recobro/sdk';
import {
  DetailSkeleton,
  DropZone,
  EmptyState,
  ErrorState,
  NoPermission,
  ProgressPanel,
  Stepper,
  WhatNow,
} from '@recobro/sdk/ui';
import type { Specimen } from './specimens';
import { WORDS } from './words';

const REFUSED = new ApiError(409, { title: WORDS.why, detail: WORDS.portfolio, trace_id: '4f1c-22' });
const STEPS = [WORDS.file, WORDS.portfolio, WORDS.why, WORDS.short].map((label, at) => ({
  id: `${at}`,
  label,
}));

/** What shows that something is missing, on its way or refused. */
export const states: Record<string, Specimen[]> = {
  EmptyState: [
    { state: 'line', draw: () => <EmptyState title={WORDS.why} reason={WORDS.portfolio} /> },
    {
      state: 'with an action',
      draw: () => (
        <EmptyState
          icon={<SearchRegular />}
          title={WORDS.why}
          reason={WORDS.portfolio}
          action={<Button>{WORDS.short}</Button>}
        />
      ),
    },
  ],
  ErrorState: [
    { state: 'no answer', draw: () => <ErrorState error={new Error(WORDS.why)} onRetry={() => {}} /> },
    { state: 'refused', draw: () => <ErrorState error={REFUSED} onRetry={() => {}} /> },
    { state: 'missing', draw: () => <ErrorState error={new ApiError(404)} /> },
  ],
  NoPermission: [{ state: 'told', draw: () => <NoPermission /> }],
  WhatNow: [
    {
      state: 'beside a refusal',
      draw: () => (
        <p>
          {WORDS.why} <WhatNow code="forbidden" />
        </p>
      ),
    },
  ],
  DetailSkeleton: [{ state: 'loading', draw: DetailSkeleton }],
  ProgressPanel: [
    {
      state: 'half way',
      draw: () => (
        <ProgressPanel label={WORDS.file} done={4_500} total={9_000} secondsLeft={42} onCancel={() => {}} />
      ),
    },
    { state: 'unknown length', draw: () => <ProgressPanel label={WORDS.file} done={12} /> },
  ],
  DropZone: [false, true].map((disabled) => ({
    state: disabled ? 'disabled' : 'ready',
    draw: () => (
      <DropZone
        title={WORDS.file}
        help={WORDS.portfolio}
        choose={WORDS.short}
        accept=".csv"
        disabled={disabled}
        onFile={() => {}}
      />
    ),
  })),
  Stepper: [
    {
      state: 'third of four',
      draw: () => <Stepper label={WORDS.file} steps={STEPS} current="2" reachable={['0', '1']} />,
    },
  ],
};
