import { Loaded } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import { Talk } from './Talk';

/** A test on a line, as it goes on: what is said stands here while it is said. */
export function OnLineTalk({ id, onAnew }: { id: string; onAnew: () => void }) {
  const read = useRead('/api/v1/ai-agents/tests/{id}', { path: { id } });
  return (
    <Loaded read={read}>{(test) => <Talk test={test} onTurn={() => undefined} onAnew={onAnew} />}</Loaded>
  );
}
