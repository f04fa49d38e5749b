import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const SHOWN_ROWS = 5;

const useStyles = makeStyles({
  scroll: {
    overflowX: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  table: { borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200, minWidth: '100%' },
  cell: {
    textAlign: 'start',
    paddingBlock: tokens.spacingVerticalSNudge,
    paddingInline: tokens.spacingHorizontalM,
    whiteSpace: 'nowrap',
    maxWidth: '240px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
  head: {
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

/** The first rows of a file as they were read. */
export function SampleTable({ label, header, rows }: { label: string; header: string[]; rows: string[][] }) {
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {header.map((name, at) => (
              <th key={`${at}-${name}`} scope="col" className={mergeClasses(styles.cell, styles.head)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map((row, line) => (
            <tr key={`${line}-${row[0]}`}>
              {header.map((name, at) => (
                <td key={`${at}-${name}`} className={styles.cell}>
                  {row[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
