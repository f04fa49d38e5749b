import { useApi } from '@recobro/sdk';
import { useState } from 'react';

/** A file that is to go with what is being written. */
export interface Attached {
  key: string;
  name: string;
  size: number;
  /** Id by which the message names it; none while it is on its way. */
  id?: string;
  /** Why it did not come. */
  error?: unknown;
}

/** The files that are to go with what is being written in a conversation: sent at once, so that the message need not wait. */
export function useFiles(conversationId: string) {
  const { upload } = useApi();
  const [files, setFiles] = useState<Attached[]>([]);
  const change = (key: string, more: Partial<Attached>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...more } : one)));
  const send = (file: File) => {
    const key = crypto.randomUUID();
    setFiles((before) => [...before, { key, name: file.name, size: file.size }]);
    const form = new FormData();
    form.append('file', file);
    upload<{ id: string }>(`/api/v1/conversations/${conversationId}/files`, form).then(
      ({ id }) => change(key, { id }),
      (error: unknown) => change(key, { error }),
    );
  };
  return {
    files,
    add: (list: Iterable<File>) => {
      for (const file of list) send(file);
    },
    drop: (key: string) => setFiles((before) => before.filter((one) => one.key !== key)),
    clear: () => setFiles([]),
    /** Those that have come. */
    ids: files.flatMap(({ id }) => (id ? [id] : [])),
    /** Some are still on their way, or did not come. */
    waits: files.some(({ id }) => !id),
  };
}

export type Files = ReturnType<typeof useFiles>;
