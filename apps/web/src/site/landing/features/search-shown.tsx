import { useLanguage, useWords } from '../../../language/language-context.tsx';
import facts from '../facts.json';
import { BeforeAfter } from './before-after.tsx';
import { Picture } from './picture.tsx';
import { shownWords } from './shown-words.ts';

/** The part of the page that the picture has, in points; as much of it is shown as the card has room for. */
const view = { x: 60, y: 70, width: 475, height: 355 };
const air = 2;

export function SearchShown() {
  const words = useWords(shownWords);
  const { language } = useLanguage();
  const { searched, page, totalPages, lines } = facts.contract[language].found;
  return (
    <BeforeAfter
      isStacked
      isCall
      before={
        <p className="wrap-anywhere rounded-control border border-rule bg-paper px-3 py-2 font-mono text-xs">
          searchText=<mark className="bg-accent/20 text-ink">{searched}</mark>
        </p>
      }
      after={
        <div className="grid gap-2">
          <p className="rounded-control border border-rule bg-paper px-3 py-2 font-mono text-xs">
            {JSON.stringify({ page, totalPages })}
          </p>
          <div className="relative aspect-[5/2] overflow-hidden rounded-[2px] border-rule border-b lg:aspect-[4/3]">
            <Picture name={`prices-${language}`} alt={words.foundPage(page)} width={712} height={532} />
            <svg
              viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
              aria-hidden="true"
              className="absolute inset-x-0 top-0 w-full"
            >
              {lines.map(({ x, y, width, height }) => (
                <rect
                  key={y}
                  x={x - air}
                  y={y}
                  width={width + 2 * air}
                  height={height + air}
                  rx="2"
                  className="fill-[#b93a0b]/25"
                />
              ))}
            </svg>
          </div>
        </div>
      }
    />
  );
}
