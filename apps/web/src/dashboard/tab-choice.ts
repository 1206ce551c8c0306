import { useState } from 'react';

export const tabIds = ['overview', 'tools', 'api-keys', 'logs', 'activity', 'billing'] as const;
export type TabId = (typeof tabIds)[number];

const storageKey = 'pagesmith_dashboard_tab';

function savedTab(): TabId {
  const saved = sessionStorage.getItem(storageKey);
  return tabIds.find((id) => id === saved) ?? 'overview';
}

/** The chosen tab has no address; it is kept for this window, so that a reload comes back to it. */
export function useTabChoice(): [TabId, (id: TabId) => void] {
  const [tab, setTab] = useState(savedTab);
  const choose = (id: TabId) => {
    sessionStorage.setItem(storageKey, id);
    setTab(id);
  };
  return [tab, choose];
}
