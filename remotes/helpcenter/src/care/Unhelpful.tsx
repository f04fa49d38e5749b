import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { EmptyState, LinkButton, Loaded, Section, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { Received } from '../api/types';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalM },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'start',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
  },
  what: { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  title: { fontWeight: tokens.fontWeightSemibold },
  aside: { display: 'block', color: tokens.colorNeutralForeground3 },
  said: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
});

/** The articles that did not help as they are now, with why, each leading to where it is written. */
export function Unhelpful() {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const read = useRead('/api/v1/articles/feedback', {});
  return (
    <Section title={t('unhelpful')} count={read.data && String(read.data.length)} waiting={read.isPending}>
      <Loaded read={read} empty={<EmptyState title={t('unhelpfulNone')} reason={t('unhelpfulNoneWhy')} />}>
        {(all) => (
          <ul className={styles.list}>
            {all.map((one) => (
              <li key={one.article_id} className={styles.line}>
                <Told one={one} />
                <LinkButton to={`/help-center/write/${one.article_id}`}>
                  {t('mend', { title: one.title })}
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

function Told({ one }: { one: Received }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const { count } = useFormats();
  return (
    <div className={styles.what}>
      <span className={styles.title}>{one.title}</span>
      <span className={styles.aside}>
        {t('unhelpfulBy', {
          language: t(`language.${one.language}`),
          ...{ unhelpful: count(one.unhelpful), views: count(one.views) },
        })}
      </span>
      {one.said.length > 0 && (
        <ul className={styles.said}>
          {one.said.map((said) => (
            <li key={said.id}>
              {said.reason && t(`reason.${said.reason}`)} {said.text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
