/** Tells elements inside a scrolled box when they come near its window and when they leave it. */
export interface NearWatch {
  watch(element: Element, onChange: (isNear: boolean) => void): () => void;
  end(): void;
}

/** Half a window above and below is drawn ahead, so that ordinary scrolling never meets an empty sheet. */
const ahead = '50% 0px';
/** What only flies past while the reader scrolls is not told. */
const dwellMs = 100;

export function watchNear(root: Element): NearWatch {
  const listeners = new Map<Element, (isNear: boolean) => void>();
  const near = new Set<Element>();
  const told = new Set<Element>();
  const tell = (element: Element) => {
    if (near.has(element) === told.has(element)) return;
    if (near.has(element)) told.add(element);
    else told.delete(element);
    listeners.get(element)?.(told.has(element));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      // Together, so that all of them are drawn anew at once.
      setTimeout(() => {
        for (const { target } of entries) tell(target);
      }, dwellMs);
    },
    { root, rootMargin: ahead },
  );
  return {
    watch: (element, onChange) => {
      listeners.set(element, onChange);
      observer.observe(element);
      return () => {
        for (const kept of [listeners, near, told]) kept.delete(element);
        observer.unobserve(element);
      };
    },
    end: () => observer.disconnect(),
  };
}
