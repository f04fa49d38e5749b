import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownloadRegular, DocumentPdfRegular } from '@fluentui/react-icons';
import { useFileUrl, useOpenFile, useSaveFile, useTranslation } from '@recobro/sdk';
import { Loaded, Skeletons } from '@recobro/sdk/ui';
import { contentOf } from '../../api/documents';
import type { DebtorDocument } from '../../api/types';
import { isPicture } from './kinds';

const useStyles = makeStyles({
  surface: { maxWidth: '860px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  name: { overflowWrap: 'anywhere' },
  picture: { maxWidth: '100%', maxHeight: '70vh', display: 'block', marginInline: 'auto' },
  sum: {
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground3,
  },
});

/** A document, shown: a picture here, a PDF in a page of its own; what a browser might run is only saved. */
export function PreviewDialog({ document, onClose }: { document: DebtorDocument; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const save = useSaveFile();
  const open = useOpenFile();
  const { name, media_type: type } = document;
  const asked = { path: contentOf(document), name };
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle className={styles.name}>
            <bdi>{name}</bdi>
          </DialogTitle>
          <DialogContent className={styles.content}>
            {isPicture(type) && <Picture path={asked.path} name={name} />}
            {type === 'application/pdf' && (
              <div>
                <Button icon={<DocumentPdfRegular />} onClick={() => open.mutate(asked)}>
                  {t('documents.open')}
                </Button>
              </div>
            )}
            {!isPicture(type) && type !== 'application/pdf' && <Text>{t('documents.savedOnly')}</Text>}
            <Text size={200} className={styles.sum} dir="ltr">
              {`SHA-256 ${document.sha256}`}
            </Text>
          </DialogContent>
          <DialogActions>
            <Button icon={<ArrowDownloadRegular />} onClick={() => save.mutate(asked)}>
              {t('documents.download')}
            </Button>
            <Button appearance="primary" onClick={onClose}>
              {t('documents.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function Picture({ path, name }: { path: string; name: string }) {
  const styles = useStyles();
  const { url, read } = useFileUrl(['portfolios', 'documents', 'content', path], path);
  return (
    <>
      <Skeletons rows={3} when={read.isPending} />
      <Loaded read={read}>{() => <img className={styles.picture} alt={name} src={url} />}</Loaded>
    </>
  );
}
