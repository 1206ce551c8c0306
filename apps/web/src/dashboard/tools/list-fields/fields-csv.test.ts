import { expect, it } from 'vitest';
import { csvOf } from './fields-csv.ts';

it('a field is a row that a spreadsheet reads as it is, and never as a formula', () => {
  const fields = [
    { name: 'full_name', type: 'text field', value: 'Ada, "Countess"', page: 1 },
    { name: 'news', type: 'check box', value: false, page: null },
    { name: 'sum', type: 'text field', value: '=1+1', page: 2 },
    { name: 'many', type: 'option list', value: ['a', 'b'] },
  ];
  expect(csvOf(fields).split('\r\n')).toEqual([
    'name,type,value,page',
    'full_name,text field,"Ada, ""Countess""",1',
    'news,check box,false,',
    "sum,text field,'=1+1,2",
    'many,option list,"a, b",',
  ]);
});
