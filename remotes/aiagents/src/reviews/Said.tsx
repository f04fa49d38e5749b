import { Button } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { LinkButton, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { Analysis, ClaimLine, Review } from '../api/schema.gen';
import { placesOf } from './Claims';
import { CommentPanel } from './CommentPanel';
import { Remark } from './Remark';
import { lineInFocus, Transcript } from './Transcript';
import { useKey } from './useKey';
import { isOver } from './words';

/** Props of Said. */
interface SaidProps {
  review: Review;
  analysis: Analysis;
  lines: ClaimLine[];
  shown: string;
  /** Whoever looks has taken it. */
  mine: boolean;
  onShow: (lineID: string) => void;
}

/** What was said, with the comments where they are; lines and comments are reached by keys. */
export function Said({ review, analysis, lines, shown, mine, onShow }: SaidProps) {
  const { t } = useTranslation('aiagents');
  const update = useCan()('aiagents.reviews:update');
  const may = update && (mine || (isOver(review.status) && !review.is_covered));
  const [at, setAt] = useState<{ line_id?: string }>();
  const say = useWrite('POST', '/api/v1/reviews/{id}/comments', { quiet: true });
  const { comments } = review.supervisor_review;
  const called = review.kind === 'call';
  const go = (by: number) => () => {
    const next =
      lines[lines.indexOf(lineInFocus(lines) as ClaimLine) + by] ?? lines[by > 0 ? 0 : lines.length - 1];
    if (next) onShow(next.id);
  };
  useKey('j', lines.length > 0 && !at, go(1));
  useKey('k', lines.length > 0 && !at, go(-1));
  useKey('c', may && !at, () => {
    const line = lineInFocus(lines);
    if (line) setAt({ line_id: line.id });
  });
  useKey('r', may && called && !at, () => setAt({}));
  const remarks = (lineID: string) =>
    comments
      .filter((one) => (one.line_id ?? '') === lineID)
      .map((one) => <Remark key={one.id} review={review} comment={one} />);
  return (
    <>
      {called && (
        <Section
          title={t('reviews.recording')}
          actions={
            <>
              <LinkButton size="small" to={`/calls/${review.ref_id}`}>
                {t('reviews.hear')}
              </LinkButton>
              {may && (
                <Button size="small" aria-keyshortcuts="r" onClick={() => setAt({})}>
                  {t('reviews.commentAt')}
                </Button>
              )}
            </>
          }
        >
          {remarks('')}
        </Section>
      )}
      <Section title={t('reviews.transcript')}>
        <Transcript
          {...{ lines, shown, remarks, places: placesOf(analysis) }}
          onComment={may ? (line_id) => setAt({ line_id }) : undefined}
        />
      </Section>
      {at && (
        <CommentPanel
          onRecording={!at.line_id}
          onSay={(text, at_ms) =>
            say.mutateAsync({ path: { id: review.id }, body: { text, ...(at.line_id ? at : { at_ms }) } })
          }
          onClose={() => setAt(undefined)}
        />
      )}
    </>
  );
}
