import { makeStyles, tokens } from '@fluentui/react-components';
import { GiveAct } from '../agents/GiveAct';
import type { Conversation } from '../api/types';
import { AssignAct } from './AssignAct';
import { LabelAct } from './LabelAct';
import { MacroAct } from './MacroAct';
import { MergeAct } from './MergeAct';
import { PriorityAct } from './PriorityAct';
import { ResolveAct } from './ResolveAct';
import { SnoozeAct } from './SnoozeAct';

const useStyles = makeStyles({
  acts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

/** Props of an act on a conversation as a whole. */
export interface ActProps {
  conversation: Conversation;
  /** It is out of the way: what comes next. */
  onDone: () => void;
}

/** What is done with a conversation as a whole; each act has its key. */
export function ThreadActs(props: ActProps) {
  return (
    <div className={useStyles().acts}>
      <AssignAct {...props} />
      <PriorityAct {...props} />
      <LabelAct {...props} />
      <MacroAct {...props} />
      <MergeAct {...props} />
      <GiveAct {...props} />
      <SnoozeAct {...props} />
      <ResolveAct {...props} />
    </div>
  );
}
