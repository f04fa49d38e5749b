export const STATUSES = ['backlog', 'todo', 'in progress', 'done', 'canceled'] as const;
export type Status = (typeof STATUSES)[number];

export const PRIORITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const LABELS = ['bug', 'feature', 'documentation'] as const;
export type Label = (typeof LABELS)[number];

/** One step of a checklist. */
export interface Step {
  id: string;
  text: string;
  done: boolean;
}

/** A record of any module, with the title it had when it was linked. */
export interface LinkedRecord {
  module: string;
  type: string;
  id: string;
  title: string;
}

/** One thing to be done. */
export interface Task {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  created_by: string;
  title: string;
  description: string;
  status: Status;
  priority: Priority;
  label: Label | '';
  /** Id of a user; empty = nobody. */
  assignee_id: string;
  due_at: string | null;
  closed_at: string | null;
  origin: 'manual' | 'import' | 'broken_promise' | 'review' | 'dispute' | 'rule';
  link?: LinkedRecord;
  checklist: Step[];
  rank: string;
}

/** What a person writes of a task. */
export interface TaskDraft {
  title: string;
  description: string;
  status: Status;
  priority: Priority;
  label: Label | '';
  assignee_id: string;
  due_at: string;
  link?: LinkedRecord;
  unlink?: boolean;
}

/** What the company has chosen for its tasks. */
export interface TaskSettings {
  /** Days ahead of its due day from which a task counts as due soon. */
  due_soon_days: number;
  default_priority: Priority;
}

/** A page of a list. */
export interface Page<T> {
  data: T[] | null;
  meta: { page: number; pageSize: number; total: number; totalExact: boolean; next?: string; prev?: string };
}

/** What a file of tasks brought. */
export interface Imported {
  created: number;
  rejected: { line: number; column: string; value: string; code: string; reason: string }[];
  ignored_columns: string[];
}
