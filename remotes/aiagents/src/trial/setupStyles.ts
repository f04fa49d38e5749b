import { makeStyles, tokens } from '@fluentui/react-components';

/** How the fields stand that a test begins with. */
export const useSetupStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
    '& > *': { minWidth: 0 }, // a choice is no wider than its column, however long its words
  },
  all: { gridColumn: '1 / -1', minWidth: 0 },
  wide: { gridColumn: '1 / -1', justifySelf: 'start' },
});
