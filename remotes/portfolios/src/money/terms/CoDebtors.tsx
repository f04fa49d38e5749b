import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DeleteRegular, PeopleAddRegular } from '@fluentui/react-icons';
import { type Find, useCan, useRecordName, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  Finder,
  FormField,
  FormPanel,
  IconButton,
  plainList,
  RecordName,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useRead, useWrite } from '../../api/client';
import type { CoDebtor, Debt, Debtor } from '../../api/types';

const ROLES = ['co_debtor', 'guarantor', 'heir'] as const satisfies CoDebtor['role'][];

const schema = z.object({
  debtor_id: z.string().check(z.minLength(1, 'required')),
  role: z.enum(ROLES),
});

const useStyles = makeStyles({
  list: { ...plainList, marginBlockStart: tokens.spacingVerticalS },
  item: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '32px' },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const PATH = '/api/v1/deudores/{id}/debts/{debt}/co-debtors';

/** Who answers for a debt beside its debtor. */
export function CoDebtors({ debt }: { debt: Debt }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const [adding, setAdding] = useState(false);
  const path = { id: debt.debtor_id, debt: debt.id };
  const all = useRead(PATH, { path }).data ?? [];
  const editable = can('portfolios.debtors:update');
  return (
    <>
      {all.length > 0 && (
        <ul className={styles.list} aria-label={t('coDebtors.title')}>
          {all.map((one) => (
            <CoDebtorItem key={one.id} one={one} editable={editable} />
          ))}
        </ul>
      )}
      {editable && (
        <Button size="small" icon={<PeopleAddRegular />} onClick={() => setAdding(true)}>
          {t('coDebtors.add')}
        </Button>
      )}
      {adding && <AddCoDebtor debt={debt} onClose={() => setAdding(false)} />}
    </>
  );
}

function CoDebtorItem({ one, editable }: { one: CoDebtor; editable: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const name = useRecordName('portfolios.debtor', one.debtor_id)?.name ?? '';
  const remove = useWrite('DELETE', `${PATH}/{co_debtor}`);
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <RecordName of="portfolios.debtor" id={one.debtor_id} />{' '}
        <Text size={200} className={styles.quiet}>
          {t(`coDebtorRole.${one.role}`)}
        </Text>
      </span>
      {editable && (
        <IconButton
          icon={<DeleteRegular />}
          label={t('coDebtors.remove', { name })}
          onClick={() => remove.mutate({ path: { id: one.owner_id, debt: one.debt_id, co_debtor: one.id } })}
        />
      )}
    </li>
  );
}

function AddCoDebtor({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const { t } = useTranslation('portfolios');
  const add = useWrite('POST', PATH, { quiet: true, says: () => t('coDebtors.added') });
  return (
    <FormPanel
      open
      title={t('coDebtors.add')}
      schema={schema}
      values={{ debtor_id: '', role: 'co_debtor' }}
      onSubmit={async (body) => {
        await add.mutateAsync({ path: { id: debt.debtor_id, debt: debt.id }, body });
        onClose();
      }}
      submitLabel={t('coDebtors.add')}
      onClose={onClose}
    >
      <FormField name="debtor_id" label={t('coDebtors.debtor')} required>
        {({ id, value, onChange }) => (
          <Finder
            id={id}
            label={t('coDebtors.debtor')}
            find={debtorsOf(debt.portfolio_id)}
            value={value ? [value] : []}
            onChange={([chosen]) => onChange(chosen ?? '')}
          />
        )}
      </FormField>
      <ChoiceField name="role" label={t('coDebtors.role')} options={choicesOf(t, 'coDebtorRole', ROLES)} />
    </FormPanel>
  );
}

/** How debtors of a portfolio are looked for. */
const debtorsOf = (portfolioId: string): Find => ({
  path: '/api/v1/deudores',
  query: (text) => ({ portfolio_id: [portfolioId], q: text || undefined, sort: 'name' }),
  label: ({ name }: Debtor) => name,
});
