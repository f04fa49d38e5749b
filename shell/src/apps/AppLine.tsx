import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link, titleIn, useLanguage, useTranslation } from '@recobro/sdk';
import type { HttpapiApp } from '../api/schema.gen';
import { AppStateBadge } from './AppStateBadge';
import { ConnectSwitch } from './ConnectSwitch';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXS },
    columnGap: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalM,
    paddingInline: tokens.spacingHorizontalL,
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  title: { margin: 0 },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  meta: { color: tokens.colorNeutralForeground3, display: 'block' },
  switch: { minWidth: '150px', '@media (max-width: 639px)': { marginInlineStart: '-8px' } },
  log: {
    gridColumnStart: 1,
    gridColumnEnd: -1,
    margin: 0,
    marginTop: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalS,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowX: 'auto',
    maxHeight: '160px',
  },
});

/** One module: what it is, how it is doing, and the switch that turns it on or off for the tenant. */
export function AppLine({ app }: { app: HttpapiApp }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const title = titleIn(app.title, language);
  const troubled = app.state !== 'ready' && (app.log?.length ?? 0) > 0;
  return (
    <li className={styles.line} aria-label={title}>
      <div>
        <div className={styles.head}>
          <Text as="h2" weight="semibold" className={styles.title}>
            <Link to={`/apps/${app.id}`} className={styles.link}>
              {title}
            </Link>
          </Text>
          <AppStateBadge state={app.state} />
        </div>
        <Text block>{titleIn(app.description, language)}</Text>
        <Text size={200} className={styles.meta}>
          {t('apps.version', { id: app.id, version: app.version })}
        </Text>
        {app.cause && <Text block>{app.cause}</Text>}
      </div>
      <ConnectSwitch app={app} className={styles.switch} />
      {troubled && <pre className={styles.log}>{app.log?.join('\n')}</pre>}
    </li>
  );
}
