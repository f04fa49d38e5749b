import { useTranslation } from '@recobro/sdk';
import { SidePanel } from '@recobro/sdk/ui';
import type { Template } from './queries';
import { TemplateEditor } from './TemplateEditor';

interface TemplatePanelProps {
  open: boolean;
  /** The template to change; absent to add one. */
  known?: Template;
  editable: boolean;
  onClose: () => void;
}

/** Adds, changes or archives a template. */
export function TemplatePanel({ open, known, editable, onClose }: TemplatePanelProps) {
  const { t } = useTranslation();
  return (
    <SidePanel open={open} title={known?.name ?? t('settings.communication.addTemplate')} onClose={onClose}>
      {open && (
        <TemplateEditor key={known?.id ?? 'new'} known={known} editable={editable} onClose={onClose} />
      )}
    </SidePanel>
  );
}
