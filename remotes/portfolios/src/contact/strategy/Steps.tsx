import { Button, Text } from '@fluentui/react-components';
import { AddRegular, ArrowUpRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { IconButton, Section, StatusBadge } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useChangeSteps } from '../../api/strategies';
import type { Strategy } from '../../api/types';
import { RowActs } from '../rules/RowActs';
import { Meta, Row, Rows } from '../rules/Rows';
import { raised, type Step } from './step';
import { useStepWords } from './useStepWords';

const StepPanel = lazy(() => import('./StepPanel').then((m) => ({ default: m.StepPanel })));

/** Props of Steps. */
interface StepsProps {
  strategy: Strategy;
  /** The version in force, that a draft is compared with. */
  before: Strategy | undefined;
  currency: string;
  /** Whether the steps may be changed. */
  changes: boolean;
}

/** The steps of a version in their order; of a draft, what is new and what was changed. */
export function Steps({ strategy, before, currency, changes }: StepsProps) {
  const { t } = useTranslation('portfolios');
  const change = useChangeSteps();
  const [edited, setEdited] = useState<Step | 'new'>();
  const put = (steps: Step[]) => change(strategy, steps);
  const save = (step: Step) =>
    put(
      edited === 'new'
        ? [...strategy.steps, step]
        : strategy.steps.map((one) => (one.id === step.id ? step : one)),
    );
  return (
    <Section
      title={t('strategy.steps')}
      flush
      actions={
        changes && (
          <Button size="small" icon={<AddRegular />} onClick={() => setEdited('new')}>
            {t('strategy.addStep')}
          </Button>
        )
      }
    >
      <Rows>
        {strategy.steps.map((step, at) => (
          <Row
            key={step.id}
            aside={
              changes && (
                <>
                  {at > 0 && (
                    <IconButton
                      appearance="transparent"
                      icon={<ArrowUpRegular />}
                      label={t('strategy.raise', { text: step.name })}
                      onClick={() => void put(raised(strategy.steps, at))}
                    />
                  )}
                  <RowActs
                    text={step.name}
                    onEdit={() => setEdited(step)}
                    onRemove={() => void put(strategy.steps.filter(({ id }) => id !== step.id))}
                  />
                </>
              )
            }
          >
            <StepText number={at + 1} step={step} before={before} currency={currency} />
          </Row>
        ))}
      </Rows>
      <Suspense>
        {edited && (
          <StepPanel
            step={edited === 'new' ? undefined : edited}
            currency={currency}
            onSave={save}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}

function StepText({
  number,
  step,
  before,
  currency,
}: {
  number: number;
  step: Step;
  before: Strategy | undefined;
  currency: string;
}) {
  const { t } = useTranslation('portfolios');
  const say = useStepWords(currency);
  const was = before?.steps.find(({ id }) => id === step.id);
  const same = was && JSON.stringify(was) === JSON.stringify(step);
  return (
    <>
      <Text weight="semibold">{`${number}. ${step.name}`}</Text>{' '}
      {before && !same && (
        <StatusBadge tone="warning">{t(was ? 'strategy.changed' : 'strategy.new')}</StatusBadge>
      )}
      <Meta>{say.about(step)}</Meta>
      <Meta>{say.done(step)}</Meta>
    </>
  );
}
