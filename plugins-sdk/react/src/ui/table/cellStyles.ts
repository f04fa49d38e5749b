import { makeStyles, tokens } from '@fluentui/react-components';

/** Space left for what is not a column: the box that picks a row, and its menu. */
export const PICK_WIDTH = 44;
export const MENU_WIDTH = 48;

/** The look of cells, the same in header, body and skeleton. */
export const useCellStyles = makeStyles({
  pick: {
    flex: `0 0 ${PICK_WIDTH}px`,
    width: `${PICK_WIDTH}px`,
    minHeight: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: 0,
  },
  menu: {
    flex: `0 0 ${MENU_WIDTH}px`,
    width: `${MENU_WIDTH}px`,
    minHeight: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: 0,
    marginInlineStart: 'auto',
  },
  // The row alone says how tall it is; Fluent's own least height would stand out of it.
  cell: { minWidth: 0, minHeight: 0, paddingInline: tokens.spacingHorizontalM },
  content: {
    minWidth: 0,
    // Room inside of what is cut off for the ring of what stands in it.
    padding: '4px',
    margin: '-4px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'match-parent',
  },
  end: { justifyContent: 'flex-end', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
