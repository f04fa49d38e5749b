import type { QueryOf } from '@recobro/sdk';
import type { paths, Task } from './schema.gen';

export type {
  SheetTasksImported as Imported,
  Task,
  TaskBulkChange as BulkChange,
  TaskChange,
  TaskLink as LinkedRecord,
  TaskMove as Place,
  TaskNewTask as NewTask,
  TaskStep as Step,
} from './schema.gen';

export type Status = Task['status'];
export type Priority = Task['priority'];
export type Label = Exclude<Task['label'], ''>;

export const STATUSES = ['backlog', 'todo', 'in progress', 'done', 'canceled'] as const satisfies Status[];
export const PRIORITIES = ['low', 'medium', 'high', 'critical'] as const satisfies Priority[];
export const LABELS = ['bug', 'feature', 'documentation'] as const satisfies Label[];

/** What a list of tasks is asked for. */
export type TaskQuery = QueryOf<paths, '/api/v1/tasks'>;
