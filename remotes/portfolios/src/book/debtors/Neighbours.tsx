import { makeStyles } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useNavigate, useTranslation } from '@recobro/sdk';
import { IconButton, mirrored } from '@recobro/sdk/ui';
import { useKey } from '../../useKey';
import { neighboursOf } from './neighbours';

const useStyles = makeStyles({ sides: { display: 'flex' }, arrow: mirrored });

/** To the debtor before and behind in the list that one came from, by button and by `[` and `]`. */
export function Neighbours({ debtorId }: { debtorId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const navigate = useNavigate();
  const { before, behind } = neighboursOf(debtorId);
  const go = (id: string | undefined) => void (id && navigate(`/debtors/${id}`, { replace: true }));
  useKey('[', before !== undefined, () => go(before));
  useKey(']', behind !== undefined, () => go(behind));
  if (!before && !behind) return null;
  return (
    <span className={styles.sides}>
      <IconButton
        icon={<ChevronLeftRegular className={styles.arrow} />}
        label={t('acts.before')}
        aria-keyshortcuts="["
        disabledFocusable={!before}
        onClick={() => go(before)}
      />
      <IconButton
        icon={<ChevronRightRegular className={styles.arrow} />}
        label={t('acts.behind')}
        aria-keyshortcuts="]"
        disabledFocusable={!behind}
        onClick={() => go(behind)}
      />
    </span>
  );
}
