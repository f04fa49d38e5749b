import { FluentProvider, makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components';
import { Section } from '@recobro/sdk/ui';
import { usePreferences } from '../../preferences/context';
import { themeFor } from '../../theme/themes';
import { type Specimen, specimens } from './specimens';

const NAME = 'Gallery';
const LOOKS = [
  { mode: 'light', dir: 'ltr' },
  { mode: 'dark', dir: 'ltr' },
  { mode: 'light', dir: 'rtl' },
  { mode: 'dark', dir: 'rtl' },
] as const;

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  looks: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' },
  look: {
    padding: tokens.spacingHorizontalL,
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground2,
    textAlign: 'start',
  },
  state: { display: 'block', color: tokens.colorNeutralForeground3, paddingBlock: tokens.spacingVerticalXS },
});

/** Every shared component in its states, light and dark side by side, in both directions; the header switches the language. */
export default function Gallery() {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <Subtitle1 as="h1">{NAME}</Subtitle1>
      {Object.entries(specimens).map(([name, states]) => (
        <Section key={name} title={name} count={`${states.length}`} flush>
          {states.map((each) => (
            <Looks key={each.state} {...each} />
          ))}
        </Section>
      ))}
    </div>
  );
}

function Looks({ state, draw }: Specimen) {
  const styles = useStyles();
  const { font } = usePreferences();
  return (
    <div className={styles.looks}>
      {LOOKS.map(({ mode, dir }) => (
        <FluentProvider key={mode + dir} theme={themeFor(mode, font)} dir={dir}>
          <Look name={`${mode} ${dir}`} dir={dir} state={state} draw={draw} />
        </FluentProvider>
      ))}
    </div>
  );
}

/** Apart, because styles of a direction must be asked for below its provider. */
function Look({ name, dir, state, draw: Draw }: Specimen & { name: string; dir: 'ltr' | 'rtl' }) {
  const styles = useStyles();
  return (
    <div dir={dir} className={styles.look} data-look={name}>
      <Text size={200} className={styles.state} dir="ltr">
        {`${state} · ${name}`}
      </Text>
      <Draw />
    </div>
  );
}
