import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { titleIn, useLanguage, useTranslation } from '@recobro/sdk';
import { type ChosenKind, WAYS, type Way } from '../../notifications/notices';

const useStyles = makeStyles({
  kind: {
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    paddingInlineEnd: tokens.spacingHorizontalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  way: { textAlign: 'center', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

/** Props of KindRow. */
interface KindRowProps {
  kind: ChosenKind;
  /** The installation sends no mail. */
  withoutMail: boolean;
  /** The browser shows no notifications. */
  withoutPush: boolean;
  onSet: (way: Way, on: boolean) => void;
}

/** One kind of notification, with a box for each way. */
export function KindRow({ kind, withoutMail, withoutPush, onSet }: KindRowProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const impossible = { in_app: false, mail: withoutMail, push: withoutPush };
  const title = titleIn(kind.title, language);
  return (
    <tr>
      <th scope="row" className={styles.kind}>
        {title}
      </th>
      {WAYS.map((way) => (
        <td key={way} className={styles.way}>
          <Checkbox
            checked={kind[way]}
            disabled={impossible[way]}
            aria-label={`${title}: ${t(`settings.notifications.ways.${way}`)}`}
            onChange={(_, { checked }) => onSet(way, checked === true)}
          />
        </td>
      ))}
    </tr>
  );
}
