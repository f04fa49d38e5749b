import { makeStyles, tokens } from '@fluentui/react-components';
import type { Piece } from '../api/types';

const useStyles = makeStyles({
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 },
  added: { backgroundColor: tokens.colorStatusSuccessBackground2, textDecorationLine: 'underline' },
  removed: { backgroundColor: tokens.colorStatusDangerBackground2 },
});

/** What tells two texts apart. */
export function Pieces({ pieces }: { pieces: Piece[] }) {
  const styles = useStyles();
  const drawn = pieces.map((piece, place) => {
    const key = `${place} ${piece.kind}`;
    if (piece.kind === 'added')
      return (
        <ins key={key} className={styles.added}>
          {piece.text}
        </ins>
      );
    if (piece.kind === 'removed')
      return (
        <del key={key} className={styles.removed}>
          {piece.text}
        </del>
      );
    return <span key={key}>{piece.text}</span>;
  });
  return <p className={styles.text}>{drawn}</p>;
}
