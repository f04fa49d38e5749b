import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, Loaded, Notice, SidePanel, stacked } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../api/client';
import type { Inbox } from '../api/types';
import { CopyLine } from './CopyLine';

const useStyles = makeStyles({ body: stacked(tokens.spacingVerticalL), acts: { display: 'flex' } });

/** What a creditor puts into a page so that it shows the window, and by what the page signs who its users are. */
export function WidgetPanel({ inbox, onClose }: { inbox: Inbox; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const may = useCan()('chats.inboxes:update');
  const read = useRead('/api/v1/inboxes/{id}/widget', { path: { id: inbox.id } });
  const rotate = useWrite('POST', '/api/v1/inboxes/{id}/widget/secret', { quiet: true });
  const [asks, setAsks] = useState(false);
  return (
    <SidePanel open title={t('window.title', { name: inbox.name })} onClose={onClose}>
      <Loaded read={read}>
        {({ snippet, rotated_at }) => (
          <div className={styles.body}>
            <Text>{t('window.paste')}</Text>
            <CopyLine label={t('window.code')} value={snippet} />
            <Text>{t('window.signs')}</Text>
            {rotate.data ? (
              <>
                <Notice intent="warning">{t('window.once')}</Notice>
                <CopyLine label={t('window.secret')} value={rotate.data.secret} />
              </>
            ) : (
              may && (
                <div className={styles.acts}>
                  <Button
                    disabledFocusable={rotate.isPending}
                    onClick={() => (rotated_at ? setAsks(true) : rotate.mutate({ path: { id: inbox.id } }))}
                  >
                    {t(rotated_at ? 'window.another' : 'window.make')}
                  </Button>
                </div>
              )
            )}
          </div>
        )}
      </Loaded>
      <ConfirmDialog
        open={asks ? inbox : undefined}
        title={t('window.another')}
        action={t('window.another')}
        onConfirm={({ id }) => rotate.mutateAsync({ path: { id } })}
        onClose={() => setAsks(false)}
      >
        {t('window.anotherEffect')}
      </ConfirmDialog>
    </SidePanel>
  );
}
