import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { DocumentPdfRegular } from '@fluentui/react-icons';
import { useFileUrl, useOpenFile, useTranslation } from '@recobro/sdk';
import { Loaded } from '@recobro/sdk/ui';
import { useProofs } from '../../api/reports';
import type { StoredFile } from '../../api/types';

const useStyles = makeStyles({
  surface: { maxWidth: '860px' },
  proofs: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  picture: { maxWidth: '100%', display: 'block', marginInline: 'auto' },
});

/** The proofs of a payment, shown: a picture, or a PDF. */
export function ProofDialog({
  paymentId,
  title,
  onClose,
}: {
  paymentId: string;
  title: string;
  onClose: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const query = useProofs(paymentId);
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{`${t('reports.proof')} · ${title}`}</DialogTitle>
          <DialogContent className={styles.proofs}>
            <Loaded read={query} rows={query.data}>
              {(files) => files.map((file) => <Proof key={file.id} paymentId={paymentId} file={file} />)}
            </Loaded>
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              {t('payments.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function Proof({ paymentId, file }: { paymentId: string; file: StoredFile }) {
  const { t } = useTranslation('portfolios');
  const open = useOpenFile();
  const path = `/api/v1/payments/${paymentId}/proof/${file.id}`;
  if (file.media_type !== 'application/pdf') return <Picture path={path} name={file.name} />;
  return (
    <Button icon={<DocumentPdfRegular />} onClick={() => open.mutate({ path, query: {}, name: file.name })}>
      {t('reports.openPdf', { name: file.name })}
    </Button>
  );
}

function Picture({ path, name }: { path: string; name: string }) {
  const styles = useStyles();
  const { url, read } = useFileUrl(['portfolios', 'payments', 'proof', path], path);
  return <Loaded read={read}>{() => <img className={styles.picture} alt={name} src={url} />}</Loaded>;
}
