import { MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import type { Zoom } from './use-zoom.ts';
import { canvasWords } from './words.ts';

interface ZoomBarProps {
  zoom: Zoom;
  page: number;
  pageCount: number;
  /** What a tool can do with all pages. */
  children?: ReactNode;
}

export function ZoomBar({ zoom, page, pageCount, children }: ZoomBarProps) {
  const words = useWords(canvasWords);
  const steps = [
    { label: words.zoomOut, Icon: ZoomOut, act: zoom.shrink, isOff: !zoom.canShrink },
    { label: words.zoomIn, Icon: ZoomIn, act: zoom.grow, isOff: !zoom.canGrow },
    { label: words.fit, Icon: MoveHorizontal, act: zoom.fit, isOff: false },
  ];
  return (
    <div className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-rule border-b bg-sheet px-2 py-1">
      <p className="px-1 max-sm:grow text-ink-soft text-sm tabular-nums">{words.pageOf(page, pageCount)}</p>
      <div className="flex grow flex-wrap justify-center gap-1 max-sm:order-last max-sm:basis-full">
        {children}
      </div>
      <div className="flex">
        {steps.map(({ label, Icon, act, isOff }) => (
          <Button
            key={label}
            variant="quiet"
            size="small"
            className="px-2"
            aria-label={label}
            title={label}
            disabled={isOff}
            onClick={act}
          >
            <Icon aria-hidden className="size-4" />
          </Button>
        ))}
      </div>
    </div>
  );
}
