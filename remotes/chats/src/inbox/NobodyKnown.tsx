import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { PersonSearchRegular } from '@fluentui/react-icons';
import { type Find, useCan, useTranslation } from '@recobro/sdk';
import { LazyFinder, Section, stacked } from '@recobro/sdk/ui';
import { useRead, useWrite } from '../api/client';
import type { Conversation, Debtor } from '../api/types';

const useStyles = makeStyles({
  body: { ...stacked(tokens.spacingVerticalM), alignItems: 'stretch' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const findDebtors: Find = {
  path: '/api/v1/deudores',
  query: (text) => ({ q: text || undefined, sort: 'name' }),
  label: ({ name, external_ref }: Debtor) => [name, external_ref].filter(Boolean).join(' · '),
};

/** Whoever writes is no debtor that we know: those who have the number, and a search, to say whose they are. */
export function NobodyKnown({ conversation: c }: { conversation: Conversation }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const can = useCan();
  const may = can('chats.conversations:update') && can('portfolios.debtors:read');
  const suggested = useRead(
    '/api/v1/conversations/{id}/suggested',
    { path: { id: c.id } },
    { quiet: true, enabled: may },
  );
  const { mutate } = useWrite('POST', '/api/v1/conversations/{id}/link', { says: () => t('side.linked') });
  const link = (debtorId: string | undefined) =>
    debtorId && mutate({ path: { id: c.id }, body: { debtor_id: debtorId } });
  return (
    <Section title={t('side.nobody')}>
      <div className={styles.body}>
        <Text className={styles.quiet}>{t('side.nobodyReason')}</Text>
        {suggested.data?.map(({ debtor_id, name }) => (
          <Button key={debtor_id} onClick={() => link(debtor_id)}>
            {t('side.is', { name })}
          </Button>
        ))}
        {may && (
          <LazyFinder
            label={t('side.find')}
            find={findDebtors}
            value={[]}
            onChange={([debtorId]) => link(debtorId)}
            button={
              <Button icon={<PersonSearchRegular />} aria-keyshortcuts="b">
                {t('side.find')}
              </Button>
            }
          />
        )}
      </div>
    </Section>
  );
}
