import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DeleteRegular, EditRegular, HatGraduationRegular } from '@fluentui/react-icons';
import { of, useCan, useSession, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, RecordName } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { Review, ReviewComment } from '../api/schema.gen';
import { CoachPanel } from './CoachPanel';
import { CommentPanel, clockOf } from './CommentPanel';
import { isOver } from './words';

const useStyles = makeStyles({
  all: {
    display: 'block',
    color: tokens.colorNeutralForeground2,
    borderInlineStartWidth: tokens.strokeWidthThick,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke1,
    paddingInlineStart: tokens.spacingHorizontalS,
    overflowWrap: 'anywhere',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

/** One comment: who says it, and what may be done with it. */
export function Remark({ review, comment }: { review: Review; comment: ReviewComment }) {
  const styles = useStyles();
  const { at_ms, text, created_by } = comment;
  return (
    <div className={styles.all}>
      <span className={styles.head}>
        <Text size={200} weight="semibold">
          <RecordName of="core.user" id={created_by} plain />
        </Text>
        {at_ms !== undefined && <Text size={200}>{clockOf(at_ms)}</Text>}
        <Acts review={review} comment={comment} />
      </span>
      <Text size={200} block>
        <bdi>{text}</bdi>
      </Text>
    </div>
  );
}

function Acts({ review, comment }: { review: Review; comment: ReviewComment }) {
  const { t } = useTranslation('aiagents');
  const may = useCan()('aiagents.reviews:update');
  const me = useSession().me.id;
  const [open, setOpen] = useState<'edit' | 'remove' | 'coach'>();
  const path = { id: review.id, comment_id: comment.id };
  const change = useWrite('PATCH', '/api/v1/reviews/{id}/comments/{comment_id}', { quiet: true });
  const remove = useWrite('DELETE', '/api/v1/reviews/{id}/comments/{comment_id}');
  const coach = useWrite('POST', '/api/v1/reviews/{id}/comments/{comment_id}/coaching', {
    quiet: true,
    says: () => t('reviews.coached'),
  });
  if (!may) return null;
  const close = () => setOpen(undefined);
  const act = (what: 'edit' | 'remove' | 'coach', label: string, icon: React.ReactElement) => (
    <Button size="small" appearance="subtle" icon={icon} aria-label={label} onClick={() => setOpen(what)} />
  );
  return (
    <>
      {comment.created_by === me && act('edit', t('reviews.commentChange'), <EditRegular />)}
      {comment.created_by === me && act('remove', t('reviews.commentRemove'), <DeleteRegular />)}
      {isOver(review.status) &&
        review.user_id &&
        !comment.task_id &&
        act('coach', t('reviews.coach'), <HatGraduationRegular />)}
      {open === 'edit' && (
        <CommentPanel
          text={comment.text}
          onSay={(text) => change.mutateAsync({ path, known: comment, body: { text } })}
          onClose={close}
        />
      )}
      {open === 'coach' && (
        <CoachPanel
          title={comment.text.slice(0, 200)}
          onCoach={(body) => coach.mutateAsync({ path, body })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open === 'remove' ? comment : undefined}
        title={t('reviews.commentRemove')}
        action={t('reviews.commentRemove')}
        onConfirm={async (known) => {
          await remove.mutateAsync({ ...of(known), path });
        }}
        onClose={close}
      >
        {comment.text}
      </ConfirmDialog>
    </>
  );
}
