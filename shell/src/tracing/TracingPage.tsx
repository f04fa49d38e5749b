import { Button, makeStyles, tokens } from '@fluentui/react-components';
import {
  ArrowDownloadRegular,
  HistoryRegular,
  PauseRegular,
  PlayRegular,
  ShieldCheckmarkRegular,
} from '@fluentui/react-icons';
import { useCan, useSaveFile, useTranslation } from '@recobro/sdk';
import { DataTable, EmptyState, FilterChips, ListPage, Notice, SearchField } from '@recobro/sdk/ui';
import { useRef, useState } from 'react';
import { EventLine } from './EventLine';
import { NewLinesBar } from './NewLinesBar';
import { RECORD, type TracingLine, useRecord } from './record';
import { TracePanel } from './TracePanel';
import { useEventColumns } from './useEventColumns';
import { useNewLines } from './useNewLines';
import { useRecordSearch } from './useRecordSearch';
import { useRecordWords } from './useRecordWords';
import { useScrolledAway } from './useScrolledAway';
import { VerificationPanel } from './VerificationPanel';

const useStyles = makeStyles({
  foot: { display: 'flex', justifyContent: 'center', padding: tokens.spacingVerticalS },
});

/** The record of everything done: searched, followed to its cause, verified. */
export function TracingPage() {
  const styles = useStyles();
  const { t } = useTranslation();
  const can = useCan();
  const { q, query, filters, setQ, clear } = useRecordSearch();
  const [opened, setOpened] = useState<TracingLine>();
  const [verifying, setVerifying] = useState(false);
  const columns = useEventColumns();
  const words = useRecordWords();
  const record = useRecord(query);
  const save = useSaveFile();
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
                onClick={() => save.mutate({ path: `${RECORD}/export`, query, name: 'tracing-events.csv' })}
              >
                {t('tracing.export')}
              </Button>
            )}
          </>
        }
        filters={
          <>
            <SearchField label={t('tracing.search')} value={q} onSearch={setQ} />
            <FilterChips onClearAll={clear} filters={filters} />
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
          <Notice intent="warning">
            {t('tracing.silent', { modules: [...new Set(silent)].join(', ') })}
          </Notice>
        )}
        <NewLinesBar lines={lines} onShow={showNew} />
        <div ref={area}>
          <DataTable<TracingLine>
            id="tracing-events"
            label={t('tracing.title')}
            columns={columns}
            rows={record.data?.rows}
            error={pages ? undefined : record.error}
            onRetry={() => void record.refetch()}
            rowId={(event) => event.id}
            rowName={(event) => words.event(event.name)}
            actions={(event) => [{ id: 'open', label: t('tracing.open'), run: () => setOpened(event) }]}
            empty={
              <EmptyState
                icon={<HistoryRegular />}
                title={t('tracing.nothing')}
                reason={t('tracing.nothingReason')}
                action={<Button onClick={clear}>{t('tracing.clear')}</Button>}
              />
            }
            compact={(event) => <EventLine event={event} />}
          />
        </div>
      </ListPage>
      <TracePanel event={opened} onClose={() => setOpened(undefined)} />
      <VerificationPanel open={verifying} onClose={() => setVerifying(false)} />
    </>
  );
}
