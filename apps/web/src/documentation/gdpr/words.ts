import { defineWords } from '../../language/define-words.ts';

export const gdprSectionWords = defineWords({
  en: {
    title: 'GDPR service and proofs of deletion',
    lead: 'An option on Premium and Pro, switched on under Billing, and always on with Enterprise. It applies to every call of the account. The fee for a call is charged with its proof of deletion: no proof, no fee.',
    holds: 'What applies while it is on',
    hold: {
      sealed:
        'Your files and results are only ever stored encrypted (AES-256-GCM), with a separate key for each call. For a call you wait for, the key exists only in memory: if a server is killed halfway through, nobody can read what is left, and it is deleted at the next start.',
      engine:
        'The process that works on a document decrypts it in memory and encrypts the result before writing it. It has no network access and sees no other file.',
      jobs: 'For an asynchronous call, and for a result kept for an Idempotency-Key, the key is in the database, encrypted, because both survive a restart. It is deleted with the file.',
      delivered:
        'A result is gone once it has been delivered: the result of a job after the first complete download, that of an Idempotency-Key after its first complete answer (a retry then gets 409 result_delivered). A result that is never fetched is deleted after your plan’s retention time.',
      log: 'Log rows hold no file size, no name and no message with content, only the operation, the status, the error code and its general title. When you switch the service on, the same details are removed from earlier rows. Reports of warnings are not kept: their codes and counts are in x-pdf-warnings. A failed job gives its code and title, without details.',
    },
    limits: 'What it does not cover',
    limit: {
      memory:
        'The working memory of processes is not wiped; it is reused for later work, and returned to the system when a process ends.',
      texts:
        'Texts of a request, such as the values of form fields, are held in memory (for a job, encrypted with its request) and are not part of the proof: a short text could be guessed from its hash.',
      invoice: 'A charge for the size of a file is still listed as such.',
    },
    proof: 'The proof',
    proofText:
      'GET /calls/{x-request-id}/report, with any key of the account that has the scope jobs, has it under deletionProof: its state (pending or issued), and under proof a signed statement, a JSON Web Signature in compact form, Ed25519 (EdDSA). The statement says:',
    field: {
      iss: 'Who signs: the address of this service.',
      sub: 'The request id of the call.',
      'account, operation': 'Whose call it was, and what was asked for.',
      'received.at': 'When the upload began.',
      'received.sha256':
        'The SHA-256 of each file, in the order in which they arrived; null if our server was interrupted before it could note them.',
      'destroyed.at': 'The time from which no stored copy of the files or of the result existed.',
      'destroyed.by': 'The id of the server process that destroyed the last one.',
    },
    when: 'An answer cannot carry the proof of its own end: it is still on its way when the headers are sent. So every answer has the headers x-deletion-proof (the id) and x-deletion-receipt, a statement signed with the same keys that says what was received (the SHA-256 of all the hashes, each in hexadecimal followed by a line feed) and where the proof will be. The proof is issued as soon as the answer has ended and everything is destroyed, usually within milliseconds; for failed calls too; for a job when its result was fetched, deleted or expired; for a call that was interrupted by a crash, once a server has cleaned up after it.',
    kept: (proofDays: number, keyDays: number) =>
      `Proofs are available for ${proofDays} days and can be exported under Billing as JSON or CSV, with a record of processing (Article 30) for your own register. The signing key is replaced every ${keyDays} days; the public keys of all earlier ones stay published.`,
    verify: 'Verify it yourself',
    verifyText: 'All it takes is the proof and our public keys, with these lines or on',
    page: 'the page that does it in the browser.',
    copy: (what: string) => `Copy the lines for ${what}`,
  },
  fr: {
    title: 'Service RGPD et preuves de suppression',
    lead: 'Une option de Premium et de Pro, à activer sous Facturation, et toujours active avec Enterprise. Elle s’applique à tous les appels du compte. Les frais d’un appel sont facturés avec sa preuve de suppression\u00a0: sans preuve, pas de frais.',
    holds: 'Ce qui s’applique tant qu’il est actif',
    hold: {
      sealed:
        'Vos fichiers et résultats ne sont stockés que chiffrés (AES-256-GCM), avec une clé propre à chaque appel. Pour un appel que vous attendez, la clé n’existe qu’en mémoire\u00a0: si un serveur est arrêté brutalement en plein travail, personne ne peut lire ce qui reste, et le démarrage suivant l’efface.',
      engine:
        'Le processus qui traite un document le déchiffre en mémoire et chiffre le résultat avant de l’écrire. Il n’a pas accès au réseau et ne voit aucun autre fichier.',
      jobs: 'Pour un appel asynchrone, et pour un résultat conservé pour une Idempotency-Key, la clé se trouve dans la base de données, chiffrée, parce que les deux survivent à un redémarrage. Elle est supprimée avec le fichier.',
      delivered:
        'Un résultat disparaît dès qu’il est livré\u00a0: celui d’une tâche après le premier téléchargement complet, celui d’une Idempotency-Key après sa première réponse complète (une nouvelle tentative reçoit alors 409 result_delivered). Un résultat jamais récupéré est supprimé à la fin de la durée de conservation de votre formule.',
      log: 'Le journal ne contient ni taille de fichier, ni nom, ni message reprenant du contenu, seulement l’opération, le statut, le code d’erreur et son titre général. Quand vous activez le service, ces détails sont aussi effacés des lignes antérieures. Les rapports d’avertissements ne sont pas conservés\u00a0: leurs codes, avec leur nombre, figurent dans x-pdf-warnings. Une tâche en échec indique son code et son titre, sans détails.',
    },
    limits: 'Ce qu’il ne couvre pas',
    limit: {
      memory:
        'La mémoire de travail des processus n’est pas effacée\u00a0; elle sert au travail suivant et est rendue au système à la fin du processus.',
      texts:
        'Les textes d’une requête, comme les valeurs des champs d’un formulaire, restent en mémoire (pour une tâche, chiffrés avec sa requête) et ne figurent pas dans la preuve\u00a0: un texte court pourrait être deviné à partir de son empreinte.',
      invoice: 'Des frais pour la taille d’un fichier restent indiqués comme tels.',
    },
    proof: 'La preuve',
    proofText:
      'GET /calls/{x-request-id}/report, avec n’importe quelle clé du compte qui a le droit jobs, la donne sous deletionProof\u00a0: son état (pending ou issued) et, sous proof, une déclaration signée, une JSON Web Signature sous forme compacte, Ed25519 (EdDSA). La déclaration contient\u00a0:',
    field: {
      iss: 'Qui signe\u00a0: l’adresse de ce service.',
      sub: 'L’identifiant de la requête.',
      'account, operation': 'Le compte de l’appel, et ce qui a été demandé.',
      'received.at': 'Quand l’envoi a commencé.',
      'received.sha256':
        'Le SHA-256 de chaque fichier, dans l’ordre de leur arrivée\u00a0; null si notre serveur a été interrompu avant de pouvoir les noter.',
      'destroyed.at':
        'Le moment à partir duquel il n’existait plus aucune copie stockée des fichiers ni du résultat.',
      'destroyed.by': 'L’identifiant du processus serveur qui a détruit la dernière.',
    },
    when: 'Une réponse ne peut pas porter la preuve de sa propre fin\u00a0: elle est encore en route quand les en-têtes partent. Chaque réponse a donc les en-têtes x-deletion-proof (l’identifiant) et x-deletion-receipt, une déclaration signée avec les mêmes clés qui indique ce qui a été reçu (le SHA-256 de toutes les empreintes, chacune en hexadécimal suivie d’un saut de ligne) et où sera la preuve. La preuve est émise dès que la réponse est terminée et que tout est détruit, le plus souvent en quelques millisecondes\u00a0; pour les appels en échec aussi\u00a0; pour une tâche, quand son résultat a été récupéré, supprimé ou a expiré\u00a0; pour un appel interrompu par une panne, une fois qu’un serveur en a effacé les restes.',
    kept: (proofDays: number, keyDays: number) =>
      `Les preuves restent disponibles ${proofDays}\u00a0jours et s’exportent sous Facturation en JSON ou en CSV, avec un relevé des traitements (article\u00a030) pour votre propre registre. La clé de signature est remplacée tous les ${keyDays}\u00a0jours\u00a0; les clés publiques de toutes les précédentes restent publiées.`,
    verify: 'Vérifiez vous-même',
    verifyText: 'Il suffit de la preuve et de nos clés publiques, avec ces lignes ou sur',
    page: 'la page qui le fait dans le navigateur.',
    copy: (what: string) => `Copier les lignes pour ${what}`,
  },
});
