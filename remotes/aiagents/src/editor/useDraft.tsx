import { ApiError, statusOf } from '@recobro/sdk';
import { useSettled } from '@recobro/sdk/ui';
import { createContext, type ReactNode, useContext, useEffect, useReducer, useRef, useState } from 'react';
import { useWrite } from '../api/client';
import type { Fault, Spec, Written } from '../api/types';
import { edited, fieldOf, opened, put, valueAt } from './edits';

/** How far the writing of a draft is. */
export type Saving = 'saved' | 'saving' | 'refused' | 'stale' | 'failed';

interface Draft {
  spec: Spec;
  /** It is no draft, or the reader may not write it. */
  frozen: boolean;
  faults: Fault[];
  saving: Saving;
  /** Writes at a path. What is typed on at the same place is taken back in one step; `at` names the place, none where each is a step. */
  set: (path: string, value: unknown, at?: string) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Writes over what somebody else has written meanwhile, or takes it. */
  keepMine: () => void;
  takeTheirs: () => void;
}

const Context = createContext<Draft | undefined>(undefined);

/** Props of DraftProvider. */
interface DraftProviderProps {
  version: Written & { spec: Spec };
  frozen: boolean;
  /** Reads the version anew. */
  reload: () => Promise<Written | undefined>;
  children: ReactNode;
}

/** Typing pauses as long before a draft is written. */
const PAUSE_MS = 800;

/** The draft that the parts of the editor write: kept as one state, written by itself when typing pauses. */
export function DraftProvider({ version, frozen, reload, children }: DraftProviderProps) {
  const [state, act] = useReducer(edited, version.spec, opened);
  const { saving, faults, save, open } = useSaving(version, state.now, frozen);
  const draft: Draft = {
    spec: state.now,
    frozen,
    faults,
    saving,
    set: (path, value, at = typeof value === 'object' ? '' : path) =>
      act({ do: 'write', at, spec: put(state.now, path, value) }),
    undo: state.past.length > 0 ? () => act({ do: 'undo' }) : undefined,
    redo: state.future.length > 0 ? () => act({ do: 'redo' }) : undefined,
    keepMine: () => void reload().then((now) => now && save(state.now, now)),
    takeTheirs: () =>
      void reload().then((now) => {
        if (!now?.spec) return;
        open(now);
        act({ do: 'open', spec: now.spec });
      }),
  };
  return <Context.Provider value={draft}>{children}</Context.Provider>;
}

/** Writes what stands whenever it has settled; names faults that the server tells, and refusals at their fields. */
function useSaving(first: Written, now: Spec, frozen: boolean) {
  const [saving, setSaving] = useState<Saving>('saved');
  const [faults, setFaults] = useState(first.faults);
  const known = useRef<Pick<Written, 'id' | 'version'>>(first);
  const written = useRef<Spec | undefined>(first.spec);
  const write = useWrite('PATCH', '/api/v1/ai-agents/{id}/versions/{n}', { quiet: true });
  const save = async (spec: Spec, over: Pick<Written, 'id' | 'version'> = known.current) => {
    written.current = spec;
    setSaving('saving');
    try {
      const path = { id: first.agent_id, n: first.n };
      const made = await write.mutateAsync({ path, known: over, body: { spec } });
      known.current = made;
      setFaults(made.faults);
      setSaving('saved');
    } catch (error) {
      setFaults((before) => refusedOf(error) ?? before);
      setSaving(statusOf(error) === 412 ? 'stale' : statusOf(error) === 422 ? 'refused' : 'failed');
    }
  };
  const settled = useSettled(now, PAUSE_MS);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (!frozen && settled !== written.current) void latest.current(settled);
  }, [settled, frozen]);
  const last = useRef(now);
  last.current = now;
  useEffect(() => {
    const leave = () => {
      if (!frozen && last.current !== written.current) void latest.current(last.current);
    };
    return leave; // what was typed just before the page was left
  }, [frozen]);
  const open = (version: Written) => {
    known.current = version;
    written.current = version.spec;
    setFaults(version.faults);
    setSaving('saved');
  };
  return { saving, faults, save, open };
}

/** What the API refuses of a draft, as faults at their fields. */
function refusedOf(error: unknown): Fault[] | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined;
  return error.fields.map(({ field, code, title }) => ({
    ...{ step: '', code, reason: title },
    field: field.replace(/^body\.spec\.?/, ''),
  }));
}

/** The draft that is written here. */
export function useDraft(): Draft {
  const draft = useContext(Context);
  if (!draft) throw new Error('no draft here');
  return draft;
}

/** One field of the draft, by its path: its value, how it is written, and what is wrong with it. */
export function useDraftField<T>(path: string) {
  const { spec, set, frozen, faults } = useDraft();
  const field = fieldOf(path);
  return {
    value: valueAt(spec, path) as T | undefined,
    set: (value: T | undefined) => set(path, value),
    frozen,
    fault: faults.find((one) => one.field === field)?.reason,
  };
}
