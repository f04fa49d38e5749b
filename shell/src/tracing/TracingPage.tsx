import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import {
  ArrowDownloadRegular,
  HistoryRegular,
  PauseRegular,
  PlayRegular,
  ShieldCheckmarkRegular,
} from '@fluentui/react-icons';
import { parseAsString, useCan, useQueryStates, useTranslation } from '@recobro/sdk';
import { DataTable, EmptyState, FilterChips, ListPage, SearchField } from '@recobro/sdk/ui';
import { useRef, useState } from 'react';
import { NewLinesBar } from './NewLinesBar';
import { type TracingEvent, useExportRecord, useRecord } from './queries';
import { TracePanel } from './TracePanel';
import { useEventColumns } from './useEventColumns';
import { useEventName } from './useEventName';
import { useNewLines } from './useNewLines';
import { useScrolledAway } from './useScrolledAway';
import { VerificationPanel } from './VerificationPanel';

const AREAS = ['core.', 'portfolios.', 'tasks.', 'identityprovider.'] as const;

const search = {
  q: parseAsString.withDefault(''),
  name: parseAsString.withDefault(''),
  trace: parseAsString.withDefault(''),
};

const useStyles = makeStyles({
  foot: { display: 'flex', justifyContent: 'center', padding: tokens.spacingVerticalS },
});

/** The record of everything done: searched, followed to its cause, verified. */
export function TracingPage() {
  const styles = useStyles();
  const { t } = useTranslation();
  const can = useCan();
  const [wanted, setWanted] = useQueryStates(search, { history: 'push' });
  const [opened, setOpened] = useState<TracingEvent>();
  const [verifying, setVerifying] = useState(false);
  const columns = useEventColumns();
  const nameOf = useEventName();
  const query = {
    subject: wanted.q || undefined,
    name: wanted.name || undefined,
    trace: wanted.trace || undefined,
  };
  const record = useRecord(query);
  const save = useExportRecord();
  const [paused, setPaused] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const away = useScrolledAway(area);
  const lines = useNewLines(query, paused || away);
  const showNew = () => {
    lines.show();
    area.current?.querySelectorAll('*').forEach((element) => {
      if (element.scrollTop > 0) element.scrollTop = 0;
    });
    document.scrollingElement?.scrollTo({ top: 0 });
  };
  const pages = record.data?.pages;
  const silent = pages?.flatMap(({ meta }) => meta.silent ?? []) ?? [];
  const clear = () => void setWanted({ q: null, name: null, trace: null });
  return (
    <>
      <ListPage
        title={t('tracing.title')}
        actions={
          <>
            <Button
              icon={paused ? <PlayRegular /> : <PauseRegular />}
              aria-pressed={paused}
              onClick={() => setPaused(!paused)}
            >
              {t(paused ? 'tracing.resume' : 'tracing.pause')}
            </Button>
            <Button icon={<ShieldCheckmarkRegular />} onClick={() => setVerifying(true)}>
              {t('tracing.verify')}
            </Button>
            {can('core.tracing_events:export') && (
              <Button
                icon={<ArrowDownloadRegular />}
                disabled={save.isPending}
                onClick={() => save.mutate(query)}
              >
                {t('tracing.export')}
              </Button>
            )}
          </>
        }
        filters={
          <>
            <SearchField
              label={t('tracing.search')}
              value={wanted.q}
              onSearch={(q) => void setWanted({ q: q || null }, { history: 'replace' })}
            />
            <FilterChips
              onClearAll={clear}
              filters={[
                {
                  id: 'name',
                  label: t('tracing.area'),
                  options: AREAS.map((value) => ({ value, label: t(`tracing.areas.${value.slice(0, -1)}`) })),
                  value: wanted.name ? [wanted.name] : [],
                  onChange: ([name]) => void setWanted({ name: name ?? null }),
                },
                ...(wanted.trace
                  ? [
                      {
                        id: 'trace',
                        label: t('tracing.trace'),
                        options: [{ value: wanted.trace, label: wanted.trace }],
                        value: [wanted.trace],
                        onChange: ([trace]: string[]) => void setWanted({ trace: trace ?? null }),
                      },
                    ]
                  : []),
              ]}
            />
          </>
        }
        foot={
          record.hasNextPage && (
            <div className={styles.foot}>
              <Button disabled={record.isFetchingNextPage} onClick={() => void record.fetchNextPage()}>
                {t('tracing.older')}
              </Button>
            </div>
          )
        }
      >
        {silent.length > 0 && (
          <MessageBar intent="warning">
            <MessageBarBody>
              {t('tracing.silent', { modules: [...new Set(silent)].join(', ') })}
            </MessageBarBody>
          </MessageBar>
        )}
        <NewLinesBar lines={lines} onShow={showNew} />
        <div ref={area}>
          <DataTable<TracingEvent>
            id="tracing-events"
            label={t('tracing.title')}
            columns={columns}
            rows={pages?.flatMap((page) => page.data ?? [])}
            error={pages ? undefined : record.error}
            onRetry={() => void record.refetch()}
            rowId={(event) => event.id}
            rowName={(event) => nameOf(event.name)}
            actions={(event) => [{ id: 'open', label: t('tracing.open'), run: () => setOpened(event) }]}
            empty={
              <EmptyState
                icon={<HistoryRegular />}
                title={t('tracing.nothing')}
                reason={t('tracing.nothingReason')}
                action={<Button onClick={clear}>{t('tracing.clear')}</Button>}
              />
            }
            compact={(event) => <span>{[nameOf(event.name), event.actor_name].join(' · ')}</span>}
          />
        </div>
      </ListPage>
      <TracePanel event={opened} onClose={() => setOpened(undefined)} />
      <VerificationPanel open={verifying} onClose={() => setVerifying(false)} />
    </>
  );
}
