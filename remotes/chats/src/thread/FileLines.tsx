import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons';
import { useOpenFile, useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import type { Message } from '../api/types';

const useStyles = makeStyles({
  files: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  name: { overflowWrap: 'anywhere', textAlign: 'start' },
});

/** The files of a message, each with the way to see it; one that we have not, or not yet, says so. */
export function FileLines({ message: { conversation_id, files } }: { message: Message }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const { bytes } = useFormats();
  const open = useOpenFile();
  if (files.length === 0) return null;
  return (
    <div className={styles.files}>
      {files.map(({ id, file_id, name, size }, at) => (
        <Button
          key={file_id || id || at}
          size="small"
          icon={<AttachRegular />}
          className={styles.name}
          disabledFocusable={!file_id || open.isPending}
          onClick={() =>
            open.mutate({ path: `/api/v1/conversations/${conversation_id}/files/${file_id}`, name })
          }
        >
          {[name || t('thread.file'), size > 0 && bytes(size)].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </div>
  );
}
