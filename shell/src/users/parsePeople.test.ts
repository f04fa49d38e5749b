import { describe, expect, it } from '@rstest/core';
import { parsePeople } from './parsePeople';

const people = (text: string) => parsePeople(text, 'cashier').map(({ person, problem }) => person ?? problem);

describe('people pasted to be invited', () => {
  it('are read from bare addresses, with a name guessed', () => {
    expect(people('ana.perez@andina.uy')).toEqual([
      { email: 'ana.perez@andina.uy', display_name: 'Ana Perez', role: 'cashier' },
    ]);
  });

  it('are read from an address book and from a CSV, past its header', () => {
    expect(
      people('Nombre;Correo;Rol\nAna Pérez <ana@a.uy>\n"Luis Gómez";luis@a.uy;MANAGER\r\nleo@a.uy\tLeo'),
    ).toEqual([
      { email: 'ana@a.uy', display_name: 'Ana Pérez', role: 'cashier' },
      { email: 'luis@a.uy', display_name: 'Luis Gómez', role: 'manager' },
      { email: 'leo@a.uy', display_name: 'Leo', role: 'cashier' },
    ]);
  });

  it('a line without an address, or with words nobody can place, says so', () => {
    expect(people('Ana Pérez\nana@a.uy, Ana, boss')).toEqual(['email', 'role']);
  });

  it('keeps the numbers of the pasted lines', () => {
    expect(parsePeople('\n\nana@a.uy', 'cashier')[0]?.line).toBe(3);
  });
});
