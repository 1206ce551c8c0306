// Draws the sample files of this folder: `npx tsx packages/operations/samples/make-samples.ts`.
// Examples, documentation, tools, the landing page and tests all use them; their texts and field names are relied upon.
import { writeFileSync } from 'node:fs';
import { protectedCopy } from '@pagesmith/pdf/testing';
import { drawAnnex, drawContract } from './drawing/contract.ts';
import { englishContract } from './drawing/contract-text.ts';
import { frenchContract } from './drawing/contract-text-fr.ts';
import { drawApplicationForm, englishForm, frenchForm } from './drawing/form.ts';
import { drawInvoice } from './drawing/invoice.ts';
import { drawScan } from './drawing/scan.ts';

const keep = (name: string, bytes: Uint8Array) => writeFileSync(new URL(name, import.meta.url), bytes);

const contract = await drawContract(englishContract);
keep('contract.pdf', contract);
keep('contract-protected.pdf', await protectedCopy(contract, 'sésame'));
keep('contract-fr.pdf', await drawContract(frenchContract));
keep('annex.pdf', await drawAnnex(englishContract));
keep('annex-fr.pdf', await drawAnnex(frenchContract));
keep('application-form.pdf', await drawApplicationForm(englishForm));
keep('application-form-fr.pdf', await drawApplicationForm(frenchForm));
keep('invoice.pdf', await drawInvoice());
keep('scan.pdf', await drawScan());
