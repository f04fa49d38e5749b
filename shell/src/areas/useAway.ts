import { useRead } from '../api/client';

/** The areas and modules that the tenant does not have on; read again when one is turned on or off. */
export const useAway = () => useRead('/api/v1/modules/away', {}, { quiet: true });
