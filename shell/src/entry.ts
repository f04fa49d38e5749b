import { allowOwnScripts } from './app/trustedTypes';

/** The policy must stand before the first chunk is asked for, so everything else comes by import(). */
allowOwnScripts();
void import('./start');
