import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { Loaded, plainList, Section, StatusBadge, type Tone } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead } from '../api/client';
import type { Template } from '../api/types';
import { TemplatePanel } from './TemplatePanel';

const TONES: Record<Template['status'], Tone> = { draft: 'warning', active: 'success', archived: 'neutral' };

const useStyles = makeStyles({
  list: plainList,
  item: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '40px' },
  grow: { flexGrow: 1, minWidth: 0 },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** The words debtors are written to with. */
export function TemplatesSection({ editable }: { editable: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('communication');
  const templates = useRead('/api/v1/communication/templates', {});
  const [editing, setEditing] = useState<Template | 'new'>();
  return (
    <Section
      title={t('templates')}
      waiting={templates.isPending}
      expected={2}
      actions={
        editable && (
          <Button size="small" icon={<AddRegular />} onClick={() => setEditing('new')}>
            {t('addTemplate')}
          </Button>
        )
      }
    >
      <Loaded read={templates} empty={<Text className={styles.meta}>{t('noTemplates')}</Text>}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((template) => (
              <li key={template.id} className={styles.item}>
                <Badge appearance="outline">{t(`channels.${template.channel}`)}</Badge>
                <Button appearance="transparent" className={styles.grow} onClick={() => setEditing(template)}>
                  {template.name}
                </Button>
                <Text size={200} className={styles.meta}>
                  {Object.keys(template.texts).join(' · ').toUpperCase()}
                </Text>
                <StatusBadge tone={TONES[template.status]}>
                  {t(`templateStatus.${template.status}`)}
                </StatusBadge>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <TemplatePanel
        open={editing !== undefined}
        known={editing === 'new' ? undefined : editing}
        editable={editable}
        onClose={() => setEditing(undefined)}
      />
    </Section>
  );
}
