import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular, CalendarClockRegular } from '@fluentui/react-icons';
import { of, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, EmptyState, Loaded, Notice, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../../api/client';
import { LineList } from '../../lists/LineList';
import type { Schedule } from './reports';
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
  const schedules = useRead('/api/v1/report-schedules', {});
  const offers = useRead('/api/v1/reports', {});
  const [editing, setEditing] = useState<Schedule | 'new'>();
  const [removing, setRemoving] = useState<Schedule>();
  const remove = useWrite('DELETE', '/api/v1/report-schedules/{id}', {
    says: () => t('settings.reports.deleted', { name: removing?.name }),
  });
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
  const waiting = schedules.isPending || offers.isPending; // both or neither: the notice would push the list down
  const none = schedules.data?.length === 0;
  return (
    <Section title={t('settings.reports.schedules')} waiting={waiting} expected={3} actions={!none && add}>
      {!waiting && (
        <>
          {offers.data && !offers.data.mail_available && !none && (
            <Notice className={styles.notice} layout="multiline">
              {t('settings.reports.noMail')}
            </Notice>
          )}
          <Loaded
            read={schedules}
            empty={
              <EmptyState
                icon={<CalendarClockRegular />}
                title={t('settings.reports.none')}
                reason={t('settings.reports.noneReason')}
                action={add}
              />
            }
          >
            {(rows) => (
              <LineList label={t('settings.reports.schedules')}>
                {rows.map((schedule) => (
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
          </Loaded>
        </>
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
      <ConfirmDialog
        open={removing}
        title={t('settings.reports.askDelete', { name: removing?.name })}
        action={t('settings.reports.delete')}
        onConfirm={(schedule) => remove.mutateAsync(of(schedule))}
        onClose={() => setRemoving(undefined)}
      >
        {t('settings.reports.deleteEffect')}
      </ConfirmDialog>
    </Section>
  );
}
