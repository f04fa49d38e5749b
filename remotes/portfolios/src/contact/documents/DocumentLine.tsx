import { Button, MenuItem, makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  ArrowDownloadRegular,
  DeleteRegular,
  DocumentPdfRegular,
  DocumentRegular,
  EditRegular,
  ImageRegular,
  MoreHorizontalRegular,
} from '@fluentui/react-icons';
import { useSaveFile, useSession, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, DateText, hairlineOver, LazyMenu, RecordName, useFormats } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { contentOf, useFiling } from '../../api/documents';
import type { DebtorDocument } from '../../api/types';
import { isPicture } from './kinds';

const RenamePanel = lazy(() => import('./RenamePanel').then((m) => ({ default: m.RenamePanel })));
const PreviewDialog = lazy(() => import('./PreviewDialog').then((m) => ({ default: m.PreviewDialog })));

const useStyles = makeStyles({
  line: {
    ...hairlineOver,
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    alignItems: 'center',
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
  },
  name: {
    justifyContent: 'flex-start',
    minWidth: 0,
    padding: 0,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
  quiet: { display: 'block', color: tokens.colorNeutralForeground3 },
});

const signOf = (mediaType: string) => {
  if (isPicture(mediaType)) return ImageRegular;
  return mediaType === 'application/pdf' ? DocumentPdfRegular : DocumentRegular;
};

/** A document: what it is, who sent it and when; its name shows it. */
export function DocumentLine({ document }: { document: DebtorDocument }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { bytes } = useFormats();
  const [shown, setShown] = useState(false);
  const Sign = signOf(document.media_type);
  return (
    <li className={styles.line}>
      <Sign fontSize={20} aria-hidden />
      <div>
        <Button
          appearance="transparent"
          size="small"
          className={styles.name}
          aria-haspopup="dialog"
          onClick={() => setShown(true)}
        >
          <bdi>{document.name}</bdi>
        </Button>
        <Text size={200} className={styles.quiet}>
          {t(`documentKind.${document.kind}`)}
          {` · ${bytes(document.size)} · `}
          <DateText value={document.created_at} shape="date" />
          {' · '}
          <RecordName of="core.user" id={document.created_by} plain />
        </Text>
      </div>
      <DocumentActs document={document} />
      <Suspense>{shown && <PreviewDialog document={document} onClose={() => setShown(false)} />}</Suspense>
    </li>
  );
}

function DocumentActs({ document }: { document: DebtorDocument }) {
  const { t } = useTranslation('portfolios');
  const { me } = useSession();
  const { remove } = useFiling();
  const save = useSaveFile();
  const [renaming, setRenaming] = useState(false);
  const [removing, setRemoving] = useState<DebtorDocument>();
  const { name } = document;
  const scope = me.permissions['portfolios.documents:create'];
  const mine = scope === 'all' || (scope === 'own' && document.created_by === me.id);
  const path = { id: document.debtor_id, document: document.id };
  return (
    <>
      <LazyMenu
        button={
          <Button
            size="small"
            appearance="subtle"
            icon={<MoreHorizontalRegular />}
            aria-label={t('documents.acts', { name })}
          />
        }
      >
        {() => (
          <>
            <MenuItem
              icon={<ArrowDownloadRegular />}
              onClick={() => save.mutate({ path: contentOf(document), name })}
            >
              {t('documents.download')}
            </MenuItem>
            {mine && (
              <MenuItem icon={<EditRegular />} onClick={() => setRenaming(true)}>
                {t('documents.rename')}
              </MenuItem>
            )}
            {mine && (
              <MenuItem icon={<DeleteRegular />} onClick={() => setRemoving(document)}>
                {t('documents.remove')}
              </MenuItem>
            )}
          </>
        )}
      </LazyMenu>
      <Suspense>
        {renaming && <RenamePanel document={document} onClose={() => setRenaming(false)} />}
      </Suspense>
      <ConfirmDialog
        open={removing}
        title={t('documents.removeTitle', { name })}
        action={t('documents.remove')}
        onConfirm={(asked) => remove.mutateAsync({ path, known: asked })}
        onClose={() => setRemoving(undefined)}
      >
        {t('documents.removeReason')}
      </ConfirmDialog>
    </>
  );
}
