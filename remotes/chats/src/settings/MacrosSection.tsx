import { of, useTranslation } from '@recobro/sdk';
import { useRead, useWrite } from '../api/client';
import { MacroPanel } from './MacroPanel';
import { SetUp } from './SetUp';

/** What is done again and again: several acts by one key. */
export function MacrosSection() {
  const { t } = useTranslation('chats');
  const read = useRead('/api/v1/chats/macros', {}, { quiet: true });
  const remove = useWrite('DELETE', '/api/v1/chats/macros/{id}', { quiet: true });
  return (
    <SetUp
      of="macros"
      read={read}
      line={({ name, acts }) => ({ name, meta: acts.map(({ kind }) => t(`macroAct.${kind}`)).join(' → ') })}
      panel={(known, close) => <MacroPanel known={known} onClose={close} />}
      onRemove={(macro) => remove.mutateAsync(of(macro))}
    />
  );
}
