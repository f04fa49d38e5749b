import { Button } from '@fluentui/react-components';
import { PauseRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { LazyMenu } from '@recobro/sdk/ui';
import type { WorkSession } from '../../api/types';

type Pause = Exclude<WorkSession['pause'], ''>;

const PAUSES: Pause[] = ['rest', 'meal', 'personal', 'meeting', 'training', 'technical'];

/** Chooses why one pauses. */
export function PauseMenu({ disabled, onPause }: { disabled: boolean; onPause: (why: Pause) => void }) {
  const { t } = useTranslation('portfolios');
  return (
    <LazyMenu
      positioning="below-end"
      button={
        <Button icon={<PauseRegular />} disabledFocusable={disabled}>
          {t('work.doPause')}
        </Button>
      }
    >
      {({ MenuList, MenuItem }) => (
        <MenuList>
          {PAUSES.map((why) => (
            <MenuItem key={why} onClick={() => onPause(why)}>
              {t(`work.pause.${why}`)}
            </MenuItem>
          ))}
        </MenuList>
      )}
    </LazyMenu>
  );
}
