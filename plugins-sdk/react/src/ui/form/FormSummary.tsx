import {
  Button,
  Link as FluentLink,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldId, useFieldError } from './field';
import type { Refusal } from './refusal';

const useStyles = makeStyles({ list: { margin: 0, paddingInlineStart: '18px' } });

/** What stands in the way of saving: each refused field as a link to it, and what the server said of the whole. */
export function FormSummary({
  refusal,
  onReload,
}: {
  refusal: Refusal | undefined;
  onReload?: (() => void) | undefined;
}) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const { formState } = useFormContext();
  const names = inOrder(Object.keys(formState.errors));
  const box = useRef<HTMLDivElement>(null);
  const told = formState.submitCount > 0 && (names.length > 0 || refusal !== undefined);
  useEffect(() => {
    if (told && formState.submitCount > 0) box.current?.focus();
  }, [told, formState.submitCount]);
  if (!told) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert">
      {refusal && (
        <MessageBar intent={refusal.kind === 'stale' ? 'warning' : 'error'} layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{titleOf(refusal, t)}</MessageBarTitle>
            {refusal.kind === 'stale' ? t('form.staleReason') : refusal.traceId}
          </MessageBarBody>
          {refusal.kind === 'stale' && onReload && (
            <MessageBarActions>
              <Button size="small" onClick={onReload}>
                {t('form.staleReload')}
              </Button>
            </MessageBarActions>
          )}
        </MessageBar>
      )}
      {names.length > 0 && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t('form.mend', { count: names.length })}</MessageBarTitle>
            <ul className={styles.list}>
              {names.map((name) => (
                <li key={name}>
                  <ErrorLink name={name} />
                </li>
              ))}
            </ul>
          </MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}

/** In the order of the form on screen, not of its schema. */
function inOrder(names: string[]): string[] {
  const place = (name: string) =>
    [...document.querySelectorAll('[id^="field-"]')].findIndex((field) => field.id === fieldId(name));
  return names.sort((a, b) => place(a) - place(b));
}

function titleOf(refusal: Refusal, t: (key: string) => string): string {
  if (refusal.kind === 'stale') return t('form.stale');
  return refusal.title ?? t('error.title');
}

function ErrorLink({ name }: { name: string }) {
  const message = useFieldError(name);
  const label = document.querySelector(`label[for="${CSS.escape(fieldId(name))}"]`)?.firstChild?.textContent;
  const focus = (event: React.MouseEvent) => {
    event.preventDefault();
    document.getElementById(fieldId(name))?.focus();
  };
  return (
    <FluentLink inline href={`#${fieldId(name)}`} onClick={focus}>
      {label ? `${label}: ${message}` : message}
    </FluentLink>
  );
}
