import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { IconButton, useFormats } from '@recobro/sdk/ui';
import type { Consent } from '../../api/types';

const useStyles = makeStyles({
  item: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: tokens.spacingVerticalXS,
    overflowWrap: 'anywhere',
  },
  meta: { display: 'block', color: tokens.colorNeutralForeground3 },
});

/** What a consent is for: by what channel, and by whom. */
export function useConsentName(): (consent: Consent) => string {
  const { t } = useTranslation('portfolios');
  return ({ channel, maker }) => [t(`channel.${channel}`), t(`maker.${maker}`)].join(' · ');
}

/** Props of ConsentRow. */
interface ConsentRowProps {
  consent: Consent;
  /** Absent when the reader may not. */
  onWithdraw?: (consent: Consent) => void;
}

/** A consent, since when it holds, and what shows it. */
export function ConsentRow({ consent, onWithdraw }: ConsentRowProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { instant } = useFormats();
  const text = useConsentName()(consent);
  const since = consent.given_on
    ? t('consents.since', { day: instant(consent.given_on, 'date') })
    : t('consents.sinceUnknown');
  return (
    <li className={styles.item}>
      <div>
        <Text>{text}</Text>
        <Text size={200} className={styles.meta}>
          {[since, consent.source].join(' · ')}
        </Text>
      </div>
      {onWithdraw && (
        <IconButton
          appearance="transparent"
          icon={<DismissRegular />}
          label={t('consents.withdraw', { text })}
          onClick={() => onWithdraw(consent)}
        />
      )}
    </li>
  );
}
