import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { ActorName, RecordName, useHistoryWords } from '@recobro/sdk/ui';
import type { Movement } from '../api/types';

const GAP = ' · ';
const NAMESPACES = ['portfolios'];

const useStyles = makeStyles({ more: { display: 'block', color: tokens.colorNeutralForeground3 } });

/** What a movement is, what it comes from, and who posted it. */
export function MovementWords({ movement }: { movement: Movement }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const words = useHistoryWords(NAMESPACES);
  const { created_by, import_id, note, origin, source_ref, type } = movement;
  const more = [note, source_ref].filter(Boolean).join(GAP);
  return (
    <>
      {t(origin ? `origin.${origin}` : `movement.${type}`)}
      {import_id && (
        <>
          {GAP}
          <RecordName of="portfolios.import" id={import_id} />
        </>
      )}
      {(more || created_by) && (
        <span className={styles.more}>
          {more && <bdi>{more}</bdi>}
          {more && created_by && GAP}
          {created_by && <ActorName actor={{ kind: 'user', id: created_by, name: '' }} words={words} />}
        </span>
      )}
    </>
  );
}
