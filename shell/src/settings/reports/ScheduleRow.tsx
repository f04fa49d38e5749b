import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import {
  ArrowDownloadRegular,
  DeleteRegular,
  EditRegular,
  HistoryRegular,
  MoreHorizontalRegular,
  PauseRegular,
  PlayRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import { of, titleIn, useLanguage, useSession, useTranslation } from '@recobro/sdk';
import { DateText, StatusBadge, useFormats } from '@recobro/sdk/ui';
import { useWrite } from '../../api/client';
import { RunBadge } from './RunBadge';
import { RunProgress } from './RunProgress';
import { type Schedule, underWay, useDownload } from './reports';
import { cadenceInWords, FORMAT_NAMES } from './words';

const GAP = ' · ';

const useStyles = makeStyles({
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalM,
    ':not(:last-child)': {
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: tokens.colorNeutralStroke2,
    },
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  name: { overflowWrap: 'anywhere', minWidth: 0 },
  actions: { display: 'flex', gap: tokens.spacingHorizontalXS, marginInlineStart: 'auto' },
  meta: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  warning: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorStatusWarningForeground3,
  },
});

/** Props of ScheduleRow. */
interface ScheduleRowProps {
  schedule: Schedule;
  editable: boolean;
  onEdit: () => void;
  onHistory: () => void;
  onDelete: () => void;
}

/** One schedule: what, when in words, how the file reaches people, how the last time went. */
export function ScheduleRow(props: ScheduleRowProps) {
  const { schedule, editable } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const last = schedule.last_run;
  return (
    <li className={styles.item} aria-label={schedule.name}>
      <div className={styles.line}>
        <Text weight="semibold" className={styles.name}>
          {schedule.name}
        </Text>
        {schedule.paused && <StatusBadge tone="paused">{t('settings.reports.paused')}</StatusBadge>}
        {last && <RunBadge run={last} />}
        <div className={styles.actions}>
          <Actions {...props} />
        </div>
      </div>
      <Meta schedule={schedule} />
      {schedule.unavailable && (
        <Text size={200} className={styles.warning}>
          <WarningRegular aria-hidden />
          {schedule.unavailable}
        </Text>
      )}
      {last?.status === 'failed' && (
        <Text size={200} className={styles.meta}>
          {last.cause_title}
        </Text>
      )}
      {underWay(last) && <RunProgress run={last} editable={editable} />}
    </li>
  );
}

function Meta({ schedule }: { schedule: Schedule }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const { locale } = useFormats();
  const { me } = useSession();
  const { cadence, delivery, recipients, owner_id, owner_name } = schedule;
  const parts = [
    titleIn(schedule.title, language),
    FORMAT_NAMES[schedule.format],
    cadenceInWords(cadence, locale, t),
    delivery === 'mail'
      ? t('settings.reports.byMail', { count: recipients.length })
      : t('settings.reports.byDownload'),
  ];
  if (owner_id !== me.id) parts.push(t('settings.reports.of', { name: owner_name }));
  return (
    <Text size={200} className={styles.meta}>
      {parts.join(GAP)}
      {schedule.next_run_at && (
        <>
          {GAP}
          {t('settings.reports.next')} <DateText value={schedule.next_run_at} />
        </>
      )}
    </Text>
  );
}

function Actions({ schedule, editable, onEdit, onHistory, onDelete }: ScheduleRowProps) {
  const { t } = useTranslation();
  const run = useWrite('POST', '/api/v1/report-schedules/{id}/runs');
  const pause = useWrite('PUT', '/api/v1/report-schedules/{id}/paused');
  const { download, isPending } = useDownload();
  const { name, paused, last_run } = schedule;
  return (
    <>
      {last_run?.can_download && editable && (
        <Button
          size="small"
          icon={<ArrowDownloadRegular />}
          aria-label={t('settings.reports.downloadOf', { name })}
          disabled={isPending}
          onClick={() => download(last_run)}
        >
          {t('settings.reports.download')}
        </Button>
      )}
      {editable && (
        <Button
          size="small"
          icon={<PlayRegular />}
          aria-label={t('settings.reports.runOf', { name })}
          disabled={underWay(last_run) || run.isPending}
          onClick={() => run.mutate({ path: { id: schedule.id } })}
        >
          {t('settings.reports.run')}
        </Button>
      )}
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            size="small"
            appearance="subtle"
            icon={<MoreHorizontalRegular />}
            aria-label={t('settings.reports.moreOf', { name })}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<HistoryRegular />} onClick={onHistory}>
              {t('settings.reports.history')}
            </MenuItem>
            {editable && (
              <>
                <MenuItem icon={<EditRegular />} onClick={onEdit}>
                  {t('settings.reports.edit')}
                </MenuItem>
                <MenuItem
                  icon={paused ? <PlayRegular /> : <PauseRegular />}
                  onClick={() => pause.mutate({ ...of(schedule), body: { paused: !paused } })}
                >
                  {paused ? t('settings.reports.resume') : t('settings.reports.pause')}
                </MenuItem>
                <MenuItem icon={<DeleteRegular />} onClick={onDelete}>
                  {t('settings.reports.delete')}
                </MenuItem>
              </>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
    </>
  );
}
