import { Button, type ButtonProps } from '@fluentui/react-components';

/** Props of IconButton. */
export interface IconButtonProps {
  icon: React.ReactElement;
  /** What it does, for who cannot see the sign. */
  label: string;
  onClick: () => void;
  appearance?: ButtonProps['appearance'];
  className?: string | undefined;
  size?: ButtonProps['size'];
  disabled?: boolean;
  /** Does nothing, and can still be reached, so that its label is read. */
  disabledFocusable?: boolean;
  title?: string;
}

/** A small button that a sign says enough of. */
export function IconButton({ label, ...props }: IconButtonProps) {
  return <Button size="small" appearance="subtle" {...props} aria-label={label} />;
}
