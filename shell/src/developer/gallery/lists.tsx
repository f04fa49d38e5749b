import { Button } from '@fluentui/react-components';
import { findPeople } from '@recobro/sdk';
import {
  type Column,
  DataTable,
  EmptyState,
  EntityList,
  FilterChips,
  Finder,
  LazyFinder,
  LazyMenu,
  ListPage,
  Pagination,
  SavedViews,
  SearchField,
  StatusBadge,
  TwoLines,
  useListParams,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import type { Specimen } from './specimens';
import { WORDS } from './words';

interface Row {
  id: string;
  name: string;
  owed: string;
}

const ROWS: Row[] = [
  { id: '1', name: WORDS.debtor, owed: '1.319.716' },
  { id: '2', name: WORDS.short, owed: '730.458' },
];
const SHAPE = { filters: {} };
const COLUMNS: Column<Row>[] = [
  { id: 'name', header: WORDS.debtor, cell: ({ name }) => name, primary: true },
  { id: 'owed', header: '$', cell: ({ owed }) => owed, align: 'end' },
];

function Sample({ rows, error }: { rows?: Row[]; error?: unknown }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      id="gallery"
      label={WORDS.portfolio}
      columns={COLUMNS}
      rows={rows}
      error={error}
      onRetry={() => {}}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      selection={{ selected, onChange: setSelected, actions: null }}
      empty={<EmptyState title={WORDS.why} />}
      compact={({ name }) => name}
      expected={3}
    />
  );
}

function Chips() {
  const [value, setValue] = useState<string[]>(['a']);
  const options = [
    { value: 'a', label: WORDS.short },
    { value: 'b', label: WORDS.debtor },
  ];
  return (
    <FilterChips
      filters={[{ id: 'who', label: WORDS.why, options, value, multiple: true, onChange: setValue }]}
      onClearAll={() => setValue([])}
    />
  );
}

const FIND = findPeople();

function Looked() {
  const [value, setValue] = useState<string[]>(['a']);
  const always = [{ value: 'a', label: WORDS.short }];
  return <Finder label={WORDS.short} find={FIND} always={always} value={value} onChange={setValue} />;
}

function Pages({ total, totalExact }: { total: number; totalExact?: boolean }) {
  const [page, setPage] = useState(4);
  return (
    <Pagination page={page} pageSize={10} total={total} totalExact={totalExact ?? true} onPage={setPage} />
  );
}

function Search() {
  const [value, setValue] = useState('');
  return <SearchField value={value} label={WORDS.portfolio} onSearch={setValue} />;
}

function Whole() {
  const params = useListParams(SHAPE);
  const meta = { page: 1, pageSize: 25, total: ROWS.length };
  return (
    <EntityList
      id="gallery-list"
      title={WORDS.portfolio}
      query={{ data: { data: ROWS, meta }, error: null, isPlaceholderData: false, refetch: () => {} }}
      params={params}
      search={WORDS.short}
      columns={COLUMNS}
      rowName={({ name }) => name}
      none={{ title: WORDS.why }}
      compact={({ name, owed }) => (
        <TwoLines name={name} aside={owed}>
          {WORDS.why}
        </TwoLines>
      )}
    />
  );
}

function Kept() {
  return (
    <div>
      <SavedViews list="gallery" columns={COLUMNS} />
    </div>
  );
}

/** What shows many things. */
export const lists: Record<string, Specimen[]> = {
  DataTable: [
    { state: 'full', draw: () => <Sample rows={ROWS} /> },
    { state: 'loading', draw: () => <Sample /> },
    { state: 'empty', draw: () => <Sample rows={[]} /> },
    { state: 'error', draw: () => <Sample error={new Error(WORDS.why)} /> },
  ],
  EntityList: [{ state: 'two rows', draw: Whole }],
  SavedViews: [{ state: 'beside a list', draw: Kept }],
  TwoLines: [
    {
      state: 'a long name',
      draw: () => (
        <TwoLines name={WORDS.debtor} aside="1.319.716">
          {WORDS.why}
        </TwoLines>
      ),
    },
  ],
  Finder: [{ state: 'one chosen', draw: Looked }],
  LazyFinder: [
    {
      state: 'closed until reached for',
      draw: () => (
        <LazyFinder
          label={WORDS.short}
          find={FIND}
          value={[]}
          onChange={() => {}}
          button={<Button>{WORDS.short}</Button>}
        />
      ),
    },
  ],
  FilterChips: [{ state: 'one chosen', draw: Chips }],
  LazyMenu: [
    {
      state: 'closed until reached for',
      draw: () => (
        <LazyMenu button={<Button>{WORDS.short}</Button>}>
          {({ MenuItem }) => <MenuItem>{WORDS.debtor}</MenuItem>}
        </LazyMenu>
      ),
    },
  ],
  Pagination: [
    { state: 'many pages', draw: () => <Pages total={204} /> },
    { state: 'bounded count', draw: () => <Pages total={10_000} totalExact={false} /> },
  ],
  SearchField: [{ state: 'empty', draw: Search }],
  ListPage: [
    {
      state: 'with filters',
      draw: () => (
        <ListPage title={WORDS.portfolio} total={2} searchedIn={84} filters={<Search />}>
          <StatusBadge tone="success">{WORDS.why}</StatusBadge>
        </ListPage>
      ),
    },
  ],
};
