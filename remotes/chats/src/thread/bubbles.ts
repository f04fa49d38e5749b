import { makeStyles, tokens } from '@fluentui/react-components';

/** How what was written looks: theirs, ours, and what we alone see. */
export const useBubbles = makeStyles({
  bubble: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    inlineSize: 'fit-content',
    maxInlineSize: 'min(640px, 85%)',
    minInlineSize: 0,
    boxSizing: 'border-box',
    paddingBlock: tokens.spacingVerticalSNudge,
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
  },
  text: { whiteSpace: 'pre-wrap' },
  ours: { marginInlineStart: 'auto', backgroundColor: tokens.colorBrandBackground2 },
  note: { marginInlineStart: 'auto', backgroundColor: tokens.colorStatusWarningBackground1 },
  waiting: { opacity: 0.7 },
  failed: { backgroundColor: tokens.colorStatusDangerBackground1 },
  meta: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  reason: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
  quote: {
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke1,
    paddingInlineStart: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
  },
});
