import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link, titleIn, useLanguage, useTranslation } from '@recobro/sdk';
import { type Fact, Facts, plainList, Section } from '@recobro/sdk/ui';
import type { HttpapiAppDetail as AppDetail } from '../api/schema.gen';

const useStyles = makeStyles({
  list: plainList,
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
  link: { color: tokens.colorBrandForegroundLink },
});

/** What an app adds to the product and what crosses its border. */
export function AppFacts({ app }: { app: AppDetail }) {
  const { t } = useTranslation();
  const listed = (key: string, items: string[]): Fact => ({
    name: t(`apps.detail.${key}`),
    value: items.length > 0 && <Codes items={items} />,
  });
  const classes = [...new Set(app.fields.map((field) => field.class))].sort();
  return (
    <>
      {app.screens.length > 0 && (
        <Section title={t('apps.detail.screens')}>
          <Screens app={app} />
        </Section>
      )}
      <Section title={t('apps.detail.data')}>
        {classes.length === 0 ? (
          <Text>{t('apps.detail.noData')}</Text>
        ) : (
          <Facts
            facts={classes.map((kind) => ({
              name: t(`apps.classes.${kind}`, { defaultValue: kind }),
              value: (
                <Codes items={app.fields.filter((each) => each.class === kind).map((each) => each.name)} />
              ),
            }))}
          />
        )}
      </Section>
      <Section title={t('apps.detail.border')}>
        <Facts
          facts={[
            listed('prefixes', app.prefixes),
            listed('open', app.open),
            listed('credentials', app.credentials),
            listed('pages', app.pages),
            listed(
              'publishes',
              app.publishes.map((name) => name.replace(`recobro.${app.id}.`, '')),
            ),
            listed('consumes', app.consumes),
            listed('scopes', app.scopes),
            listed('egress', app.egress),
            listed('slots', app.slots),
          ].filter(({ value }) => value)}
        />
      </Section>
    </>
  );
}

function Screens({ app }: { app: AppDetail }) {
  const styles = useStyles();
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {app.screens.map(({ path, title }) => (
        <li key={path}>
          {app.connected ? (
            <Link to={path} className={styles.link}>
              {title ? titleIn(title, language) : path}
            </Link>
          ) : (
            <Text>{title ? titleIn(title, language) : path}</Text>
          )}
        </li>
      ))}
    </ul>
  );
}

function Codes({ items }: { items: string[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.code} dir="ltr">
          {item}
        </li>
      ))}
    </ul>
  );
}
