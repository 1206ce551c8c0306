/** Every sentence of the command line that does not come from an operation. */
interface Words {
  readonly tagline: string;
  readonly usage: string;
  readonly commands: string;
  readonly others: string;
  readonly files: string;
  readonly options: string;
  readonly everywhere: string;
  readonly examples: string;
  readonly exits: string;
  readonly helpOf: string;
  readonly common: Readonly<Record<string, string>>;
  readonly other: Readonly<Record<string, string>>;
  readonly exit: Readonly<Record<string, string>>;
  readonly required: string;
  readonly oneOf: (choices: string) => string;
  readonly saved: (file: string, credits: number | undefined) => string;
  readonly warned: (codes: string) => string;
  readonly uploading: string;
  readonly waiting: string;
  readonly noSuchCommand: (name: string) => string;
  readonly tooFewFiles: (expected: string, count: number) => string;
  readonly tooManyFiles: (expected: string, count: number) => string;
  readonly noFileMatches: (pattern: string) => string;
  readonly notAPair: (flag: string, value: string) => string;
  readonly accessMissing: (file: string) => string;
  readonly noSuchProfile: (name: string, known: string) => string;
  readonly profileSaved: (name: string, file: string) => string;
  readonly profileUsage: string;
  readonly keyAsked: string;
  readonly noSuchShell: string;
  readonly stdinTwice: string;
  readonly pipelineMissing: string;
  readonly jsonUnreadable: (path: string) => string;
  readonly managing: string;
  readonly values: string;
  readonly repeatable: string;
  readonly orNone: (none: string) => string;
  readonly notANumber: (flag: string, value: string) => string;
  readonly valueMissing: (name: string) => string;
  readonly tooMuch: (value: string) => string;
}

export const words: Readonly<Record<'en' | 'fr', Words>> = {
  en: {
    tagline: 'PDFs from the command line, with your Pagesmith server.',
    usage: 'Usage',
    commands: 'Commands',
    others: 'Besides',
    files:
      'Files, in this order (a path; - for standard input; an https address; file:ID or job:ID; patterns such as *.pdf may be quoted)',
    options: 'Options',
    everywhere: 'Options of every command',
    examples: 'For example',
    exits: 'Exit codes',
    helpOf: 'pagesmith COMMAND --help says what a command takes.',
    common: {
      output: 'where the result goes; - is standard output; without it, a file with the API’s own name',
      json: 'answers and errors as JSON',
      job: 'run in the background on the server and wait: for large files',
      link: 'answer with a link to the result, which anybody can use until it expires',
      'deliver-to': 'send the result to this https address by PUT',
      body: 'a file with all values as JSON; - is standard input',
      password: 'opens protected files',
      url: 'the address of the server (or PAGESMITH_URL)',
      key: 'the API key (better: PAGESMITH_KEY or a profile)',
      profile: 'the profile to use (or PAGESMITH_PROFILE)',
      quiet: 'says nothing unless it fails',
      help: 'this text',
    },
    other: {
      profile: 'keeps addresses and keys: pagesmith profile add work --url https://pdf.example.com',
      completion: 'completion for bash, zsh or fish: source <(pagesmith completion bash)',
    },
    exit: {
      done: 'done',
      refused: 'the API refused the call; the message says why, and nothing is charged',
      usage: 'wrong use of the command line, or a file that cannot be read or written',
      key: 'no key, or one that may not do this',
      limit: 'too many calls, or the month’s calls are used up',
      server: 'the server failed or is busy',
      unreachable: 'the server cannot be reached',
    },
    required: 'required',
    oneOf: (choices) => `one of ${choices}`,
    saved: (file, credits) => `${file}${credits === undefined ? '' : ` (${credits} credits left)`}`,
    warned: (codes) => `Warnings: ${codes}`,
    uploading: 'Uploading',
    waiting: 'Working',
    noSuchCommand: (name) => `There is no command ${name}. pagesmith --help lists them.`,
    tooFewFiles: (expected, count) => `This command takes ${expected}, but ${count} files were given.`,
    tooManyFiles: (expected, count) => `This command takes only ${expected}, but ${count} files were given.`,
    noFileMatches: (pattern) => `No file matches ${pattern}.`,
    notAPair: (flag, value) => `--${flag} takes name=value, not ${value}.`,
    accessMissing: (file) =>
      `Say where the server is and who you are: PAGESMITH_URL and PAGESMITH_KEY, or a profile (pagesmith profile add NAME --url URL), which is kept in ${file}.`,
    noSuchProfile: (name, known) => `There is no profile ${name}. There are: ${known || 'none'}.`,
    profileSaved: (name, file) => `Profile ${name} is kept in ${file}, readable by you alone.`,
    profileUsage:
      'pagesmith profile add NAME --url URL (the key comes from standard input), profile list, profile use NAME, profile remove NAME',
    keyAsked: 'API key: ',
    noSuchShell: 'pagesmith completion takes bash, zsh or fish.',
    stdinTwice: 'Standard input can be only one of the files.',
    pipelineMissing: 'Name the file that holds the steps: --pipeline STEPS.json.',
    jsonUnreadable: (path) => `${path} cannot be read as JSON.`,
    managing: 'Files, jobs, keys and the account',
    values: 'Values, in this order',
    repeatable: 'can be repeated',
    orNone: (none) => `${none} for no value`,
    notANumber: (flag, value) => `--${flag} takes a number, not ${value}.`,
    valueMissing: (name) => `${name} is missing. --help says what this command takes.`,
    tooMuch: (value) => `This command does not take ${value}.`,
  },
  fr: {
    tagline: 'Vos PDF en ligne de commande, avec votre serveur Pagesmith.',
    usage: 'Utilisation',
    commands: 'Commandes',
    others: 'Et aussi',
    files:
      'Fichiers, dans cet ordre (un chemin\u00a0; - pour l’entrée standard\u00a0; une adresse https\u00a0; file:ID ou job:ID\u00a0; un motif comme *.pdf peut être entre guillemets)',
    options: 'Options',
    everywhere: 'Options de toutes les commandes',
    examples: 'Par exemple',
    exits: 'Codes de sortie',
    helpOf: 'pagesmith COMMANDE --help indique ce que prend une commande.',
    common: {
      output:
        'où va le résultat\u00a0; - est la sortie standard\u00a0; sans elle, un fichier au nom donné par l’API',
      json: 'réponses et erreurs en JSON',
      job: 'travail en arrière-plan sur le serveur, avec attente\u00a0: pour les gros fichiers',
      link: 'répond par un lien vers le résultat, que chacun peut utiliser jusqu’à son expiration',
      'deliver-to': 'envoie le résultat à cette adresse https par PUT',
      body: 'un fichier avec toutes les valeurs en JSON\u00a0; - est l’entrée standard',
      password: 'ouvre les fichiers protégés',
      url: 'l’adresse du serveur (ou PAGESMITH_URL)',
      key: 'la clé API (mieux\u00a0: PAGESMITH_KEY ou un profil)',
      profile: 'le profil à utiliser (ou PAGESMITH_PROFILE)',
      quiet: 'ne dit rien, sauf en cas d’échec',
      help: 'ce texte',
    },
    other: {
      profile: 'garde adresses et clés\u00a0: pagesmith profile add travail --url https://pdf.example.com',
      completion: 'complétion pour bash, zsh ou fish\u00a0: source <(pagesmith completion bash)',
    },
    exit: {
      done: 'terminé',
      refused: 'l’API a refusé l’appel\u00a0; le message dit pourquoi, et rien n’est facturé',
      usage: 'mauvais usage de la ligne de commande, ou fichier impossible à lire ou à écrire',
      key: 'pas de clé, ou une clé qui n’y a pas droit',
      limit: 'trop d’appels, ou appels du mois épuisés',
      server: 'le serveur a échoué ou est occupé',
      unreachable: 'le serveur est injoignable',
    },
    required: 'obligatoire',
    oneOf: (choices) => `au choix\u00a0: ${choices}`,
    saved: (file, credits) => `${file}${credits === undefined ? '' : ` (${credits} crédits restants)`}`,
    warned: (codes) => `Avertissements\u00a0: ${codes}`,
    uploading: 'Envoi',
    waiting: 'Traitement',
    noSuchCommand: (name) => `La commande ${name} n’existe pas. pagesmith --help en donne la liste.`,
    tooFewFiles: (expected, count) =>
      `Cette commande prend ${expected}, mais ${count} fichiers ont été donnés.`,
    tooManyFiles: (expected, count) =>
      `Cette commande prend seulement ${expected}, mais ${count} fichiers ont été donnés.`,
    noFileMatches: (pattern) => `Aucun fichier ne correspond à ${pattern}.`,
    notAPair: (flag, value) => `--${flag} prend nom=valeur, et non ${value}.`,
    accessMissing: (file) =>
      `Indiquez où est le serveur et qui vous êtes\u00a0: PAGESMITH_URL et PAGESMITH_KEY, ou un profil (pagesmith profile add NOM --url URL), conservé dans ${file}.`,
    noSuchProfile: (name, known) =>
      `Le profil ${name} n’existe pas. Profils connus\u00a0: ${known || 'aucun'}.`,
    profileSaved: (name, file) => `Le profil ${name} est conservé dans ${file}, lisible par vous seul.`,
    profileUsage:
      'pagesmith profile add NOM --url URL (la clé vient de l’entrée standard), profile list, profile use NOM, profile remove NOM',
    keyAsked: 'Clé API\u00a0: ',
    noSuchShell: 'pagesmith completion prend bash, zsh ou fish.',
    stdinTwice: 'L’entrée standard ne peut être que l’un des fichiers.',
    pipelineMissing: 'Indiquez le fichier qui contient les étapes\u00a0: --pipeline ETAPES.json.',
    jsonUnreadable: (path) => `${path} n’est pas lisible comme du JSON.`,
    managing: 'Fichiers, tâches, clés et compte',
    values: 'Valeurs, dans cet ordre',
    repeatable: 'peut être répétée',
    orNone: (none) => `${none} pour aucune valeur`,
    notANumber: (flag, value) => `--${flag} prend un nombre, et non ${value}.`,
    valueMissing: (name) => `Il manque ${name}. --help indique ce que prend cette commande.`,
    tooMuch: (value) => `Cette commande ne prend pas ${value}.`,
  },
};
