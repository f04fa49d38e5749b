import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link, useTranslation } from '@recobro/sdk';
import { SidePanel } from '@recobro/sdk/ui';
import type { One } from '../api/types';

const useStyles = makeStyles({
  all: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    '& a': { color: tokens.colorBrandForegroundLink },
  },
  why: { display: 'block', color: tokens.colorNeutralForeground2 },
});

/** The articles of many with which it could not be done, each with why, leading to where that is mended. */
export function BatchRefused({ refused, onClose }: { refused: One[]; onClose: () => void }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  return (
    <SidePanel open title={t('batch.refused', { count: refused.length })} onClose={onClose}>
      <ul className={styles.all}>
        {refused.map((one) => (
          <li key={one.id}>
            {one.title && <Link to={`/help-center/write/${one.id}`}>{one.title}</Link>}
            <Text className={styles.why}>{one.reason ?? one.code}</Text>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
