import { dayIn, instantAt, useSession, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  DateField,
  Form,
  FormField,
  LongTextField,
  PersonField,
  TextField,
} from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useTaskSettings } from '../api/queries';
import {
  LABELS,
  type LinkedRecord,
  type NewTask,
  PRIORITIES,
  type Priority,
  STATUSES,
  type Status,
  type Task,
  type TaskChange,
} from '../api/types';
import { LinkField } from './LinkField';

const record = z.object({ module: z.string(), type: z.string(), id: z.string(), title: z.string() });

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'long 200')),
  description: z.string().check(z.maxLength(5000, 'long 5000')),
  status: z.enum(STATUSES),
  priority: z.enum(PRIORITIES),
  label: z.enum(['', ...LABELS]),
  assignee_id: z.string(),
  due_at: z.string().check(z.regex(/^$|^\d{4}-\d{2}-\d{2}$/, 'date')),
  link: z.nullable(record),
});

type Values = z.infer<typeof schema>;

/** Props of TaskForm. */
interface TaskFormProps {
  /** The task to change; absent for a new one. */
  task?: Task;
  /** The column of a new one. */
  status?: Status;
  /** What a new one is about from the start. */
  link?: LinkedRecord | undefined;
  submitLabel: string;
  onSubmit: (draft: NewTask & TaskChange) => Promise<unknown>;
  onCancel: () => void;
  onReload?: () => void;
}

/** The fields of a task; the due day is typed as people type days. */
export function TaskForm(props: TaskFormProps) {
  const { data, error } = useTaskSettings();
  if (!data && !error) return null;
  return <TaskFields {...props} priority={data?.default_priority ?? 'medium'} />;
}

function TaskFields({
  task,
  status = 'todo',
  link: about,
  priority,
  submitLabel,
  onSubmit,
  onCancel,
  onReload,
}: TaskFormProps & { priority: Priority }) {
  const { t } = useTranslation('tasks');
  const { me } = useSession();
  const { timezone } = me.tenant;
  const day = task?.due_at ? dayIn(task.due_at, timezone) : '';
  const values: Values = {
    title: task?.title ?? '',
    description: task?.description ?? '',
    status: task?.status ?? status,
    priority: task?.priority ?? priority,
    label: task?.label ?? '',
    assignee_id: task ? task.assignee_id : me.role === 'cashier' ? me.id : '',
    due_at: day,
    link: task?.link ?? about ?? null,
  };
  const submit = ({ link, ...draft }: Values) =>
    onSubmit({
      ...draft,
      due_at:
        draft.due_at === day
          ? (task?.due_at ?? '')
          : instantAt(draft.due_at && `${draft.due_at}T23:59`, timezone),
      ...(link ? { link } : { unlink: Boolean(task?.link) }),
    });
  const choices = (name: string, all: readonly string[]) =>
    all.map((value) => ({ value, label: t(`${name}.${value}`) }));
  return (
    <Form
      schema={schema}
      values={values}
      onSubmit={submit}
      submitLabel={submitLabel}
      onCancel={onCancel}
      {...(onReload && { onReload })}
    >
      <TextField name="title" label={t('fields.title')} required autoFocus />
      <LongTextField name="description" label={t('fields.description')} />
      <ChoiceField name="status" label={t('fields.status')} options={choices('status', STATUSES)} />
      <ChoiceField name="priority" label={t('fields.priority')} options={choices('priority', PRIORITIES)} />
      <PersonField name="assignee_id" label={t('fields.assignee')} none={t('nobody')} />
      <DateField name="due_at" label={t('fields.due')} help={t('due.help')} />
      <ChoiceField
        name="label"
        label={t('fields.label')}
        none={t('label.none')}
        options={choices('label', LABELS)}
      />
      <FormField name="link" label={t('fields.link')}>
        {({ value, onChange, id }) => (
          <LinkField id={id} value={value as LinkedRecord | null} onChange={onChange} />
        )}
      </FormField>
    </Form>
  );
}
