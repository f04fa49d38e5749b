import { makeStyles, Switch, Text, tokens } from '@fluentui/react-components';
import { titleIn, useLanguage, useTranslation } from '@recobro/sdk';
import { useId } from 'react';
import type { ChosenKind, Way } from '../../notifications/queries';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    margin: 0,
    minWidth: 0,
    paddingBlock: tokens.spacingVerticalXS,
    paddingInline: 0,
    border: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  ways: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
});

const WAYS: readonly Way[] = ['in_app', 'mail', 'push'];

/** Props of KindRow. */
interface KindRowProps {
  kind: ChosenKind;
  /** The installation sends no mail. */
  withoutMail: boolean;
  /** The browser shows no notifications. */
  withoutPush: boolean;
  onSet: (way: Way, on: boolean) => void;
}

/** One kind of notification with a switch for each way. */
export function KindRow({ kind, withoutMail, withoutPush, onSet }: KindRowProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const impossible = { in_app: false, mail: withoutMail, push: withoutPush };
  return (
    <fieldset aria-labelledby={id} className={styles.row}>
      <Text id={id}>{titleIn(kind.title, language)}</Text>
      <div className={styles.ways}>
        {WAYS.map((way) => (
          <Switch
            key={way}
            checked={kind[way]}
            disabled={impossible[way]}
            label={t(`settings.notifications.ways.${way}`)}
            onChange={(_, { checked }) => onSet(way, checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
