import { SearchParamsAdapter } from '@recobro/sdk';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { FullScreenSpinner } from '../app/FullScreenSpinner';
import { NavigationProgress } from '../app/NavigationProgress';
import { PageTitle } from '../app/PageTitle';
import { ProofAsked } from '../auth/ProofAsked';

/** Router state and query cache for whoever builds the product; no production build has them. */
const DeveloperPanels =
  process.env.NODE_ENV === 'development' ? lazy(() => import('../developer/DeveloperPanels')) : undefined;

/** Around every page: the progress bar, the page's name, and search params as state. */
export function Root() {
  return (
    <SearchParamsAdapter>
      <NavigationProgress />
      <PageTitle />
      <Suspense fallback={<FullScreenSpinner />}>
        <Outlet />
      </Suspense>
      <ProofAsked />
      {DeveloperPanels && (
        <Suspense fallback={null}>
          <DeveloperPanels />
        </Suspense>
      )}
    </SearchParamsAdapter>
  );
}
