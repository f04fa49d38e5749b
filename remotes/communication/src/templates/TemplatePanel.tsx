import { useTranslation } from '@recobro/sdk';
import { SidePanel } from '@recobro/sdk/ui';
import type { Template } from '../api/types';
import { TemplateEditor } from './TemplateEditor';

interface TemplatePanelProps {
  open: boolean;
  /** The template to change; absent to add one. */
  known?: Template | undefined;
  editable: boolean;
  onClose: () => void;
}

/** Adds, changes or archives a template. */
export function TemplatePanel({ open, known, editable, onClose }: TemplatePanelProps) {
  const { t } = useTranslation('communication');
  return (
    <SidePanel open={open} title={known?.name ?? t('addTemplate')} onClose={onClose}>
      {open && (
        <TemplateEditor key={known?.id ?? 'new'} known={known} editable={editable} onClose={onClose} />
      )}
    </SidePanel>
  );
}
