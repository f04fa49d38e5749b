import { describe, expect, it } from '@rstest/core';
import { documentWord, writtenDocument } from './document';

describe('writtenDocument', () => {
  it.each([
    ['uy_ci', '41813117', '4.181.311-7'],
    ['ar_cuit', '20123456786', '20-12345678-6'],
    ['br_cpf', '52998224725', '529.982.247-25'],
    ['br_cnpj', '11222333000181', '11.222.333/0001-81'],
    ['cl_rut', '12531909K', '12.531.909-K'],
  ])('writes %s the way its country does', (type, number, written) => {
    expect(writtenDocument(type, number)).toBe(written);
  });

  it('leaves what is covered or unknown as it is', () => {
    expect(writtenDocument('uy_ci', '*.***.*67-2')).toBe('*.***.*67-2');
    expect(writtenDocument('co_cc', '1020304050')).toBe('1020304050');
    expect(documentWord('uy_ci')).toBe('CI');
  });
});
