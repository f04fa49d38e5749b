/** One column of a list. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => React.ReactNode;
  /** Figures stand at the end, in tabular digits. */
  align?: 'start' | 'end';
  /** The field the server sorts by; absent = not sortable. */
  sort?: string;
  /** Starting and least width in px. */
  width?: number;
  minWidth?: number;
  /** What the cell of a figure says: the column is never too narrow for it. */
  fits?: (row: Row) => string;
  /** The column that names the row and leads to it; always shown. */
  primary?: boolean;
  /** Not shown until asked for. */
  hidden?: boolean;
}

/** One thing that may be done to a row, from its menu. */
export interface RowAction {
  id: string;
  label: string;
  icon?: React.ReactElement;
  disabled?: boolean;
  run: () => void;
}

/** The rows picked out of a list. */
export interface Selection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** What may be done to them together. */
  actions: React.ReactNode;
  /** Everything that the list's filters leave, on every page of it; absent where that cannot be acted on. */
  all?: {
    total: number;
    /** How many there are, in words. */
    shown: string;
    on: boolean;
    onChange: (on: boolean) => void;
  };
}

/** What is to be known of a row by every part of the table. */
export interface RowShape<Row> {
  rowId: (row: Row) => string;
  /** What the row is called, for controls that act on it. */
  rowName: (row: Row) => string;
  href?: (row: Row) => string;
  actions?: (row: Row) => RowAction[];
}
