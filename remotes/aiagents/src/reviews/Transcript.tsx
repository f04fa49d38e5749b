import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CommentAddRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { EmptyState, useFormats } from '@recobro/sdk/ui';
import type { ClaimLine, ClaimPlace } from '../api/schema.gen';
import { Cites } from '../trial/Cites';

const useStyles = makeStyles({
  lines: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  line: {
    maxWidth: '85%',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
  },
  ours: { alignSelf: 'flex-end', backgroundColor: tokens.colorBrandBackground2 },
  shown: { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  head: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    alignItems: 'center',
    color: tokens.colorNeutralForeground3,
  },
  mark: { backgroundColor: tokens.colorStatusWarningBackground2, color: tokens.colorNeutralForeground1 },
});

/** What was said, line by line; what is claimed of it is marked where it stands. */
export function Transcript(props: {
  lines: ClaimLine[];
  places: ClaimPlace[];
  /** What is remarked on a line. */
  remarks: (lineID: string) => React.ReactNode;
  shown: string;
  onComment?: ((lineID: string) => void) | undefined;
}) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  if (props.lines.length === 0)
    return <EmptyState title={t('reviews.noLines')} reason={t('reviews.noLinesWhy')} />;
  return (
    <ol className={styles.lines} aria-label={t('reviews.transcript')}>
      {props.lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          shown={props.shown === line.id}
          places={props.places.filter(({ line_id }) => line_id === line.id)}
          remarks={props.remarks(line.id)}
          onComment={props.onComment}
        />
      ))}
    </ol>
  );
}

/** The id of the element of a line, which a claim leads to. */
export const anchorOf = (lineID: string) => `line-${lineID}`;

/** The line that has the keyboard; undefined where none has. */
export function lineInFocus(lines: ClaimLine[]): ClaimLine | undefined {
  const at = document.activeElement?.closest('li')?.id;
  return lines.find(({ id }) => anchorOf(id) === at);
}

function Line({
  line,
  shown,
  places,
  remarks,
  onComment,
}: {
  line: ClaimLine;
  shown: boolean;
  places: ClaimPlace[];
  remarks: React.ReactNode;
  onComment?: ((lineID: string) => void) | undefined;
}) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const { instant } = useFormats();
  const ours = line.speaker === 'person' || line.speaker === 'agent';
  return (
    <li
      id={anchorOf(line.id)}
      tabIndex={-1}
      className={mergeClasses(styles.line, ours && styles.ours, shown && styles.shown)}
    >
      <span className={styles.head}>
        <Text size={200}>
          {[t(`reviews.speaker.${line.speaker}`), instant(line.at, 'datetime')].join(' · ')}
        </Text>
        {onComment && (
          <Button
            size="small"
            appearance="subtle"
            icon={<CommentAddRegular />}
            aria-label={t('reviews.commentOn')}
            onClick={() => onComment(line.id)}
          />
        )}
      </span>
      <Marked text={line.text} places={places} />
      <Cites cites={line.cites} />
      {remarks}
    </li>
  );
}

/** A text with the words marked that are cited; places count characters, not the halves of them. */
function Marked({ text, places }: { text: string; places: ClaimPlace[] }) {
  const styles = useStyles();
  const all = [...text];
  const cited = new Set(places.flatMap(({ offset, length }) => Array.from({ length }, (_, n) => offset + n)));
  const parts: { from: number; text: string; marked: boolean }[] = [];
  for (const [at, one] of all.entries()) {
    const last = parts.at(-1);
    if (last && last.marked === cited.has(at)) last.text += one;
    else parts.push({ from: at, text: one, marked: cited.has(at) });
  }
  return (
    <span>
      {parts.map((part) =>
        part.marked ? (
          <mark key={part.from} className={styles.mark}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}
