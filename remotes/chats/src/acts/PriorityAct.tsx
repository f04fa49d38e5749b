import { Button } from '@fluentui/react-components';
import { FlagFilled, FlagRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { LazyMenu } from '@recobro/sdk/ui';
import type { Conversation } from '../api/types';
import { PRIORITIES } from '../inbox/filters';
import type { ActProps } from './ThreadActs';
import { usePrioritize } from './useAct';

/** How soon it is to be looked at. */
export function PriorityAct({ conversation: c }: ActProps) {
  const { t } = useTranslation('chats');
  const prioritize = usePrioritize();
  const says = t('acts.priority', { priority: t(`priority.${c.priority}`) });
  const raised = c.priority === 'high' || c.priority === 'urgent';
  return (
    <LazyMenu
      positioning="below-end"
      checkedValues={{ priority: [c.priority] }}
      onCheckedValueChange={(_, { checkedItems: [to] }) =>
        to && prioritize(c, to as Conversation['priority'])
      }
      button={
        <Button
          size="small"
          appearance="subtle"
          icon={raised ? <FlagFilled /> : <FlagRegular />}
          aria-label={says}
          title={says}
          aria-keyshortcuts="p"
        />
      }
    >
      {({ MenuList, MenuItemRadio }) => (
        <MenuList>
          {PRIORITIES.map((one) => (
            <MenuItemRadio key={one} name="priority" value={one}>
              {t(`priority.${one}`)}
            </MenuItemRadio>
          ))}
        </MenuList>
      )}
    </LazyMenu>
  );
}
