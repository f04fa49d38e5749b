import {
  Button,
  Link as FluentLink,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { WhatNow } from '../WhatNow';
import { fieldId, useFieldError } from './field';
import type { Refusal } from './refusal';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '18px' },
  mended: { visibility: 'hidden' },
});

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
  const { errors, submitCount } = useFormContext().formState;
  const names = inOrder(useRefused());
  const left = names.filter((name) => name in errors).length;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);
  if (submitCount === 0 || (names.length === 0 && !refusal)) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert">
      {refusal && (
        <MessageBar intent={refusal.kind === 'stale' ? 'warning' : 'error'} layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{titleOf(refusal, t)}</MessageBarTitle>
            {refusal.kind === 'stale' ? t('form.staleReason') : refusal.traceId}{' '}
            <WhatNow code={refusal.code} />
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
        <MessageBar intent="error" layout="multiline" className={mergeClasses(left === 0 && styles.mended)}>
          <MessageBarBody>
            <MessageBarTitle>{t('form.mend', { count: left })}</MessageBarTitle>
            <ul className={styles.list}>
              {names.map((name) => (
                <li key={name} className={mergeClasses(!(name in errors) && styles.mended)}>
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

/** The fields refused since the last press: one that is mended keeps its line, so that nothing moves while one types. */
function useRefused(): string[] {
  const { errors, isSubmitting } = useFormContext().formState;
  const [kept, setKept] = useState<string[]>([]);
  const now = Object.keys(errors);
  const names = isSubmitting ? now : [...new Set([...kept, ...now])];
  if (names.join() !== kept.join()) setKept(names);
  return names;
}

/** In the order of the form on screen, not of its schema. */
function inOrder(names: string[]): string[] {
  const place = (name: string) =>
    [...document.querySelectorAll('[id^="field-"]')].findIndex((field) => field.id === fieldId(name));
  return [...names].sort((a, b) => place(a) - place(b));
}

function titleOf(refusal: Refusal, t: (key: string) => string): string {
  if (refusal.kind === 'stale') return t('form.stale');
  return refusal.title ?? t('error.title');
}

/** Words, or those that stood there last: a line out of sight is as long as it was. */
function useLastTold(words: string | undefined): string | undefined {
  const [last, setLast] = useState(words);
  if (words !== undefined && words !== last) setLast(words);
  return words ?? last;
}

function ErrorLink({ name }: { name: string }) {
  const message = useLastTold(useFieldError(name));
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
