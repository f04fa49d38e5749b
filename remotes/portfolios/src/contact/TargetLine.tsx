import { Button, Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useCan, useToasts, useTranslation } from '@recobro/sdk';
import { useState } from 'react';
import { useRead } from '../api/client';
import { useReveal } from '../api/debtors';
import type { Contact } from '../api/types';
import { writtenPhone } from '../book/debtors/phone';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/** The number that a contact goes to: to be opened, dialled by the device's own telephone, or copied. */
export function TargetLine({ debtorId, contact }: { debtorId: string; contact: Contact }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const toasts = useToasts();
  const can = useCan();
  const reveal = useReveal(debtorId);
  const phones = useRead('/api/v1/deudores/{id}/phones', { path: { id: debtorId } });
  const [opened, setOpened] = useState<string>();
  const phone = phones.data?.find(({ id }) => id === contact.phone_id);
  if (!phone) return <Text>{t(`channel.${contact.channel}`)}</Text>;
  const number = phone.masked ? opened : phone.e164;
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    toasts.success(t('contact.copied'));
  };
  return (
    <div className={styles.line}>
      <Text weight="semibold">
        {number ? (
          <Link href={`tel:${number}`}>{writtenPhone(number)}</Link>
        ) : (
          <bdi>{writtenPhone(phone.e164)}</bdi>
        )}
      </Text>
      {!number && can('portfolios.debtors:reveal') && (
        <Button
          size="small"
          onClick={async () => setOpened(await reveal({ field: 'phone', phone_id: phone.id }))}
        >
          {t('contact.showNumber')}
        </Button>
      )}
      {number && (
        <Button size="small" appearance="subtle" icon={<CopyRegular />} onClick={() => void copy(number)}>
          {t('contact.copy')}
        </Button>
      )}
    </div>
  );
}
