import { Accent, Lines, Sheet } from './strokes.tsx';

/** A field being written. */
export function FillPdf() {
  return (
    <>
      <Sheet x={9} y={6} width={38} height={52}>
        <Lines x={6} y={10} lengths={[16, 22]} />
        <rect x={6} y={25} width={26} height={13} rx={1.5} />
        <Lines x={6} y={45} lengths={[12]} />
      </Sheet>
      <Accent d="M19 40.5c2-5 4-6.5 4.5-4.5s-1.5 5 .5 5 2.5-4 4-4 .5 3 2.5 3" />
      <path d="M35 41l2-6 16-16a2.8 2.8 0 0 1 4 4L41 39l-6 2Z" className="fill-sheet" />
      <path d="M50 22l4 4" />
    </>
  );
}

/** Each field with its name called out. */
export function ListFields() {
  return (
    <>
      <Sheet x={6} y={6} width={32} height={52}>
        <rect x={6} y={12} width={14} height={7} rx={1.5} />
        <rect x={6} y={25} width={14} height={7} rx={1.5} />
        <rect x={6} y={38} width={14} height={7} rx={1.5} />
      </Sheet>
      <Accent d="M26 21.5H44M26 34.5H44M26 47.5H44" />
      <path d="M48 21.5h10M48 34.5h7M48 47.5h10" />
    </>
  );
}

/** The old name struck out, the new one below it. */
export function RenameFields() {
  return (
    <>
      <Sheet x={7} y={6} width={36} height={52}>
        <Lines x={6} y={10} lengths={[14, 20]} />
        <Lines x={6} y={46} lengths={[18]} />
      </Sheet>
      <path
        d="M20 26.5h34.5a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5H20l-7-8.5a1.6 1.6 0 0 1 0-2Z"
        className="fill-sheet"
      />
      <circle cx={20} cy={36} r={1.8} />
      <path d="M27 32.5h19" className="stroke-edge" />
      <path d="M27.5 34.5l4-4 1 4 4-4 1 4 4-4 1 4 3.5-4" />
      <Accent d="M27 40h23" />
    </>
  );
}
