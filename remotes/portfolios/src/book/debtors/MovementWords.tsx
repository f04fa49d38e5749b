import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { DateText, RecordName } from '@recobro/sdk/ui';
import { Fragment } from 'react';
import type { Movement } from '../../api/types';

const GAP = ' · ';

const useStyles = makeStyles({ more: { display: 'block', color: tokens.colorNeutralForeground3 } });

/** What a movement is, what it comes from, and who posted it; of which day where no column says it. */
export function MovementWords({ movement, dated }: { movement: Movement; dated: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { at, created_by, import_id, note, origin, source_ref, type } = movement;
  const more = [
    dated && <DateText key="at" value={at} shape="date" />,
    note && <bdi key="note">{note}</bdi>,
    source_ref && <bdi key="source">{source_ref}</bdi>,
    byPerson(created_by) && origin !== 'repair' && (
      <RecordName key="by" of="core.user" id={created_by} plain />
    ),
  ].filter(Boolean);
  return (
    <>
      {t(origin ? `origin.${origin}` : `movement.${type}`)}
      {import_id && (
        <>
          {GAP}
          <RecordName of="portfolios.import" id={import_id} />
        </>
      )}
      {more.length > 0 && (
        <span className={styles.more}>
          {more.map((part, at) => (
            <Fragment key={at}>
              {at > 0 && GAP}
              {part}
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}

/** Whether a person posted it, and not the product by itself. */
function byPerson(id: string): boolean {
  return id !== '' && !id.startsWith('system:');
}
