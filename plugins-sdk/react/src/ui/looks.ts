/** A list without its marks. */
export const plainList = { listStyleType: 'none', margin: 0, padding: 0 } as const;

/** One below the other. */
export const stacked = (gap: string) => ({ display: 'flex', flexDirection: 'column', gap }) as const;

/** In one line, as far as there is room. */
export const cut = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Said to who listens, not drawn. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Points the other way where one reads from the right. */
export const mirrored = { ':dir(rtl)': { transform: 'scaleX(-1)' } } as const;
