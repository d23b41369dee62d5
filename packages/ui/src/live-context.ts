import { createContext, useContext } from 'react';

/**
 * False while a page stands as the server made it, which knows no person, no time, and nothing that the browser keeps.
 * What depends on those asks here and shows what the server showed until then.
 */
export const LiveContext = createContext(true);

export const useIsLive = (): boolean => useContext(LiveContext);
