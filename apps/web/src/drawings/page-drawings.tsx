import { Accent, Lines, Sheet } from './strokes.tsx';

/** Two sheets joining, stitched like a book. */
export function MergePdf() {
  return (
    <>
      <Sheet x={6} y={12} height={40}>
        <Lines x={5} y={14} lengths={[12, 14, 9]} gap={6} />
      </Sheet>
      <Sheet x={32} y={12} height={40}>
        <Lines x={7} y={14} lengths={[10, 14, 9]} gap={6} />
      </Sheet>
      <Accent d="M28 26h8M28 35h8M28 44h8" />
    </>
  );
}

/** One slipping in between two. */
export function InsertPdf() {
  return (
    <>
      <Sheet x={8} y={6} width={28} height={36} />
      <Sheet x={26} y={14} width={28} height={36} isAccent />
      <Sheet x={14} y={24} width={28} height={34}>
        <Lines x={5} y={13} lengths={[12, 18, 14]} />
      </Sheet>
    </>
  );
}

/** One leaving the pile. */
export function RemovePage() {
  return (
    <>
      <Sheet x={32} y={6} width={26} height={34} isGone />
      <Sheet x={12} y={16} width={28} height={36} />
      <Sheet x={6} y={22} width={28} height={36}>
        <Lines x={5} y={13} lengths={[12, 18, 14]} />
      </Sheet>
      <Accent d="M46 47l9 9m0-9l-9 9" />
    </>
  );
}

/** One lifted out of the pile, and turned. */
export function ExtractPages() {
  return (
    <>
      <Sheet x={6} y={18} width={28} height={36} />
      <Sheet x={12} y={24} width={28} height={34}>
        <Lines x={5} y={13} lengths={[12, 18, 14]} />
      </Sheet>
      <Sheet x={31} y={7} width={22} height={29} turn={14} isAccent />
    </>
  );
}

/** One for another. */
export function ReplacePage() {
  return (
    <>
      <Sheet x={6} y={6} width={24} height={32} isGone />
      <Sheet x={34} y={26} width={24} height={32}>
        <Lines x={5} y={13} lengths={[10, 14, 8]} />
      </Sheet>
      <Accent d="M38 12h6a6 6 0 0 1 6 6v2m-3.5-2.5L50 21l3.5-3.5M26 52h-6a6 6 0 0 1-6-6v-2m-3.5 2.5L14 43l3.5 3.5" />
    </>
  );
}

/** The line that was looked for, under the glass. */
export function DetectPage() {
  return (
    <>
      <Sheet x={8} y={6} width={36} height={52}>
        <Lines x={6} y={12} lengths={[18, 24]} />
        <Lines x={6} y={45} lengths={[20]} />
      </Sheet>
      <circle cx={37} cy={33} r={13} className="fill-sheet" />
      <path d="M46.5 42.5L57 53" />
      <path d="M30 28.5h11M30 38.5h9" className="stroke-edge" />
      <Accent d="M29 33.5h16" />
    </>
  );
}

/** From set pages to a text that flows. */
export function PdfToDocx() {
  return (
    <>
      <Sheet x={4} y={10} width={24} height={32}>
        <Lines x={5} y={13} lengths={[10, 14, 8]} />
      </Sheet>
      <Sheet x={36} y={22} width={24} height={32}>
        <path d="M5.5 14l3.2 11L12 15.5 15.3 25l3.2-11" />
      </Sheet>
      <Accent d="M12 49v1a4 4 0 0 0 4 4h13m-4-4l4 4-4 4" />
    </>
  );
}
