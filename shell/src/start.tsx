import './theme/fonts';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app/App';
import { readBoot } from './app/boot';
import { createServices } from './app/services';

async function start(root: Root): Promise<void> {
  const boot = readBoot();
  if (!boot) throw new Error('The host wrote no boot data into the page');
  root.render(<App services={await createServices(boot)} />);
}

/** A page restored from the browser's memory may show a session that ended: it starts over. */
globalThis.addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});

const element = document.getElementById('root');
if (element) void start(createRoot(element));
