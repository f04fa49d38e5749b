import { Button } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { useSession, useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, DateField, FormPanel, LongTextField, MoneyField } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '../../api/client';
import type { Debtor, Vow } from '../../api/types';
import { type Owing, owedBy, useOwedText } from '../../book/debtors/owed';
import { todayIn } from '../../days';
import { CHANNELS, draftOf, type PromiseAct, promiseSchema } from './draft';
import { useKeepPromise } from './useKeepPromise';
import type { Origin } from './useOrigin';

const MoreFields = lazy(() => import('./MoreFields').then((m) => ({ default: m.MoreFields })));

/** Props of PromisePanel. */
interface PromisePanelProps {
  open: boolean;
  debtor: Pick<Debtor, 'id'> & Owing;
  /** The promise that is changed, or that the new one takes the place of; a new one without it. */
  of?: { promise: Vow; act: Exclude<PromiseAct, 'take'> } | undefined;
  /** What a new one comes of. */
  origin: Origin;
  onClose: () => void;
}

/** Takes a promise: the amount, the day and Enter; the rest has what it mostly is. Changes one, or puts another in its place. */
export function PromisePanel({ open, debtor, of, origin, onClose }: PromisePanelProps) {
  const { t } = useTranslation('portfolios');
  const owed = useOwedText();
  const [more, setMore] = useState(false);
  const today = todayIn(useSession().me.tenant.timezone);
  const types = useRead('/api/v1/promesas/types', {}, { enabled: open, staleTime: 60_000 }).data ?? [];
  const choices = types.filter(({ retired, id }) => !retired || id === of?.promise.type_id);
  const act = of?.act ?? 'take';
  const currency = of?.promise.currency ?? owedBy(debtor)[0].currency;
  const keep = useKeepPromise({
    debtorId: debtor.id,
    origin,
    currency,
    act,
    promise: of?.promise,
    onDone: onClose,
  });
  return (
    <FormPanel
      open={open}
      title={t(`promises.${act}`)}
      schema={promiseSchema}
      values={draftOf(act, of?.promise, today)}
      onSubmit={keep}
      submitLabel={t(act === 'change' ? 'save' : 'promises.takeDo')}
      onClose={onClose}
    >
      <MoneyField
        name="amount"
        label={t('promises.amount')}
        help={t('promises.owed', { amount: owed(debtor) })}
        currency={currency}
        required
      />
      <DateField name="due_on" label={t('promises.dueOn')} help={t('promises.dueHelp')} required />
      {act !== 'change' && (
        <ChoiceField
          name="channel"
          label={t('promises.channel')}
          options={choicesOf(t, 'promiseChannel', CHANNELS)}
        />
      )}
      {choices.length > 1 && (
        <ChoiceField
          name="type_id"
          label={t('promises.type')}
          options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <LongTextField name="note" label={t('promises.note')} />
      {more ? (
        <Suspense>
          <MoreFields debtorId={debtor.id} currency={currency} act={act} />
        </Suspense>
      ) : (
        <div>
          <Button appearance="subtle" icon={<ChevronDownRegular />} onClick={() => setMore(true)}>
            {t('promises.moreFields')}
          </Button>
        </div>
      )}
    </FormPanel>
  );
}
