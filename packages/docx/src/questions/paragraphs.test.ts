import { rgb } from 'pdf-lib';
import { describe } from 'vitest';
import { asks, set } from './asks.ts';
import { prose } from './outline-of.ts';

describe('paragraphs', () => {
  asks(
    'that begin with an indent, but not at the other side of the page',
    [8, 16],
    ({ text, fonts, lines }, indentEm) => {
      const first = 'to all its friends of the society';
      text(72 + indentEm * 10, 100, first);
      const width = fonts.plain.widthOfTextAtSize(first, 10) + indentEm * 10;
      lines(72, 114, ['and to the '.repeat(Math.round(width / 48)), 'last of them.']);
    },
    [
      'to all its friends of th… 22 words',
      'right: to all its friends of the society / and to the and to the an… 21 words',
    ],
  );
  asks(
    'are not of a double line spacing and more',
    [18, 24, 36],
    ({ lines }, step) => lines(72, 100, prose(6), { step }),
    [
      'river 0 runs past the ol… 90 words',
      'river 0 runs past the ol… 90 words',
      'river 0 runs past the ol… 15 words / river 1 runs past the ol… 15 words / river 2 runs past the ol… 15 words / river 3 runs past the ol… 15 words / river 4 runs past the ol… 15 words / river 5 runs past the ol… 15 words',
    ],
  );
  asks(
    'end early only where more than two lines of their width say so',
    [2, 3, 5, 7],
    ({ lines }, count) => {
      lines(72, 100, prose(3, 'wide', 90));
      lines(72, 142, prose(count, 'narrow', 50));
      lines(72, 142 + count * 14, prose(3, 'again', 90));
    },
    [
      'wide 0 runs past the old… 65 words / narrow 1 runs past the o… 11 words / again 0 runs past the ol… 54 words',
      'wide 0 runs past the old… 65 words / narrow 1 runs past the o… 11 words / narrow 2 runs past the o… 11 words / again 0 runs past the ol… 54 words',
      'wide 0 runs past the old… 163 words',
      'wide 0 runs past the old… 185 words',
    ],
  );
  asks(
    'end early only where their lines are of some length',
    [14, 30],
    ({ lines }, letters) => {
      lines(72, 100, prose(3, 'wide', 90));
      lines(72, 142, prose(6, 'n', letters));
      lines(72, 226, prose(3, 'again', 90));
    },
    [
      'wide 0 runs past the old… 58 words / n 1 runs past / n 2 runs past / n 3 runs past / n 4 runs past / n 5 runs past / again 0 runs past the ol… 54 words',
      'wide 0 runs past the old… 156 words',
    ],
  );
  asks(
    'begin with an area code, which is no number of a list',
    [70, 99, 123, 199],
    ({ text }, code) => {
      text(72, 100, `(${code})`);
      text(100, 100, '456-7890 is the number to ring');
    },
    [
      'item (%1): 456-7890 is the number to ring',
      'item (%1): 456-7890 is the number to ring',
      '(123) 456-7890 is the number to ring',
      '(199) 456-7890 is the number to ring',
    ],
  );
  asks(
    'stand as close below each other as they did',
    [7, 11, 16],
    ({ text }, step) => {
      text(72, 100, 'A first short line');
      text(72, 100 + step, 'Next, a line of its own:');
      text(72, 100 + step * 2, '• and a third');
    },
    [
      'spacing 464 0 146 auto, spacing 0 0 188 auto',
      'spacing 384 0 230 auto, spacing 0 0 230 auto',
      'spacing 284 0 320 atLeast, spacing 86 0 234 atLeast',
    ],
    { look: set('spacing') },
  );
  asks(
    'keep the ground that is as high as they are',
    [3, 9, 17, 30],
    ({ page, text }, padding) => {
      page.drawRectangle({
        x: 70,
        y: 800 - 103 - padding,
        width: 300,
        height: 12 + padding * 2,
        color: rgb(0.8, 0.9, 1),
      });
      text(72, 100, 'A line on a ground of its own');
      text(72, 200, 'Another line below it, which has none and is longer than the first one');
    },
    [
      'top single 2 3 CCE6FF, bottom single 2 4 CCE6FF, shd clear auto CCE6FF',
      'top single 2 9 CCE6FF, bottom single 2 10 CCE6FF, shd clear auto CCE6FF',
      '',
      '',
    ],
    { look: set('shd', 'top', 'bottom', 'left', 'right') },
  );
  asks(
    'have a ground or rule that begins where they do',
    [0, 1.5, 3],
    ({ page, text }, late) => {
      page.drawRectangle({ x: 72 + late, y: 794 - 100, width: 300, height: 16, color: rgb(0.8, 0.9, 1) });
      text(72, 100, 'A line on a ground of its own');
    },
    [
      'top single 2 1 CCE6FF, bottom single 2 4 CCE6FF, shd clear auto CCE6FF',
      'top single 2 1 CCE6FF, bottom single 2 4 CCE6FF, shd clear auto CCE6FF',
      '',
    ],
    { look: set('shd', 'top', 'bottom', 'left', 'right') },
  );
  asks(
    'have the rule below them, and none that goes far beyond their column',
    [12, 30],
    ({ lines, rule, fonts }, beyond) => {
      lines(50, 100, prose(20, 'left', 45));
      lines(320, 100, prose(20, 'right', 45));
      lines(320, 420, ['A title of the right column']);
      const widths = [...prose(20, 'right', 45), ...prose(10, 'more', 45)].map((line) =>
        fonts.plain.widthOfTextAtSize(line, 10),
      );
      rule(320, 425, 320 + Math.max(...widths) + beyond, 425);
      lines(320, 440, prose(10, 'more', 45));
      lines(50, 380, prose(14, 'less', 45));
    },
    ['bottom single 6 3 000000', ''],
    { look: set('shd', 'top', 'bottom', 'left', 'right') },
  );
  asks(
    'have one rule below them, and none of a double line',
    [4, 9],
    ({ text, rule }, apart) => {
      text(72, 100, 'A title with rules below');
      rule(72, 106, 400, 106);
      rule(72, 106 + apart, 400, 106 + apart);
      text(72, 140, 'And a line of text that follows it');
    },
    ['', 'bottom single 6 4 000000, top single 6 16 000000'],
    { look: set('shd', 'top', 'bottom', 'left', 'right') },
  );
  asks(
    'have rules that differ from those of the paragraph above: of equal ones Word draws the outermost only',
    [0, 60],
    ({ text, rule }, apart) => {
      for (const [index, name] of ['First title', 'Second title', 'Third title'].entries()) {
        text(72, 100 + index * 60, name);
        rule(72, 106 + index * 60, 400, 106 + index * 60);
        if (apart > 0)
          text(72, 130 + index * 60, `A line of text that follows the title, of number ${index}`);
      }
    },
    [
      'bottom single 6 4 000000, bottom single 6 4 000001, bottom single 6 4 000000',
      'bottom single 6 4 000000, bottom single 6 4 000000, bottom single 6 4 000000',
    ],
    { look: set('top', 'bottom') },
  );
  asks(
    'are no items behind a single dot',
    [1, 3],
    ({ page, lines }, count) => {
      for (let row = 0; row < count; row++)
        page.drawEllipse({ x: 90, y: 800 - 97.2 - row * 14, xScale: 1.7, yScale: 1.7, color: rgb(0, 0, 0) });
      lines(100, 100, ['Milk', 'Bread', 'Salt']);
    },
    ['Milk Bread Salt', 'item •: Milk / item •: Bread / item •: Salt'],
  );
  asks(
    'have bullets as large as their letters are',
    [10, 24],
    ({ page, lines }, size) => {
      for (let row = 0; row < 3; row++) {
        const place = { x: 100 - size, y: 700 + size * (0.03 - row * 1.4) };
        page.drawRectangle({ ...place, width: size / 2, height: size / 2, color: rgb(0, 0, 0) });
      }
      lines(100, 100, ['Milk', 'Bread', 'Salt'], { size, step: size * 1.4 });
    },
    ['item ▪: Milk / item ▪: Bread / item ▪: Salt', 'item ▪: Milk / item ▪: Bread / item ▪: Salt'],
  );
  asks(
    'end behind a comma where the line was broken by far',
    [3, 7],
    ({ lines, fonts }, ems) => {
      const first = 'The river runs past the old mill and under seven bridges, it is said, for miles';
      const width = fonts.plain.widthOfTextAtSize(first, 10) - fonts.plain.widthOfTextAtSize('and', 10);
      let second = 'past the town and over the plain to the last of the many cities on its way to the sea';
      while (fonts.plain.widthOfTextAtSize(`${second},`, 10) > width - ems * 10) second = second.slice(0, -1);
      lines(72, 100, [first, `${second},`, 'and then on to the sea']);
    },
    ['The river runs past the … 37 words', 'The river runs past the … 29 words / and then on to the sea'],
  );
  asks(
    'go on behind a comma, even where the next word had room, and not before a capital',
    ['and then on to the sea', 'And then on to the sea', '12 High Street'],
    ({ lines }, next) =>
      lines(72, 100, [
        'The river runs past the old mill and under seven bridges, it is said,',
        'past the town and over the plain to the last of the cities,',
        next,
      ]),
    [
      'The river runs past the … 33 words',
      'The river runs past the … 27 words / And then on to the sea',
      'The river runs past the … 27 words / 12 High Street',
    ],
  );
  asks(
    'are single lines where an address has as many, each a beginning',
    [2, 3],
    ({ lines }, count) => {
      lines(72, 100, ['Mr Daniel Hughes', '8 Tannery Close', 'Gloucester GL1 2RT'].slice(0, count));
      lines(72, 400, prose(3));
    },
    [
      'Mr Daniel Hughes 8 Tannery Close / river 0 runs past the ol… 45 words',
      'Mr Daniel Hughes / 8 Tannery Close / Gloucester GL1 2RT / river 0 runs past the ol… 45 words',
    ],
  );
  asks(
    'are single lines where an address leaves half of the text free behind it',
    [40, 60, 90],
    ({ lines }, letters) => {
      lines(72, 100, ['Mr Daniel Hughes', '8 Tannery Close', 'Gloucester GL1 2RT']);
      lines(
        72,
        400,
        prose(3, 'river', letters).map((line) => line.slice(0, letters)),
      );
    },
    [
      'Mr Daniel Hughes 8 Tanne… 9 words / river 0 runs past the ol… 27 words',
      'Mr Daniel Hughes / 8 Tannery Close / Gloucester GL1 2RT / river 0 runs past the ol… 36 words',
      'Mr Daniel Hughes / 8 Tannery Close / Gloucester GL1 2RT / river 0 runs past the ol… 54 words',
    ],
  );
});
