import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { IconButton, StatusBadge } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useDrafting } from '../../../api/packs';
import type { RulePack } from '../../../api/types';
import type { Editing } from './editing';

const NotePanel = lazy(() => import('./NotePanel').then((code) => ({ default: code.NotePanel })));

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  note: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** Which version is looked at, and what is said of it. */
export function PackHead({ pack, editing }: { pack: RulePack; editing: Editing | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const [writing, setWriting] = useState(false);
  return (
    <>
      <div className={styles.line}>
        <Text>{t('contactRules.version', { number: pack.number })}</Text>
        <PackStatus status={pack.status} />
      </div>
      <div className={styles.line}>
        <Text size={200} className={styles.note}>
          {pack.note || t(editing ? 'packs.noNote' : 'packs.noNoteThere')}
        </Text>
        {editing && (
          <IconButton
            appearance="transparent"
            icon={<EditRegular />}
            label={t('packs.editNote')}
            onClick={() => setWriting(true)}
          />
        )}
      </div>
      {editing && writing && (
        <Suspense>
          <NotePanel editing={editing} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether a version is being written, holds, or held. */
export function PackStatus({ status }: Pick<RulePack, 'status'>) {
  const { t } = useTranslation('portfolios');
  const tone = { draft: 'warning', published: 'success', superseded: 'paused' } as const;
  return <StatusBadge tone={tone[status]}>{t(`packStatus.${status}`)}</StatusBadge>;
}

/** Begins the version after the latest. */
export function BeginDraft({ latest }: { latest: RulePack }) {
  const { t } = useTranslation('portfolios');
  const { begin } = useDrafting();
  if (!useCan()('portfolios.rule_packs:create')) return null;
  return (
    <Button
      size="small"
      appearance="primary"
      disabledFocusable={begin.isPending}
      onClick={() => begin.mutate({ path: { country: latest.country } })}
    >
      {t('packs.begin', { number: latest.number + 1 })}
    </Button>
  );
}
