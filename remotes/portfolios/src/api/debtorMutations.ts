import { data, type paths, useApi, useMutation, useQueryClient, versioned } from '@recobro/sdk';
import { keys } from './keys';
import type { Address, Debtor, Movement, Phone, TagRef } from './types';

/** What a person may change of a debtor by hand. */
export type DebtorDraft = Partial<
  Pick<
    Debtor,
    | 'name'
    | 'given_name'
    | 'family_name'
    | 'birthday'
    | 'language'
    | 'emails'
    | 'segment'
    | 'flags'
    | 'status'
  >
>;

/** Changes the version of a debtor that was read. */
export function useUpdateDebtor(id: string, etag: string) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: DebtorDraft) =>
      versioned(
        api.PATCH('/api/v1/deudores/{id}', {
          params: { path: { id }, header: { 'If-Match': etag } },
          body: body as never,
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.debtors.all }),
    meta: { quiet: true },
  });
}

type Assignment = paths['/api/v1/deudores/assign']['post']['requestBody']['content']['application/json'];

/** Debtors by their ids, or all that a list shows with its filters. */
export type DebtorsMeant = Pick<Assignment, 'ids' | 'filter'>;

/** Hands debtors to a person; an empty id takes them back. */
export function useAssign() {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: DebtorsMeant & { assignee_id: string }) =>
      data(api.POST('/api/v1/deudores/assign', { body })),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.debtors.all }),
    meta: { quiet: true },
  });
}

/** Puts tags on debtors and takes others off. */
export function useTagMany() {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: DebtorsMeant & { add: string[]; remove: string[] }) =>
      data(api.POST('/api/v1/deudores/tag', { body })),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.debtors.all }),
    meta: { quiet: true },
  });
}

/** Sets the tags of one debtor; shown at once, taken back if refused. */
export function useSetTags(id: string) {
  const { api } = useApi();
  const cache = useQueryClient();
  const key = keys.debtors.one(id);
  return useMutation({
    mutationFn: (tags: TagRef[]) =>
      data(
        api.PUT('/api/v1/deudores/{id}/tags', {
          params: { path: { id } },
          body: { tag_ids: tags.map((tag) => tag.id) },
        }),
      ),
    onMutate: async (tags) => {
      await cache.cancelQueries({ queryKey: key });
      const before = cache.getQueryData<{ data: Debtor; etag: string }>(key);
      if (before) cache.setQueryData(key, { ...before, data: { ...before.data, tags } });
      return { before };
    },
    onError: (_error, _tags, context) => cache.setQueryData(key, context?.before),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.debtors.all }),
  });
}

/** What is written of a phone. */
export type PhoneDraft = { number: string } & Pick<Phone, 'label' | 'is_primary'>;

export function useSavePhone(id: string, known?: Phone) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<PhoneDraft> & { status?: string }) =>
      data(
        known
          ? api.PATCH('/api/v1/deudores/{id}/phones/{phone}', {
              params: { path: { id, phone: known.id }, header: { 'If-Match': etagOf(known) } },
              body: body as never,
            })
          : api.POST('/api/v1/deudores/{id}/phones', { params: { path: { id } }, body: body as never }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.debtors.all }),
    meta: { quiet: true },
  });
}

export function useDeletePhone(id: string) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (phone: Phone) =>
      api.DELETE('/api/v1/deudores/{id}/phones/{phone}', {
        params: { path: { id, phone: phone.id }, header: { 'If-Match': etagOf(phone) } },
      }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.debtors.all }),
    meta: { quiet: true },
  });
}

/** What is written of an address. */
export type AddressDraft = Pick<
  Address,
  'kind' | 'line1' | 'line2' | 'city' | 'region' | 'postal_code' | 'country'
>;

export function useSaveAddress(id: string, known?: Address) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: AddressDraft) =>
      data(
        known
          ? api.PATCH('/api/v1/deudores/{id}/addresses/{address}', {
              params: { path: { id, address: known.id }, header: { 'If-Match': etagOf(known) } },
              body,
            })
          : api.POST('/api/v1/deudores/{id}/addresses', { params: { path: { id } }, body }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.debtors.addresses(id) }),
    meta: { quiet: true },
  });
}

/** Adds a movement to a debt's ledger. */
export function useAdjust(id: string, debt: string) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<Movement, 'direction' | 'type' | 'amount' | 'currency' | 'note'>) =>
      data(
        api.POST('/api/v1/deudores/{id}/debts/{debt}/movements', { params: { path: { id, debt } }, body }),
      ),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: keys.portfolios.all });
      return cache.invalidateQueries({ queryKey: keys.debtors.all });
    },
    meta: { quiet: true },
  });
}

/** Opens a covered datum; the opening is recorded, so the answer is never kept. */
export function useReveal(id: string) {
  const { api } = useApi();
  return async (body: { field: 'national_id' } | { field: 'phone'; phone_id: string }): Promise<string> => {
    const answer = await data(api.POST('/api/v1/deudores/{id}/reveal', { params: { path: { id } }, body }));
    return answer.value;
  };
}

const etagOf = (row: { version: number }) => `"${row.version}"`;
