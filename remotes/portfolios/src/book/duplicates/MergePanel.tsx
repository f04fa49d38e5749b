import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ChevronRightRegular } from '@fluentui/react-icons';
import { type Find, useTranslation } from '@recobro/sdk';
import { Finder, hairlineOver, plainList, SidePanel, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useDuplicates } from '../../api/duplicates';
import type { Candidate, Debtor } from '../../api/types';
import { MergePreview } from './MergePreview';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  list: plainList,
  item: hairlineOver,
  candidate: {
    width: '100%',
    justifyContent: 'space-between',
    textAlign: 'start',
    paddingInline: 0,
    fontWeight: tokens.fontWeightRegular,
  },
  quiet: { display: 'block', color: tokens.colorNeutralForeground3 },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300 },
});

/** Looks for the debtor who is the same person, shows what merging them would come to, and does it. */
export function MergePanel({ debtor, onClose }: { debtor: Debtor; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const [otherId, setOther] = useState<string>();
  return (
    <SidePanel open title={t('acts.merge')} onClose={onClose}>
      {otherId ? (
        <MergePreview
          debtorId={debtor.id}
          otherId={otherId}
          onBack={() => setOther(undefined)}
          onDone={onClose}
        />
      ) : (
        <div className={styles.parts}>
          <Text>{t('merge.help', { name: debtor.name })}</Text>
          <Suggested debtorId={debtor.id} onChoose={setOther} />
          <Finder
            label={t('merge.find')}
            find={othersIn(debtor)}
            value={[]}
            onChange={([chosen]) => setOther(chosen)}
          />
        </div>
      )}
    </SidePanel>
  );
}

/** How the debtors of a portfolio are looked for. */
const othersIn = ({ portfolio_id }: Debtor): Find => ({
  path: '/api/v1/deudores',
  query: (text) => ({ portfolio_id: [portfolio_id], q: text || undefined, sort: 'name' }),
  label: ({ name, external_ref }: Debtor) => [name, external_ref].filter(Boolean).join(' · '),
});

/** Those who are likely the same person, and why. */
function Suggested({ debtorId, onChoose }: { debtorId: string; onChoose: (id: string) => void }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const found = useDuplicates(debtorId).data ?? [];
  if (found.length === 0) return null;
  const what = (one: Candidate) =>
    [t(`merge.why.${one.why}`), amountOrZero(one.balance, { currency: one.currency })].join(' · ');
  return (
    <div>
      <h3 className={styles.heading}>{t('merge.suggested')}</h3>
      <ul className={styles.list}>
        {found.map((one) => (
          <li key={one.id} className={styles.item}>
            <Button
              appearance="transparent"
              className={styles.candidate}
              icon={<ChevronRightRegular />}
              iconPosition="after"
              onClick={() => onChoose(one.id)}
            >
              <span>
                <bdi>{one.name}</bdi>
                <Text size={200} className={styles.quiet}>
                  {what(one)}
                </Text>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
