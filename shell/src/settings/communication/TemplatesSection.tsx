import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { ErrorState, Section, StatusBadge, type Tone } from '@recobro/sdk/ui';
import { useState } from 'react';
import { type Template, type TemplateStatus, useTemplates } from './queries';
import { TemplatePanel } from './TemplatePanel';

const TONES: Record<TemplateStatus, Tone> = { draft: 'warning', active: 'success', archived: 'neutral' };

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '40px' },
  grow: { flexGrow: 1, minWidth: 0 },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** The words debtors are written to with. */
export function TemplatesSection({ editable }: { editable: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const templates = useTemplates();
  const [editing, setEditing] = useState<Template | 'new'>();
  return (
    <Section
      title={t('settings.communication.templates')}
      waiting={templates.isPending}
      expected={2}
      actions={
        editable && (
          <Button size="small" icon={<AddRegular />} onClick={() => setEditing('new')}>
            {t('settings.communication.addTemplate')}
          </Button>
        )
      }
    >
      {templates.error && <ErrorState error={templates.error} onRetry={() => void templates.refetch()} />}
      {templates.data?.length === 0 && (
        <Text className={styles.meta}>{t('settings.communication.noTemplates')}</Text>
      )}
      <ul className={styles.list}>
        {templates.data?.map((template) => (
          <li key={template.id} className={styles.item}>
            <Badge appearance="outline">{t(`settings.communication.channels.${template.channel}`)}</Badge>
            <Button appearance="transparent" className={styles.grow} onClick={() => setEditing(template)}>
              {template.name}
            </Button>
            <Text size={200} className={styles.meta}>
              {Object.keys(template.texts).join(' · ').toUpperCase()}
            </Text>
            <StatusBadge tone={TONES[template.status]}>
              {t(`settings.communication.templateStatus.${template.status}`)}
            </StatusBadge>
          </li>
        ))}
      </ul>
      <TemplatePanel
        open={editing !== undefined}
        known={editing === 'new' ? undefined : editing}
        editable={editable}
        onClose={() => setEditing(undefined)}
      />
    </Section>
  );
}
