import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, EditRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  countries,
  FormPanel,
  IconButton,
  Loaded,
  plainList,
  Section,
  stacked,
  TextField,
  useFormats,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useRead, useWrite } from '../../api/client';
import type { Address, NewAddress } from '../../api/types';

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

const blank = {
  kind: 'home',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postal_code: '',
  country: 'UY',
} as const satisfies NewAddress;

const useStyles = makeStyles({
  list: { ...plainList, ...stacked(tokens.spacingVerticalM) },
  item: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  meta: { display: 'block', color: tokens.colorNeutralForeground3 },
});

/** Where a debtor lives, works or gets post. */
export function AddressesSection({ debtorId }: { debtorId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { text } = useFormats();
  const addresses = useRead('/api/v1/deudores/{id}/addresses', { path: { id: debtorId } });
  const [editing, setEditing] = useState<Address | 'new'>();
  const mayChange = useCan()('portfolios.contact_data:update');
  return (
    <Section
      title={t('fields.addresses')}
      waiting={addresses.isPending}
      expected={1}
      actions={
        mayChange && (
          <IconButton icon={<AddRegular />} label={t('addresses.add')} onClick={() => setEditing('new')} />
        )
      }
    >
      <Loaded read={addresses} empty={text(undefined)}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((address) => (
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
                  <IconButton
                    appearance="transparent"
                    icon={<EditRegular />}
                    label={t('addresses.edit', { address: address.line1 })}
                    onClick={() => setEditing(address)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <AddressPanel debtorId={debtorId} editing={editing} onClose={() => setEditing(undefined)} />
    </Section>
  );
}

interface AddressPanelProps {
  debtorId: string;
  editing: Address | 'new' | undefined;
  onClose: () => void;
}

function AddressPanel({ debtorId, editing, onClose }: AddressPanelProps) {
  const { t } = useTranslation('portfolios');
  const saving = { quiet: true, says: () => t('addresses.saved'), onSuccess: onClose };
  const add = useWrite('POST', '/api/v1/deudores/{id}/addresses', saving);
  const change = useWrite('PATCH', '/api/v1/deudores/{id}/addresses/{address}', saving);
  const known = editing === 'new' ? undefined : editing;
  return (
    <FormPanel
      open={editing !== undefined}
      title={known ? t('addresses.editTitle') : t('addresses.add')}
      version={known?.id ?? 'new'}
      schema={schema}
      values={{ ...blank, ...known }}
      onSubmit={(body) =>
        known
          ? change.mutateAsync({ path: { id: debtorId, address: known.id }, known, body })
          : add.mutateAsync({ path: { id: debtorId }, body })
      }
      submitLabel={t('save')}
      onClose={onClose}
    >
      <ChoiceField name="kind" label={t('addresses.kind')} options={choicesOf(t, 'addressKind', KINDS)} />
      <TextField name="line1" label={t('addresses.line1')} required />
      <TextField name="line2" label={t('addresses.line2')} />
      <TextField name="city" label={t('addresses.city')} />
      <TextField name="region" label={t('addresses.region')} />
      <TextField name="postal_code" label={t('addresses.postalCode')} />
      <ChoiceField name="country" label={t('fields.country')} options={choicesOf(t, 'country', countries)} />
    </FormPanel>
  );
}
