import { Button } from '@fluentui/react-components';
import { PersonAvailableRegular, PersonClockRegular } from '@fluentui/react-icons';
import { useCan } from '@recobro/sdk';
import { LazyMenu } from '@recobro/sdk/ui';
import { AwayItems } from './AwayItems';
import { useAway, useOwn } from './useAway';

/** Whether one is given conversations. Nobody who works in no inbox sees it. */
export function AtWork() {
  const may = useCan()('chats.conversations:update');
  const own = useOwn(may);
  const away = useAway(own);
  if (!may || !own.data?.works) return null;
  return (
    <LazyMenu
      positioning="below-end"
      button={
        <Button
          size="small"
          appearance="subtle"
          icon={away.away ? <PersonClockRegular /> : <PersonAvailableRegular />}
          aria-label={away.says}
          title={away.says}
        />
      }
    >
      {(parts) => (
        <parts.MenuList>
          <AwayItems parts={parts} away={away} />
        </parts.MenuList>
      )}
    </LazyMenu>
  );
}
