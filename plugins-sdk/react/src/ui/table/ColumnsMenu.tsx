import { Button } from '@fluentui/react-components';
import { OptionsRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { LazyMenu } from '../menu/LazyMenu';
import type { Column } from './types';

interface ColumnsMenuProps<Row> {
  columns: Column<Row>[];
  shown: Column<Row>[];
  onShow: (id: string, shown: boolean) => void;
  onReset: () => void;
}

/** Which columns a list shows. */
export function ColumnsMenu<Row>({ columns, shown, onShow, onReset }: ColumnsMenuProps<Row>) {
  const { t } = useTranslation('ui');
  const checked = shown.map((column) => column.id);
  return (
    <LazyMenu
      positioning="below-end"
      checkedValues={{ columns: checked }}
      onCheckedValueChange={(_, data) => {
        for (const column of columns) {
          const shows = data.checkedItems.includes(column.id);
          if (checked.includes(column.id) !== shows) onShow(column.id, shows);
        }
      }}
      button={
        <Button
          size="small"
          appearance="transparent"
          icon={<OptionsRegular />}
          aria-label={t('table.columns')}
          title={t('table.columns')}
        />
      }
    >
      {({ MenuList, MenuItem, MenuItemCheckbox, MenuDivider }) => (
        <MenuList>
          {columns
            .filter((column) => !column.primary)
            .map((column) => (
              <MenuItemCheckbox key={column.id} name="columns" value={column.id}>
                {column.header}
              </MenuItemCheckbox>
            ))}
          <MenuDivider />
          <MenuItem onClick={onReset}>{t('table.columnsReset')}</MenuItem>
        </MenuList>
      )}
    </LazyMenu>
  );
}
