import { data, useApi, useMutation, useQuery, useQueryClient, versioned } from '@recobro/sdk';

const KEY = ['communication'];

/** From one time of the day to another, both HH:MM. */
export interface Span {
  from: string;
  to: string;
}

/** When debtors are contacted: seven days, Monday first; null is a day without contact. */
export interface Hours {
  version: number;
  week: (Span | null)[];
}

export function useHours() {
  const { api } = useApi();
  return useQuery({
    queryKey: [...KEY, 'hours'],
    queryFn: ({ signal }) =>
      versioned(api.GET('/api/v1/communication/hours', { signal })) as Promise<{ data: Hours; etag: string }>,
  });
}

export function useSaveHours(etag: string) {
  return useSave((week: Hours['week'], api) =>
    data(
      api.PUT('/api/v1/communication/hours', {
        params: { header: { 'If-Match': etag } },
        body: { week: week as never },
      }),
    ),
  );
}

/** In whose name debtors are contacted on a channel. */
export interface Sender {
  id: string;
  version: number;
  channel: SenderChannel;
  name: string;
  address: string;
  is_default: boolean;
}

export const SENDER_CHANNELS = ['voice', 'sms', 'whatsapp', 'email'] as const;
export type SenderChannel = (typeof SENDER_CHANNELS)[number];
export type SenderDraft = Omit<Sender, 'id' | 'version'>;

export function useSenders() {
  const { api } = useApi();
  return useQuery({
    queryKey: [...KEY, 'senders'],
    queryFn: ({ signal }) => data(api.GET('/api/v1/communication/senders', { signal })) as Promise<Sender[]>,
  });
}

export function useSaveSender(known?: Sender) {
  return useSave((body: SenderDraft, api) =>
    data(
      known
        ? api.PUT('/api/v1/communication/senders/{id}', { params: one(known) as never, body })
        : api.POST('/api/v1/communication/senders', { body }),
    ),
  );
}

export function useDeleteSender() {
  return useSave((known: Sender, api) =>
    data(api.DELETE('/api/v1/communication/senders/{id}', { params: one(known) })),
  );
}

/** A message with its variables, in up to three languages. */
export interface Template {
  id: string;
  version: number;
  name: string;
  channel: TemplateChannel;
  status: TemplateStatus;
  texts: Partial<Record<string, TemplateText>>;
}

export interface TemplateText {
  subject?: string;
  body: string;
}

export const TEMPLATE_CHANNELS = ['whatsapp', 'sms', 'email'] as const;
export type TemplateChannel = (typeof TEMPLATE_CHANNELS)[number];
export const TEMPLATE_STATUSES = ['draft', 'active', 'archived'] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];
export type TemplateDraft = Omit<Template, 'id' | 'version'>;

export function useTemplates() {
  const { api } = useApi();
  return useQuery({
    queryKey: [...KEY, 'templates'],
    queryFn: ({ signal }) =>
      data(api.GET('/api/v1/communication/templates', { signal })) as Promise<Template[]>,
  });
}

export function useSaveTemplate(known?: Template) {
  return useSave((body: TemplateDraft, api) =>
    data(
      known
        ? api.PUT('/api/v1/communication/templates/{id}', { params: one(known), body: body as never })
        : api.POST('/api/v1/communication/templates', { body: body as never }),
    ),
  );
}

/** What a template can say. */
export function useVariables() {
  const { api } = useApi();
  return useQuery({
    queryKey: [...KEY, 'variables'],
    queryFn: ({ signal }) =>
      data(api.GET('/api/v1/communication/variables', { signal })) as Promise<{ name: string }[]>,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The draft as a debtor would read it; asked again as it changes. */
export function usePreview(draft: TemplateDraft, language: string) {
  const { api } = useApi();
  return useQuery({
    queryKey: [...KEY, 'preview', draft, language],
    queryFn: ({ signal }) =>
      data(
        api.POST('/api/v1/communication/preview', { body: { ...draft, language } as never, signal }),
      ) as Promise<TemplateText>,
    retry: false,
    enabled: draft.name !== '' && Object.values(draft.texts).some((text) => text?.body),
  });
}

const one = ({ id, version }: { id: string; version: number }) => ({
  path: { id },
  header: { 'If-Match': `"${version}"` },
});

function useSave<In>(call: (input: In, api: ReturnType<typeof useApi>['api']) => Promise<unknown>) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: In) => call(input, api),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
    meta: { quiet: true },
  });
}
