import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from '@recobro/sdk';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { ConfirmDialog } from '../ConfirmDialog';
import { FormSummary } from './FormSummary';
import { placeRefusal, type Refusal } from './refusal';
import { submitByKey } from './submitByKey';
import { useUnsavedGuard } from './unsaved';
import { useFirstFocus } from './useFirstFocus';
import { useSubmitOnce } from './useSubmitOnce';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '480px' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    position: 'sticky',
    insetBlockEnd: 0,
    paddingBlock: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

/** Props of Form. */
export interface FormProps<Values extends FieldValues> {
  /** zod/mini schema; its messages are keys under `field.` of the ui texts. */
  schema: $ZodType<Values, Values>;
  values: DefaultValues<NoInfer<Values>>;
  /** Throws the API's refusal, which lands on the fields it names. Gives false where the same values may be submitted again. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** The verb on the button. */
  submitLabel: string;
  onCancel?: () => void;
  /** Shows what another person saved meanwhile; offered when the save came too late (412). */
  onReload?: () => void;
  /** Called with whether something was typed that is not saved: what the form shows must not be put in its place then. */
  onDirty?: (dirty: boolean) => void;
  children: React.ReactNode;
}

/** One column of fields: errors at the field and in a summary with links, saved by Ctrl+Enter too, asks before unsaved work is left. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { schema, values, onSubmit, submitLabel, onCancel, onReload, onDirty, children } = props;
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const element = useRef<HTMLFormElement>(null);
  useFirstFocus(element);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: values,
    shouldFocusError: false,
  });
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSaved, setSaved] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const blocker = useUnsavedGuard(isDirty && !isSubmitting && !isSaved);
  useEffect(() => onDirty?.(isDirty && !isSaved), [onDirty, isDirty, isSaved]);
  const once = useSubmitOnce(form);
  const send = async (valid: Values) => {
    setRefusal(undefined);
    setSaved(false);
    try {
      const repeatable = (await onSubmit(valid)) === false;
      setSaved(true);
      return !repeatable;
    } catch (error) {
      setRefusal(placeRefusal(error, form));
      return false;
    }
  };
  const submit = form.handleSubmit((valid) => once(() => send(valid)));
  return (
    <FormProvider {...form}>
      <form ref={element} className={styles.form} noValidate onSubmit={submit} onKeyDown={submitByKey}>
        <FormSummary refusal={refusal} onReload={onReload} />
        {children}
        <div className={styles.actions}>
          <Button
            type="submit"
            appearance="primary"
            disabled={isSubmitting}
            icon={isSubmitting ? <Spinner size="tiny" /> : undefined}
            title={t('form.saveKeys')}
          >
            {submitLabel}
          </Button>
          {onCancel && (
            <Button onClick={onCancel} disabled={isSubmitting}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </form>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={t('unsaved.title')}
        action={t('unsaved.leave')}
        cancel={t('unsaved.stay')}
        onConfirm={() => {
          blocker.proceed?.();
          return false; // or the leaving would be undone
        }}
        onClose={() => blocker.reset?.()}
      >
        {t('unsaved.reason')}
      </ConfirmDialog>
    </FormProvider>
  );
}
