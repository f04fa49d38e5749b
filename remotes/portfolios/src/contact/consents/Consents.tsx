import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { hairlineOver, Loaded, plainList } from '@recobro/sdk/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { useConsents } from '../../api/contacts';
import type { Consent } from '../../api/types';
import { ConsentRow } from './ConsentRow';

const AskWithdraw = lazy(() => import('./AskWithdraw').then((m) => ({ default: m.AskWithdraw })));
const ConsentPanel = lazy(() => import('./ConsentPanel').then((code) => ({ default: code.ConsentPanel })));

const useStyles = makeStyles({
  part: {
    ...hairlineOver,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
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
        <Text as="h3" id={id} size={200} className={styles.quiet}>
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
          <Text size={200} className={styles.quiet}>
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
      <Suspense>
        {adding && <ConsentPanel debtorId={debtorId} onClose={() => setAdding(false)} />}
        {withdrawn && <AskWithdraw consent={withdrawn} onClose={() => setWithdrawn(undefined)} />}
      </Suspense>
    </section>
  );
}
