import { Button } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { LazyMenu } from '../menu/LazyMenu';
import type { RowAction } from './types';

/** What may be done to one row. */
export function RowMenu({ name, actions }: { name: string; actions: RowAction[] }) {
  const { t } = useTranslation('ui');
  if (actions.length === 0) return null;
  return (
    <LazyMenu
      positioning="below-end"
      button={
        <Button
          size="small"
          appearance="transparent"
          icon={<MoreHorizontalRegular />}
          aria-label={t('table.actionsOf', { name })}
        />
      }
    >
      {({ MenuList, MenuItem }) => (
        <MenuList>
          {actions.map((action) => (
            <MenuItem key={action.id} icon={action.icon} disabled={action.disabled} onClick={action.run}>
              {action.label}
            </MenuItem>
          ))}
        </MenuList>
      )}
    </LazyMenu>
  );
}
