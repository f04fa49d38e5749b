import { Button, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { TextSortAscendingRegular, TextSortDescendingRegular } from '@fluentui/react-icons';
import {
  parseAsString,
  parseAsStringLiteral,
  titleIn,
  useLanguage,
  useQueryStates,
  useTranslation,
} from '@recobro/sdk';
import { EmptyState, ErrorState, ListPage, plainList, SearchField, Skeletons } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { HttpapiApp } from '../api/schema.gen';
import { AppLine } from './AppLine';

const TYPES = ['all', 'connected', 'notConnected'] as const;
const ORDERS = ['asc', 'desc'] as const;

const search = {
  type: parseAsStringLiteral(TYPES).withDefault('all'),
  filter: parseAsString.withDefault(''),
  sort: parseAsStringLiteral(ORDERS).withDefault('asc'),
};

const useStyles = makeStyles({
  waiting: { paddingInline: tokens.spacingHorizontalL },
  list: plainList,
});

/** The modules of this installation: which are on for the tenant, and how they are doing. */
export function AppsPage() {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const [wanted, setWanted] = useQueryStates(search, { history: 'push' });
  const { data, error, isPending, refetch } = useRead('/api/v1/apps', {});
  if (error) return <ErrorState page error={error} onRetry={() => void refetch()} />;
  const shown = select(data ?? [], wanted, (app) => titleIn(app.title, language));
  const ascending = wanted.sort === 'asc';
  return (
    <ListPage
      title={t('apps.title')}
      total={data && shown.length}
      filters={
        <>
          <TabList
            size="small"
            selectedValue={wanted.type}
            onTabSelect={(_, { value }) => void setWanted({ type: value as (typeof TYPES)[number] })}
          >
            {TYPES.map((type) => (
              <Tab key={type} value={type}>
                {t(`apps.types.${type}`)}
              </Tab>
            ))}
          </TabList>
          <SearchField
            value={wanted.filter}
            onSearch={(filter) => void setWanted({ filter }, { history: 'replace' })}
            label={t('apps.search')}
          />
          <Button
            appearance="subtle"
            icon={ascending ? <TextSortAscendingRegular /> : <TextSortDescendingRegular />}
            aria-label={t(ascending ? 'apps.sortedAsc' : 'apps.sortedDesc')}
            onClick={() => void setWanted({ sort: ascending ? 'desc' : 'asc' })}
          />
        </>
      }
    >
      <div className={styles.waiting}>
        <Skeletons rows={3} when={isPending} />
      </div>
      {data && shown.length === 0 ? (
        <EmptyState
          title={t('apps.none')}
          reason={t('apps.noneReason')}
          action={<Button onClick={() => void setWanted(null)}>{t('apps.clear')}</Button>}
        />
      ) : (
        <ul className={styles.list}>
          {shown.map((app) => (
            <AppLine key={app.id} app={app} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

interface Wanted {
  type: (typeof TYPES)[number];
  filter: string;
  sort: (typeof ORDERS)[number];
}

function select(apps: HttpapiApp[], wanted: Wanted, nameOf: (app: HttpapiApp) => string): HttpapiApp[] {
  const sign = wanted.sort === 'asc' ? 1 : -1;
  return apps
    .filter(({ connected }) => wanted.type === 'all' || connected === (wanted.type === 'connected'))
    .filter((app) => nameOf(app).toLowerCase().includes(wanted.filter.toLowerCase()))
    .sort((a, b) => sign * nameOf(a).localeCompare(nameOf(b)));
}
