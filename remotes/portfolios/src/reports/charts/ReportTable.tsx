import {
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';

const useStyles = makeStyles({
  scroll: { overflowX: 'auto', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  table: {
    tableLayout: 'auto', // figures have the room they need
    '& th, & td': {
      paddingInline: tokens.spacingHorizontalM,
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '& th:first-child, & td:first-child': { paddingInlineStart: tokens.spacingHorizontalL },
    '& th:last-child, & td:last-child': { paddingInlineEnd: tokens.spacingHorizontalL },
    '& tbody tr:last-child': { borderBottomStyle: 'none' },
    '& a': { color: tokens.colorNeutralForeground1, textDecorationLine: 'none' },
    '& a:hover': { textDecorationLine: 'underline' },
  },
  head: { color: tokens.colorNeutralForeground3 },
  figureHead: { '& > *': { justifyContent: 'flex-end' } },
  figure: { textAlign: 'end' },
});

/** Props of ReportTable. */
export interface ReportTableProps {
  label: string;
  /** What the columns are called; the first names the rows. */
  heads: React.ReactNode[];
  rows: { id: string; cells: React.ReactNode[]; looks?: (React.CSSProperties | undefined)[] }[];
}

/** Figures in rows and columns; where there is too little room it is pushed aside within its edges. */
export function ReportTable({ label, heads, rows }: ReportTableProps) {
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is pushed aside must be reached by keys
    <div className={styles.scroll} tabIndex={0}>
      <Table className={styles.table} aria-label={label} size="small">
        <TableHeader>
          <TableRow className={styles.head}>
            {heads.map((head, at) => (
              <TableHeaderCell key={at} {...(at > 0 && { className: styles.figureHead })}>
                {head}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ id, cells, looks = [] }) => (
            <TableRow key={id}>
              {cells.map((cell, at) => (
                <TableCell key={at} {...(at > 0 && { className: styles.figure })} style={looks[at]}>
                  <bdi>{cell}</bdi>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
