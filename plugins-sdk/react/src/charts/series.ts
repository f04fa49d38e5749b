import { tokens } from '@fluentui/react-components';

/** A line of a chart. */
export interface Series {
  id: string;
  label: string;
  /** One for each point of the chart; null where there is none. */
  values: (number | null)[];
}

/** As many lines as one tells apart. */
export const MOST_SERIES = 4;

/** How a line looks: colour and dashes, so that one need not see colours. */
export const LOOKS = [
  { color: tokens.colorBrandForeground1, dashes: undefined },
  { color: tokens.colorPaletteMarigoldForeground1, dashes: '6 3' },
  { color: tokens.colorPaletteBerryForeground1, dashes: '2 3' },
  { color: tokens.colorNeutralForeground3, dashes: '10 4 2 4' },
] as const;

export const lookOf = (at: number) => LOOKS[at % LOOKS.length] as (typeof LOOKS)[number];

/** The last value of a line and where it stands; undefined for a line without any. */
export function lastOf(values: (number | null)[]): { at: number; value: number } | undefined {
  for (let at = values.length - 1; at >= 0; at--) {
    const value = values[at];
    if (value !== null && value !== undefined) return { at, value };
  }
}

/** Moves labels apart that would stand on one another, the order kept; within a height, in px. */
export function apart(places: number[], gap: number, height: number): number[] {
  const order = places.map((_, n) => n).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let floor = 0;
  for (const n of order) {
    moved[n] = Math.max(places[n] ?? 0, floor);
    floor = (moved[n] ?? 0) + gap;
  }
  let ceiling = height;
  for (const n of order.reverse()) {
    moved[n] = Math.min(moved[n] ?? 0, ceiling);
    ceiling = (moved[n] ?? 0) - gap;
  }
  return moved;
}
