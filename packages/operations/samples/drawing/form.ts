import { type PDFField, PDFHexString, PDFName } from 'pdf-lib';
import {
  accent,
  column,
  drawEdges,
  drawHeading,
  drawParagraph,
  ink,
  margin,
  newDocument,
  rule,
  type Sheet,
  soft,
  wash,
} from './sheet.ts';

export interface FormWords {
  readonly language: string;
  readonly title: string;
  readonly society: string;
  readonly lead: string;
  readonly about: string;
  readonly fullName: string;
  readonly city: string;
  readonly email: string;
  readonly yourMembership: string;
  readonly membership: string;
  readonly kinds: string[];
  readonly newsletter: string;
  readonly more: string;
  readonly comments: string;
}

export const englishForm: FormWords = {
  language: 'en',
  title: 'Membership application',
  society: 'Reading Society',
  lead: 'Please complete every field. We answer within a week.',
  about: 'About you',
  fullName: 'Full name',
  city: 'City',
  email: 'E-mail',
  yourMembership: 'Your membership',
  membership: 'Membership',
  kinds: ['Reader', 'Patron', 'Student'],
  newsletter: 'Newsletter, once a month',
  more: 'Anything else',
  comments: 'Comments',
};

export const frenchForm: FormWords = {
  language: 'fr',
  title: 'Demande d’adhésion',
  society: 'Cercle de lecture',
  lead: 'Merci de remplir tous les champs. Nous vous répondons sous une semaine.',
  about: 'Vous',
  fullName: 'Nom complet',
  city: 'Ville',
  email: 'E-mail',
  yourMembership: 'Votre adhésion',
  membership: 'Adhésion',
  kinds: ['Lecteur', 'Mécène', 'Étudiant'],
  newsletter: 'Lettre mensuelle',
  more: 'Autre chose à nous dire',
  comments: 'Commentaires',
};

const gap = 20;
const half = (column - gap) / 2;
const look = { borderWidth: 0.75, borderColor: rule, backgroundColor: wash, textColor: ink };

/** What a reader of the form, and a screen reader, calls the field. */
function explain(field: PDFField, tooltip: string): void {
  field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(tooltip));
}

function drawSection({ page, type }: Sheet, title: string, y: number): void {
  page.drawText(title, { x: margin, y, size: 15, font: type.serif, color: accent });
}

function drawLabel({ page, type }: Sheet, text: string, x: number, y: number): void {
  page.drawText(text, { x, y, size: 9.5, font: type.bold, color: soft });
}

export async function drawApplicationForm(words: FormWords): Promise<Uint8Array> {
  const { document, type } = await newDocument(words.title, words.language);
  const page = document.addPage();
  const sheet = { page, type };
  const y = drawHeading(sheet, words.title);
  drawParagraph(sheet, words.lead, y, 11);
  const form = document.getForm();

  const text = (name: string, label: string, x: number, top: number, width: number) => {
    drawLabel(sheet, label, x, top + 31);
    const field = form.createTextField(name);
    field.addToPage(page, { ...look, x, y: top, width, height: 25, font: type.sans });
    field.setFontSize(12);
    explain(field, label);
    return field;
  };

  drawSection(sheet, words.about, 632);
  text('full_name', words.fullName, margin, 572, column);
  text('city', words.city, margin, 515, half);
  text('email', words.email, margin + half + gap, 515, half);

  drawSection(sheet, words.yourMembership, 466);
  drawLabel(sheet, words.membership, margin, 441);
  const membership = form.createDropdown('membership');
  membership.setOptions(words.kinds);
  membership.addToPage(page, { ...look, x: margin, y: 410, width: half, height: 25, font: type.sans });
  membership.setFontSize(12);
  explain(membership, words.membership);
  const newsletter = form.createCheckBox('newsletter');
  newsletter.addToPage(page, { ...look, x: margin + half + gap, y: 414, width: 16, height: 16 });
  explain(newsletter, words.newsletter);
  page.drawText(words.newsletter, { x: margin + half + gap + 26, y: 418, size: 10.5, font: type.sans });

  drawSection(sheet, words.more, 350);
  drawLabel(sheet, words.comments, margin, 325);
  const comments = form.createTextField('comments');
  comments.enableMultiline();
  comments.addToPage(page, { ...look, x: margin, y: 199, width: column, height: 120, font: type.sans });
  comments.setFontSize(12);
  explain(comments, words.comments);

  drawEdges(sheet, words.society, words.society, '2026');
  return document.save();
}
