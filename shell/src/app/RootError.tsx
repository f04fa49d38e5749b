import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFoundPage } from '../pages/NotFoundPage';
import { ServerErrorPage } from '../pages/ServerErrorPage';

/** What no inner screen caught: an unknown address, or a general error. */
export function RootError() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  const unknown = isRouteErrorResponse(error) && error.status === 404;
  return <main>{unknown ? <NotFoundPage /> : <ServerErrorPage />}</main>;
}
