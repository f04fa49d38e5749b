import { type Answers as AnswersOf, testsOf } from '@recobro/sdk/testing';
import es from '../../locales/es.json';
import type { paths } from '../api/schema.gen';

export type Answers = AnswersOf<paths>;

/** How the tests open the screens of chats. */
export const { openScreen, itTellsItsStates } = testsOf<paths>({ chats: es });
