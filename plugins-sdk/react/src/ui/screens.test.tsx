import { ApiError } from '@recobro/sdk';
import { renderScreen, speak } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it, rs } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import {
  Amount,
  type Column,
  DataTable,
  Form,
  MaskedValue,
  MoneyField,
  Pagination,
  SearchField,
  TextField,
} from './index';

interface Person {
  id: string;
  name: string;
  owed: number;
}

const people: Person[] = Array.from({ length: 3 }, (_, at) => ({
  id: `p${at}`,
  name: `Persona ${at}`,
  owed: at * 100,
}));

const columns: Column<Person>[] = [
  { id: 'name', header: 'Nombre', cell: (row) => row.name, sort: 'name', primary: true },
  { id: 'owed', header: 'Saldo', cell: (row) => <Amount minor={row.owed} />, sort: 'owed', align: 'end' },
];

function list(extra: Partial<React.ComponentProps<typeof DataTable<Person>>> = {}) {
  return (
    <DataTable
      id="people"
      label="Personas"
      columns={columns}
      rows={people}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      href={(row) => `/people/${row.id}`}
      empty={<p>Nadie</p>}
      compact={(row) => row.name}
      {...extra}
    />
  );
}

/** Draws what is in it after a moment, as an answer does. */
function Late({ children }: { children: ReactNode }) {
  const [come, setCome] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCome(true));
    return () => clearTimeout(timer);
  }, []);
  return come && children;
}

/** Presses a key at once when an element has been drawn, as the quickest person would. */
async function pressOnceSeen(element: string, key: string): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // React draws when it wants to
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(element)) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

beforeEach(async () => {
  localStorage.clear();
  await speak();
});

describe('DataTable', () => {
  it('walks its rows with j and k from anywhere on the page', async () => {
    renderScreen(list());
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Persona 0' }));
    await userEvent.keyboard('jj');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Persona 2' }));
    await userEvent.keyboard('k');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Persona 1' }));
  });

  it('hears a key from the moment on that its rows are seen', async () => {
    renderScreen(<Late>{list()}</Late>);
    await pressOnceSeen('[data-row]', 'j');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Persona 0' }));
  });

  it('asks for the other direction when a sorted column is pressed again', async () => {
    const onSort = rs.fn();
    renderScreen(list({ sort: 'owed', onSort }));
    expect(screen.getByRole('columnheader', { name: /Saldo/ })).toHaveProperty('ariaSort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Saldo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Nombre' }));
    expect(onSort.mock.calls).toEqual([['-owed'], ['name']]);
  });

  it('picks one row and every row of the page', async () => {
    const onChange = rs.fn();
    renderScreen(
      list({
        selection: { selected: new Set(['p0']), onChange, actions: <button type="button">Asignar</button> },
      }),
    );
    expect(within(screen.getByRole('toolbar')).getByText('1 seleccionado')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Persona 1' }));
    expect(onChange.mock.calls[0]?.[0]).toEqual(new Set(['p0', 'p1']));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar todas las filas de la página' }));
    expect(onChange.mock.calls[1]?.[0]).toEqual(new Set(['p0', 'p1', 'p2']));
  });

  it('hides a column and remembers it', async () => {
    const { unmount } = renderScreen(list());
    await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Saldo' }));
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: /Saldo/, hidden: true })).toBeNull(),
    );
    unmount();
    renderScreen(list());
    expect(screen.queryByRole('columnheader', { name: /Saldo/ })).toBeNull();
  });

  it('says who can grant what may not be seen', () => {
    renderScreen(list({ rows: undefined, error: new ApiError(403, { title: 'Prohibido' }) }));
    expect(screen.getByText('No tiene permiso para ver esto')).toBeTruthy();
    expect(screen.getByText(/administrador/)).toBeTruthy();
  });

  it('tells what failed, its trace and a way to try again', async () => {
    const onRetry = rs.fn();
    renderScreen(
      list({
        rows: undefined,
        error: new ApiError(503, { title: 'No responde', trace_id: '4bf9' }),
        onRetry,
      }),
    );
    expect(within(screen.getByRole('alert')).getByText('4bf9')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('Pagination', () => {
  it('marks the current page and leads to the others [RT-21]', async () => {
    const onPage = rs.fn();
    renderScreen(<Pagination page={10} pageSize={10} total={200} onPage={onPage} />);
    const pages = within(screen.getByRole('navigation', { name: 'Páginas' }));
    expect(pages.getByRole('button', { current: 'page' }).textContent).toBe('10');
    expect(pages.getAllByRole('button', { name: /^Página \d/ }).map((page) => page.textContent)).toEqual([
      '1',
      '9',
      '10',
      '11',
      '20',
    ]);
    await userEvent.click(pages.getByRole('button', { name: 'Página siguiente' }));
    expect(onPage).toHaveBeenCalledWith(11);
  });
});

describe('SearchField', () => {
  it('takes the focus for "/" from the moment on that it is seen', async () => {
    renderScreen(
      <Late>
        <SearchField value="" label="Buscar" onSearch={() => {}} />
      </Late>,
    );
    await pressOnceSeen('[role=searchbox], input[type=search]', '/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('takes the focus on "/" and searches once typing pauses', async () => {
    const onSearch = rs.fn();
    renderScreen(<SearchField value="" label="Buscar" onSearch={onSearch} wait={20} />);
    await userEvent.keyboard('/');
    const field = screen.getByRole('searchbox', { name: 'Buscar' });
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('ana');
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('ana'));
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('keeps what is typed while the search before it comes back, and follows one made elsewhere', async () => {
    const onSearch = rs.fn();
    let come: (value: string) => void = () => {};
    const Screen = () => {
      const [value, setValue] = useState('');
      come = (next) => act(() => setValue(next));
      return <SearchField value={value} label="Buscar" onSearch={onSearch} wait={20} />;
    };
    renderScreen(<Screen />);
    const field = screen.getByRole('searchbox', { name: 'Buscar' });
    await userEvent.type(field, 'ana');
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('ana'));
    await userEvent.type(field, ' p');
    come('ana');
    expect(field).toHaveProperty('value', 'ana p');
    come('luz');
    expect(field).toHaveProperty('value', 'luz');
  });
});

describe('MaskedValue', () => {
  it('fetches the open value only when asked, and covers it again', async () => {
    const reveal = rs.fn(() => Promise.resolve('4.512.667-2'));
    renderScreen(<MaskedValue masked="*.***.*67-2" label="documento" reveal={reveal} />);
    expect(reveal).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /Mostrar documento/ }));
    expect(await screen.findByText('4.512.667-2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Ocultar documento/ }));
    expect(screen.getByText('*.***.*67-2')).toBeTruthy();
  });
});

describe('Form', () => {
  const schema = z.object({
    code: z.string().check(z.minLength(1, 'required')),
    amount: z.number('amount').check(z.positive('amount')),
  });

  function form(onSubmit: (values: z.infer<typeof schema>) => Promise<unknown>, onReload?: () => void) {
    return (
      <Form
        schema={schema}
        values={{ code: '', amount: undefined }}
        onSubmit={onSubmit}
        submitLabel="Guardar"
        onReload={onReload}
      >
        <TextField name="code" label="Código" />
        <MoneyField name="amount" label="Importe" currency="UYU" />
      </Form>
    );
  }

  async function fill() {
    await userEvent.type(screen.getByRole('textbox', { name: 'Código' }), 'A-1');
    await userEvent.type(screen.getByRole('textbox', { name: 'Importe' }), '1.250,50');
  }

  it('submits what was typed as values, by Ctrl Enter', async () => {
    const onSubmit = rs.fn(() => Promise.resolve());
    renderScreen(form(onSubmit));
    await fill();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ code: 'A-1', amount: 125050 }));
  });

  it('tells what is missing at the field and in a summary that leads there', async () => {
    const onSubmit = rs.fn(() => Promise.resolve());
    renderScreen(form(onSubmit));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    const link = await screen.findByRole('link', { name: /Código: Es obligatorio/ });
    await userEvent.click(link);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Código' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("puts the server's refusals on the fields they name", async () => {
    const refused = new ApiError(422, {
      title: 'Revise los datos',
      errors: [
        {
          field: 'body.code',
          code: 'portfolios.portfolio_code_exists',
          title: 'Ya hay una cartera con ese código',
        },
      ],
    });
    renderScreen(form(() => Promise.reject(refused)));
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(
      await screen.findByRole('link', { name: 'Código: Ya hay una cartera con ese código' }),
    ).toBeTruthy();
  });

  it('explains a lost update and offers the current version', async () => {
    const onReload = rs.fn();
    renderScreen(form(() => Promise.reject(new ApiError(412, { title: 'stale' })), onReload));
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Otra persona guardó cambios antes')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cargar la versión actual' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });
});

describe('Amount', () => {
  it('reads as not specified when absent, and zero as an amount unless told otherwise [CL-13]', () => {
    renderScreen(
      <>
        <Amount minor={null} />
        <Amount minor={0} zeroIsAbsent />
        <Amount minor={0} />
        <Amount minor={4825000} />
        <Amount minor={4825050} exact />
      </>,
    );
    expect(screen.getAllByText('No especificado')).toHaveLength(2);
    expect(screen.getByText(/^\$\s0$/)).toBeTruthy();
    expect(screen.getByText(/^\$\s48\.250$/)).toBeTruthy();
    expect(screen.getByText(/^\$\s48\.250,50$/)).toBeTruthy();
  });
});
