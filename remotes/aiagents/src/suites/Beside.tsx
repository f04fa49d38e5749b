import { useTranslation } from '@recobro/sdk';
import { Choose, type Column, DataTable, EmptyState, Loaded, Section, TwoLines } from '@recobro/sdk/ui';
import { useState } from 'react';
import { usePages, useRead } from '../api/client';
import type { Compared, Run } from '../api/types';
import { Passed } from './Results';

type Pair = NonNullable<Compared['rows']>[number];

/** Another run beside this one: which cases came out otherwise. */
export function Beside({ run }: { run: Run }) {
  const { t } = useTranslation('aiagents');
  const [other, setOther] = useState('');
  const runs = usePages('/api/v1/ai-agents/runs', { query: { agent_id: run.agent_id, kind: ['suites'] } });
  const others = (runs.data?.rows ?? []).filter(({ id, state }) => id !== run.id && state === 'done');
  const choices = others.map((one) => ({
    value: one.id,
    label: `${t('versionN', { n: one.n })} · ${t('run.passedOf', { passed: one.passed, total: one.total })}`,
  }));
  return (
    <Section title={t('run.beside')} waiting={runs.isPending}>
      {choices.length === 0 ? (
        <EmptyState title={t('run.noOther')} />
      ) : (
        <Choose
          aria-label={t('run.other')}
          value={other}
          choices={choices}
          none={t('run.chooseOther')}
          onChoose={setOther}
        />
      )}
      {other && <Pairs a={run.id} b={other} />}
    </Section>
  );
}

function Pairs({ a, b }: { a: string; b: string }) {
  const { t } = useTranslation('aiagents');
  const read = useRead('/api/v1/ai-agents/runs/compare', { query: { a, b } });
  const columns: Column<Pair>[] = [
    { id: 'title', header: t('suites.case'), primary: true, cell: (pair) => pair.title, width: 300 },
    {
      id: 'language',
      header: t('trial.language'),
      cell: (pair) => t(`language.${pair.language}`),
      width: 110,
    },
    {
      id: 'a',
      header: t('versionN', { n: read.data?.a.n }),
      cell: (pair) => <Side side={pair.a} />,
      width: 140,
    },
    {
      id: 'b',
      header: t('versionN', { n: read.data?.b.n }),
      cell: (pair) => <Side side={pair.b} />,
      width: 140,
    },
  ];
  return (
    <Loaded read={read}>
      {(both) => (
        <DataTable
          id="ai-run-pairs"
          label={t('run.beside')}
          columns={columns}
          rows={both.rows ?? []}
          rowId={(pair) => pair.case_key}
          rowName={(pair) => pair.title}
          empty={<EmptyState title={t('run.none')} />}
          compact={(pair) => (
            <TwoLines name={pair.title} aside={<Side side={pair.b} />}>
              {`${t('versionN', { n: both.a.n })} · ${pair.a ? t(pair.a.passed ? 'run.passed' : 'run.failed') : t('run.untried')}`}
            </TwoLines>
          )}
        />
      )}
    </Loaded>
  );
}

function Side({ side }: { side: { passed: boolean } | undefined }) {
  const { t } = useTranslation('aiagents');
  return side ? <Passed result={side} /> : t('run.untried');
}
