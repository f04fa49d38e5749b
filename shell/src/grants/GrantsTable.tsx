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
import { titleIn, useLanguage, useTranslation } from '@recobro/sdk';
import { Choose, choicesOf, StatusBadge, useNarrow } from '@recobro/sdk/ui';
import type { GrantsCell, GrantsLine } from '../api/schema.gen';
import { ROLES, type Role } from '../users/types';

const useStyles = makeStyles({
  table: {
    tableLayout: 'auto',
    '& th, & td': { paddingInline: tokens.spacingHorizontalL },
    '& td': { paddingBlock: tokens.spacingVerticalXS },
    '& tbody tr:last-child': { borderBottomStyle: 'none' },
  },
  head: { color: tokens.colorNeutralForeground3 },
  role: { whiteSpace: 'nowrap' },
  stacked: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
  },
  name: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase100,
    overflowWrap: 'anywhere',
  },
  personal: { marginInlineStart: tokens.spacingHorizontalS },
  original: { display: 'block', color: tokens.colorBrandForeground1, fontSize: tokens.fontSizeBase200 },
});

/** What a role has of a permission; without choices it stays as it is. */
export type Cell = Pick<GrantsCell, 'role' | 'reach'> & Partial<GrantsCell>;

/** A permission and a cell for each role. */
export type Line = Pick<GrantsLine, 'permission' | 'pii' | 'title'> & { cells: Cell[] };

/** Props of GrantsTable. */
interface GrantsTableProps {
  label: string;
  lines: Line[];
  /** Absent where nothing is changed. */
  onChoose?: (line: Line, role: Role, reach: Cell['reach']) => void;
}

/** Which rows each role reaches by each permission. */
export function GrantsTable({ label, lines, onChoose }: GrantsTableProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const narrow = useNarrow();
  const cell = (line: Line, role: Role) => {
    const found = line.cells.find((each) => each.role === role) ?? { role, reach: 'none' as const };
    return <ReachCell line={line} cell={found} {...(onChoose ? { onChoose } : {})} />;
  };
  return (
    <Table className={styles.table} aria-label={label}>
      <TableHeader>
        <TableRow className={styles.head}>
          <TableHeaderCell>{t('apps.detail.permission')}</TableHeaderCell>
          {ROLES.filter(() => !narrow).map((role) => (
            <TableHeaderCell key={role} className={styles.role}>
              {t(`roles.${role}`)}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.permission}>
            <TableCell>
              {titleIn(line.title, language)}
              {line.pii && (
                <span className={styles.personal}>
                  <StatusBadge tone="neutral">{t('apps.detail.personal')}</StatusBadge>
                </span>
              )}
              <span className={styles.name} dir="ltr">
                {line.permission}
              </span>
              {narrow &&
                ROLES.map((role) => (
                  <span key={role} className={styles.stacked}>
                    {t(`roles.${role}`)} {cell(line, role)}
                  </span>
                ))}
            </TableCell>
            {ROLES.filter(() => !narrow).map((role) => (
              <TableCell key={role} className={styles.role}>
                {cell(line, role)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** What a role has, to be changed where that is allowed; a change says what it was. */
function ReachCell({
  line,
  cell: { role, reach, choices = [], default: original = reach },
  onChoose,
}: Pick<GrantsTableProps, 'onChoose'> & { line: Line; cell: Cell }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <span>
      {onChoose && choices.length > 0 ? (
        <Choose
          size="small"
          aria-label={t('settings.grants.cell', {
            role: t(`roles.${role}`),
            title: titleIn(line.title, language),
          })}
          value={reach}
          choices={choicesOf(t, 'apps.scopes', choices)}
          onChoose={(chosen) => onChoose(line, role, chosen)}
        />
      ) : (
        t(`apps.scopes.${reach}`)
      )}
      {reach !== original && (
        <span className={styles.original}>
          {t('settings.grants.original', { reach: t(`apps.scopes.${original}`) })}
        </span>
      )}
    </span>
  );
}
