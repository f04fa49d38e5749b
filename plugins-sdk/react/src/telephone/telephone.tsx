import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

/** Somebody to call. */
export interface Callee {
  id: string;
  /** Which of their numbers. */
  phoneId: string;
  /** What they are called, for the telephone to show at once. */
  name?: string | undefined;
  /** What the call is about; all that there is with them, where it is left out. */
  aboutIds?: string[] | undefined;
  /** The scheduled event that the call comes of. */
  eventId?: string | undefined;
}

/** How well a line is, as the browser measures it. */
export interface LineQuality {
  /** Of what came, in percent. */
  loss: number;
  /** Of what came, ms. */
  jitter: number;
  /** There and back, ms. */
  roundTrip: number;
  /** What one speaks by, as the browser calls it. */
  device: string;
}

/** A telephone in the page. */
export interface Telephone {
  /** There is a line, and nobody is on it. */
  free: boolean;
  /** Calls somebody; what becomes of it shows on the telephone. */
  call: (whom: Callee) => void;
  /** How well the line has been since it was connected; undefined where there is none. */
  measure?: () => Promise<LineQuality | undefined>;
}

/** Where a telephone is offered, and found: one for each page of the browser. */
export interface TelephoneDesk {
  current: () => Telephone | undefined;
  subscribe: (told: () => void) => () => void;
  /** Offers a telephone, until the function that it returns is called. */
  offer: (telephone: Telephone) => () => void;
  /** Something that is being spoken is to be left out of what is recorded. */
  leftOut: () => boolean;
  /** Has it left out, until the function that it returns is called. */
  leaveOut: () => () => void;
}

/** A desk without a telephone on it. */
export function createTelephoneDesk(): TelephoneDesk {
  const waiting = new Set<() => void>();
  let current: Telephone | undefined;
  let reasons = 0;
  const tell = () => {
    for (const told of waiting) told();
  };
  const put = (telephone: Telephone | undefined) => {
    current = telephone;
    tell();
  };
  const count = (change: number) => {
    reasons += change;
    tell();
  };
  return {
    current: () => current,
    subscribe: (told) => {
      waiting.add(told);
      return () => waiting.delete(told);
    },
    offer: (telephone) => {
      put(telephone);
      return () => {
        if (current === telephone) put(undefined);
      };
    },
    leftOut: () => reasons > 0,
    leaveOut: () => {
      count(1);
      return () => count(-1);
    },
  };
}

const DeskContext = createContext<TelephoneDesk | undefined>(undefined);

/** The desk of a page. */
export const TelephoneProvider = DeskContext.Provider;

const nobody = { current: () => undefined, subscribe: () => () => {}, leftOut: () => false };

/** The telephone of the page; undefined where there is none. */
export function useTelephone(): Telephone | undefined {
  const desk = useContext(DeskContext) ?? nobody;
  return useSyncExternalStore(desk.subscribe, desk.current);
}

/** Offers a telephone to all of the page for as long as the component is there. */
export function useOfferTelephone(telephone: Telephone): void {
  const desk = useContext(DeskContext);
  useEffect(() => desk?.offer(telephone), [desk, telephone]);
}

/** Has what is spoken left out of what is recorded for as long as it is on: of a field whose words nobody may keep, while one is in it. */
export function useLeaveOut(on: boolean): void {
  const desk = useContext(DeskContext);
  useEffect(() => (on ? desk?.leaveOut() : undefined), [desk, on]);
}

/** Whether what is spoken now is to be left out of what is recorded: for a telephone. */
export function useLeftOut(): boolean {
  const desk = useContext(DeskContext) ?? nobody;
  return useSyncExternalStore(desk.subscribe, desk.leftOut);
}
