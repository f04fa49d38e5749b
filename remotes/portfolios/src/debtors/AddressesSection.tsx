import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, EditRegular } from '@fluentui/react-icons';
import { useCan, useToasts, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  countries,
  ErrorState,
  Form,
  Section,
  SidePanel,
  TextField,
  useFormats,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type AddressDraft, useSaveAddress } from '../api/debtorMutations';
import { useAddresses } from '../api/debtorQueries';
import type { Address } from '../api/types';

const KINDS = ['home', 'work', 'other'] as const;
const line = z.string().check(z.trim(), z.maxLength(200, 'long 200'));

const schema = z.object({
  kind: z.enum(KINDS),
  line1: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'long 200')),
  line2: line,
  city: line,
  region: line,
  postal_code: line,
  country: z.string(),
});

const blank: AddressDraft = {
  kind: 'home',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postal_code: '',
  country: 'UY',
};

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
  },
  item: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  meta: { display: 'block', color: tokens.colorNeutralForeground3 },
});

/** Where a debtor lives, works or gets post. */
export function AddressesSection({ debtorId }: { debtorId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { text } = useFormats();
  const can = useCan();
  const addresses = useAddresses(debtorId);
  const [editing, setEditing] = useState<Address | 'new'>();
  const mayChange = can('portfolios.contacts:update');
  return (
    <Section
      title={t('fields.addresses')}
      waiting={addresses.isPending}
      expected={1}
      actions={
        mayChange && (
          <Button
            size="small"
            appearance="subtle"
            icon={<AddRegular />}
            aria-label={t('addresses.add')}
            onClick={() => setEditing('new')}
          />
        )
      }
    >
      {addresses.error && !addresses.data ? (
        <ErrorState error={addresses.error} onRetry={() => void addresses.refetch()} />
      ) : addresses.data?.length === 0 ? (
        text(undefined)
      ) : (
        <ul className={styles.list}>
          {addresses.data?.map((address) => (
            <li key={address.id} className={styles.item}>
              <div className={styles.words}>
                <Text>
                  <bdi>{[address.line1, address.line2].filter(Boolean).join(', ')}</bdi>
                </Text>
                <Text size={200} className={styles.meta}>
                  {[t(`addressKind.${address.kind}`), address.postal_code, address.city, address.region]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
              {mayChange && (
                <Button
                  size="small"
                  appearance="transparent"
                  icon={<EditRegular />}
                  aria-label={t('addresses.edit', { address: address.line1 })}
                  onClick={() => setEditing(address)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <AddressPanel debtorId={debtorId} editing={editing} onClose={() => setEditing(undefined)} />
    </Section>
  );
}

function AddressPanel({
  debtorId,
  editing,
  onClose,
}: {
  debtorId: string;
  editing: Address | 'new' | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('portfolios');
  const toasts = useToasts();
  const known = editing === 'new' ? undefined : editing;
  const save = useSaveAddress(debtorId, known);
  const submit = async (draft: AddressDraft) => {
    await save.mutateAsync(draft);
    toasts.success(t('addresses.saved'));
    onClose();
  };
  const values = known
    ? (Object.fromEntries(
        Object.keys(blank).map((name) => [name, known[name as keyof AddressDraft] ?? '']),
      ) as unknown as AddressDraft)
    : blank;
  return (
    <SidePanel
      open={editing !== undefined}
      title={known ? t('addresses.editTitle') : t('addresses.add')}
      onClose={onClose}
    >
      <Form
        key={known?.id ?? 'new'}
        schema={schema}
        values={values}
        onSubmit={submit}
        submitLabel={t('save')}
        onCancel={onClose}
      >
        <ChoiceField
          name="kind"
          label={t('addresses.kind')}
          options={KINDS.map((value) => ({ value, label: t(`addressKind.${value}`) }))}
        />
        <TextField name="line1" label={t('addresses.line1')} required />
        <TextField name="line2" label={t('addresses.line2')} />
        <TextField name="city" label={t('addresses.city')} />
        <TextField name="region" label={t('addresses.region')} />
        <TextField name="postal_code" label={t('addresses.postalCode')} />
        <ChoiceField
          name="country"
          label={t('fields.country')}
          options={countries.map((value) => ({ value, label: t(`country.${value}`) }))}
        />
      </Form>
    </SidePanel>
  );
}
