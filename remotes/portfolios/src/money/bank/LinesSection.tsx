import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Choose, choicesOf, Loaded, Pagination, plainList, Section } from '@recobro/sdk/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useDecideLine } from '../../api/bank';
import { useList } from '../../api/client';
import type { BankFile, BankLine } from '../../api/types';
import { LineRow } from './LineRow';
import { LINE_STATES } from './status';

const PAGE_SIZE = 50;

const useStyles = makeStyles({
  list: { ...plainList },
  foot: { paddingInline: tokens.spacingHorizontalXS },
  help: {
    display: 'block',
    paddingInline: tokens.spacingHorizontalL,
    paddingBlockEnd: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground3,
  },
});

/** The lines of a file, worked by one key each: Enter confirms, N goes to the next. */
export function LinesSection({ file }: { file: BankFile }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const [state, setState] = useState<BankLine['status']>('waiting');
  const [page, setPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const goTo = useRef<number>(undefined);
  const decide = useDecideLine();
  const query = useList('/api/v1/payments/files/{id}/lines', {
    path: { id: file.id },
    query: { status: [state], page, pageSize: PAGE_SIZE, sort: 'line' },
  });
  const focusOn = (at: number) => {
    const rows = list.current?.children;
    if (rows?.length) (rows[Math.min(Math.max(at, 0), rows.length - 1)] as HTMLElement).focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row that takes the place of a decided one has the focus
  useEffect(() => {
    if (goTo.current !== undefined) focusOn(goTo.current);
    goTo.current = undefined;
  }, [query.data]);
  const confirm = (line: BankLine, at: number, debtorId?: string) => {
    if (line.status !== 'waiting' || !(debtorId ?? line.debtor_id) || decide.confirm.isPending) return;
    goTo.current = at;
    const path = { id: file.id, line: String(line.line) };
    decide.confirm.mutate({ path, body: debtorId ? { debtor_id: debtorId } : {} });
  };
  const onKeyDown = (line: BankLine, at: number) => (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { n: 1, N: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') confirm(line, at);
    else if (step) focusOn(at + step);
    else return;
    event.preventDefault();
  };
  return (
    <Section
      flush
      title={t('bank.lines')}
      actions={
        <Choose
          aria-label={t('bank.show')}
          value={state}
          choices={choicesOf(t, 'bank.line', LINE_STATES)}
          onChoose={(value) => {
            setState(value);
            setPage(1);
          }}
        />
      }
    >
      {state === 'waiting' && (
        <Text size={200} className={styles.help}>
          {t('bank.keys')}
        </Text>
      )}
      <Loaded
        read={query}
        rows={query.data?.data}
        empty={t(`bank.empty.${state === 'waiting' ? 'waiting' : 'other'}`)}
      >
        {({ data: rows }) => (
          <ul className={styles.list} ref={list} aria-label={t('bank.lines')}>
            {rows.map((line, at) => (
              <LineRow
                key={line.id}
                line={line}
                onKeyDown={onKeyDown(line, at)}
                onConfirm={(debtorId) => confirm(line, at, debtorId)}
                onSkip={(reason) =>
                  decide.skip.mutateAsync({
                    path: { id: file.id, line: String(line.line) },
                    body: { reason },
                  })
                }
                onRestore={() => decide.restore.mutate({ path: { id: file.id, line: String(line.line) } })}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <div className={styles.foot}>
        <Pagination page={page} pageSize={PAGE_SIZE} total={query.data?.meta.total ?? 0} onPage={setPage} />
      </div>
    </Section>
  );
}
