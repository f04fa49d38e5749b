import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '[data-holds] ~ &': { visibility: 'hidden' }, // stays where it is once it is seen
  },
});

/** What leads on from a step, and back. */
export function StepActions({ children }: { children: React.ReactNode }) {
  return <div className={useStyles().bar}>{children}</div>;
}
