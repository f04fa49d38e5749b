import {
  Body1Strong,
  Button,
  Checkbox,
  Input,
  makeStyles,
  ProgressBar,
  Text,
  tokens,
} from '@fluentui/react-components';
import { AddRegular, ArrowDownRegular, ArrowUpRegular, DismissRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { type FormEvent, useId, useState } from 'react';
import { useWrite } from '../api/client';
import type { Step, Task } from '../api/types';

const LONGEST_STEP = 300;

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' },
  title: { margin: 0 },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  step: {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-within': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  box: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  left: { color: tokens.colorNeutralForeground1 },
  done: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
  add: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  text: { flex: '1 1 140px', minWidth: 0 },
});

/** The steps of a task: ticked, moved, added, removed; each change is saved at once. */
export function ChecklistPart({ task, mayChange }: { task: Task; mayChange: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const heading = useId();
  const steps = task.checklist;
  const done = steps.filter((step) => step.done).length;
  if (!mayChange && steps.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <div className={styles.head}>
        <Body1Strong as="h3" id={heading} className={styles.title}>
          {t('fields.checklist')}
        </Body1Strong>
        {steps.length > 0 && (
          <Text size={200} className={styles.count}>
            {t('checklist.progress', { done, count: steps.length })}
          </Text>
        )}
      </div>
      {steps.length > 0 && (
        <ProgressBar
          value={done}
          max={steps.length}
          color={done === steps.length ? 'success' : 'brand'}
          aria-labelledby={heading}
        />
      )}
      {steps.length > 0 && (
        <ul className={styles.list}>
          {steps.map((step, index) => (
            <StepLine
              key={step.id}
              taskId={task.id}
              step={step}
              index={index}
              last={index === steps.length - 1}
              mayChange={mayChange}
            />
          ))}
        </ul>
      )}
      {mayChange && <NewStep taskId={task.id} />}
    </section>
  );
}

interface StepLineProps {
  taskId: string;
  step: Step;
  index: number;
  last: boolean;
  mayChange: boolean;
}

function StepLine({ taskId, step, index, last, mayChange }: StepLineProps) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const change = useWrite('PATCH', '/api/v1/tasks/{id}/checklist/{step}');
  const remove = useWrite('DELETE', '/api/v1/tasks/{id}/checklist/{step}');
  const path = { id: taskId, step: step.id };
  const [ticked, setTicked] = useState<boolean>(); // shown at once, until the server has answered
  const isDone = ticked ?? step.done;
  const tick = (done: boolean) => {
    setTicked(done);
    change.mutate({ path, body: { done } }, { onSettled: () => setTicked(undefined) });
  };
  const act = (label: string, icon: React.ReactElement, run: () => void, disabled = false) => (
    <Button
      size="small"
      appearance="subtle"
      icon={icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={run}
    />
  );
  return (
    <li className={styles.step}>
      <div className={styles.box}>
        <Checkbox
          label={<span className={isDone ? styles.done : styles.left}>{step.text}</span>}
          checked={isDone}
          disabled={!mayChange}
          onChange={(_, data) => tick(data.checked === true)}
        />
      </div>
      {mayChange && (
        <>
          {act(
            t('checklist.up', { step: step.text }),
            <ArrowUpRegular />,
            () => change.mutate({ path, body: { position: index - 1 } }),
            index === 0,
          )}
          {act(
            t('checklist.down', { step: step.text }),
            <ArrowDownRegular />,
            () => change.mutate({ path, body: { position: index + 1 } }),
            last,
          )}
          {act(t('checklist.remove', { step: step.text }), <DismissRegular />, () => remove.mutate({ path }))}
        </>
      )}
    </li>
  );
}

function NewStep({ taskId }: { taskId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const add = useWrite('POST', '/api/v1/tasks/{id}/checklist');
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) add.mutate({ path: { id: taskId }, body: { text } }, { onSuccess: () => setText('') });
  };
  return (
    <form className={styles.add} onSubmit={submit}>
      <Input
        className={styles.text}
        size="small"
        value={text}
        maxLength={LONGEST_STEP}
        placeholder={t('checklist.new')}
        aria-label={t('checklist.new')}
        onChange={(_, data) => setText(data.value)}
      />
      <Button type="submit" size="small" icon={<AddRegular />} disabled={!text.trim() || add.isPending}>
        {t('checklist.add')}
      </Button>
    </form>
  );
}
