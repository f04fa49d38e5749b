import { makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { EmptyState, IconButton, Loaded, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../api/client';
import { AddSynonym } from './AddSynonym';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, maxHeight: '50vh', overflowY: 'auto' },
  line: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
  },
  words: { overflowWrap: 'anywhere', minWidth: 0 },
});

/** The words that the search takes for the same. */
export function Synonyms() {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const read = useRead('/api/v1/articles/synonyms', {});
  const remove = useWrite('DELETE', '/api/v1/articles/synonyms/{id}', { says: () => t('synonymsRemoved') });
  const [adding, setAdding] = useState(false);
  return (
    <Section
      title={t('synonyms')}
      waiting={read.isPending}
      actions={<IconButton icon={<AddRegular />} label={t('synonymsAdd')} onClick={() => setAdding(true)} />}
    >
      <Loaded read={read} empty={<EmptyState title={t('synonymsNone')} reason={t('synonymsNoneWhy')} />}>
        {(all) => (
          <ul className={styles.list}>
            {all.map((one) => (
              <li key={one.id} className={styles.line}>
                <span className={styles.words}>{one.words.join(' = ')}</span>
                <IconButton
                  icon={<DeleteRegular />}
                  label={t('synonymsRemove', { words: one.words.join(', ') })}
                  onClick={() => remove.mutate({ path: { id: one.id } })}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {adding && <AddSynonym onClose={() => setAdding(false)} />}
    </Section>
  );
}
