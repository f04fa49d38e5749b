import { type Display, DisplayProvider } from '@recobro/sdk';
import { renderScreen, speak } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it } from '@rstest/core';
import { screen } from '@testing-library/react';
import { DataTable, useListParams } from './index';

const SHAPE = { sorts: ['name'], filters: {} } as const;

function List() {
  const { pageSize } = useListParams(SHAPE);
  return (
    <>
      <output>{pageSize}</output>
      <DataTable
        id="rows"
        label="Filas"
        columns={[{ id: 'name', header: 'Nombre', cell: (row: { id: string }) => row.id, primary: true }]}
        rows={[{ id: 'a' }, { id: 'b' }]}
        rowId={(row) => row.id}
        rowName={(row) => row.id}
        empty={null}
        compact={(row) => row.id}
      />
    </>
  );
}

function shown(display?: Display) {
  renderScreen(display ? <DisplayProvider value={display}>{<List />}</DisplayProvider> : <List />);
  const height = screen.getByText('a').closest<HTMLElement>('[data-row]')?.style.height;
  return { height, pageSize: screen.getByRole('status').textContent };
}

describe('lists', () => {
  beforeEach(() => speak());

  it('are comfortable and of twenty-five rows when nothing was chosen', () => {
    expect(shown()).toEqual({ height: '40px', pageSize: '25' });
  });

  it('take the density and the page size that the user chose', () => {
    expect(shown({ density: 'compact', pageSize: 50 })).toEqual({ height: '32px', pageSize: '50' });
  });
});
