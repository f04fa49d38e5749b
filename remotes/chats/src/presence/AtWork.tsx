import { Button } from '@fluentui/react-components';
import { PersonAvailableRegular, PersonClockRegular } from '@fluentui/react-icons';
import { useCan, useSession, useTranslation } from '@recobro/sdk';
import { LazyMenu, useFormats } from '@recobro/sdk/ui';
import { useRead, useWrite } from '../api/client';

const MINUTE_MS = 60_000;
const BREAKS = { short: 15, long: 60 } as const;

/** Whether one is given conversations: at work, or away until a moment or until one says so. Nobody who works in no inbox sees it. */
export function AtWork() {
  const { t } = useTranslation('chats');
  const { instant } = useFormats();
  const { me } = useSession();
  const may = useCan()('chats.conversations:update');
  const people = useRead('/api/v1/chats/people', {}, { enabled: may });
  const choose = useWrite('POST', '/api/v1/conversations/presence', {
    says: ({ is_away }) => t(is_away ? 'atWork.leftNow' : 'atWork.cameNow'),
    onSuccess: () => void people.refetch(),
  });
  const own = people.data?.find(({ user_id }) => user_id === me.id);
  if (!may || !own) return null;
  const away = own.is_away && !own.is_at_work;
  const says =
    own.away_until && away
      ? t('atWork.until', { when: instant(own.away_until) })
      : t(away ? 'atWork.away' : 'atWork.here');
  const leave = (minutes: number) =>
    choose.mutate({
      body: { is_away: true, until: new Date(Date.now() + minutes * MINUTE_MS).toISOString() },
    });
  return (
    <LazyMenu
      positioning="below-end"
      button={
        <Button
          size="small"
          appearance="subtle"
          icon={away ? <PersonClockRegular /> : <PersonAvailableRegular />}
          aria-label={says}
          title={says}
        />
      }
    >
      {({ MenuList, MenuItem, MenuDivider }) => (
        <MenuList>
          <MenuItem disabled={!away} onClick={() => choose.mutate({ body: { is_away: false } })}>
            {t('atWork.here')}
          </MenuItem>
          <MenuDivider />
          <MenuItem onClick={() => leave(BREAKS.short)}>{t('atWork.short')}</MenuItem>
          <MenuItem onClick={() => leave(BREAKS.long)}>{t('atWork.long')}</MenuItem>
          <MenuItem onClick={() => choose.mutate({ body: { is_away: true } })}>{t('atWork.open')}</MenuItem>
        </MenuList>
      )}
    </LazyMenu>
  );
}
