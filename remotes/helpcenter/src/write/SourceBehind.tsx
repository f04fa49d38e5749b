import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { of, useTranslation } from '@recobro/sdk';
import { DateText, Loaded, Notice } from '@recobro/sdk/ui';
import { useRead, useWrite } from '../api/client';
import type { Article, Version } from '../api/types';
import { Difference } from './Difference';

const useStyles = makeStyles({
  all: { display: 'grid', gap: tokens.spacingVerticalS },
  text: { maxHeight: '240px', overflowY: 'auto' },
});

/** Props of SourceBehind. */
interface SourceBehindProps {
  source: Article;
  translation: Article;
}

/** Whether a source was changed after its translation, and nobody has said since that this still says the same. */
export const isBehind = (translation: Article, source: Article) =>
  source.changed_at > translation.changed_at && source.changed_at > (translation.held_at ?? '');

/** That the source was changed since: what in it, and the way to say that nothing follows from that. */
export function SourceBehind({ source, translation }: SourceBehindProps) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const read = useRead('/api/v1/articles/{id}/versions', { path: { id: source.id } });
  const hold = useWrite('POST', '/api/v1/articles/{id}/review', { says: () => t('sourceSameSaid') });
  const since = [translation.changed_at, translation.held_at ?? ''].sort().at(-1) ?? '';
  return (
    <div className={styles.all}>
      <Notice intent="warning" layout="multiline">
        {t('sourceChanged')} <DateText value={source.changed_at} shape="datetime" />
      </Notice>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by the keyboard */}
      <section className={styles.text} aria-label={t('sourceDifference')} tabIndex={0}>
        <Loaded read={read}>
          {(all) => <Difference id={source.id} from={standing(all, since)} to={all[0]?.number ?? 1} />}
        </Loaded>
      </section>
      <Button onClick={() => hold.mutate(of(translation))}>{t('sourceSame')}</Button>
    </div>
  );
}

/** The version that stood at a time, of those told the latest first. */
const standing = (all: Version[], at: string) => all.find((one) => one.written_at <= at)?.number ?? 1;
