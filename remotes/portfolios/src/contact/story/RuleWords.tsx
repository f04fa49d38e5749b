import { Text } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import type { Trace } from '../../api/types';
import { useLabel } from '../words';

/** What the rules said of a contact, by which rule, of which source; and what allowed it beside them. */
export function RuleWords({ trace: { contact, override } }: { trace: Trace }) {
  const { t } = useTranslation('portfolios');
  const label = useLabel();
  const { allowed, text, source, pack_version } = contact.decision;
  const meta = [source, pack_version ? t('story.pack', { number: pack_version }) : ''].filter(Boolean);
  return (
    <>
      <Text weight="semibold">
        {allowed ? t('story.allowed') : text ? label(text) : t('story.forbidden')}
      </Text>
      {meta.length > 0 && <Text size={200}>{meta.join(' · ')}</Text>}
      {override && <Text>{t('story.override', { reason: override.reason })}</Text>}
    </>
  );
}
