import { plans } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { isKnownKind, securityLogWords } from '../dashboard/account/security-log/words.ts';
import { actionWords } from './action-words.ts';
import { roleWords } from './role-words.ts';
import { valueWords } from './value-words.ts';

type Words = Readonly<Record<string, string>>;

const planNames: Words = Object.fromEntries(Object.values(plans).map(({ id, name }) => [id, name]));

/** By the name of the fact. */
function wordsOf(fact: string, language: Language): Words {
  const words = valueWords[language];
  const all: Readonly<Record<string, Words>> = {
    role: roleWords[language],
    plan: planNames,
    pricePlan: planNames,
    status: words.states,
    state: words.states,
    billingCycle: words.cycles,
    cycle: words.cycles,
    kind: { ...words.kinds, ...securityLogWords[language].kinds },
    source: words.sources,
    reason: words.reasons,
    action: { ...actionWords[language], ...words.deeds },
    mode: words.modes,
    origin: words.origins,
    provider: words.providers,
    language: words.languages,
    author: words.authors,
    factor: words.factors,
    difference: words.differences,
    mail: words.links,
    page: words.pages,
  };
  return all[fact] ?? {};
}

/** The word for a value of a fact; undefined where the value is its own word. */
export function valueWord(fact: string, value: string, language: Language): string | undefined {
  if (fact === 'what') return happening(value, language);
  if (fact === 'actor') return atTheMachine(value, language);
  const words = wordsOf(fact, language);
  return Object.hasOwn(words, value) ? words[value] : undefined;
}

/** Who ran a command is named with where: `ada (command)`. */
function atTheMachine(actor: string, language: Language): string | undefined {
  const [, user] = /^(.+) \(command\)$/.exec(actor) ?? [];
  return user && `${user} (${valueWords[language].origins.command.toLowerCase()})`;
}

/** In a timeline: a kind of the security log, a state of the account, or an action and who did it. */
function happening(value: string, language: Language): string | undefined {
  if (isKnownKind(value)) return securityLogWords[language].kinds[value];
  const [first = '', ...others] = value.split(', ');
  const word = valueWord('action', first, language) ?? valueWord('state', first, language);
  return word && [word, ...others].join(', ');
}
