// Written by `npm run check` from the definitions of the operations; never by hand.
export const wordsInFrench = {
  operations: {
    'fill-pdf': {
      name: 'Remplir un formulaire',
      summary: 'Inscrit des valeurs dans les champs de formulaire d’un PDF.',
      description:
        'Envoyez une partie par champ, qui porte le nom du champ. Les valeurs peuvent être dans toutes les écritures et sont visibles dans tous les lecteurs ; les champs restent modifiables, sauf si vous les aplatissez.',
      help: {
        file: 'Le document dont les champs sont remplis.',
        fields:
          'Une partie par champ : le texte tel quel, une case à cocher par true ou false, un choix par sa valeur ou son libellé. Répétez la partie pour plusieurs valeurs d’une liste d’options.',
        flatten: 'Fixe les valeurs dans les pages : plus rien n’est modifiable ensuite.',
        fit: 'Que faire d’un texte qui ne tient pas dans son champ à la taille de police du formulaire.',
        protect:
          'Si un fichier était protégé, le résultat peut l’être aussi : avec le mot de passe envoyé et les mêmes droits, par le chiffrement le plus fort du format PDF.',
        clean:
          'Métadonnées, fichiers joints, scripts, calques masqués et commentaires sont retirés, et le rapport indique ce qu’il y avait.',
        linearize:
          'Le fichier est linéarisé : un navigateur en affiche la première page avant d’avoir reçu la suite.',
      },
    },
    'list-fields': {
      name: 'Lister les champs',
      summary: 'Énumère les champs de formulaire d’un PDF, avec leurs types et leurs valeurs.',
      description:
        'Chaque champ est donné avec son nom complet, son type, sa valeur, ses options, ses limites et sa page. Un document sans formulaire donne une liste vide.',
      help: { file: 'Le document dont les champs sont énumérés.' },
    },
    'merge-pdf': {
      name: 'Fusionner des PDF',
      summary: 'Réunit plusieurs PDF en un seul, dans l’ordre d’envoi.',
      description:
        'Les champs de formulaire restent actifs ; signets, liens, pièces jointes, calques et balises sont conservés. Deux champs différents du même nom sont gardés tous les deux : le second est renommé, et un en-tête de la réponse l’indique.',
      help: {
        files: 'Répétez la partie pour chaque fichier, dans l’ordre du résultat.',
        protect:
          'Si un fichier était protégé, le résultat peut l’être aussi : avec le mot de passe envoyé et les mêmes droits, par le chiffrement le plus fort du format PDF.',
        clean:
          'Métadonnées, fichiers joints, scripts, calques masqués et commentaires sont retirés, et le rapport indique ce qu’il y avait.',
        linearize:
          'Le fichier est linéarisé : un navigateur en affiche la première page avant d’avoir reçu la suite.',
      },
    },
    'insert-pdf': {
      name: 'Insérer des pages',
      summary: 'Place les pages d’un ou de plusieurs PDF dans un autre, à une position ou après un texte.',
      description:
        'La position N est après la page N du document de base, 0 avant la première. Avec plusieurs positions et un seul fichier, une copie va à chacune ; avec autant de fichiers que de positions, un à chacune ; sinon tous les fichiers, dans l’ordre, à chacune.',
      help: {
        base: 'Le document qui reçoit les pages.',
        insert: 'Répétez la partie pour chaque fichier.',
        position: 'Par exemple 3 ou 2,5,8. Omettez-la si vous cherchez un texte.',
        searchText: 'Les pages sont insérées après la première page qui contient ce texte.',
        positionRelative: 'after (par défaut) ou before : après ou avant la position ou la page trouvée.',
        protect:
          'Si un fichier était protégé, le résultat peut l’être aussi : avec le mot de passe envoyé et les mêmes droits, par le chiffrement le plus fort du format PDF.',
        clean:
          'Métadonnées, fichiers joints, scripts, calques masqués et commentaires sont retirés, et le rapport indique ce qu’il y avait.',
        linearize:
          'Le fichier est linéarisé : un navigateur en affiche la première page avant d’avoir reçu la suite.',
      },
    },
    'remove-page': {
      name: 'Supprimer des pages',
      summary: 'Retire des pages d’un PDF.',
      description:
        'Rien d’une page supprimée ne reste dans le fichier : son texte, ses images, ses valeurs de champs, ses signets et ses liens disparaissent avec elle. Tout le reste est conservé, y compris ce qui n’appartient à aucune page : pièces jointes, titre, auteur, mots-clés.',
      help: {
        file: 'Le document dont les pages sont retirées.',
        pages: 'Par exemple 1,3,5 ou 2-4 ou 1,3-5,7.',
        protect:
          'Si un fichier était protégé, le résultat peut l’être aussi : avec le mot de passe envoyé et les mêmes droits, par le chiffrement le plus fort du format PDF.',
        clean:
          'Métadonnées, fichiers joints, scripts, calques masqués et commentaires sont retirés, et le rapport indique ce qu’il y avait.',
        linearize:
          'Le fichier est linéarisé : un navigateur en affiche la première page avant d’avoir reçu la suite.',
      },
    },
    'extract-pages': {
      name: 'Extraire des pages',
      summary: 'Copie les pages choisies d’un PDF dans un nouveau fichier, pivotées si vous le souhaitez.',
      description:
        'Les pages suivent l’ordre que vous indiquez : 5,1-3 donne les pages 5, 1, 2, 3, et 4-2 compte à rebours. Une page citée deux fois apparaît deux fois. 3@90 fait pivoter la page 3, et 5-7@180 les pages 5 à 7, en plus de la rotation de l’ensemble. Rien des autres pages ne se retrouve dans le fichier ; ce qui n’appartient à aucune page est conservé : pièces jointes, titre, auteur, mots-clés.',
      help: {
        file: 'Le document d’où viennent les pages.',
        pages: 'Par exemple 1,3,5 ou 2-4 ou 1,3-5,7 ; 3@90 fait pivoter la page 3.',
        rotate: 'En degrés, dans le sens horaire : 0, 90, 180 ou 270.',
        protect:
          'Si un fichier était protégé, le résultat peut l’être aussi : avec le mot de passe envoyé et les mêmes droits, par le chiffrement le plus fort du format PDF.',
        clean:
          'Métadonnées, fichiers joints, scripts, calques masqués et commentaires sont retirés, et le rapport indique ce qu’il y avait.',
        linearize:
          'Le fichier est linéarisé : un navigateur en affiche la première page avant d’avoir reçu la suite.',
      },
    },
    'replace-page': {
      name: 'Remplacer une page',
      summary: 'Remplace une page d’un PDF par une page d’un autre.',
      description:
        'La première page du document de remplacement est utilisée ; vous pouvez en indiquer d’autres dans replacementPages. Les signets et les liens vers la page remplacée disparaissent avec elle.',
      help: {
        original: 'Le document dont une page est remplacée.',
        replacement: 'Le document d’où vient la nouvelle page.',
        page: 'La page de l’original à remplacer, à partir de 1.',
        replacementPages: 'Les pages à utiliser, par exemple 2 ou 1-3. La première si rien n’est indiqué.',
        protect:
          'Si un fichier était protégé, le résultat peut l’être aussi : avec le mot de passe envoyé et les mêmes droits, par le chiffrement le plus fort du format PDF.',
        clean:
          'Métadonnées, fichiers joints, scripts, calques masqués et commentaires sont retirés, et le rapport indique ce qu’il y avait.',
        linearize:
          'Le fichier est linéarisé : un navigateur en affiche la première page avant d’avoir reçu la suite.',
      },
    },
    'rename-fields': {
      name: 'Renommer des champs',
      summary:
        'Donne de nouveaux noms aux champs de formulaire d’un PDF ; leurs valeurs et leur aspect ne changent pas.',
      description:
        'Un point dans un nom sépare les niveaux de la hiérarchie : renommer peut déplacer un champ dans un autre groupe, et renommer un groupe renomme tous ses champs. Deux champs peuvent échanger leurs noms en un seul appel.',
      help: {
        file: 'Le document dont les champs sont renommés.',
        oldName: 'Le nom complet actuel du champ.',
        newName: 'Le nom qu’il reçoit ; aucun champ ne doit déjà le porter.',
        renameMap:
          'À la place des deux noms : une liste JSON de oldName et newName, pour plusieurs champs à la fois.',
        protect:
          'Si un fichier était protégé, le résultat peut l’être aussi : avec le mot de passe envoyé et les mêmes droits, par le chiffrement le plus fort du format PDF.',
        clean:
          'Métadonnées, fichiers joints, scripts, calques masqués et commentaires sont retirés, et le rapport indique ce qu’il y avait.',
        linearize:
          'Le fichier est linéarisé : un navigateur en affiche la première page avant d’avoir reçu la suite.',
      },
    },
    'detect-page': {
      name: 'Trouver une page par son texte',
      summary: 'Trouve la première page d’un PDF qui contient un texte.',
      description:
        'La casse, les espaces, les ligatures, les tirets et la césure en fin de ligne ne comptent pas ; les accents comptent, sauf si vous demandez de les ignorer. Les valeurs des champs de formulaire sont trouvées telles que la page les affiche ; un texte qui se poursuit sur la page suivante est trouvé sur celle où il commence. Si aucune page ne contient le texte, la réponse est 404, avec le nombre de pages parcourues.',
      help: {
        file: 'Le document à parcourir.',
        searchText: 'Le texte à trouver.',
        accents: 'Indique si les lettres avec et sans accent sont considérées comme différentes.',
        all: 'La réponse indique aussi chaque page qui contient le texte et l’endroit où il s’y trouve : un cadre par ligne, en points depuis le coin inférieur gauche de la page.',
      },
    },
    'pdf-to-docx': {
      name: 'PDF vers Word',
      summary: 'Transforme un PDF en un document Word modifiable.',
      description:
        'Paragraphes, titres, listes, tableaux, colonnes, images, formules, liens, en-têtes et pieds de page deviennent de vrais éléments Word ; ce qui a été saisi dans un formulaire, les surlignages et les commentaires sont conservés ; les polices sont remplacées par des polices de Word de même largeur. Chaque page du PDF commence une page. Ce qui est recouvert est laissé de côté. Une page numérisée devient son image, ou du texte si vous le demandez : dans les langues que vous indiquez, ou dans celle qui est reconnue. Une page numérisée qui contient un texte déjà reconnu donne ce texte. La reconnaissance prend quelques secondes par page ; envoyez donc les longs documents comme tâches. Les pages pour lesquelles le temps manque restent des images et sont citées dans le rapport ; si c’est la plupart d’entre elles, l’appel échoue et n’est pas facturé.',
      help: {
        file: 'Le document à convertir.',
        ocr: 'Les langues des pages numérisées, séparées par des virgules s’il y en a plusieurs, ou auto pour que la langue soit reconnue. L’indiquer est plus rapide et plus sûr.',
        forms:
          'Ce que deviennent les champs d’un formulaire : leurs valeurs en texte, ou des contrôles de contenu à remplir de nouveau dans Word.',
      },
    },
    'bulk-fill': {
      name: 'Remplir un formulaire en série',
      summary: 'Remplit un même formulaire avec chaque ligne d’un tableau.',
      description:
        'Envoyez un formulaire comme modèle (template), et jusqu’à 10 000 lignes en CSV, XLSX ou JSON. La réponse est une tâche ; son résultat est un ZIP avec un PDF par ligne, ou un seul PDF fusionné. Chaque ligne remplie coûte un crédit. Une ligne qui ne peut pas être remplie échoue seule, ne coûte rien et est nommée dans le rapport. Une cellule vide laisse son champ tel quel.',
      help: {
        template: 'Le formulaire que chaque ligne remplit.',
        rows: 'Un fichier CSV avec un en-tête (virgules, points-virgules ou tabulations ; UTF-8 ou Windows-1252), un classeur XLSX ou une liste JSON d’objets.',
        mapping:
          'JSON : pour chaque champ, la colonne qui le remplit, ou null pour aucune. Les champs qui n’y figurent pas prennent la colonne du même nom.',
        name: 'Comment nommer les fichiers du ZIP : {{row}} est le numéro de la ligne, {{Société}} sa valeur dans cette colonne.',
        sheet: 'La feuille du classeur ; la première si elle n’est pas indiquée.',
        output: 'Un ZIP avec un PDF par ligne, ou toutes les lignes en un seul PDF, toujours aplati.',
        flatten: 'Fixe les valeurs dans les pages : plus rien n’est modifiable ensuite.',
        fit: 'Que faire d’un texte qui ne tient pas dans son champ à la taille de police du formulaire.',
        protect:
          'Si un fichier était protégé, le résultat peut l’être aussi : avec le mot de passe envoyé et les mêmes droits, par le chiffrement le plus fort du format PDF.',
        clean:
          'Métadonnées, fichiers joints, scripts, calques masqués et commentaires sont retirés, et le rapport indique ce qu’il y avait.',
        linearize:
          'Le fichier est linéarisé : un navigateur en affiche la première page avant d’avoir reçu la suite.',
      },
    },
    'form-values': {
      name: 'Lire de nombreux formulaires dans un tableau',
      summary: 'Réunit dans un tableau les valeurs de nombreux formulaires remplis.',
      description:
        'Envoyez jusqu’à 1 000 formulaires, en fichiers ou en ZIP. Le tableau a une ligne par formulaire, avec le nom de son fichier, et une colonne par champ, dans l’ordre de leur première apparition. Un formulaire illisible a son problème dans la colonne error, est nommé dans le rapport et ne coûte rien ; chacun des autres coûte un crédit. Les textes qu’un tableur exécuterait comme formule (ils commencent par =, +, - ou @) sont précédés d’une apostrophe.',
      help: {
        files: 'Des fichiers PDF, ou des ZIP de fichiers PDF ; une partie pour chacun.',
        format: 'Un tableau CSV en UTF-8, ou une liste JSON avec le fichier et ses valeurs.',
      },
    },
    pipelines: {
      name: 'Exécuter un pipeline',
      summary: 'Exécute plusieurs opérations à la suite en un seul appel.',
      description:
        '20 étapes au plus. Chacune est une opération avec ses parties et ses options. Une valeur est écrite en toutes lettres, ou renvoie à une partie de la requête par {"part": nom}, ou au résultat d’une étape précédente par {"step": nom ou numéro}. La réponse est le résultat de la dernière étape, ou de celle que result désigne. Un pipeline coûte ce que coûtent ses étapes ; si l’une d’elles échoue, il ne coûte rien.',
      help: {
        pipeline: 'Les étapes, en JSON.',
        parts:
          'Les fichiers et les textes auxquels les étapes renvoient, par nom. Plusieurs fichiers peuvent porter le même nom.',
      },
    },
    'run-saved-pipeline': {
      name: 'Exécuter un pipeline enregistré avec ses paramètres',
      summary: 'Exécuter un pipeline enregistré avec ses paramètres',
      description:
        '20 étapes au plus. Chacune est une opération avec ses parties et ses options. Une valeur est écrite en toutes lettres, ou renvoie à une partie de la requête par {"part": nom}, ou au résultat d’une étape précédente par {"step": nom ou numéro}. La réponse est le résultat de la dernière étape, ou de celle que result désigne. Un pipeline coûte ce que coûtent ses étapes ; si l’une d’elles échoue, il ne coûte rien.',
      help: {
        name: 'Le nom d’un pipeline enregistré : de 1 à 64 minuscules sans accent, chiffres et traits d’union.',
        parts:
          'Les fichiers et les textes auxquels les étapes renvoient, par nom. Plusieurs fichiers peuvent porter le même nom.',
      },
    },
    'upload-file': {
      name: 'Envoyer un fichier une fois, pour le nommer dans plusieurs appels ; droit files ou operations',
      summary:
        'Envoyer un fichier une fois, pour le nommer dans plusieurs appels ; droit files ou operations',
      description: '',
      help: {
        file: '',
        keep: 'template : conservé 90 jours au lieu de la durée de conservation de votre formule.',
      },
    },
  },
  routes: {
    'list-jobs': {
      summary: 'Les tâches du compte, la plus récente d’abord',
      help: {
        limit: 'Combien d’éléments ; 25 par défaut.',
        cursor: 'Le `next` de la page précédente ; à omettre pour la première page.',
      },
    },
    'get-job': { summary: 'L’état d’une tâche', help: { id: 'L’identifiant de la tâche.' } },
    'delete-job': {
      summary: 'Annuler une tâche, ou supprimer son résultat maintenant',
      help: { id: 'L’identifiant de la tâche.' },
    },
    'get-job-result': {
      summary: 'Le résultat d’une tâche, aussi longtemps que votre formule le conserve',
      help: { id: 'L’identifiant de la tâche.' },
    },
    'get-call-report': {
      summary:
        'Chaque avertissement d’un appel en toutes lettres, aussi longtemps que votre formule le conserve ; avec le service RGPD, sa preuve de suppression',
      help: { id: 'Le x-request-id de l’appel, qui est aussi l’identifiant de sa tâche.' },
    },
    'list-pipelines': { summary: 'Les pipelines enregistrés du compte, par nom ; droit pipelines', help: {} },
    'price-pipeline': {
      summary: 'Ce qu’un pipeline coûterait maintenant, et ce qui ne va pas ; gratuit',
      help: {
        inputBytes: 'La taille des fichiers ensemble, pour savoir si le supplément de taille est dû.',
        steps: 'Les opérations, dans leur ordre.',
        result: 'L’étape dont le résultat est la réponse ; la dernière par défaut.',
      },
    },
    'get-pipeline': {
      summary: 'Un pipeline enregistré et ses paramètres ; droit pipelines',
      help: {
        name: 'Le nom d’un pipeline enregistré : de 1 à 64 minuscules sans accent, chiffres et traits d’union.',
      },
    },
    'save-pipeline': {
      summary: 'Enregistrer un pipeline sous un nom, à la place de celui qui le portait ; droit pipelines',
      help: {
        name: 'Le nom d’un pipeline enregistré : de 1 à 64 minuscules sans accent, chiffres et traits d’union.',
        steps: 'Les opérations, dans leur ordre.',
        result: 'L’étape dont le résultat est la réponse ; la dernière par défaut.',
      },
    },
    'delete-pipeline': {
      summary: 'Supprimer un pipeline enregistré ; droit pipelines',
      help: {
        name: 'Le nom d’un pipeline enregistré : de 1 à 64 minuscules sans accent, chiffres et traits d’union.',
      },
    },
    'list-files': {
      summary: 'Les fichiers du compte, le plus récent d’abord ; droit files ou operations',
      help: {
        limit: 'Combien d’éléments ; 25 par défaut.',
        cursor: 'Le `next` de la page précédente ; à omettre pour la première page.',
      },
    },
    'get-file': { summary: 'Ce que l’on sait d’un fichier ; droit files ou operations', help: { id: '' } },
    'delete-file': {
      summary: 'Supprimer un fichier, et son lien s’il en a un ; droit files ou operations',
      help: { id: '' },
    },
    'get-link': {
      summary: 'Un résultat par son lien, sans clé',
      help: { id: '', token: 'Comme dans le lien.' },
    },
    'get-usage': {
      summary: 'La formule, ce qui en a été consommé ce mois-ci et ce que cela coûte ; droit usage',
      help: {},
    },
    'list-calls': {
      summary: 'Le journal des appels, le plus récent d’abord ; droit usage',
      help: {
        limit: 'Combien d’éléments ; 25 par défaut.',
        cursor: 'Le `next` de la page précédente ; à omettre pour la première page.',
      },
    },
    'list-keys': {
      summary: 'Les clés du compte, masquées ; droit keys',
      help: {
        limit: 'Combien d’éléments ; 25 par défaut.',
        cursor: 'Le `next` de la page précédente ; à omettre pour la première page.',
      },
    },
    'create-key': {
      summary:
        'Créer une clé ; la réponse la donne en entier. Elle ne peut avoir plus de droits que celle qui la crée ; droit keys',
      help: {
        scopes: 'Ce à quoi elle peut servir ; toutes les opérations et les tâches par défaut.',
        expiresAt: 'Quand elle expire ; null pour jamais.',
        allowedAddresses: 'Les seules adresses ou réseaux d’où elle fonctionne ; null pour tous.',
        ratePerMinute: 'Sa propre limite d’appels sur 60 secondes ; null pour celle de la formule.',
        monthlyCap: 'Sa propre limite d’appels réussis par mois ; null pour celle de la formule.',
        name: 'Le nom que vous lui donnez.',
        mode: 'test : ses appels sont gratuits et leurs résultats sont marqués.',
        isRevealable: 'false : elle est affichée une fois, à sa création, puis jamais plus.',
      },
    },
    'change-key': {
      summary: 'Modifier le nom, l’état ou les réglages d’une clé ; droit keys',
      help: {
        id: '',
        scopes: 'Ce à quoi elle peut servir ; toutes les opérations et les tâches par défaut.',
        expiresAt: 'Quand elle expire ; null pour jamais.',
        allowedAddresses: 'Les seules adresses ou réseaux d’où elle fonctionne ; null pour tous.',
        ratePerMinute: 'Sa propre limite d’appels sur 60 secondes ; null pour celle de la formule.',
        monthlyCap: 'Sa propre limite d’appels réussis par mois ; null pour celle de la formule.',
        name: 'Le nom que vous lui donnez.',
        status: 'inactive ou disabled : rien n’en est accepté, ou rien n’y est envoyé, jusqu’à nouvel ordre.',
      },
    },
    'delete-key': { summary: 'Supprimer une clé, refusée dès lors ; droit keys', help: { id: '' } },
    'rotate-key': {
      summary:
        'Donner un nouveau texte à une clé ; l’ancien fonctionne encore overlapHours heures ; droit keys',
      help: {
        id: '',
        overlapHours: 'Combien de temps l’ancien texte fonctionne encore ; 0 y met fin aussitôt.',
      },
    },
    'list-webhook-endpoints': { summary: 'Les webhooks du compte ; droit webhooks', help: {} },
    'create-webhook-endpoint': {
      summary: 'Ajouter un webhook ; droit webhooks',
      help: {
        url: 'L’adresse https à laquelle les événements sont envoyés.',
        events: 'Les événements envoyés.',
      },
    },
    'change-webhook-endpoint': {
      summary: 'Modifier l’adresse, les événements ou l’état d’un webhook ; droit webhooks',
      help: {
        id: '',
        url: 'L’adresse https à laquelle les événements sont envoyés.',
        events: 'Les événements envoyés.',
        status: 'inactive ou disabled : rien n’en est accepté, ou rien n’y est envoyé, jusqu’à nouvel ordre.',
      },
    },
    'delete-webhook-endpoint': { summary: 'Supprimer un webhook ; droit webhooks', help: { id: '' } },
    'get-webhook-secret': {
      summary: 'Le secret qui signe les événements d’un webhook ; droit webhooks',
      help: { id: '' },
    },
    'rotate-webhook-secret': {
      summary:
        'Donner un nouveau secret à un webhook ; pendant un jour, l’ancien signe aussi ; droit webhooks',
      help: { id: '' },
    },
  },
};
