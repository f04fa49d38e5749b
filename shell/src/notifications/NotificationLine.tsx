import { Button, Caption1, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import { Link, titleIn, useLanguage, useTranslation } from '@recobro/sdk';
import { DateText } from '@recobro/sdk/ui';
import type { Notice } from './notices';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: 'transparent',
  },
  unread: {
    borderInlineStartColor: tokens.colorBrandStroke1,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    gap: tokens.spacingVerticalXXS,
    overflowWrap: 'anywhere',
  },
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
  when: { color: tokens.colorNeutralForeground2 },
});

/** Props of NotificationLine. */
interface NotificationLineProps {
  notice: Notice;
  onRead: () => void;
  /** The panel closes when its user goes where a line leads. */
  onClose: () => void;
}

/** One notification: what happened, when, and the way there, which also marks it as read. */
export function NotificationLine({ notice, onRead, onClose }: NotificationLineProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const title = titleIn(notice.title, language);
  const unread = notice.read_at === null;
  const follow = () => {
    if (unread) onRead();
    onClose();
  };
  return (
    <li className={mergeClasses(styles.line, unread && styles.unread)}>
      <div className={styles.words}>
        {notice.link ? (
          <Link className={styles.link} to={notice.link} onClick={follow}>
            {title}
          </Link>
        ) : (
          <Text weight="semibold">{title}</Text>
        )}
        <Text>{titleIn(notice.body, language)}</Text>
        <Caption1 className={styles.when}>
          <DateText value={notice.created_at} shape="relative" />
        </Caption1>
      </div>
      {unread && (
        <Button
          appearance="subtle"
          icon={<CheckmarkRegular />}
          aria-label={t('notifications.markOne', { title })}
          title={t('notifications.mark')}
          onClick={onRead}
        />
      )}
    </li>
  );
}
