import { Tab, TabList } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { DetailPage, DetailSkeleton, EmptyState, ErrorState, LinkButton } from '@recobro/sdk/ui';
import { useState } from 'react';
import type { Test } from '../api/types';
import { Batch } from './Batch';
import { Begin } from './Begin';
import { OnLineTalk } from './OnLineTalk';
import { Talk } from './Talk';
import { useVersions } from './useVersions';

/** Tries an agent over a made-up file: by hand, or with many simulated debtors at once. */
export function TestCallPage() {
  const { t } = useTranslation('aiagents');
  const [tab, setTab] = useState('one');
  const { read, choices } = useVersions();
  if (read.error && !read.data)
    return <ErrorState page error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <DetailSkeleton />;
  return (
    <DetailPage back={{ to: '/ai-agents', label: t('title') }} title={t('trial.title')}>
      {choices.length === 0 ? (
        <EmptyState
          title={t('trial.none')}
          reason={t('noneWhy')}
          action={<LinkButton to="/ai-agents">{t('title')}</LinkButton>}
        />
      ) : (
        <>
          <TabList selectedValue={tab} onTabSelect={(_, chosen) => setTab(String(chosen.value))}>
            <Tab value="one">{t('trial.one')}</Tab>
            <Tab value="many">{t('trial.many')}</Tab>
          </TabList>
          {tab === 'one' ? <One versions={choices} /> : <Batch versions={choices} />}
        </>
      )}
    </DetailPage>
  );
}

/** One test: what it begins with, then the talk. */
function One({ versions }: { versions: { value: string; label: string }[] }) {
  const [test, setTest] = useState<Test>();
  if (!test) return <Begin versions={versions} onBegun={setTest} />;
  if (test.way !== 'text') return <OnLineTalk key={test.id} id={test.id} onAnew={() => setTest(undefined)} />;
  return <Talk key={test.id} test={test} onTurn={setTest} onAnew={() => setTest(undefined)} />;
}
