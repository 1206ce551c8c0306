/** Tells elements inside a scrolled box when they come near its window and when they leave it. */
export interface NearWatch {
  watch(element: Element, onChange: (isNear: boolean) => void): () => void;
  end(): void;
}

/** Half a window above and below is drawn ahead, so that ordinary scrolling never meets an empty sheet. */
const ahead = '50% 0px';

export function watchNear(root: Element): NearWatch {
  const listeners = new Map<Element, (isNear: boolean) => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { root, rootMargin: ahead },
  );
  return {
    watch: (element, onChange) => {
      listeners.set(element, onChange);
      observer.observe(element);
      return () => {
        listeners.delete(element);
        observer.unobserve(element);
      };
    },
    end: () => observer.disconnect(),
  };
}
