import { makeStyles, tokens } from '@fluentui/react-components';
import type { KeyboardEvent, PointerEvent } from 'react';

const STEP = 16;

const useStyles = makeStyles({
  handle: {
    position: 'absolute',
    insetBlock: '8px',
    insetInlineEnd: 0,
    width: '9px',
    cursor: 'col-resize',
    touchAction: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '4px',
      width: '1px',
      backgroundColor: tokens.colorNeutralStroke1,
      opacity: 0,
      transitionProperty: 'opacity',
      transitionDuration: tokens.durationFaster,
    },
    ':hover::after': { opacity: 1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (prefers-reduced-motion: reduce)': { '::after': { transitionDuration: '1ms' } },
  },
});

interface ResizeHandleProps {
  label: string;
  least: number;
  onResize: (width: number) => void;
}

/** The edge of a header cell that sets its column's width, by pointer or by the arrows. */
export function ResizeHandle({ label, least, onResize }: ResizeHandleProps) {
  const styles = useStyles();
  const resize = (width: number) => onResize(Math.max(least, Math.round(width)));
  const nudge = (event: KeyboardEvent<HTMLElement>) => {
    const sign = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!sign) return;
    event.preventDefault();
    event.stopPropagation();
    resize(cellOf(event.currentTarget).width + sign * directionSign(event.currentTarget) * STEP);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves has no element of its own
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={least}
      tabIndex={0}
      className={styles.handle}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => follow(event, resize)}
      onKeyDown={nudge}
    />
  );
}

function follow(event: PointerEvent<HTMLElement>, resize: (width: number) => void) {
  event.preventDefault();
  event.stopPropagation();
  const handle = event.currentTarget;
  const start = event.clientX;
  const { width } = cellOf(handle);
  const sign = directionSign(handle);
  const move = (moved: globalThis.PointerEvent) => resize(width + sign * (moved.clientX - start));
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', move);
  handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
    once: true,
  });
}

function cellOf(handle: HTMLElement): DOMRect {
  return (handle.closest('[role="columnheader"]') ?? handle).getBoundingClientRect();
}

function directionSign(element: HTMLElement): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
