import {
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Tooltip,
} from '@fluentui/react-components';
import { BracesVariableRegular, DocumentPdfRegular, ShieldCheckmarkRegular } from '@fluentui/react-icons';
import { useCan, useSaveFile, useTranslation } from '@recobro/sdk';

/** Takes along all that was done to contact a debtor, signed: on paper, or for programs. */
export function LedgerMenu({ debtorId }: { debtorId: string }) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const save = useSaveFile();
  const take = (as: 'pdf' | 'json') =>
    save.mutate({
      path: `/api/v1/deudores/${debtorId}/contact-ledger/${as}`,
      name: `contact-ledger-${debtorId}.${as}`,
    });
  if (!can('portfolios.debtors:export')) return null;
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Tooltip content={t('contact.ledger.title')} relationship="label">
          <MenuButton
            size="small"
            appearance="subtle"
            icon={<ShieldCheckmarkRegular />}
            menuIcon={null}
            disabledFocusable={save.isPending}
          />
        </Tooltip>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<DocumentPdfRegular />} onClick={() => take('pdf')}>
            {t('contact.ledger.pdf')}
          </MenuItem>
          <MenuItem icon={<BracesVariableRegular />} onClick={() => take('json')}>
            {t('contact.ledger.json')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
