import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ImageRegular } from '@fluentui/react-icons';
import { useFileUrl, useTranslation } from '@recobro/sdk';
import { useContext } from 'react';
import type { Message } from '../api/types';
import { fileAt, OpenPicture } from './pictures';

const useStyles = makeStyles({
  // Its room from the first: nothing moves when the picture comes.
  button: {
    width: '160px',
    height: '120px',
    maxWidth: '100%',
    padding: 0,
    overflow: 'hidden',
    cursor: 'zoom-in',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  told: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalXS,
    paddingInline: tokens.spacingHorizontalXS,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  picture: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

/** Props of SmallPicture. */
export interface SmallPictureProps {
  conversationId: string;
  file: Message['files'][number];
}

/** A picture, small; pressed, large. One that cannot be drawn small says what it is called. */
export function SmallPicture({ conversationId, file }: SmallPictureProps) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const open = useContext(OpenPicture);
  const path = `${fileAt(conversationId, file.file_id)}/small`;
  const { url, read } = useFileUrl(['chats', 'file', path], path);
  const name = file.name || t('thread.file');
  return (
    <button
      type="button"
      className={mergeClasses(styles.button, read.isError && styles.told)}
      aria-label={t('picture.open', { name })}
      title={name}
      onClick={() => open(file.file_id)}
    >
      {url && <img className={styles.picture} src={url} alt="" />}
      {read.isError && (
        <>
          <ImageRegular aria-hidden />
          {name}
        </>
      )}
    </button>
  );
}
