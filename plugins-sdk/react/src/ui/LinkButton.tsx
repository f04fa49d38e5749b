import { Button, type ButtonProps } from '@fluentui/react-components';
import { useLinkProps } from '@recobro/sdk';

/** Props of LinkButton. */
export interface LinkButtonProps {
  to: string;
  appearance?: ButtonProps['appearance'];
  size?: ButtonProps['size'];
  children: React.ReactNode;
}

/** The main way on from a screen: looks like a button, opens in a new tab as any link. */
export function LinkButton({ to, ...props }: LinkButtonProps) {
  return <Button as="a" {...useLinkProps(to)} {...props} />;
}
