import { makeStyles, tokens } from '@fluentui/react-components';
import { heldBack } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    ...heldBack,
  },
});

/** What leads on from a step, and back. */
export function StepActions({ children }: { children: React.ReactNode }) {
  return <div className={useStyles().bar}>{children}</div>;
}
