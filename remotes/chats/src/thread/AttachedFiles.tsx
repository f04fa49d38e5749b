import { makeStyles, Spinner, Tag, TagGroup, Text, tokens } from '@fluentui/react-components';
import { AttachRegular, ErrorCircleRegular } from '@fluentui/react-icons';
import { ApiError, useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import type { Attached, Files } from './useFiles';

const useStyles = makeStyles({
  list: { flexWrap: 'wrap' },
  failed: { color: tokens.colorStatusDangerForeground1 },
});

/** The files that go with what is being written: on their way, there, or refused with why. */
export function AttachedFiles({ files: { files, drop } }: { files: Files }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const { bytes } = useFormats();
  if (files.length === 0) return null;
  const refused = files.find(({ error }) => error);
  return (
    <>
      <TagGroup
        className={styles.list}
        size="small"
        onDismiss={(_, { value }) => drop(`${value}`)}
        aria-label={t('composer.attach')}
      >
        {files.map((file) => (
          <Tag
            key={file.key}
            value={file.key}
            dismissible
            dismissIcon={{ 'aria-label': t('composer.detach', { name: file.name }) }}
            media={<Sign file={file} />}
          >
            {`${file.name} · ${bytes(file.size)}`}
          </Tag>
        ))}
      </TagGroup>
      {refused && (
        <Text size={200} className={styles.failed} role="alert">
          {refused.error instanceof ApiError
            ? refused.error.message
            : t('composer.fileFailed', { name: refused.name })}
        </Text>
      )}
    </>
  );
}

function Sign({ file: { id, error } }: { file: Attached }) {
  const { t } = useTranslation('chats');
  if (error) return <ErrorCircleRegular />;
  return id ? <AttachRegular /> : <Spinner size="extra-tiny" aria-label={t('composer.attaching')} />;
}
