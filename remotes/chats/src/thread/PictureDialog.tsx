import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import {
  ArrowDownloadRegular,
  ChevronLeftRegular,
  ChevronRightRegular,
  DismissRegular,
} from '@fluentui/react-icons';
import { useFileUrl, useSaveFile, useTranslation } from '@recobro/sdk';
import { IconButton, mirrored, useReturnFocus } from '@recobro/sdk/ui';
import type { Picture } from './pictures';

const useStyles = makeStyles({
  surface: { maxWidth: 'min(1200px, 100vw)', width: 'fit-content', minWidth: 'min(480px, 100vw)' },
  title: { overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  place: { display: 'grid', placeItems: 'center', minHeight: '50vh', overflow: 'hidden' },
  picture: { maxWidth: '100%', maxHeight: '70vh', objectFit: 'contain' },
  acts: { gridColumnStart: 1, gridColumnEnd: 'span 3', display: 'flex', justifyContent: 'center' },
  sides: mirrored,
});

/** Props of PictureDialog. */
export interface PictureDialogProps {
  pictures: Picture[];
  /** Which of them is shown. */
  at: number;
  onShow: (at: number) => void;
  onClose: () => void;
}

/** A picture, large; the arrows lead to those before and after it in the thread. */
export function PictureDialog({ pictures, at, onShow, onClose }: PictureDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  useReturnFocus();
  const save = useSaveFile();
  const shown = pictures[at] as Picture;
  const name = shown.name || t('thread.file');
  const go = (by: number) => pictures[at + by] && onShow(at + by);
  const onKeyDown = ({ key, currentTarget }: React.KeyboardEvent) => {
    const onwards = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') go(key === onwards ? 1 : -1);
  };
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface} onKeyDown={onKeyDown}>
        <DialogBody>
          <DialogTitle
            className={styles.title}
            action={<IconButton icon={<DismissRegular />} label={t('picture.close')} onClick={onClose} />}
          >
            <span aria-live="polite">
              {t('picture.title', { name, number: at + 1, count: pictures.length })}
            </span>
          </DialogTitle>
          <DialogContent className={styles.place}>
            <Large key={shown.id} picture={shown} name={name} />
          </DialogContent>
          <div className={styles.acts}>
            <IconButton
              icon={<ChevronLeftRegular className={styles.sides} />}
              label={t('picture.previous')}
              disabledFocusable={at === 0}
              onClick={() => go(-1)}
            />
            <IconButton
              icon={<ArrowDownloadRegular />}
              label={t('picture.save')}
              onClick={() => save.mutate({ path: shown.path, name })}
            />
            <IconButton
              icon={<ChevronRightRegular className={styles.sides} />}
              label={t('picture.next')}
              disabledFocusable={at === pictures.length - 1}
              onClick={() => go(1)}
            />
          </div>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function Large({ picture, name }: { picture: Picture; name: string }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const { url, read } = useFileUrl(['chats', 'file', picture.path], picture.path);
  if (read.isError) return <span role="alert">{t('picture.failed')}</span>;
  return url ? <img className={styles.picture} src={url} alt={name} /> : <Spinner aria-label={name} />;
}
