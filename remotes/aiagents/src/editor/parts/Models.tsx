import { useCan, useTranslation } from '@recobro/sdk';
import { useRead } from '../../api/client';
import type { Provider } from '../../api/types';
import { useDraft } from '../useDraft';
import { Picked } from './Picked';

const WRITES = ['openai_compatible', 'anthropic', 'gemini'] satisfies Provider['kind'][];

/** Whose models read what people say, in the order in which they are tried. */
export function Models() {
  const { t } = useTranslation('aiagents');
  const may = useCan()('aiagents.providers:read');
  const { spec } = useDraft();
  const read = useRead('/api/v1/ai-agents/providers', {}, { enabled: may, quiet: true });
  const order = spec.model.providers;
  return (
    <Picked
      path="model.providers"
      label={t('part.providers')}
      help={t('pick.order')}
      read={may ? read : undefined}
      choices={(all) =>
        all
          .filter(({ kind }) => (WRITES as string[]).includes(kind))
          .map(({ id, name }) => ({ value: id, label: placed(order.indexOf(id), name) }))
      }
      none={t('pick.noProviders')}
    />
  );
}

/** A name with its place in the order, where it has one. */
const placed = (at: number, name: string) => (at >= 0 ? `${at + 1}. ${name}` : name);
