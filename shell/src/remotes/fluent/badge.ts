export {
  Badge,
  badgeClassNames,
  renderBadge_unstable,
  useBadge_unstable,
  useBadgeBase_unstable,
  useBadgeStyles_unstable,
} from '@fluentui/react-badge';
