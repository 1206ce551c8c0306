import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { classNames } from '../../../paper/class-names.ts';
import facts from '../facts.json';
import { BeforeAfter } from './before-after.tsx';
import { Picture } from './picture.tsx';
import { shownWords } from './shown-words.ts';

/** The page, and the table that Word receives of it: text in cells, with a caret in one of them. In a strip fewer rows do. */
export function WordShown() {
  const words = useWords(shownWords);
  const { language } = useLanguage();
  const [head = [], ...rows] = facts.contract[language].word;
  return (
    <BeforeAfter
      isStacked
      before={
        <div className="max-h-28 overflow-hidden sm:max-h-36 rounded-[2px] border-rule border-b">
          <Picture name={`prices-${language}`} alt={words.pricesPage} width={712} height={532} />
        </div>
      }
      after={
        <figure
          data-sample
          className="overflow-x-auto rounded-[2px] border border-rule bg-page p-3 text-[#1b1d22]"
        >
          <table className="w-full border-collapse text-[0.6875rem] leading-tight">
            <caption className="sr-only">{words.wordTable}</caption>
            <thead>
              <tr>
                {head.map((cell, column) => (
                  <th key={cell} scope="col" className={classNames(cellLook(column), 'bg-[#f9f7f4]')}>
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([item = '', ...cells], row) => (
                <tr key={item} className={row > 1 && row < rows.length - 1 ? 'max-sm:hidden' : ''}>
                  <td className={cellLook(0)}>
                    {item}
                    {row === 1 && (
                      <span aria-hidden className="ml-px inline-block h-3 w-px bg-[#1b1d22] align-middle" />
                    )}
                  </td>
                  {cells.map((cell, index) => (
                    <td key={`${item} ${head[index + 1]}`} className={cellLook(index + 1)}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </figure>
      }
    />
  );
}

const cellLook = (column: number): string =>
  classNames(
    'border border-[#c9c4ba] px-1.5 py-1',
    column === 0 ? 'text-left' : 'whitespace-nowrap text-right',
  );
