import { Text } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import type { ContactRule } from '../../api/types';
import { useLabel } from '../words';
import { Meta } from './Rows';

/** What a rule says, for which channels, and by which law. */
export function Told({ rule }: { rule: ContactRule }) {
  const { t } = useTranslation('portfolios');
  const label = useLabel();
  const channels = (rule.channels ?? []).map((channel) => t(`channel.${channel}`)).join(', ');
  return (
    <>
      <Text>{label(rule.text)}</Text>
      <Meta>{[channels || t('contactRules.allChannels'), rule.source].filter(Boolean).join(' · ')}</Meta>
    </>
  );
}
