import { Field, makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components';
import { of, useNavigate, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, ErrorState, Skeletons, stacked } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useList, useWrite } from '../api/client';
import type { Conversation } from '../api/types';
import { OtherConversation } from './OtherConversation';

const useStyles = makeStyles({ asked: stacked(tokens.spacingVerticalM) });

/** The most that are offered: of somebody with more, those of the latest words. */
const OFFERED = 20;

/** Which other conversation of theirs becomes one with this one, which of both is kept, and what that does. */
export function MergeDialog({
  conversation: c,
  onClose,
}: {
  conversation: Conversation;
  onClose: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const read = useOthers(c);
  const merge = useMerge();
  const [chosen, choose] = useState<string>();
  const [keepsOther, keepOther] = useState(false);
  // Of several none is meant before it is chosen; they may change while one looks.
  const only = read.others?.length === 1 ? read.others[0]?.id : undefined;
  const other = read.others?.find(({ id }) => id === (chosen ?? only));
  const [kept, given] = keepsOther && other ? [other, c] : [c, other];
  return (
    <ConfirmDialog
      open={c}
      title={t('merge.title')}
      action={t('merge.action')}
      disabled={!other}
      onConfirm={() => given && merge(given, kept)}
      onClose={onClose}
    >
      <div className={styles.asked}>
        {read.error ? <ErrorState error={read.error} onRetry={read.again} /> : null}
        {!read.error && !read.others && <Skeletons rows={3} when />}
        {read.others?.length === 0 && <Text>{t('merge.none')}</Text>}
        {read.others && read.others.length > 0 && (
          <>
            <Field label={t('merge.which')}>
              <RadioGroup value={other?.id ?? ''} onChange={(_, { value }) => choose(value)}>
                {read.others?.map((one) => (
                  <Radio key={one.id} value={one.id} label={<OtherConversation conversation={one} />} />
                ))}
              </RadioGroup>
            </Field>
            {other && (
              <Field label={t('merge.keeps')}>
                <RadioGroup
                  layout="horizontal"
                  value={keepsOther ? 'other' : 'this'}
                  onChange={(_, { value }) => keepOther(value === 'other')}
                >
                  <Radio value="this" label={t('merge.this', { number: c.number })} />
                  <Radio value="other" label={t('merge.other', { number: other.number })} />
                </RadioGroup>
              </Field>
            )}
            {given && <Text>{t('merge.effect', { kept: kept.number, given: given.number })}</Text>}
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** The other conversations of the same person, or the same debtor, in the same inbox. */
function useOthers(c: Conversation) {
  const whose = c.debtor_id ? { debtor_id: [c.debtor_id] } : { person_id: [c.person_id] };
  const query = { ...whose, inbox_id: [c.inbox_id], pageSize: OFFERED, sort: '-last_at' };
  const { data, error, refetch } = useList('/api/v1/conversations', { query }, { quiet: true });
  return {
    others: data?.data.filter(({ id, merged_into }) => id !== c.id && !merged_into),
    error: data ? undefined : error,
    again: () => void refetch(),
  };
}

/** Gives all of one to another, and goes on in the one that is kept. */
function useMerge() {
  const navigate = useNavigate();
  const { t } = useTranslation('chats');
  const write = useWrite('POST', '/api/v1/conversations/{id}/merge', {
    quiet: true,
    says: () => t('merge.done'),
  });
  return async (given: Conversation, kept: Conversation) => {
    await write.mutateAsync({ ...of(given), body: { into: kept.id } });
    void navigate(`/chats/${kept.id}${location.search}`);
  };
}
