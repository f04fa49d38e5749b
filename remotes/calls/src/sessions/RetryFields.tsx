import { useTranslation } from '@recobro/sdk';
import { choicesOf, ManyField, NumberField, useFormValue } from '@recobro/sdk/ui';
import { Fragment } from 'react';
import { MISSES } from './words';

/** After what of a try a debtor is called again otherwise than the session says of all: how soon, and how often. */
export function RetryFields() {
  const { t } = useTranslation('calls');
  const chosen = useFormValue<string[]>('retry');
  return (
    <>
      <ManyField
        name="retry"
        label={t('sessions.retry')}
        help={t('sessions.retryHelp')}
        options={choicesOf(t, 'retryOf', MISSES)}
      />
      {MISSES.filter((miss) => chosen.includes(miss)).map((miss) => (
        <Fragment key={miss}>
          <NumberField
            name={`retries.${miss}.minutes`}
            label={t('sessions.retryAfter', { after: t(`retryOf.${miss}`) })}
            min={1}
            max={10_080}
          />
          <NumberField
            name={`retries.${miss}.times`}
            label={t('sessions.retryTimes', { after: t(`retryOf.${miss}`) })}
            max={20}
          />
        </Fragment>
      ))}
    </>
  );
}
