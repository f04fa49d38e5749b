import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useCan, useSaveFile, useTranslation } from '@recobro/sdk';
import { LazyMenu, LinkButton } from '@recobro/sdk/ui';
import type { Asked } from './useReport';

/** Takes the report along as a file, or has it made on a schedule. */
export function ReportActs({ asked }: { asked: Asked }) {
  const { t } = useTranslation('chats');
  const save = useSaveFile();
  const take = (format: 'csv' | 'xlsx') =>
    save.mutate({
      path: '/api/v1/chats/rounds/export',
      query: { ...asked, format },
      name: `chats-${asked.from}-${asked.to}.${format}`,
    });
  if (!useCan()('chats.rounds:export')) return null;
  return (
    <>
      <LinkButton to="/settings/reports" appearance="subtle">
        {t('reports.schedule')}
      </LinkButton>
      <LazyMenu
        button={
          <Button icon={<ArrowDownloadRegular />} disabledFocusable={save.isPending}>
            {t('reports.export')}
          </Button>
        }
      >
        {({ MenuList, MenuItem }) => (
          <MenuList>
            <MenuItem onClick={() => take('xlsx')}>{t('reports.xlsx')}</MenuItem>
            <MenuItem onClick={() => take('csv')}>{t('reports.csv')}</MenuItem>
          </MenuList>
        )}
      </LazyMenu>
    </>
  );
}
