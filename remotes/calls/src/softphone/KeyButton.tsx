import { Tooltip } from '@fluentui/react-components';
import { IconButton } from '@recobro/sdk/ui';
import { useAltKey } from './useAltKey';

/** Props of KeyButton. */
interface KeyButtonProps {
  icon: React.ReactElement;
  label: string;
  /** With Alt it presses the button, wherever one is. */
  letter: string;
  disabled?: boolean;
  onPress: () => void;
}

/** A button of the telephone: a sign, and the key that does the same. */
export function KeyButton({ icon, label, letter, disabled = false, onPress }: KeyButtonProps) {
  useAltKey(letter, !disabled, onPress);
  return (
    <Tooltip content={`${label} · Alt ${letter}`} relationship="description">
      <IconButton
        size="medium"
        icon={icon}
        label={label}
        aria-keyshortcuts={`Alt+${letter}`}
        disabledFocusable={disabled}
        onClick={onPress}
      />
    </Tooltip>
  );
}
