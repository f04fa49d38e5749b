import { PauseRegular, PlayRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { useWrite } from '../api/client';
import type { Call } from '../api/types';
import { KeyButton } from './KeyButton';

/** Lets the other side wait, with music. */
export function Hold({ call, speaks }: { call: Call; speaks: boolean }) {
  const { t } = useTranslation('calls');
  const hold = useWrite('POST', '/api/v1/llamadas/{id}/hold');
  return (
    <KeyButton
      icon={call.is_held ? <PlayRegular /> : <PauseRegular />}
      label={t(call.is_held ? 'act.resume' : 'act.hold')}
      letter="H"
      disabled={!speaks || hold.isPending}
      onPress={() => hold.mutate({ path: { id: call.id }, body: { on: !call.is_held } })}
    />
  );
}
