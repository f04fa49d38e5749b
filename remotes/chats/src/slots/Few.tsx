import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { ErrorState, Section, useFormats } from '@recobro/sdk/ui';
import { useList } from '../api/client';
import type { ConversationQuery } from '../api/types';
import { ConversationLines } from './ConversationLines';

const useStyles = makeStyles({
  none: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlockEnd: tokens.spacingVerticalM,
  },
});

/** Props of Few. */
export interface FewProps {
  title: string;
  query: ConversationQuery;
  /** Said where there is none. */
  none: string;
  actions?: React.ReactNode;
}

/** The first conversations of a list, and how many there are, on a page about something else. */
export function Few({ title, query, none, actions }: FewProps) {
  const styles = useStyles();
  const { count } = useFormats();
  const { data, error, isPending, refetch } = useList('/api/v1/conversations', { query });
  const rows = data?.data ?? [];
  return (
    <Section
      title={title}
      count={data && data.meta.total > 0 ? count(data.meta.total) : undefined}
      flush
      waiting={isPending}
      actions={actions}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && rows.length === 0 && <Text className={styles.none}>{none}</Text>}
      <ConversationLines conversations={rows} />
    </Section>
  );
}
