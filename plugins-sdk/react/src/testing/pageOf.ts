import type { Meta } from '@recobro/sdk';

/** A page of a list, as the API answers it. */
export function pageOf<T>(data: T[], meta: Partial<Meta> = {}) {
  return { data, meta: { page: 1, pageSize: 10, total: data.length, totalExact: true, ...meta } };
}
