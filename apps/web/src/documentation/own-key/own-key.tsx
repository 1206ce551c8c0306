import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface OwnKey {
  /** The reader's, once they have asked for it. */
  readonly key: string | undefined;
  use(key: string): void;
}

const Context = createContext<OwnKey>({ key: undefined, use: () => {} });

export const useOwnKey = (): OwnKey => useContext(Context);

export function OwnKeyProvider({ children }: { children: ReactNode }) {
  const [key, use] = useState<string>();
  const own = useMemo(() => ({ key, use }), [key]);
  return <Context value={own}>{children}</Context>;
}
