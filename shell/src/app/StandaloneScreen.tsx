import { Outlet } from 'react-router';

/** Around pages that stand outside the layout. */
export function StandaloneScreen() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
