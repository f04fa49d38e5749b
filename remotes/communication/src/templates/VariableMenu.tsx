import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { BracesVariableRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { useRead } from '../api/client';

/** What a template can say of the debtor at hand; a choice is written where the cursor stands. */
export function VariableMenu({ onPick }: { onPick: (name: string) => void }) {
  const { t } = useTranslation('communication');
  const variables = useRead('/api/v1/communication/variables', {}, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" icon={<BracesVariableRegular />} style={{ alignSelf: 'start' }}>
          {t('variable')}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {variables.data?.map(({ name }) => (
            <MenuItem key={name} secondaryContent={name} onClick={() => onPick(name)}>
              {t(`variables.${name}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
