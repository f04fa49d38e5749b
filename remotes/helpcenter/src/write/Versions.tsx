import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { of, useTranslation } from '@recobro/sdk';
import { Choose, DateText, Loaded, SidePanel } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../api/client';
import type { Article, Version } from '../api/types';
import { Difference } from './Difference';

const useStyles = makeStyles({
  all: { display: 'grid', gap: tokens.spacingVerticalM, paddingBlockEnd: tokens.spacingVerticalL },
});

/** How an article once stood, what a version changed, and the way back to it. */
export function Versions({ article, onClose }: { article: Article; onClose: () => void }) {
  const { t } = useTranslation('helpcenter');
  const read = useRead('/api/v1/articles/{id}/versions', { path: { id: article.id } });
  return (
    <SidePanel open title={t('versions')} onClose={onClose}>
      <Loaded read={read}>{(all) => <Compared article={article} all={all} onClose={onClose} />}</Loaded>
    </SidePanel>
  );
}

function Compared({ article, all, onClose }: { article: Article; all: Version[]; onClose: () => void }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const latest = all[0]?.number ?? 1;
  const [chosen, setChosen] = useState(Math.max(1, latest - 1));
  const says = () => t('restoredNow');
  const restore = useWrite('POST', '/api/v1/articles/{id}/versions/{number}/restore', {
    says,
    onSuccess: onClose,
  });
  const version = all.find((one) => one.number === chosen);
  const { path, ...known } = of(article);
  return (
    <div className={styles.all}>
      <Choose
        aria-label={t('version')}
        value={String(chosen)}
        choices={all.map((one) => ({
          value: String(one.number),
          label: t(`versionOf.${one.why}`, { number: one.number }),
        }))}
        onChoose={(number) => setChosen(Number(number))}
      />
      {version && (
        <Text size={200}>
          <DateText value={version.written_at} shape="datetime" />
        </Text>
      )}
      <Difference id={article.id} from={chosen} to={latest} />
      <Button
        disabled={chosen === latest}
        onClick={() => restore.mutate({ ...known, path: { ...path, number: chosen } })}
      >
        {t('restore')}
      </Button>
    </div>
  );
}
