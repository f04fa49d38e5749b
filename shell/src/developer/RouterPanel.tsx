import { makeStyles } from '@fluentui/react-components';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { Panel } from './Panel';

const NAME = 'Router';

const useStyles = makeStyles({ state: { margin: 0, whiteSpace: 'pre-wrap' } });

/** Where the router is, where it goes, and which routes match. */
export function RouterPanel() {
  const styles = useStyles();
  const { pathname, search, hash, state } = useLocation();
  const { state: navigation, location: next } = useNavigation();
  const matches = useMatches().map(({ id, pathname: path, params }) => ({ id, path, params }));
  const shown = { pathname, search, hash, state, navigation, next: next?.pathname, matches };
  return (
    <Panel name={NAME} side="start">
      <pre className={styles.state}>{JSON.stringify(shown, undefined, 2)}</pre>
    </Panel>
  );
}
