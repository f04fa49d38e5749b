import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { IconButton } from '@recobro/sdk/ui';

/** Props of RowActs. */
interface RowActsProps {
  /** What the row is called. */
  text: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** Changes what stands in a row, or removes it. */
export function RowActs({ text, onEdit, onRemove }: RowActsProps) {
  const { t } = useTranslation('portfolios');
  return (
    <>
      <IconButton
        appearance="transparent"
        icon={<EditRegular />}
        label={t('contactRules.editOne', { text })}
        onClick={onEdit}
      />
      <IconButton
        appearance="transparent"
        icon={<DeleteRegular />}
        label={t('contactRules.removeOne', { text })}
        onClick={onRemove}
      />
    </>
  );
}
