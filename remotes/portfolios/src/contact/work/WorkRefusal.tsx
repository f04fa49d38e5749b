import { Button } from '@fluentui/react-components';
import { ApiError, useTranslation } from '@recobro/sdk';
import { LinkButton, Notice, WhatNow } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';

const OutcomePanel = lazy(() => import('../OutcomePanel').then((m) => ({ default: m.OutcomePanel })));

/** Why the queue or the work session refused; where a contact is still open, with the ways to it and to its outcome. */
export function WorkRefusal({ error, onSettled }: { error: Error | null; onSettled: () => void }) {
  const { t } = useTranslation('portfolios');
  const [ending, setEnding] = useState(false);
  if (!error) return null;
  const problem = error instanceof ApiError ? error.problem : undefined;
  const { contact_id: contactId, debtor_id: debtorId } = problem?.params ?? {};
  return (
    <div role="alert">
      <Notice
        intent="warning"
        layout="multiline"
        action={
          typeof contactId === 'string' && (
            <>
              <Button appearance="primary" onClick={() => setEnding(true)}>
                {t('contact.outcome')}
              </Button>
              {typeof debtorId === 'string' && (
                <LinkButton to={`/debtors/${debtorId}`}>{t('work.openDebtor')}</LinkButton>
              )}
            </>
          )
        }
      >
        {problem?.title ?? t('work.refused')} <WhatNow code={problem?.code} />
      </Notice>
      <Suspense>
        {ending && typeof contactId === 'string' && (
          <OutcomePanel
            contactId={contactId}
            onClose={() => setEnding(false)}
            onDone={() => {
              setEnding(false);
              onSettled();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
