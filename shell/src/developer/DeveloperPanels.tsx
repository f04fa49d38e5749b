import { QueryPanel } from './QueryPanel';
import { RouterPanel } from './RouterPanel';

/** Two panels in the lower corners: what is in the router and the query cache now. Their words are for developers: not translated. */
export default function DeveloperPanels() {
  return (
    <>
      <RouterPanel />
      <QueryPanel />
    </>
  );
}
