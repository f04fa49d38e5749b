import { useTranslation } from '@recobro/sdk';
import type { LazyMenuProps } from '@recobro/sdk/ui';
import type { useAway } from './useAway';

const BREAKS = { short: 15, long: 60 } as const;

/** What a menu is made of. */
export type MenuParts = Parameters<LazyMenuProps['children']>[0];

/** Being at work, or away until a moment or until one says so, as lines of a menu. */
export function AwayItems({ parts, away }: { parts: MenuParts; away: ReturnType<typeof useAway> }) {
  const { t } = useTranslation('chats');
  const { MenuItem, MenuDivider } = parts;
  return (
    <>
      <MenuItem disabled={!away.away} onClick={away.come}>
        {t('atWork.here')}
      </MenuItem>
      <MenuDivider />
      <MenuItem onClick={() => away.leave(BREAKS.short)}>{t('atWork.short')}</MenuItem>
      <MenuItem onClick={() => away.leave(BREAKS.long)}>{t('atWork.long')}</MenuItem>
      <MenuItem onClick={() => away.leave()}>{t('atWork.open')}</MenuItem>
    </>
  );
}
