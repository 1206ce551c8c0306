/** How a tab leads to another. */
export interface TabProps {
  onOpenKeys: () => void;
  onOpenBilling: () => void;
}
