import { useApi, useQuery } from '@recobro/sdk';
import { asking } from '../api/client';
import { Content } from '../read/Content';

/** A text as readers will see it. */
export function Preview({ text }: { text: string }) {
  const client = useApi();
  const read = useQuery({
    queryKey: ['helpcenter', 'preview', text],
    queryFn: async ({ signal }) =>
      (await asking(client, 'POST', '/api/v1/articles/preview', { body: { body: text } }, signal)).data,
    gcTime: 0,
  });
  return <Content nodes={read.data?.content ?? []} draft />;
}
