import { Button, CounterBadge, makeStyles, tokens } from '@fluentui/react-components';
import { ChatOffRegular, ChatRegular } from '@fluentui/react-icons';
import { useNavigate, useTranslation } from '@recobro/sdk';
import { LazyMenu } from '@recobro/sdk/ui';
import { AwayItems } from '../presence/AwayItems';
import { useAway, useOwn } from '../presence/useAway';
import { useOnline } from '../presence/useOnline';
import { useTelling } from './useTelling';
import { useTold } from './useTold';

const MOST = 99;

const useStyles = makeStyles({
  // A narrow header has no room for it; the inbox itself shows both there.
  place: { position: 'relative', display: 'inline-flex', '@media (max-width: 599px)': { display: 'none' } },
  count: { position: 'absolute', top: '2px', insetInlineEnd: '0', pointerEvents: 'none' },
  away: { color: tokens.colorNeutralForeground4 },
});

/** On every page: how many wait for one's own answer, the way to them, whether one is at work, and how one is told. */
export function OwnChats() {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const navigate = useNavigate();
  useOnline();
  const own = useOwn();
  const away = useAway(own);
  const told = useTold();
  useTelling(own.data?.heard_at);
  const waiting = own.data?.waiting ?? 0;
  const works = own.data?.works ?? false;
  const name = [t('bar.waiting', { count: waiting }), works && away.says].filter(Boolean).join(' · ');
  return (
    <span className={styles.place}>
      <LazyMenu
        positioning="below-end"
        checkedValues={{ told: told.ways }}
        onCheckedValueChange={(_, { checkedItems }) => void told.choose(checkedItems)}
        button={
          <Button
            appearance="subtle"
            className={works && away.away ? styles.away : undefined}
            icon={works && away.away ? <ChatOffRegular /> : <ChatRegular />}
            aria-label={name}
            title={name}
          />
        }
      >
        {(parts) => (
          <parts.MenuList>
            <parts.MenuItem onClick={() => void navigate('/chats?whose=mine&sort=waiting')}>
              {t('bar.open')}
            </parts.MenuItem>
            <parts.MenuDivider />
            {works && <AwayItems parts={parts} away={away} />}
            {works && <parts.MenuDivider />}
            <parts.MenuItemCheckbox name="told" value="shown" disabled={!told.can}>
              {t(told.can ? 'bar.shown' : 'bar.blocked')}
            </parts.MenuItemCheckbox>
            <parts.MenuItemCheckbox name="told" value="sound">
              {t('bar.sound')}
            </parts.MenuItemCheckbox>
          </parts.MenuList>
        )}
      </LazyMenu>
      <CounterBadge
        className={styles.count}
        aria-hidden
        size="small"
        color="important"
        count={waiting}
        overflowCount={MOST}
      />
    </span>
  );
}
