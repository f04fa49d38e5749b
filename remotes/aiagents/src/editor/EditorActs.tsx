import { Button, Text } from '@fluentui/react-components';
import { ArrowRedoRegular, ArrowUndoRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { IconButton, isTyping } from '@recobro/sdk/ui';
import { useEffect } from 'react';
import { useWrite } from '../api/client';
import type { Written } from '../api/types';
import { useDraft } from './useDraft';

/** What may be done with a draft while it is written: the last step taken back or done again, and the way to its tests. */
export function EditorActs({ version }: { version: Written }) {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const { frozen, undo, redo, saving, faults } = useDraft();
  const submit = useWrite('POST', '/api/v1/ai-agents/{id}/versions/{n}/submit', {
    says: () => t('did.submitted'),
  });
  useUndoKeys();
  if (frozen) return null;
  const path = { id: version.agent_id, n: version.n };
  return (
    <>
      <IconButton
        size="medium"
        icon={<ArrowUndoRegular />}
        label={t('undo')}
        onClick={() => undo?.()}
        disabledFocusable={!undo}
      />
      <IconButton
        size="medium"
        icon={<ArrowRedoRegular />}
        label={t('redo')}
        onClick={() => redo?.()}
        disabledFocusable={!redo}
      />
      {can('aiagents.agents:test') && (
        <Button
          appearance="primary"
          disabledFocusable={saving !== 'saved' || faults.length > 0}
          onClick={() => submit.mutate({ path, known: version })}
        >
          {t('submit')}
        </Button>
      )}
    </>
  );
}

/** Ctrl+Z and Ctrl+Y where no text is typed: a text has its own. */
function useUndoKeys() {
  const { undo, redo } = useDraft();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [undo, redo]);
}

/** How far the writing is, said as it changes. */
export function SavingState() {
  const { t } = useTranslation('aiagents');
  const { frozen, saving } = useDraft();
  return (
    <Text size={200} role="status">
      {t(frozen ? 'frozen' : `saving.${saving}`)}
    </Text>
  );
}
