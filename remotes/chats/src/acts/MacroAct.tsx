import { Button } from '@fluentui/react-components';
import { FlashRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { LazyMenu } from '@recobro/sdk/ui';
import { useWrite } from '../api/client';
import { useMacros } from '../api/reads';
import type { ActProps } from './ThreadActs';

/** Runs a macro: all of it, or nothing. */
export function MacroAct({ conversation: c }: ActProps) {
  const { t } = useTranslation('chats');
  const macros = useMacros().data ?? [];
  const run = useWrite('POST', '/api/v1/conversations/{id}/macro', {
    says: (_, { body }) => t('acts.ran', { name: macros.find(({ id }) => id === body.macro_id)?.name }),
  });
  if (macros.length === 0) return null;
  return (
    <LazyMenu
      positioning="below-end"
      button={
        <Button
          size="small"
          appearance="subtle"
          icon={<FlashRegular />}
          aria-label={t('acts.macro')}
          title={t('acts.macro')}
          aria-keyshortcuts="m"
        />
      }
    >
      {({ MenuList, MenuItem }) => (
        <MenuList>
          {macros.map(({ id, name }) => (
            <MenuItem key={id} onClick={() => run.mutate({ path: { id: c.id }, body: { macro_id: id } })}>
              {name}
            </MenuItem>
          ))}
        </MenuList>
      )}
    </LazyMenu>
  );
}
