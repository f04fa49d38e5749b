import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular, CalendarClockRegular } from '@fluentui/react-icons';
import { useToasts, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, EmptyState, ErrorState, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { LineList } from '../../lists/LineList';
import { type Schedule, useDeleteSchedule, useOffers, useSchedules } from './queries';
import { SchedulePanel } from './SchedulePanel';
import { ScheduleRow } from './ScheduleRow';

const useStyles = makeStyles({ notice: { marginBlockEnd: tokens.spacingVerticalM } });

/** Props of SchedulesSection. */
interface SchedulesSectionProps {
  editable: boolean;
  onHistory: (id: string) => void;
}

/** What is made, when, and how the last time went. */
export function SchedulesSection({ editable, onHistory }: SchedulesSectionProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const schedules = useSchedules();
  const offers = useOffers();
  const [editing, setEditing] = useState<Schedule | 'new'>();
  const [removing, setRemoving] = useState<Schedule>();
  const add = editable && (
    <Button
      size="small"
      appearance="primary"
      icon={<AddRegular />}
      disabled={!offers.data}
      onClick={() => setEditing('new')}
    >
      {t('settings.reports.add')}
    </Button>
  );
  const reload = async () => {
    const { data } = await schedules.refetch();
    setEditing((known) => data?.find(({ id }) => known !== 'new' && id === known?.id));
  };
  const waiting = schedules.isPending || offers.isPending; // the notice stands above the list
  const none = schedules.data?.length === 0;
  return (
    <Section title={t('settings.reports.schedules')} waiting={waiting} expected={3} actions={!none && add}>
      {schedules.error && <ErrorState error={schedules.error} onRetry={() => void schedules.refetch()} />}
      {offers.data && !offers.data.mail_available && !none && (
        <MessageBar className={styles.notice} layout="multiline">
          <MessageBarBody>{t('settings.reports.noMail')}</MessageBarBody>
        </MessageBar>
      )}
      {none && (
        <EmptyState
          icon={<CalendarClockRegular />}
          title={t('settings.reports.none')}
          reason={t('settings.reports.noneReason')}
          action={add}
        />
      )}
      {schedules.data && !waiting && !none && (
        <LineList label={t('settings.reports.schedules')}>
          {schedules.data.map((schedule) => (
            <ScheduleRow
              key={schedule.id}
              schedule={schedule}
              editable={editable}
              onEdit={() => setEditing(schedule)}
              onHistory={() => onHistory(schedule.id)}
              onDelete={() => setRemoving(schedule)}
            />
          ))}
        </LineList>
      )}
      {offers.data && (
        <SchedulePanel
          open={editing !== undefined}
          known={editing === 'new' ? undefined : editing}
          offers={offers.data}
          onClose={() => setEditing(undefined)}
          onReload={() => void reload()}
        />
      )}
      <Removal schedule={removing} onClose={() => setRemoving(undefined)} />
    </Section>
  );
}

function Removal({ schedule, onClose }: { schedule: Schedule | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const remove = useDeleteSchedule();
  const confirm = async () => {
    if (!schedule) return;
    await remove.mutateAsync(schedule);
    toasts.success(t('settings.reports.deleted', { name: schedule.name }));
    onClose();
  };
  return (
    <ConfirmDialog
      open={schedule !== undefined}
      title={t('settings.reports.askDelete', { name: schedule?.name })}
      action={t('settings.reports.delete')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('settings.reports.deleteEffect')}
    </ConfirmDialog>
  );
}
