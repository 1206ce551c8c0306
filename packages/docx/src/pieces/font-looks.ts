import type { PageCharacter } from '@pagesmith/pdf';

type Font = Pick<PageCharacter['font'], 'name' | 'flags'>;

// ISO 32000-2, table 121.
const italicFlag = 1 << 6;
const forceBoldFlag = 1 << 18;

const boldName = /bold|black|heavy|semib|demi|-medi(ital)?$/i;
const italicName = /ital|obliq/i;
// Foundries shorten: HelveticaNeueLTStd-BdIt, HelveticaLTStd-BlkCond, MinionSb, MinionRgIt.
const shortBoldName = /[-a-z](Bd|Blk|Hv|Hvy|Sb)(Cn|Cond|Ex|Ext|Ou|It|Obl)*$/;
const shortItalicName = /[-a-z](Rg|Lt|Md|Bd|Blk|Hv|Sb|Cn|Cond)*(It|Obl)$/;

// The fonts of TeX have letters for their looks, and the size at the end: CMBXTI10, CMSSI12, SFBI1000, SFSX1200.
const texBold = /^CM(B|BX|BXTI|BXSL|SSBX|SSDC|MIB)\d+$|^SF(BX|BL|BI|SX|SO|XC|RB)\d+$/i;
const texItalic = /^CM(TI|SL|SSI|ITT|SLTT|BXTI|BXSL|MI|MIB)\d+$|^SF(TI|SL|SI|SO|IT|ST|BI|BL)\d+$/i;

// As in LinLibertineTB, LinBiolinumTZI and AdvOTb65e897d.BI.
const markedBold = /^Lin(Libertine|Biolinum)[A-Z]?[BZ]I?$|^Adv\w+\.BI?$/;
const markedItalic = /^Lin(Libertine|Biolinum)[A-Z]?[BZ]?I$|^Adv\w+\.B?I$/;

export const isBoldFont = ({ name, flags }: Font): boolean =>
  [boldName, shortBoldName, texBold, markedBold].some((names) => names.test(name)) ||
  (flags & forceBoldFlag) !== 0;

export const isItalicFont = ({ name, flags }: Font): boolean =>
  [italicName, shortItalicName, texItalic, markedItalic].some((names) => names.test(name)) ||
  (flags & italicFlag) !== 0;
