import { useParams } from 'react-router';
import { ForbiddenPage } from './ForbiddenPage';
import { MaintenancePage } from './MaintenancePage';
import { NotFoundPage } from './NotFoundPage';
import { ServerErrorPage } from './ServerErrorPage';
import { UnauthorizedPage } from './UnauthorizedPage';

const PAGES: Record<string, React.ComponentType> = {
  unauthorized: UnauthorizedPage,
  forbidden: ForbiddenPage,
  'not-found': NotFoundPage,
  'internal-server-error': ServerErrorPage,
  'maintenance-error': MaintenancePage,
  401: UnauthorizedPage,
  403: ForbiddenPage,
  404: NotFoundPage,
  500: ServerErrorPage,
  503: MaintenancePage,
};

/** An error page inside the layout, by name or number. */
export function ErrorPage() {
  const Page = PAGES[useParams().error ?? ''] ?? NotFoundPage;
  return <Page />;
}
