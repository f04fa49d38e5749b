import { Button, Combobox, makeStyles, Option, OptionGroup, Text, tokens } from '@fluentui/react-components';
import { DismissRegular, LinkRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { useSettled } from '@recobro/sdk/ui';
import { useState } from 'react';
import { type RecordKind, useRecords } from '../api/queries';
import type { LinkedRecord } from '../api/types';

const useStyles = makeStyles({
  row: { display: 'flex', gap: tokens.spacingHorizontalS, alignItems: 'center', minWidth: 0 },
  search: { minWidth: 0 },
  input: { minWidth: 0 },
  linked: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** Props of LinkField. */
interface LinkFieldProps {
  id: string;
  value: LinkedRecord | null;
  onChange: (value: LinkedRecord | null) => void;
}

/** The record that a task is about: looked for by name, or removed. */
export function LinkField({ id, value, onChange }: LinkFieldProps) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  if (!value) return <RecordSearch id={id} onChange={onChange} />;
  return (
    <div className={styles.row}>
      <LinkRegular aria-hidden />
      <Text id={id} className={styles.linked}>
        {value.title}
      </Text>
      <Button
        size="small"
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={t('link.remove', { title: value.title })}
        onClick={() => onChange(null)}
      />
    </div>
  );
}

function RecordSearch({ id, onChange }: Omit<LinkFieldProps, 'value'>) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const can = useCan();
  const [typed, setTyped] = useState('');
  const sought = useSettled(typed);
  const debtors = useRecords('debtor', sought, can('portfolios.debtors:read'));
  const portfolios = useRecords('portfolio', sought, can('portfolios.portfolios:read'));
  const found = [...debtors, ...portfolios];
  const group = (kind: RecordKind, records: LinkedRecord[]) =>
    records.length > 0 && (
      <OptionGroup label={t(`record.${kind}`)}>
        {records.map((record) => (
          <Option key={record.id} value={record.id} text={record.title}>
            {record.title}
          </Option>
        ))}
      </OptionGroup>
    );
  return (
    <Combobox
      id={id}
      className={styles.search}
      input={{ className: styles.input }}
      placeholder={t('link.search')}
      value={typed}
      selectedOptions={[]}
      onChange={(event) => setTyped(event.target.value)}
      onOptionSelect={(_, data) => onChange(found.find((one) => one.id === data.optionValue) ?? null)}
    >
      {group('debtor', debtors)}
      {group('portfolio', portfolios)}
      {found.length === 0 && (
        <Option disabled value="" text="">
          {t(sought.trim().length > 1 ? 'link.notFound' : 'link.type')}
        </Option>
      )}
    </Combobox>
  );
}
