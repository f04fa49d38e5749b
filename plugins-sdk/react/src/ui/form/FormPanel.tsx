import type { FieldValues } from 'react-hook-form';
import { SidePanel } from '../SidePanel';
import { Form, type FormProps } from './Form';

/** Props of FormPanel. */
export interface FormPanelProps<Values extends FieldValues> extends Omit<FormProps<Values>, 'onCancel'> {
  open: boolean;
  title: string;
  /** The version of what is changed: another one begins the form anew. */
  version?: string | number | undefined;
  onClose: () => void;
}

/** A form in a sheet over the page. */
export function FormPanel<Values extends FieldValues>(props: FormPanelProps<Values>) {
  const { open, title, version, onClose, ...form } = props;
  return (
    <SidePanel open={open} title={title} onClose={onClose}>
      <Form {...form} key={version} onCancel={onClose} />
    </SidePanel>
  );
}
