import { argumentFailures } from '../arguments/failures.ts';

/** Whoever chooses the password, as far as it is known. */
interface Chooser {
  readonly email: string;
  readonly name: string;
}

const productName = 'pagesmith';

/** Fails for a password that is among the first that anybody would try. Never asked at sign-in. */
export async function refuseWeakPassword(password: string, chooser: Chooser): Promise<void> {
  if (isMonotonous(password)) throw tooSimple();
  if (isOwnName(password, chooser)) throw ownName();
  if ((await commonPasswords()).has(password.toLowerCase())) throw common();
}

/** Blanks, one character or two, over and over. */
const isMonotonous = (password: string): boolean => new Set(password.trim()).size < 3;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const withoutNumberAtEnd = (text: string): string => text.replace(/\d+$/, '');

function isOwnName(password: string, { email, name }: Chooser): boolean {
  const [beforeAt = ''] = email.split('@');
  const names = [email, beforeAt, name, productName].map(lettersOf).filter((text) => text !== '');
  const letters = lettersOf(password);
  return names.includes(letters) || names.includes(withoutNumberAtEnd(letters));
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Half a megabyte, needed only by processes in which somebody chooses a password. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((entry) => entry.length >= 8)),
  );
  return list;
}

const common = () =>
  argumentFailures.generalArgumentInvalid({
    en: 'This password is one of the first that anyone would try. Please choose another, such as a few unrelated words.',
    fr: 'Ce mot de passe fait partie de ceux que tout le monde essaie en premier. Choisissez-en un autre, par exemple quelques mots sans rapport entre eux.',
  });

const tooSimple = () =>
  argumentFailures.generalArgumentInvalid({
    en: 'This password repeats one or two characters. Please choose another, such as a few unrelated words.',
    fr: 'Ce mot de passe répète un ou deux caractères. Choisissez-en un autre, par exemple quelques mots sans rapport entre eux.',
  });

const ownName = () =>
  argumentFailures.generalArgumentInvalid({
    en: 'This password is your name, your e-mail address or the name of this service. Please choose one that cannot be guessed from them.',
    fr: 'Ce mot de passe est votre nom, votre adresse e-mail ou le nom de ce service. Choisissez-en un que l’on ne puisse pas en déduire.',
  });
