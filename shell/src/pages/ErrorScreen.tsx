import { Button, Display, makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

const useStyles = makeStyles({
  screen: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    gap: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalXXXL,
    minHeight: '60vh',
  },
  code: {
    fontSize: '7rem',
    lineHeight: 1,
    color: tokens.colorNeutralForeground1,
    fontVariantNumeric: 'tabular-nums',
  },
  title: { margin: 0 },
  description: {
    textAlign: 'center',
    textWrap: 'balance',
    color: tokens.colorNeutralForeground2,
    maxWidth: '48ch',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalL,
  },
});

interface ErrorScreenProps {
  /** The large number; left out in the minimal form. */
  code?: string;
  title: string;
  description: ReactNode;
  /** Buttons below; the minimal form has none. */
  actions?: ReactNode;
}

/** The frame of every error page. */
export function ErrorScreen({ code, title, description, actions }: ErrorScreenProps) {
  const styles = useStyles();
  return (
    <div className={styles.screen}>
      {code && <Display className={styles.code}>{code}</Display>}
      <Subtitle1 as="h1" className={styles.title}>
        {title}
      </Subtitle1>
      <Text className={styles.description}>{description}</Text>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Back to where the person came from, or to the home page. */
export function WaysBack() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <Button onClick={() => void navigate(-1)}>{t('actions.goBack')}</Button>
      <Button appearance="primary" onClick={() => void navigate('/')}>
        {t('actions.backHome')}
      </Button>
    </>
  );
}
