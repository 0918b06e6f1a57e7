import type { Localised } from "@hundeblick/proto/language";

/** Dogs a line fits; every given condition must hold. `mix`: the owner named a mix or a breed without facts. */
type PersonalityLine = Localised & {
  when?: {
    group?: number;
    stage?: "puppy" | "senior";
    coat?: "long" | "curly" | "wire";
    size?: "small" | "giant";
    mix?: true;
  };
};

/** Humorous lines by a key that reports store. None may sound like a statement about health. */
export const personalityLines: Readonly<Record<string, PersonalityLine>> = {
  herding_1: {
    when: { group: 1 },
    de: "{Dog} schaut, als wären alle vollzählig. Bis auf eine Socke, und nach der wird noch gefahndet.",
    en: "{Dog} looks as if everyone is accounted for. Except one sock, and the search is still on.",
    pl: "{Dog} patrzy tak, jakby całe stado było w komplecie. Brakuje tylko jednej skarpetki, poszukiwania trwają.",
  },
  herding_2: {
    when: { group: 1 },
    de: "Wenn es nach {dogDat} geht, hat dieser Haushalt zu wenige Schafe und zu viele unbeaufsichtigte Gäste.",
    en: "If it were up to {dog}, this household would have more sheep and fewer unsupervised guests.",
    pl: "{Dog} uważa, że w tym domu jest za mało owiec i za dużo gości bez nadzoru.",
  },
  guard_1: {
    when: { group: 2 },
    de: "{Dog} hat die Haustür im Blick, das Sofa im Griff und den Paketboten längst durchschaut.",
    en: "{Dog} has the front door in view, the sofa under control, and saw through the courier long ago.",
    pl: "{Dog} ma na oku drzwi, pod kontrolą kanapę, a kuriera rozgryza już z daleka.",
  },
  guard_2: {
    when: { group: 2 },
    de: "Außen Türsteher, innen Kuscheldecke: So ungefähr guckt {dog}.",
    en: "Bouncer on the outside, soft blanket on the inside: that is roughly the look {dog} gives you.",
    pl: "Na zewnątrz ochroniarz, w środku miękki kocyk: tak mniej więcej patrzy {dog}.",
  },
  terrier_1: {
    when: { group: 3 },
    de: "{Dog} hat einen Plan. Er ist nicht gut, aber er beginnt sofort.",
    en: "{Dog} has a plan. It is not a good one, but it starts right now.",
    pl: "{Dog} ma plan. Nie jest to dobry plan, ale zaczyna się natychmiast.",
  },
  terrier_2: {
    when: { group: 3 },
    de: "Dieser Blick heißt: Das Loch im Garten war schon vorher da.",
    en: "That look says: the hole in the garden was there before.",
    pl: "To spojrzenie mówi: ta dziura w ogrodzie była tu już wcześniej.",
  },
  dachshund_1: {
    when: { group: 4 },
    de: "Kurze Beine, lange Liste an Forderungen. {Dog} bittet um Bearbeitung bis zum Abendessen.",
    en: "Short legs, long list of demands. {Dog} expects an answer by dinner.",
    pl: "Krótkie łapy, długa lista żądań. {Dog} prosi o odpowiedź do kolacji.",
  },
  dachshund_2: {
    when: { group: 4 },
    de: "{Dog} hört jedes Wort und prüft gerade, welches davon bindend ist.",
    en: "{Dog} hears every word and is just checking which of them are binding.",
    pl: "{Dog} słyszy każde słowo i właśnie sprawdza, które z nich obowiązują.",
  },
  spitz_1: {
    when: { group: 5 },
    de: "{Dog} wirkt, als käme gleich eine Arie. Oder wenigstens eine klare Meinung.",
    en: "{Dog} looks as if an aria is about to start. Or at least a clear opinion.",
    pl: "{Dog} wygląda tak, jakby zaraz miała zabrzmieć aria. Albo przynajmniej wyraźna opinia.",
  },
  spitz_2: {
    when: { group: 5 },
    de: "Für {dogAcc} ist jede Jahreszeit ein bisschen Winter und jedes Sofa ein Schlitten.",
    en: "For {dog} every season is a little bit winter, and every sofa a sledge.",
    pl: "{Dog} wie swoje: każda pora roku to trochę zima, a każda kanapa to sanie.",
  },
  scent_1: {
    when: { group: 6 },
    de: "Die Nase ist schon zwei Straßen weiter. Der Rest von {dogDat} kommt nach, wenn man ruft. Vielleicht.",
    en: "The nose is already two streets ahead. The rest of {dog} will follow when called. Perhaps.",
    pl: "Nos jest już dwie ulice dalej. Reszta dołączy po zawołaniu. Może.",
  },
  scent_2: {
    when: { group: 6 },
    de: "Irgendwo hat jemand einen Kühlschrank geöffnet, und {dog} weiß, wo.",
    en: "Somewhere a fridge has been opened, and {dog} knows where.",
    pl: "Gdzieś ktoś otworzył lodówkę i {dog} wie gdzie.",
  },
  pointing_1: {
    when: { group: 7 },
    de: "{Dog} kann so still schauen, als hinge das Wochenende davon ab. In der Hecke sitzt vermutlich ein Spatz.",
    en: "{Dog} can stare so intently you would think the weekend depended on it. There is probably a sparrow in the hedge.",
    pl: "{Dog} potrafi patrzeć w takim bezruchu, jakby zależał od tego cały weekend. W żywopłocie siedzi pewnie wróbel.",
  },
  pointing_2: {
    when: { group: 7 },
    de: "Elegant, aufmerksam und jederzeit bereit, dir ein Blatt zu zeigen, das sich bewegt hat.",
    en: "Elegant, attentive and always ready to show you a leaf that moved.",
    pl: "Elegancja, czujność i stała gotowość, by wskazać ci liść, który się poruszył.",
  },
  retriever_1: {
    when: { group: 8 },
    de: "Was auch immer du geworfen hast: {Dog} bringt es zurück. Und noch drei Dinge, die niemand geworfen hat.",
    en: "Whatever you threw, {dog} will bring it back. Plus three things nobody threw.",
    pl: "Cokolwiek poleci w dal, {dog} przyniesie to z powrotem. I jeszcze trzy rzeczy, których nikt nie rzucał.",
  },
  retriever_2: {
    when: { group: 8 },
    de: "{Dog} schaut, {sex, select, male {als hätte er die Leberwurst längst gerochen} female {als hätte sie die Leberwurst längst gerochen} other {als wäre die Leberwurst längst entdeckt}}, und wartet nur noch, ob du ehrlich bist.",
    en: "{Dog} smelled the liver sausage long ago and is only waiting to see whether you will be honest.",
    pl: "{Dog} od dawna wie o pasztecie i tylko czeka, czy powiesz prawdę.",
  },
  companion_1: {
    when: { group: 9 },
    de: "{Dog} ist von Beruf Gesellschaft und nimmt die Stelle sehr ernst. Pausen finden auf deinem Schoß statt.",
    en: "{Dog} keeps people company for a living and takes the job very seriously. Breaks are spent on your lap.",
    pl: "{Dog} pracuje na pełny etat jako towarzystwo i traktuje to poważnie. Przerwy odbywają się na twoich kolanach.",
  },
  companion_2: {
    when: { group: 9, size: "small" },
    de: "Klein im Format, groß in den Erwartungen: {Dog} hätte das Kissen gern etwas weiter links.",
    en: "Small in size, large in expectations: {dog} would like the cushion a little further to the left.",
    pl: "Mały format, wielkie oczekiwania: {dog} prosi o przesunięcie poduszki trochę w lewo.",
  },
  sighthound_1: {
    when: { group: 10 },
    de: "{Dog} kann sehr schnell sein und hat beschlossen, damit bis nach dem Nickerchen zu warten.",
    en: "{Dog} can be very fast and has decided to leave that until after the nap.",
    pl: "{Dog} umie biegać bardzo szybko, ale najpierw drzemka.",
  },
  sighthound_2: {
    when: { group: 10 },
    de: "Ein Blick wie aus einem alten Gemälde, dahinter die Frage, ob das Sofa frei ist.",
    en: "A gaze from an old painting, and behind it the question of whether the sofa is free.",
    pl: "Spojrzenie jak ze starego obrazu, a za nim pytanie, czy kanapa jest wolna.",
  },
  puppy_1: {
    when: { stage: "puppy" },
    de: "{Dog} ist neu auf der Welt und hat schon festgestellt, dass Schnürsenkel gut schmecken.",
    en: "{Dog} is new to the world and has already found out that shoelaces taste good.",
    pl: "{Dog} dopiero poznaje świat i już wie, że sznurówki dobrze smakują.",
  },
  puppy_2: {
    when: { stage: "puppy" },
    de: "So viel Hund in so wenig Hund. Heute ist noch nichts kaputtgegangen, aber der Tag ist jung.",
    en: "So much dog in so little dog. Nothing has been broken yet today, but the day is young.",
    pl: "Tyle psa w tak małym psie. Dziś jeszcze wszystko jest całe, ale dzień dopiero się zaczął.",
  },
  puppy_3: {
    when: { stage: "puppy" },
    de: "Die Ohren wachsen schneller als der Rest, die Ideen noch schneller.",
    en: "The ears grow faster than the rest, and the ideas faster still.",
    pl: "Uszy rosną szybciej niż reszta, a pomysły jeszcze szybciej.",
  },
  senior_1: {
    when: { stage: "senior" },
    de: "{Dog} hat dich über die Jahre gut erzogen und weiß, wann das Abendessen kommt. Auf die Minute.",
    en: "{Dog} has trained you well over the years and knows when dinner is due. To the minute.",
    pl: "{Dog} od lat cię wychowuje i wie, kiedy jest kolacja. Co do minuty.",
  },
  senior_2: {
    when: { stage: "senior" },
    de: "Dieser Blick hat schon alles gesehen und würde einen Teil davon gern noch einmal fressen.",
    en: "This gaze has seen it all and would gladly eat part of it again.",
    pl: "To spojrzenie widziało już wszystko i część chętnie zjadłoby jeszcze raz.",
  },
  senior_3: {
    when: { stage: "senior" },
    de: "{Dog} muss niemandem mehr etwas beweisen. Außer vielleicht der Katze von nebenan.",
    en: "{Dog} has nothing left to prove to anyone. Except perhaps to the cat next door.",
    pl: "{Dog} nikomu nie musi już niczego udowadniać. Może tylko kotu z sąsiedztwa.",
  },
  long_coat_1: {
    when: { coat: "long" },
    de: "Andere zahlen viel Geld für so eine Frisur. {Dog} wacht einfach so auf.",
    en: "Others pay good money for hair like that. {Dog} just wakes up with it.",
    pl: "Inni płacą za taką fryzurę. {Dog} po prostu się z nią budzi.",
  },
  curly_coat_1: {
    when: { coat: "curly" },
    de: "Lauter Locken und darunter ein sehr wacher Kopf: {Dog} hat deinen nächsten Satz schon erraten.",
    en: "All curls, with a very alert mind underneath: {dog} has already guessed your next sentence.",
    pl: "Same loki, a pod nimi bardzo bystra głowa: {dog} zna już twoje następne zdanie.",
  },
  wire_coat_1: {
    when: { coat: "wire" },
    de: "Ein Bart wie ein Professor. {Dog} hätte zu deinem Vortrag noch eine Anmerkung.",
    en: "A beard like a professor’s. {Dog} has a comment on your lecture.",
    pl: "Broda jak u profesora. {Dog} ma uwagę do twojego wykładu.",
  },
  small_1: {
    when: { size: "small" },
    de: "{Dog} passt in fast jede Tasche. Die Meinung von {dogDat} nicht.",
    en: "{Dog} fits into almost any bag. The opinions do not.",
    pl: "{Dog} zmieści się w prawie każdej torbie. Własne zdanie już nie.",
  },
  giant_1: {
    when: { size: "giant" },
    de: "{Dog} hält sich für einen Schoßhund. Der Schoß sieht das anders.",
    en: "{Dog} firmly believes in being a lap dog. The lap disagrees.",
    pl: "{Dog} wierzy, że mieści się na kolanach. Kolana są innego zdania.",
  },
  mix_1: {
    when: { mix: true },
    de: "Von allem das Beste, und vom Staubsauger nichts Gutes: {Dog} hat klare Ansichten.",
    en: "The best of everything, and nothing good to say about the vacuum cleaner: {dog} has clear views.",
    pl: "Ze wszystkiego to, co najlepsze, a o odkurzaczu nic dobrego: {dog} ma jasne poglądy.",
  },
  mix_2: {
    when: { mix: true },
    de: "Wer da alles mitgemischt hat, bleibt ein Familiengeheimnis. {Dog} verrät nichts.",
    en: "Who had a paw in this remains a family secret. {Dog} is not telling.",
    pl: "Kto maczał w tym łapy, pozostanie rodzinną tajemnicą. {Dog} milczy.",
  },
  any_1: {
    de: "{Dog} schaut, als hätte das Gespräch schon ohne dich angefangen.",
    en: "{Dog} looks as if the conversation started without you.",
    pl: "{Dog} patrzy tak, jakby rozmowa zaczęła się bez ciebie.",
  },
  any_2: {
    de: "Aufmerksam, freundlich und mit einem Ohr schon in der Küche.",
    en: "Attentive, friendly, and with one ear already in the kitchen.",
    pl: "Pełna uwaga, dobre maniery i jedno ucho już w kuchni.",
  },
  any_3: {
    de: "Es gibt Hunde, die für die Kamera posieren. {Dog} prüft, ob man sie essen kann.",
    en: "Some dogs pose for the camera. {Dog} is checking whether it is edible.",
    pl: "Są psy, które pozują do zdjęć. {Dog} sprawdza, czy aparat jest jadalny.",
  },
  any_4: {
    de: "{Dog} hat diesen Blick, bei dem man vergisst, was man gerade verbieten wollte.",
    en: "{Dog} has that look that makes you forget what you were about to forbid.",
    pl: "{Dog} ma to spojrzenie, przy którym zapomina się, czego właśnie miało nie być wolno.",
  },
  any_5: {
    de: "Wenn Blicke fragen könnten, hieße dieser: Gehen wir, oder isst du das noch?",
    en: "If looks could ask, this one would say: are we going, or are you still eating that?",
    pl: "Gdyby spojrzenia mogły pytać, to pytałoby: idziemy, czy jeszcze to jesz?",
  },
};
