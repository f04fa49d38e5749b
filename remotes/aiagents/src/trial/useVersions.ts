import { useTranslation } from '@recobro/sdk';
import type { Choice } from '@recobro/sdk/ui';
import { useRead } from '../api/client';

/** The versions that may be tried: of each agent the one that is live, the one on trial, the newest. */
export function useVersions() {
  const { t } = useTranslation('aiagents');
  const read = useRead('/api/v1/ai-agents', {});
  const choices: Choice[] = (read.data ?? []).flatMap(({ name, live, canary, latest }) =>
    [latest, live, canary]
      .filter((one, i, all) => one && all.findIndex((other) => other?.id === one.id) === i)
      .map((one) => ({
        value: one?.id ?? '',
        label: `${name} · ${t('versionN', { n: one?.n })} · ${t(`state.${one?.state}`)}`,
      })),
  );
  return { read, choices };
}
