import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowResetRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  control: { flexGrow: 1, minWidth: 0 },
});

/** A preference with the button that resets it to its default. */
export function Resettable({
  name,
  onReset,
  children,
}: {
  name: string;
  onReset: () => void;
  children: ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const label = t('preferences.reset', { name });
  return (
    <div className={styles.line}>
      <div className={styles.control}>{children}</div>
      <Button
        appearance="subtle"
        icon={<ArrowResetRegular />}
        aria-label={label}
        title={label}
        onClick={onReset}
      />
    </div>
  );
}
