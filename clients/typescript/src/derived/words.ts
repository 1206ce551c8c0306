// Written by `npm run check` from the definitions of the operations; never by hand.
import type { OperationId } from './operations.ts';

export interface OperationWords {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** What each part and each option is for. */
  readonly help: Readonly<Record<string, string>>;
}

export const words: Readonly<Record<'en' | 'fr', Readonly<Record<OperationId, OperationWords>>>> = {
  en: {
    'fill-pdf': {
      name: 'Fill a form',
      summary: 'Writes values into the form fields of a PDF.',
      description:
        'Send one part per form field, with the name of the field. Values can be in any script and show in every viewer; fields stay editable unless you flatten them.',
      help: {
        file: 'The document whose fields are filled.',
        fields:
          'One part per field: text as it is, a check box as true or false, a choice by its value or label. Repeat a part for several values of an option list.',
        flatten: 'Makes the values part of the pages: nothing can be edited afterwards.',
        fit: 'What to do with a text that is too long for its field at the form’s own font size.',
        protect:
          'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
        clean:
          'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
        linearize: 'The file is linearized: a browser shows its first page before the rest has come.',
      },
    },
    'list-fields': {
      name: 'List form fields',
      summary: 'Lists the form fields of a PDF with their types and values.',
      description:
        'Each field comes with its full name, type, value, options, limits and page. A document without a form gives an empty list.',
      help: { file: 'The document whose fields are listed.' },
    },
    'merge-pdf': {
      name: 'Merge PDFs',
      summary: 'Joins several PDFs into one, in the order they are sent.',
      description:
        'Form fields stay live; bookmarks, links, attachments, layers and tags are kept. If two different fields have the same name, both are kept: the later one is renamed, and a header of the answer says so.',
      help: {
        files: 'Repeat the part for each file, in the order of the result.',
        protect:
          'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
        clean:
          'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
        linearize: 'The file is linearized: a browser shows its first page before the rest has come.',
      },
    },
    'insert-pdf': {
      name: 'Insert pages',
      summary: 'Puts the pages of one or more PDFs into another, at a position or after a text.',
      description:
        'Position N is after page N of the base document; 0 is before its first page. With several positions and one file, a copy goes in at each; with as many files as positions, one file goes in at each; otherwise all files, in order, go in at each.',
      help: {
        base: 'The document that receives the pages.',
        insert: 'Repeat the part for each file.',
        position: 'For example 3 or 2,5,8. Leave it out when you search for a text.',
        searchText: 'The pages go in after the first page that contains this text.',
        positionRelative: 'after (the default) or before the position or the page found.',
        protect:
          'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
        clean:
          'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
        linearize: 'The file is linearized: a browser shows its first page before the rest has come.',
      },
    },
    'remove-page': {
      name: 'Remove pages',
      summary: 'Removes pages from a PDF.',
      description:
        'Nothing of a removed page remains in the file: its text, images, field values, bookmarks and links go with it. Everything else is kept, including what belongs to no page: attachments, title, author, keywords.',
      help: {
        file: 'The document the pages are removed from.',
        pages: 'For example 1,3,5 or 2-4 or 1,3-5,7.',
        protect:
          'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
        clean:
          'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
        linearize: 'The file is linearized: a browser shows its first page before the rest has come.',
      },
    },
    'extract-pages': {
      name: 'Extract pages',
      summary: 'Copies chosen pages of a PDF into a new one, rotated if you like.',
      description:
        'Pages come out in the order you write them: 5,1-3 gives pages 5, 1, 2, 3, and 4-2 counts down. A page listed twice appears twice. 3@90 turns page 3, and 5-7@180 turns pages 5 to 7, on top of the rotation for all pages. Nothing from the other pages ends up in the file; what belongs to no page is kept: attachments, title, author, keywords.',
      help: {
        file: 'The document the pages are taken from.',
        pages: 'For example 1,3,5 or 2-4 or 1,3-5,7; 3@90 turns page 3.',
        rotate: 'Degrees clockwise: 0, 90, 180 or 270.',
        protect:
          'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
        clean:
          'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
        linearize: 'The file is linearized: a browser shows its first page before the rest has come.',
      },
    },
    'replace-page': {
      name: 'Replace a page',
      summary: 'Replaces a page of one PDF with a page of another.',
      description:
        'The first page of the replacement is used, unless you name others in replacementPages. Bookmarks and links to the replaced page are removed with it.',
      help: {
        original: 'The document whose page is replaced.',
        replacement: 'The document the new page comes from.',
        page: 'The page of the original to replace, counted from 1.',
        replacementPages: 'Which of its pages to use, for example 2 or 1-3. Its first page if left out.',
        protect:
          'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
        clean:
          'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
        linearize: 'The file is linearized: a browser shows its first page before the rest has come.',
      },
    },
    'rename-fields': {
      name: 'Rename form fields',
      summary: 'Gives form fields of a PDF new names; their values and appearance stay the same.',
      description:
        'A period in a name separates levels of the hierarchy: renaming can move a field to another group, and renaming a group renames all its fields. Two fields can swap names in one call.',
      help: {
        file: 'The document whose fields are renamed.',
        oldName: 'The current full name of the field.',
        newName: 'The name it gets; no other field may have it already.',
        renameMap:
          'Instead of the two names: a JSON list of oldName and newName pairs, for several fields at once.',
        protect:
          'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
        clean:
          'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
        linearize: 'The file is linearized: a browser shows its first page before the rest has come.',
      },
    },
    'detect-page': {
      name: 'Find a page by its text',
      summary: 'Finds the first page of a PDF that contains a text.',
      description:
        'Case, white space, ligatures, dashes and hyphenation at line ends do not matter; accents do, unless you ask to ignore them. The values of form fields are found as the page shows them; a text that runs over to the next page is found on the page where it begins. If no page contains the text, the answer is 404 with the number of pages searched.',
      help: {
        file: 'The document to search.',
        searchText: 'The text to look for.',
        accents: 'Whether letters with and without an accent count as different.',
        all: 'The answer also lists every page that holds the text and where it stands there: a box for each line, in points from the bottom left corner of the page.',
      },
    },
    'pdf-to-docx': {
      name: 'PDF to Word',
      summary: 'Turns a PDF into an editable Word document.',
      description:
        'Paragraphs, headings, lists, tables, columns, pictures, links, headers and footers become real Word elements; form entries, highlights and comments are kept; fonts are replaced by Word fonts of the same width. Each page of the PDF starts a new page. A scanned page becomes a picture, or text if you name its language; a scan that already has a text layer gives that text. Recognition takes a few seconds a page: pages for which there is no time stay pictures and are listed in the report; if that is most of them, the call fails and is free.',
      help: {
        file: 'The document to convert.',
        ocr: 'The language of the scanned pages; their text is then recognised.',
        forms:
          'What becomes of the fields of a form: their values as text, or content controls that can be filled in again in Word.',
      },
    },
  },
  fr: {
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
        'Paragraphes, titres, listes, tableaux, colonnes, images, liens, en-têtes et pieds de page deviennent de vrais éléments Word ; ce qui a été saisi dans un formulaire, les surlignages et les commentaires sont conservés ; les polices sont remplacées par des polices de Word de même largeur. Chaque page du PDF commence une page. Une page numérisée devient son image, ou du texte si sa langue est indiquée ; une page numérisée qui contient un texte déjà reconnu donne ce texte. La reconnaissance prend quelques secondes par page : les pages pour lesquelles le temps manque restent des images et sont citées dans le rapport ; si c’est la plupart d’entre elles, l’appel échoue et n’est pas facturé.',
      help: {
        file: 'Le document à convertir.',
        ocr: 'La langue des pages numérisées, dont le texte est alors reconnu.',
        forms:
          'Ce que deviennent les champs d’un formulaire : leurs valeurs en texte, ou des contrôles de contenu à remplir de nouveau dans Word.',
      },
    },
  },
};
