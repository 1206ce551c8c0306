import { stream, writeObjects } from '../../document/testing/write-objects.ts';

/**
 * Two pages with everything that an assembly must carry: 6 fields, 4 outline items, links, named destinations
 * of both kinds, labels, an attachment, a layer and 4 structure elements. `mark` tells one such file from
 * another; names of fields, destinations and the attachment are the same in all.
 */
export function richPdf(mark: string): Uint8Array {
  const widget = (rect: string, page: number, entries: string): string =>
    `<</Type/Annot/Subtype/Widget/Rect[${rect}]/P ${page} 0 R/F 4${entries}>>`;
  const box = stream('0 0 10 10 re f', '/Type/XObject/Subtype/Form/BBox[0 0 10 10]');
  return writeObjects(
    {
      1: `<</Type/Catalog/Pages 2 0 R/AcroForm 10 0 R/Outlines 30 0 R/Names 40 0 R/Dests<</old[4 0 R/Fit]>>
/PageLabels<</Nums[0<</S/r>>1<</S/D/P(${mark}-)/St 7>>]>>/OCProperties 50 0 R/StructTreeRoot 60 0 R
/MarkInfo<</Marked true>>/Lang(en)/OpenAction[4 0 R/Fit]>>`,
      2: '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 300 400]/Resources 5 0 R/Rotate 0>>',
      3: `<</Type/Page/Parent 2 0 R/Contents 6 0 R/Annots[20 0 R 11 0 R 13 0 R 14 0 R 16 0 R]/StructParents 0>>`,
      4: `<</Type/Page/Parent 2 0 R/Contents 7 0 R/Annots[21 0 R 15 0 R 17 0 R 18 0 R]/StructParents 1>>`,
      5: '<</Font<</F1 8 0 R>>/Properties<</L1 51 0 R>>>>',
      6: stream(`/H1<</MCID 0>>BDC BT/F1 20 Tf 20 350 Td(${mark} first page)Tj ET EMC`),
      7: stream(`/OC/L1 BDC/P<</MCID 0>>BDC BT/F1 20 Tf 20 350 Td(${mark} second page)Tj ET EMC EMC`),
      8: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      9: box,
      10: '<</Fields[11 0 R 12 0 R 15 0 R 19 0 R 18 0 R]/DA(/Helv 0 Tf 0 g)/DR<</Font<</Helv 8 0 R>>>>>>',
      11: widget('20 300 120 320', 3, `/FT/Tx/T(name)/V(${mark} name)/AP<</N 9 0 R>>`),
      12: '<</T(address)/Kids[13 0 R 14 0 R]>>',
      13: widget('20 270 120 290', 3, `/FT/Tx/T(street)/Parent 12 0 R/V(${mark} street)/AP<</N 9 0 R>>`),
      14: widget('20 240 120 260', 3, `/FT/Tx/T(city)/Parent 12 0 R/V(${mark} city)/AP<</N 9 0 R>>`),
      15: widget('20 300 40 320', 4, '/FT/Btn/T(agree)/V/Yes/AS/Yes/AP<</N<</Yes 9 0 R>>>>'),
      16: widget('20 200 40 220', 3, '/Parent 19 0 R/AS/A/AP<</N<</A 9 0 R>>>>'),
      17: widget('20 200 40 220', 4, '/Parent 19 0 R/AS/Off/AP<</N<</B 9 0 R>>>>'),
      18: widget(
        '20 270 120 290',
        4,
        '/FT/Ch/Ff 131072/T(country)/Opt[(France)(Spain)]/V(Spain)/AP<</N 9 0 R>>',
      ),
      19: '<</FT/Btn/Ff 49152/T(choice)/V/A/Kids[16 0 R 17 0 R]>>',
      20: '<</Type/Annot/Subtype/Link/Rect[20 100 120 120]/P 3 0 R/Dest(target)/StructParent 2>>',
      21: '<</Type/Annot/Subtype/Link/Rect[20 100 120 120]/P 4 0 R/A<</S/GoTo/D[3 0 R/Fit]>>>>',
      30: '<</Type/Outlines/First 31 0 R/Last 33 0 R/Count 4>>',
      31: `<</Title(${mark} one)/Parent 30 0 R/Next 33 0 R/First 32 0 R/Last 32 0 R/Count 1/Dest[3 0 R/Fit]>>`,
      32: `<</Title(${mark} one and a half)/Parent 31 0 R/A<</S/GoTo/D(target)>>>>`,
      33: `<</Title(${mark} two)/Parent 30 0 R/Prev 31 0 R/First 34 0 R/Last 34 0 R/Count 1/Dest/old>>`,
      34: `<</Title(${mark} two and a half)/Parent 33 0 R/Dest[4 0 R/XYZ 0 200 0]>>`,
      40: '<</Dests<</Names[(target)[4 0 R/XYZ 0 400 0]]>>/EmbeddedFiles<</Names[(notes.txt)41 0 R]>>>>',
      41: '<</Type/Filespec/F(notes.txt)/UF(notes.txt)/EF<</F 42 0 R>>>>',
      42: stream(`${mark} notes`, '/Type/EmbeddedFile'),
      50: '<</OCGs[51 0 R]/D<</Order[51 0 R]/OFF[51 0 R]>>>>',
      51: `<</Type/OCG/Name(${mark} layer)>>`,
      60: '<</Type/StructTreeRoot/K 61 0 R/ParentTree<</Nums[0[62 0 R]1[63 0 R]2 64 0 R]>>/ParentTreeNextKey 3>>',
      61: '<</Type/StructElem/S/Document/P 60 0 R/K[62 0 R 63 0 R 64 0 R]>>',
      62: `<</Type/StructElem/S/H1/P 61 0 R/Pg 3 0 R/K 0/ActualText(${mark} spoken one)>>`,
      63: `<</Type/StructElem/S/P/P 61 0 R/Pg 4 0 R/K 0/ActualText(${mark} spoken two)>>`,
      64: `<</Type/StructElem/S/Link/P 61 0 R/Pg 3 0 R/K<</Type/OBJR/Pg 3 0 R/Obj 20 0 R>>>>`,
      70: `<</Title(${mark} title)>>`,
    },
    '/Info 70 0 R',
  );
}
