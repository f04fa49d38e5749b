import { RecordRegular, RecordStopRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { useWrite } from '../api/client';
import type { Call } from '../api/types';
import { KeyButton } from './KeyButton';
import { useCardPause } from './useCardPause';

/** Leaves something out of the recording: by hand, and by itself while card data is written down. */
export function Tape({ call, speaks }: { call: Call; speaks: boolean }) {
  const { t } = useTranslation('calls');
  const tape = useWrite('POST', '/api/v1/llamadas/{id}/recording');
  const forCard = useCardPause(call, speaks);
  return (
    <KeyButton
      icon={call.is_paused ? <RecordRegular /> : <RecordStopRegular />}
      label={t(call.is_paused ? 'act.record' : 'act.pauseRecording')}
      letter="R"
      disabled={!speaks || tape.isPending || forCard}
      onPress={() => tape.mutate({ path: { id: call.id }, body: { paused: !call.is_paused, why: 'asked' } })}
    />
  );
}
