import { QueryPanel } from './QueryPanel';
import { RouterPanel } from './RouterPanel';

/** Two panels in the lower corners: what the router and the query cache hold now. Their words are for developers: not translated. */
export default function DeveloperPanels() {
  return (
    <>
      <RouterPanel />
      <QueryPanel />
    </>
  );
}
