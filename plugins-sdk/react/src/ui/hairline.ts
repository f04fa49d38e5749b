import { tokens } from '@fluentui/react-components';

/** The line between rows, under them. */
export const hairlineUnder = {
  borderBlockEndWidth: '1px',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: tokens.colorNeutralStroke2,
} as const;

/** The line between rows, over them. */
export const hairlineOver = {
  borderBlockStartWidth: '1px',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: tokens.colorNeutralStroke2,
} as const;
