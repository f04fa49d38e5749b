import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons';
import { useOpenFile, useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import type { Message } from '../api/types';
import { fileAt, isPicture } from './pictures';
import { SmallPicture } from './SmallPicture';

const useStyles = makeStyles({
  files: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  name: { overflowWrap: 'anywhere', textAlign: 'start' },
});

/** The files of a message: pictures as such, the others each with the way to see it; one that we have not, or not yet, says so. */
export function FileLines({ message: { conversation_id, files } }: { message: Message }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const { bytes } = useFormats();
  const open = useOpenFile();
  if (files.length === 0) return null;
  return (
    <div className={styles.files}>
      {files.filter(isPicture).map((file) => (
        <SmallPicture key={file.file_id} conversationId={conversation_id} file={file} />
      ))}
      {files.map(
        (file, at) =>
          !isPicture(file) && (
            <Button
              key={file.file_id || file.id || at}
              size="small"
              icon={<AttachRegular />}
              className={styles.name}
              disabledFocusable={!file.file_id || open.isPending}
              onClick={() => open.mutate({ path: fileAt(conversation_id, file.file_id), name: file.name })}
            >
              {[file.name || t('thread.file'), file.size > 0 && bytes(file.size)].filter(Boolean).join(' · ')}
            </Button>
          ),
      )}
    </div>
  );
}
