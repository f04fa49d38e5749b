import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, hairlineOver, Loaded, plainList } from '@recobro/sdk/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { useConsenting, useConsents } from '../../api/contacts';
import type { Consent } from '../../api/types';
import { ConsentRow, useConsentName } from './ConsentRow';

const ConsentPanel = lazy(() => import('./ConsentPanel').then((code) => ({ default: code.ConsentPanel })));

const useStyles = makeStyles({
  part: {
    ...hairlineOver,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  title: { margin: 0, color: tokens.colorNeutralForeground3 },
  none: { color: tokens.colorNeutralForeground3 },
  list: plainList,
});

/** By what the debtor agreed to be contacted, as long as they did not take it back. */
export function Consents({ debtorId }: { debtorId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const id = useId();
  const acts = useCan()('portfolios.consents:create');
  const consents = useConsents(debtorId);
  const [adding, setAdding] = useState(false);
  const [withdrawn, setWithdrawn] = useState<Consent>();
  const inForce = consents.data?.filter(({ revoked_at }) => !revoked_at);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <Text as="h3" id={id} size={200} className={styles.title}>
          {t('consents.title')}
        </Text>
        {acts && (
          <Button size="small" appearance="subtle" icon={<AddRegular />} onClick={() => setAdding(true)}>
            {t('consents.add')}
          </Button>
        )}
      </div>
      <Loaded
        read={consents}
        rows={inForce}
        empty={
          <Text size={200} className={styles.none}>
            {t('consents.none')}
          </Text>
        }
      >
        {() => (
          <ul className={styles.list}>
            {inForce?.map((one) => (
              <ConsentRow key={one.id} consent={one} {...(acts && { onWithdraw: setWithdrawn })} />
            ))}
          </ul>
        )}
      </Loaded>
      {adding && (
        <Suspense>
          <ConsentPanel debtorId={debtorId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      <AskWithdraw consent={withdrawn} onClose={() => setWithdrawn(undefined)} />
    </section>
  );
}

function AskWithdraw({ consent, onClose }: { consent: Consent | undefined; onClose: () => void }) {
  const { t } = useTranslation('portfolios');
  const nameOf = useConsentName();
  const { revoke } = useConsenting();
  return (
    <ConfirmDialog
      open={consent}
      title={t('consents.withdrawing')}
      action={t('consents.withdrawDo')}
      onConfirm={({ id }) => revoke.mutateAsync({ path: { id } })}
      onClose={onClose}
    >
      {consent && <Text weight="semibold">{nameOf(consent)}</Text>}
      <Text as="p">{t('consents.withdrawMeans')}</Text>
    </ConfirmDialog>
  );
}
