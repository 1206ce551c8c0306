import type { PDFPageProxy, RenderTask } from 'pdfjs-dist';

interface Look {
  /** In CSS pixels; it is drawn as sharp as the screen is. */
  readonly width: number;
  /** Clockwise, on top of the page's own. */
  readonly turn?: number;
  /** A layer above the page shows the form fields: the picture leaves them out. */
  readonly isWithoutFields?: boolean;
}

/** More pixels than this make phones drop the picture. */
const pixelsMax = 12_000_000;
/** And a longer side than this, however narrow it is. */
const sideMax = 16_384;
/** AnnotationMode.ENABLE and ENABLE_FORMS of pdf.js, whose code comes later than this. */
const annotationModes = { withFields: 1, withoutFields: 2 };

/** Starts to draw a page on a canvas of its own, and says how to stop. */
export function drawPage(
  page: PDFPageProxy,
  { width, turn = 0, isWithoutFields = false }: Look,
): { whenDrawn: Promise<HTMLCanvasElement>; cancel: () => void } {
  const rotation = (page.rotate + turn) % 360;
  const natural = page.getViewport({ scale: 1, rotation });
  const longest = Math.max(natural.width, natural.height);
  const sharpest = Math.min(Math.sqrt(pixelsMax / (natural.width * natural.height)), sideMax / longest);
  const scale = Math.min((width * Math.min(window.devicePixelRatio, 2)) / natural.width, sharpest);
  const viewport = page.getViewport({ scale, rotation });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const annotationMode = isWithoutFields ? annotationModes.withoutFields : annotationModes.withFields;
  const task: RenderTask = page.render({ canvas, viewport, annotationMode });
  return { whenDrawn: task.promise.then(() => canvas), cancel: () => task.cancel() };
}
