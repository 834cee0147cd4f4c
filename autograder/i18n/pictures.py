"""The words in the pictures, and what each picture shows for those who cannot see it, in both languages."""

from autograder.i18n.text import Text

FIRST_TWO = Text("← the first two", "← les deux premiers")
LAST_TWO = Text("the last two pegs", "les deux derniers pions")
CODES = Text("{count} codes", "{count} codes")
KINDS = {
    (1, 1, 1, 1): Text("all different", "toutes différentes"),
    (2, 1, 1): Text("one pair", "une paire"),
    (2, 2): Text("two pairs", "deux paires"),
    (3, 1): Text("three alike", "trois pareilles"),
    (4,): Text("four alike", "quatre pareilles"),
}
WAYS = {
    "each": Text("each peg by itself", "chaque pion à part"),
    "different": Text("colours all different", "couleurs toutes différentes"),
    "sorted": Text("colours sorted", "couleurs triées"),
}
CODE = Text("code", "code")
PROPOSITION = Text("proposition", "proposition")
COLUMN_BY_COLUMN = Text("column by column", "colonne par colonne")
COLOUR_BY_COLOUR = Text("colour by colour", "couleur par couleur")
WELL_PLACED = Text("{count} well placed", "bien placé : {count}")
IN_COMMON = Text("{count} in common", "en commun : {count}")
MISPLACED = Text(
    "misplaced: {common} − {placed} = {count}", "mal placés : {common} − {placed} = {count}"
)
BEFORE = Text("at the start", "au début")
ANSWERED = Text("{well}, {mis}", "{well}, {mis}")
LEFT = Text("{count} left", "reste {count}")
IN_ORDER = Text("first consistent code, in order", "premier code compatible, dans l'ordre")
AT_RANDOM = Text("a consistent code at random", "un code compatible au hasard")
TRIES = Text("tries", "essais")
MEAN = Text("mean {mean:.4f}", "moyenne {mean:.4f}")
GAMES = Text("mean of {n} games", "moyenne de {n} parties")
WITHIN = Text("{share:.1f} % in the band", "{share:.1f} % dans la bande")
AFTER_REPLY = Text(
    "123 answered {bulls}, {cows}: {count} left", "123 a reçu {bulls}, {cows} : reste {count}"
)
COMPATIBLE = Text("compatible", "compatibles")
NOT_COMPATIBLE = Text("not compatible", "pas compatibles")
EXPECTED_AREA = Text(
    "expected number of strings left", "nombre de chaînes qui resteront, en espérance"
)
ELIMINATES = Text("eliminates {mean:.1f} of {count}", "élimine {mean:.1f} sur {count}")
BITS = Text("{bits:.3f} bits", "{bits:.3f} bit{s}")
ANSWER_TELLS = Text("the answer tells", "la réponse apprend")
ONE_BIT = Text("1 bit", "1 bit")
SEVEN_BITS = Text("7 bits or more", "7 bits ou plus")
STEP = Text("step {step}", "étape {step}")
FOUND = Text("found: {count}", "trouvés : {count}")
SECRETS = Text("{guess}: {count} secrets", "{guess} : {count} secrets")
FIRST = Text("first (2, 2)", "d'abord (2, 2)")
THEN = Text("then {guess}", "puis {guess}")
PARTS = Text("parts: {sizes}", "parties : {sizes}")
TOO_MANY = Text("more than 4", "plus de 4")
PARTS_OF_THE_FIRST = Text(
    "sizes of the parts, 1296 codes in all", "tailles des parts, 1296 codes en tout"
)
STRATEGIES = {
    "in order": Text("first consistent", "premier compatible"),
    "at random": Text("random consistent", "compatible au hasard"),
    "minimax": Text("minimax", "minimax"),
    "entropy": Text("entropy", "entropie"),
    "expected size": Text("expected size", "taille attendue"),
    "most parts": Text("most parts", "nombre de parts"),
}

ALT = {
    "all_codes": Text(
        "A square of 36 rows and 36 columns, one small square for each of the 1296 codes, coloured by what repeats: "
        "more than two thirds of them repeat a colour; the codes of four alike lie on the diagonal.",
        "Un carré de 36 lignes et 36 colonnes, une case pour chacun des 1296 codes, colorée selon ce qui se répète : "
        "plus des deux tiers répètent une couleur ; les codes à quatre pions pareils sont sur la diagonale.",
    ),
    "pairs": Text(
        "Two rows of pegs, the code 1 1 2 3 and the proposition 2 1 1 1. One column agrees. Sorted by colour, two 1s "
        "and one 2 can be paired, one 1 and the 3 stay alone: 3 in common, of which 1 is well placed and 2 misplaced.",
        "Deux rangées de pions, le code 1 1 2 3 et la proposition 2 1 1 1. Une colonne concorde. Par couleur, on peut "
        "apparier deux 1 et un 2 ; un 1 et le 3 restent seuls : 3 en commun, dont 1 bien placé et 2 mal placés.",
    ),
    "ways_to_draw": Text(
        "Three maps of the 1296 codes. Drawing each peg by itself reaches all of them, drawing different colours 360, "
        "sorting what was drawn 126.",
        "Trois cartes des 1296 codes. En tirant chaque pion à part, on les atteint tous ; avec des couleurs "
        "différentes, 360 ; en triant les couleurs, 126.",
    ),
    "shrinking": Text(
        "Six maps of the 1296 codes during the game against 3 2 2 4: the codes that are still possible become fewer, "
        "1296, 625, 96, 12, 2, 1.",
        "Six cartes des 1296 codes pendant la partie contre 3 2 2 4 : les codes encore possibles sont de moins en "
        "moins nombreux, 1296, 625, 96, 12, 2, 1.",
    ),
    "two_orders": Text(
        "Bars for the number of secrets found in 1, 2, 3 tries and so on. In order most secrets take 6 tries, "
        "at random most take 5.",
        "Des barres donnent le nombre de secrets trouvés en 1, 2, 3 essais et ainsi de suite. Dans l'ordre, la plupart "
        "des secrets demandent 6 essais ; au hasard, 5.",
    ),
    "means": Text(
        "Three histograms of means of tries, for 25, 100 and 400 games, all centred at 4.6435: "
        "each is half as wide as the one above, and the band of two deviations holds about 95 % of it.",
        "Trois histogrammes de moyennes d'essais, pour 25, 100 et 400 parties, tous centrés sur 4.6435 : chacun est "
        "deux fois plus étroit que le précédent, et la bande de deux écarts types en contient environ 95 %.",
    ),
    "first_turn": Text(
        "Discs on a scale show what each of the 210 guesses leaves. After the reply 2, 0 the best are guesses that "
        "are not compatible; after 0, 2 they are compatible ones.",
        "Des disques sur une échelle montrent ce que laisse chacune des 210 propositions. Après la réponse 2, 0, les "
        "meilleures ne sont pas compatibles ; après 0, 2, ce sont des compatibles.",
    ),
    "four_candidates": Text(
        "The four candidates 2 1, 2 2, 2 3, 2 4 are sorted by the answers to three propositions: 3 3 and 2 1 make "
        "parts of 3 and 1, 1 2 makes parts of 2, 1 and 1.",
        "Les quatre candidats 2 1, 2 2, 2 3, 2 4 sont rangés selon les réponses à trois propositions : 3 3 et 2 1 en "
        "font des parts de 3 et 1, 1 2 des parts de 2, 1 et 1.",
    ),
    "answers_on_the_map": Text(
        "Maps of the 1296 codes for the five kinds of first proposition; bright squares are codes whose answer tells "
        "much. With 1111 most of the map is dark, with 1234 it has the most colours.",
        "Cartes des 1296 codes pour les cinq sortes de première proposition ; les cases claires sont les codes dont la "
        "réponse en dit long. Avec 1111, la carte est presque toute sombre ; avec 1234, c'est la plus variée.",
    ),
    "tree": Text(
        "The plan of the entropy player as layers hanging from the first guess AABC: below it 9 parts, "
        "each with its guess, and so on down to the fifth step; 7, 55, 229 and 69 secrets are found in 2 to 5 steps.",
        "Le plan du joueur à l'entropie, en couches sous la première proposition AABC : au-dessous, 9 parties, "
        "chacune avec sa proposition, jusqu'à la cinquième étape ; 7, 55, 229 et 69 secrets sont trouvés en 2 à 5 "
        "étapes.",
    ),
    "two_numbers": Text(
        "Three squares of 5 by 5 secrets. The guess (2, 2) leaves three parts of 8. In the part made of two corners, "
        "(0, 4) leaves parts of 1, 1, 1 and 5, (0, 3) parts of 1, 3 and 4.",
        "Trois carrés de 5 sur 5 secrets. La proposition (2, 2) laisse trois parties de 8. Dans celle qui est faite de "
        "deux coins, (0, 4) laisse des parties de 1, 1, 1 et 5, (0, 3) des parties de 1, 3 et 4.",
    ),
    "strips": Text(
        "Five strips of equal length, one for each kind of first proposition, cut into the parts of its answers. "
        "1111 has 5 parts, of which two fill almost all; 1123 and 1234 have 14.",
        "Cinq bandes de même longueur, une pour chaque sorte de première proposition, découpées selon ses réponses. "
        "1111 donne 5 parts, dont deux remplissent presque tout ; 1123 et 1234 en donnent 14.",
    ),
    "strategies": Text(
        "The games of six strategies by their length. The first consistent code needs up to 9 tries, 5.76 on average; "
        "the rules that look one step ahead need 4.37 to 4.48 on average and hardly ever more than 5.",
        "Les parties de six stratégies selon leur longueur. Le premier code compatible demande jusqu'à 9 essais, 5.76 "
        "en moyenne ; les règles qui regardent un coup plus loin, de 4.37 à 4.48 en moyenne, et presque jamais plus "
        "de 5.",
    ),
}
