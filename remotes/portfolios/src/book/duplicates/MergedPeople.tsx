import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { PeopleSwapRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, DateText, plainList } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useMerges, useMerging } from '../../api/duplicates';
import type { Merge } from '../../api/types';

const useStyles = makeStyles({
  list: { ...plainList, display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
  },
});

/** Who was merged into a debtor, and the way to split them again. */
export function MergedPeople({ debtorId }: { debtorId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const splits = useCan()('portfolios.debtors:merge');
  const merges = useMerges(debtorId).data ?? [];
  const { split } = useMerging();
  const [asked, setAsked] = useState<Merge>();
  if (merges.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label={t('merge.people')}>
        {merges.map((merge) => (
          <li key={merge.id} className={styles.line}>
            <Text>
              <PeopleSwapRegular aria-hidden /> {t('merge.with', { name: merge.other_name })}
              {' · '}
              <DateText value={merge.created_at} shape="date" />
            </Text>
            {splits && (
              <Button
                size="small"
                aria-label={t('merge.splitFrom', { name: merge.other_name })}
                onClick={() => setAsked(merge)}
              >
                {t('merge.split')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked}
        title={t('merge.splitTitle', { name: asked?.other_name ?? '' })}
        action={t('merge.split')}
        onConfirm={({ id }) => split.mutateAsync({ path: { id: debtorId }, body: { merge_id: id } })}
        onClose={() => setAsked(undefined)}
      >
        {t('merge.splitMeans')}
      </ConfirmDialog>
    </>
  );
}
