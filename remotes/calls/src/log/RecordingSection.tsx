import { Text } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { Loaded, Section } from '@recobro/sdk/ui';
import { lazy, Suspense } from 'react';
import { useRead } from '../api/client';
import type { Call } from '../api/types';
import { HoldActs } from './HoldActs';

const Player = lazy(() => import('../player/Player').then((m) => ({ default: m.Player })));

/** What was recorded of a call, to be heard. */
export function RecordingSection({ call }: { call: Call }) {
  const { t } = useTranslation('calls');
  const may = useCan()('calls.recordings:read');
  const recordings = useRead('/api/v1/llamadas/{id}/recordings', { path: { id: call.id } }, { enabled: may });
  if (!may) return null;
  return (
    <Section title={t('recording.title')} waiting={recordings.isPending}>
      <Loaded read={recordings} empty={<Text size={200}>{t('recording.none')}</Text>}>
        {(all) =>
          all.map((one) =>
            one.file_id ? (
              <Suspense key={one.id}>
                <Player recording={one} />
                <HoldActs recording={one} />
              </Suspense>
            ) : (
              <Text key={one.id} size={200}>
                {t(`recording.${one.status}`)}
              </Text>
            ),
          )
        }
      </Loaded>
    </Section>
  );
}
