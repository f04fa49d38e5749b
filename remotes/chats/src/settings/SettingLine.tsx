import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { hairlineUnder, IconButton } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  item: {
    ...hairlineUnder,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    ':last-child': { borderBlockEndStyle: 'none', paddingBlockEnd: 0 },
  },
  words: { gridColumnStart: 2, minInlineSize: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  meta: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  acts: { display: 'flex', gridColumnStart: 3 },
});

/** Props of SettingLine. */
export interface SettingLineProps {
  sign?: React.ReactNode;
  name: string;
  state?: React.ReactNode;
  meta?: React.ReactNode;
  /** What else may be done with it. */
  acts?: React.ReactNode;
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** One of the things that are set up, and what may be done with it. */
export function SettingLine({ sign, name, state, meta, acts, onEdit, onRemove }: SettingLineProps) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  return (
    <li className={styles.item}>
      {sign}
      <div className={styles.words}>
        <div className={styles.line}>
          <Text weight="semibold">
            <bdi>{name}</bdi>
          </Text>
          {state}
        </div>
        {meta && (
          <Text size={200} block className={styles.meta}>
            <bdi>{meta}</bdi>
          </Text>
        )}
      </div>
      <div className={styles.acts}>
        {acts}
        {onEdit && (
          <IconButton size="medium" icon={<EditRegular />} label={t('edit', { name })} onClick={onEdit} />
        )}
        {onRemove && (
          <IconButton
            size="medium"
            icon={<DeleteRegular />}
            label={t('removeOf', { name })}
            onClick={onRemove}
          />
        )}
      </div>
    </li>
  );
}
