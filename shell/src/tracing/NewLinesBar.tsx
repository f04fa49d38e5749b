import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUpRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import type { NewLines } from './useNewLines';

const useStyles = makeStyles({
  bar: { display: 'flex', justifyContent: 'center', padding: tokens.spacingVerticalXS },
});

/** Says how many new lines wait while the reader looks at older ones, and shows them. */
export function NewLinesBar({ lines, onShow }: { lines: NewLines; onShow: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { count, more } = lines;
  return (
    <div role="status">
      {count > 0 && (
        <div className={styles.bar}>
          <Button
            size="small"
            shape="circular"
            appearance="primary"
            icon={<ArrowUpRegular />}
            onClick={onShow}
          >
            {more ? t('tracing.manyNew', { count }) : t('tracing.new', { count })}
          </Button>
        </div>
      )}
    </div>
  );
}
