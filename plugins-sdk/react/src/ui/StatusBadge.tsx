import { Badge, makeStyles } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  CircleRegular,
  ErrorCircleRegular,
  PauseCircleRegular,
  WarningRegular,
} from '@fluentui/react-icons';

/** What a state means to the reader; each has an icon beside its colour and word. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'paused';

const icons = {
  neutral: CircleRegular,
  success: CheckmarkCircleRegular,
  warning: WarningRegular,
  danger: ErrorCircleRegular,
  paused: PauseCircleRegular,
} as const;

const useStyles = makeStyles({ badge: { whiteSpace: 'nowrap', flexShrink: 0 } });

/** The state of a thing: word, icon and colour. */
export function StatusBadge({ tone, children }: { tone: Tone; children: React.ReactNode }) {
  const styles = useStyles();
  const Icon = icons[tone];
  const color = tone === 'neutral' || tone === 'paused' ? 'informative' : tone;
  return (
    <Badge
      className={styles.badge}
      appearance="tint"
      shape="rounded"
      color={color}
      icon={<Icon aria-hidden />}
    >
      {children}
    </Badge>
  );
}
