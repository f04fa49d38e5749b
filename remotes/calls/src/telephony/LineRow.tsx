import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { hairlineUnder, IconButton } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  item: {
    ...hairlineUnder,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalS,
    ':last-child': { borderBlockEndStyle: 'none', paddingBlockEnd: 0 },
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    overflowWrap: 'anywhere',
  },
  meta: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  acts: { display: 'flex' },
});

/** Props of LineRow. */
interface LineRowProps {
  name: React.ReactNode;
  /** How it is doing. */
  state?: React.ReactNode;
  /** What else there is to know of it. */
  meta: React.ReactNode;
  /** Further buttons, before those that change and remove it. */
  acts?: React.ReactNode;
  edit: { label: string; do: () => void };
  remove: { label: string; do: () => void };
  editable: boolean;
}

/** One trunk or number among its like: its name and state, and what can be done with it. */
export function LineRow({ name, state, meta, acts, edit, remove, editable }: LineRowProps) {
  const styles = useStyles();
  return (
    <li className={styles.item}>
      <div>
        <div className={styles.line}>
          <Text weight="semibold">{name}</Text>
          {state}
        </div>
        <Text size={200} block className={styles.meta}>
          <bdi>{meta}</bdi>
        </Text>
      </div>
      <div className={styles.acts}>
        {acts}
        {editable && (
          <>
            <IconButton size="medium" icon={<EditRegular />} label={edit.label} onClick={edit.do} />
            <IconButton size="medium" icon={<DeleteRegular />} label={remove.label} onClick={remove.do} />
          </>
        )}
      </div>
    </li>
  );
}
