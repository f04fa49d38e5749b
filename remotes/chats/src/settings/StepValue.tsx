import { Input, Textarea } from '@fluentui/react-components';
import { usePeople, useTranslation } from '@recobro/sdk';
import { Choose, choicesOf } from '@recobro/sdk/ui';
import { useLabels } from '../api/reads';
import { PRIORITIES, STATUSES } from '../inbox/filters';
import type { Step } from './macroForm';

/** Props of StepValue. */
export interface StepValueProps {
  step: Step;
  onChange: (change: Partial<Step>) => void;
}

/** With what a step is done: somebody, a label, a state, for how long, a text. */
export function StepValue({ step: { kind, value, minutes }, onChange }: StepValueProps) {
  const { t } = useTranslation('chats');
  const choices = useChoices(kind);
  const label = t(`macroAct.${kind}`);
  if (choices) {
    return (
      <Choose
        aria-label={label}
        value={value}
        choices={choices}
        onChoose={(chosen) => onChange({ value: chosen })}
      />
    );
  }
  if (kind === 'snooze') {
    return (
      <Input
        type="number"
        min={1}
        aria-label={label}
        value={`${minutes}`}
        contentAfter={t('macros.minutes')}
        onChange={(_, typed) => onChange({ minutes: Number(typed.value) })}
      />
    );
  }
  return (
    <Textarea
      aria-label={label}
      value={value}
      maxLength={4_096}
      onChange={(_, typed) => onChange({ value: typed.value })}
    />
  );
}

/** What a step may be done with, where there are but a few. */
function useChoices(kind: Step['kind']) {
  const { t } = useTranslation('chats');
  const people = usePeople().data ?? [];
  const labels = (useLabels().data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const pick = [{ value: '', label: t('macros.pick') }];
  switch (kind) {
    case 'assign':
      return [
        { value: 'me', label: t('acts.me') },
        { value: '', label: t('acts.nobody') },
        ...people.map(({ id, display_name }) => ({ value: id, label: display_name })),
      ];
    case 'label':
    case 'unlabel':
      return [...pick, ...labels];
    case 'priority':
      return choicesOf(t, 'priority', PRIORITIES);
    case 'status':
      return choicesOf(
        t,
        'status',
        STATUSES.filter((one) => one !== 'snoozed'),
      );
  }
}
