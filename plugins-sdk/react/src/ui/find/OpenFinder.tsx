import { makeStyles, Popover, PopoverSurface } from '@fluentui/react-components';
import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import { Finder } from './Finder';
import type { LazyFinderProps } from './LazyFinder';

const useStyles = makeStyles({
  place: { display: 'contents' },
  surface: { width: 'min(320px, calc(100vw - 64px))', padding: '12px' },
});

/**
 * The finder over the page, opened as soon as it is there: it comes because its button was pressed. The button is no
 * trigger of Fluent's, which would take the focus back from whatever is closed after it.
 */
export function OpenFinder({ button, onChange, ...finder }: LazyFinderProps) {
  const styles = useStyles();
  const surface = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const opener = () => place.current?.firstElementChild as HTMLElement | null;
  useEffect(() => setOpen(true), []);
  useEffect(() => {
    if (!open) return;
    const own = place.current?.firstElementChild as HTMLElement | null;
    // What had the focus inside is gone; where it went to something of the page, it stays there.
    const giveBack = () => document.activeElement?.matches('body, [data-tabster-dummy]') && own?.focus();
    return () => void requestAnimationFrame(giveBack);
  }, [open]);
  return (
    <>
      <span ref={place} className={styles.place}>
        {cloneElement(button, {
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
          'aria-controls': open ? surface : undefined,
          onClick: () => setOpen(!open),
        })}
      </span>
      <Popover
        trapFocus
        inertTrapFocus
        positioning={{ position: 'below', align: 'start', target: opener() }}
        open={open}
        onOpenChange={(event, next) => {
          const onButton = event.target instanceof Node && place.current?.contains(event.target);
          if (!onButton) setOpen(next.open); // the button's own press opens and closes
        }}
      >
        <PopoverSurface id={surface} className={styles.surface} aria-label={finder.label}>
          <Finder
            {...finder}
            onChange={(value, chosen) => {
              onChange(value, chosen);
              if (!finder.multiple) setOpen(false);
            }}
          />
        </PopoverSurface>
      </Popover>
    </>
  );
}
