import { makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { LanguageSelect } from '../layout/LanguageSelect';
import { Wordmark } from '../layout/Wordmark';

const useStyles = makeStyles({
  screen: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  top: { display: 'flex', justifyContent: 'flex-end', padding: tokens.spacingHorizontalM },
  main: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXL,
    width: '100%',
    maxWidth: '360px',
    boxSizing: 'border-box',
    marginInline: 'auto',
    paddingInline: tokens.spacingHorizontalL,
    paddingTop: 'clamp(16px, 12vh, 128px)',
    paddingBottom: tokens.spacingVerticalXXXL,
  },
  heading: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  title: { margin: 0, marginTop: tokens.spacingVerticalXXL },
  lead: { color: tokens.colorNeutralForeground2 },
});

interface AuthFrameProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The one frame of every page before sign-in: the name, the language, one group of fields. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  const styles = useStyles();
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <LanguageSelect />
      </header>
      <main className={styles.main}>
        <div className={styles.heading}>
          <Wordmark size="large" />
          <Subtitle1 as="h1" className={styles.title}>
            {title}
          </Subtitle1>
          {lead && <Text className={styles.lead}>{lead}</Text>}
        </div>
        {children}
      </main>
    </div>
  );
}
