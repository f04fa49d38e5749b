import { Text } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Facts, Section, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';

/** How an article is received: how often it is read, whom it helped, and what those wrote whom it did not. */
export function Reception({ id }: { id: string }) {
  const { t } = useTranslation('helpcenter');
  const formats = useFormats();
  const heard = useRead('/api/v1/articles/{id}/feedback', { path: { id } });
  const told = heard.data;
  const facts = told && [
    { name: t('views'), value: formats.count(told.views) },
    { name: t('helpfulTo'), value: formats.count(told.helpful) },
    { name: t('unhelpfulTo'), value: formats.count(told.unhelpful) },
  ];
  return (
    <Section title={t('reception')} waiting={heard.isPending}>
      {facts && <Facts facts={facts} />}
      {told?.said
        .filter((one) => one.reason || one.text)
        .map((one) => (
          <Text as="p" key={one.id}>
            {one.reason && t(`reason.${one.reason}`)} {one.text}
          </Text>
        ))}
    </Section>
  );
}
