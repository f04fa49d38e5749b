import { makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isTyping } from './isTyping';

const SHORTCUT = '/';

const useStyles = makeStyles({
  field: { width: '320px', maxWidth: '100%', '@media (max-width: 479px)': { width: '100%' } },
  key: {
    color: tokens.colorNeutralForeground3,
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingInline: tokens.spacingHorizontalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '@media (hover: none)': { display: 'none' },
  },
});

/** Props of SearchField. */
export interface SearchFieldProps {
  value: string;
  label: string;
  /** Called when typing has paused for `wait` ms, or at once on Enter and on clearing. */
  onSearch: (value: string) => void;
  wait?: number;
}

/** The search of a list: "/" focuses it from anywhere on the page. */
export function SearchField({ value, label, onSearch, wait = 250 }: SearchFieldProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const known = useRef(value);
  useEffect(() => {
    if (value === known.current) return; // the own search come back, while one may type on
    known.current = value;
    setTyped(value);
  }, [value]);
  useSlashFocus(input);
  const search = useCallback(() => {
    known.current = typed;
    onSearch(typed);
  }, [typed, onSearch]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(search, typed === '' ? 0 : wait);
    return () => clearTimeout(timer);
  }, [typed, value, wait, search]);
  return (
    <SearchBox
      ref={input}
      className={styles.field}
      value={typed}
      placeholder={label}
      aria-label={label}
      aria-keyshortcuts={SHORTCUT}
      contentAfter={
        typed ? undefined : (
          <kbd className={styles.key} aria-hidden>
            {SHORTCUT}
          </kbd>
        )
      }
      onChange={(_, data) => setTyped(data.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search();
        if (event.key === 'Escape' && typed) setTyped('');
      }}
    />
  );
}

function useSlashFocus(input: React.RefObject<HTMLInputElement | null>) {
  // Before the first paint: whoever sees the field may press.
  useLayoutEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== SHORTCUT || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [input]);
}
