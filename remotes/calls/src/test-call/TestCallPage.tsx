import { useCan, useTranslation } from '@recobro/sdk';
import { DetailPage } from '@recobro/sdk/ui';
import { LineTest } from './LineTest';
import { LineTests } from './LineTests';
import { TrunkTest } from './TrunkTest';

/** Headset, line and trunk are tried before work. */
export function TestCallPage() {
  const { t } = useTranslation('calls');
  const can = useCan();
  return (
    <DetailPage title={t('test.title')}>
      <LineTest />
      {can('calls.trunks:update') && <TrunkTest />}
      {can('calls.calls:read') && <LineTests />}
    </DetailPage>
  );
}
