import { type ComponentType, createContext, useContext } from 'react';
import type { Slots } from './slots.gen';

/** The record that a place of a screen is about. */
export interface SlotSubject {
  /** Module that owns the record. */
  module: string;
  /** Kind of record, as links and tracing events name it: `record`. */
  type: string;
  id: string;
  /** What the record is called. */
  title: string;
  /** The record, of the module whose place it is, that the subject came of, and where in its recording, ms. */
  origin?: { id: string; at?: number } | undefined;
}

/** The name of a slot: those that manifests list among the `places` of a page. */
export type SlotName = keyof Slots;

/** Props of Slot, and of what modules put there. */
export interface SlotProps {
  /** The place, as manifests name it: `record.side`. */
  name: SlotName;
  /** What the place is about, where it is about one record. */
  subject?: SlotSubject | undefined;
}

const SlotContext = createContext<ComponentType<SlotProps>>(Nothing);

/** The shell's own way of filling places. */
export const SlotProvider = SlotContext.Provider;

/** A named place where other modules put components of their own; each loads and fails by itself. */
export function Slot(props: SlotProps) {
  const Filled = useContext(SlotContext);
  return <Filled {...props} />;
}

function Nothing() {
  return null;
}
