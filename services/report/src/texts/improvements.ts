import type { Texts } from "./texts.ts";

/** Actions: headline and instructions. */
export const improvementTitles = {
  is_it_now: { de: "Ist es gerade schlimm?", en: "Is it bad right now?", pl: "Czy teraz dzieje się coś poważnego?" },
  vet_visit: { de: "Mach bald einen Termin", en: "Book a visit soon", pl: "Umów wkrótce wizytę" },
  illness_vet: {
    de: "Besprich alles mit deiner Praxis",
    en: "Check everything with your vet",
    pl: "Wszystko uzgadniaj z weterynarzem",
  },
  no_calcium: {
    de: "Gib im Wachstum kein Kalzium dazu",
    en: "Add no calcium while your dog is growing",
    pl: "Nie dodawaj wapnia, dopóki pies rośnie",
  },
  skin_vet: { de: "Lass die Haut anschauen", en: "Have the skin looked at", pl: "Pokaż weterynarzowi skórę psa" },
  joints_vet: {
    de: "Lass die Gelenke anschauen",
    en: "Have the joints looked at",
    pl: "Pokaż weterynarzowi, jak pies chodzi",
  },
  weight_vet: { de: "Lass das Gewicht prüfen", en: "Have the weight checked", pl: "Sprawdź wagę u weterynarza" },
  weight_down: {
    de: "Erst Rippen fühlen, dann langsam weniger",
    en: "Feel the ribs first, then cut down slowly",
    pl: "Najpierw wyczuj żebra, potem powoli zmniejszaj porcje",
  },
  weight_up: { de: "Behalte das Gewicht im Blick", en: "Keep an eye on the weight", pl: "Obserwuj wagę" },
  short_walks: { de: "Lieber oft als lang", en: "Little and often", pl: "Lepiej często niż długo" },
  heat: { de: "Nimm warme Tage ernst", en: "Take warm days seriously", pl: "Uważaj w ciepłe dni" },
  coat_check: {
    de: "Einmal die Woche Fell scheiteln",
    en: "Part the fur once a week",
    pl: "Raz w tygodniu rozchylaj sierść",
  },
  untangle: {
    de: "Filz in kleinen Schritten lösen",
    en: "Loosen mats in small steps",
    pl: "Rozplątuj kołtuny po trochu",
  },
  eyes: {
    de: "Sieh dir morgen noch einmal die Augen an",
    en: "Look at the eyes again tomorrow",
    pl: "Jutro jeszcze raz obejrzyj oczy",
  },
  gut_diary: {
    de: "Schreib zwei Wochen mit",
    en: "Keep notes for two weeks",
    pl: "Przez dwa tygodnie prowadź notatki",
  },
  calm_practice: {
    de: "Übe Ruhe in kleinen Schritten",
    en: "Practise calm a little at a time",
    pl: "Ćwicz spokój małymi krokami",
  },
  puppy_growth: {
    de: "Wachsen lassen, nicht antreiben",
    en: "Let growth take its time",
    pl: "Pozwól psu spokojnie rosnąć",
  },
  pregnant_vet: {
    de: "Besprich alles mit der Praxis",
    en: "Talk everything over with your vet",
    pl: "Wszystko omów z weterynarzem",
  },
  senior_check: { de: "Zweimal im Jahr zur Vorsorge", en: "A check-up twice a year", pl: "Kontrola dwa razy w roku" },
  teeth: { de: "Fang mit dem Zähneputzen an", en: "Start brushing teeth", pl: "Zacznij myć psu zęby" },
  nails: { de: "Schau nach den Krallen", en: "Check the claws", pl: "Sprawdź pazury" },
  monthly_check: { de: "Fünf Minuten im Monat", en: "Five minutes a month", pl: "Pięć minut w miesiącu" },
  combing: { de: "Kämm bis auf die Haut", en: "Comb down to the skin", pl: "Rozczesuj aż do skóry" },
  undercoat: { de: "Bürste die Unterwolle aus", en: "Brush out the undercoat", pl: "Wyczesuj podszerstek" },
  wire_coat: {
    de: "Raues Haar trimmen, nicht scheren",
    en: "Strip a wiry coat, do not clip it",
    pl: "Szorstką sierść trymuj, nie strzyż",
  },
  short_coat: {
    de: "Taste einmal die Woche den ganzen Hund ab",
    en: "Run your hands over the whole dog weekly",
    pl: "Raz w tygodniu zbadaj dłońmi całego psa",
  },
  nose_work: { de: "Gib der Nase Arbeit", en: "Give the nose some work", pl: "Daj zajęcie nosowi" },
  small_dog_teeth: {
    de: "Kleiner Kiefer, eng stehende Zähne",
    en: "Small jaws, crowded teeth",
    pl: "Mała szczęka, stłoczone zęby",
  },
  soft_bed: {
    de: "Ein großer, gut gepolsterter Liegeplatz",
    en: "A large, well-padded bed",
    pl: "Duże, sprężyste posłanie",
  },
  touch_practice: { de: "Übe Anfassen", en: "Practise being handled", pl: "Oswajaj psa z dotykiem" },
  season_diary: { de: "Schreib die Läufigkeiten auf", en: "Write down each season", pl: "Zapisuj cieczki" },
  weigh_monthly: {
    de: "Einmal im Monat auf die Waage",
    en: "On the scales once a month",
    pl: "Raz w miesiącu na wagę",
  },
  better_photo: { de: "Mach ein zweites Foto", en: "Take a second photo", pl: "Zrób drugie zdjęcie" },
  tell_more: { de: "Erzähl uns mehr", en: "Tell us more", pl: "Powiedz nam więcej" },
} satisfies Texts;
export type ImprovementCode = keyof typeof improvementTitles;

export const improvementTexts: Texts<ImprovementCode> = {
  is_it_now: {
    de: "In deinem Text stehen Wörter, die auch zu einem Notfall gehören können. Atmet {dog} schwer, krampft, blutet stark, ist der Bauch hart und dick oder klappt {dog} zusammen? Dann ruf jetzt eine Tierarztpraxis oder den Notdienst an. Ein Programm liest nicht wie ein Mensch.",
    en: "Your text has words that can also belong to an emergency. Is {dog} struggling to breathe, having a seizure or bleeding heavily, is the belly hard and swollen, or has {dog} collapsed? Then call a vet or an emergency clinic now. A program does not read the way a person does.",
    pl: "W twoim tekście są słowa, które mogą też oznaczać nagły przypadek. Czy pies ma trudności z oddychaniem, drgawki, silne krwawienie, twardy i wzdęty brzuch albo zasłabł? Jeśli tak, od razu zadzwoń do weterynarza lub do całodobowej lecznicy. Program nie czyta tak jak człowiek.",
  },
  vet_visit: {
    de: "Was du beschreibst, sollte sich jemand in der Praxis ansehen. Ruf an und sag gleich am Telefon, was dir aufgefallen ist.",
    en: "What you describe needs trained eyes and hands. Call, and say on the phone what you noticed.",
    pl: "To, co opisujesz, powinien obejrzeć i zbadać weterynarz. Zadzwoń i już przez telefon powiedz, co cię niepokoi.",
  },
  skin_vet: {
    de: "Meist kein Notfall, aber ein Termin in den nächsten Tagen ist sinnvoll. Bis dahin nichts auf die Stelle geben, was nicht mit der Praxis abgesprochen ist.",
    en: "Usually not an emergency, but a visit in the next few days makes sense. Until then put nothing on the spot that the vet has not agreed to.",
    pl: "Zwykle to nic nagłego, ale wizyta w najbliższych dniach ma sens. Do tego czasu nie nakładaj na to miejsce niczego bez uzgodnienia z weterynarzem.",
  },
  joints_vet: {
    de: "Mach in den nächsten Tagen einen Termin; kommt {dog} plötzlich nicht mehr hoch, ruf sofort an. Ein kurzes Video vom Aufstehen am Morgen hilft dort mehr als jedes Foto.",
    en: "Book a visit within a few days; if {dog} suddenly cannot get up, call at once. A short video of getting up in the morning will help the vet more than any photo.",
    pl: "Umów wizytę w ciągu kilku dni; jeśli {dog} nagle nie może wstać, zadzwoń od razu. Krótki film z porannego wstawania pomoże weterynarzowi bardziej niż jakiekolwiek zdjęcie.",
  },
  weight_vet: {
    de: "Eine Praxiswaage und zwei geübte Hände klären in wenigen Minuten, was eine Zahl allein nicht sagt. Frag auch nach dem Grund, falls sich das Gewicht verändert hat.",
    en: "A vet’s scales and two practised hands settle in minutes what a number alone cannot. If the weight has changed, ask about the reason too.",
    pl: "Waga w gabinecie i doświadczone dłonie w kilka minut wyjaśnią to, czego sama liczba nie powie. Jeśli waga się zmieniła, zapytaj też o powód.",
  },
  weight_down: {
    de: "Spürst du die Rippen nur mit Druck, dann wieg das Futter ab, zähl Leckerli mit und stell {dogAcc} alle zwei Wochen auf die Waage. Große Schritte sind nicht nötig.",
    en: "If you only feel the ribs when you press, weigh the food, count treats and put {dog} on the scales every two weeks. No need for big steps.",
    pl: "Jeśli żebra czuć dopiero po naciśnięciu, odważaj karmę, wliczaj przysmaki i waż psa co dwa tygodnie. Wystarczą małe kroki.",
  },
  weight_up: {
    de: "Wieg {dogAcc} einmal die Woche und schreib es auf. Sinkt die Zahl, obwohl der Napf leer wird, gehört das in die Praxis.",
    en: "Weigh {dog} once a week and write it down. If the number falls even though the bowl is emptied, see a vet.",
    pl: "Waż psa raz w tygodniu i zapisuj wynik. Jeśli waga spada, choć miska zawsze jest wylizana, idź do weterynarza.",
  },
  short_walks: {
    de: "Drei ruhige Runden an der Leine statt einer großen, und ein rutschfester Platz zum Aufstehen. Humpelt {dog}: nur zum Lösen raus, 5 bis 10 Minuten.",
    en: "Three calm walks on the lead instead of one long one, and a non-slip spot to get up from. If {dog} limps: out for the toilet only, 5 to 10 minutes.",
    pl: "Trzy spokojne spacery na smyczy zamiast jednego długiego i nieśliskie miejsce do wstawania. Jeśli {dog} kuleje: tylko wyjście za potrzebą, 5–10 minut.",
  },
  heat: {
    de: "An warmen Tagen nur früh oder spät raus, immer Wasser dabeihaben und {dogAcc} nie im Auto warten lassen. Hört das Hecheln nicht auf, kühl sofort mit Wasser und ruf dabei in der Praxis an.",
    en: "On warm days only go out early or late, carry water, and never leave a dog waiting in the car. If the panting does not stop, cool your dog with water at once and call a vet.",
    pl: "W ciepłe dni wychodź tylko rano lub wieczorem, zabieraj wodę i nigdy nie zostawiaj psa w aucie. Jeśli dyszenie nie mija, od razu chłodź psa wodą i zadzwoń do weterynarza.",
  },
  coat_check: {
    de: "Teil das Fell an Bauch, Achseln und Schwanzansatz mit den Fingern und schau auf die Haut: blassrosa oder dunkel und trocken ist normal; was deutlich rot, feucht oder kahl ist, zeigst du in der Praxis. Leichte Rötung oder Schuppen beobachte ein paar Tage; bei einem jungen Welpen frag noch heute nach.",
    en: "Part the fur on the belly, in the armpits and at the base of the tail and look at the skin: pale pink or dark and dry is normal; clearly red, moist or bald skin is something to show a vet. Watch slight redness or flakes for a few days; with a young puppy, ask today.",
    pl: "Rozchyl palcami sierść na brzuchu, pod pachami i u nasady ogona: bladoróżowa albo ciemna i sucha skóra to norma, wyraźnie czerwoną, wilgotną lub łysą skórę pokaż weterynarzowi. Lekkie zaczerwienienie lub łupież obserwuj kilka dni; u młodego szczeniaka zapytaj jeszcze dziś.",
  },
  untangle: {
    de: "Mit den Fingern lockern, dann kämmen, jeden Tag ein Stück. Fester Filz ist etwas für den Hundesalon, nicht für die Schere zu Hause.",
    en: "Loosen with your fingers, then comb, a little every day. Tight mats are for a groomer, not for scissors at home.",
    pl: "Poluzuj palcami, potem rozczesz, codziennie po kawałku. Zbite kołtuny zostaw groomerowi, nie nożyczkom w domu.",
  },
  eyes: {
    de: "Reib nichts Angetrocknetes ab und gib keine alten Tropfen. Ist es morgen noch da, ruf in der Praxis an; ist ein Auge deutlich rot oder zugekniffen oder der Ausfluss gelb oder grün, noch heute.",
    en: "Do not scrape anything off and do not use old drops. If it is still there tomorrow, call the vet; if an eye is clearly red or kept shut, or the discharge is yellow or green, call today.",
    pl: "Niczego nie zdrapuj i nie używaj starych kropli. Jeśli jutro będzie tak samo, zadzwoń do weterynarza; jeśli oko jest wyraźnie czerwone, pies je mruży albo wydzielina jest żółta lub zielona, jeszcze dziś.",
  },
  gut_diary: {
    de: "Futter, Leckerli, Häufchen: drei Worte am Tag genügen. Neues Futter über eine Woche einmischen. Mit deinen Notizen findet die Praxis schneller die Ursache.",
    en: "Food, treats, poo: three words a day are enough. Mix in new food over a week. With your notes a vet will find the cause sooner.",
    pl: "Karma, przysmaki, kupa: wystarczą trzy słowa dziennie. Nową karmę wprowadzaj przez tydzień. Z notatkami weterynarz szybciej znajdzie przyczynę.",
  },
  calm_practice: {
    de: "Mehrmals am Tag eine Minute ruhig auf der Decke, dann loben. Ein fester Tagesablauf hilft mehr als viel Programm. Kam die Unruhe plötzlich, lass in der Praxis klären, ob Schmerzen dahinterstecken.",
    en: "A calm minute on the blanket several times a day, then praise. A steady routine helps more than a full schedule. If the restlessness came on suddenly, have a vet check for pain.",
    pl: "Kilka razy dziennie minuta spokoju na kocu, potem pochwała. Stały rytm dnia pomaga bardziej niż dużo zajęć. Jeśli niepokój pojawił się nagle, sprawdź u weterynarza, czy psa coś nie boli.",
  },
  illness_vet: {
    de: "Sprich Futter, Bewegung und jede Ergänzung mit der Praxis ab, die {dogAcc} kennt. Ändere kein Medikament ohne sie, und ruf an, wenn dir etwas Neues auffällt.",
    en: "Agree food, exercise and any supplement with the vet who looks after {dog}. Change no medicine without them, and call if you notice anything new.",
    pl: "Karmę, ruch i każdy suplement uzgadniaj z weterynarzem, który zna psa. Nie zmieniaj bez niego żadnego leku i zadzwoń, gdy zauważysz coś nowego.",
  },
  no_calcium: {
    de: "Kein Kalzium, kein Knochenmehl, keine Eierschale zum Futter, schon gar nicht bei großen Rassen: Ein Welpe kann ein Zuviel nicht abwehren, und das schadet dem wachsenden Skelett. Ein Alleinfutter für Welpen enthält genug. Wer selbst kocht oder roh füttert, braucht eine Ration aus der tierärztlichen Ernährungsberatung.",
    en: "No calcium, bone meal or eggshell on top of the food, least of all in large breeds: a puppy’s gut cannot shut out the excess, and that harms the growing skeleton. A complete puppy food contains enough. If you cook or feed raw, have a veterinary nutritionist work out the diet.",
    pl: "Żadnego wapnia, mączki kostnej ani skorupek jaj do karmy, zwłaszcza u dużych ras: szczenię nie potrafi obronić się przed nadmiarem, a to szkodzi rosnącym kościom. Pełnoporcjowa karma dla szczeniąt zawiera wystarczająco dużo wapnia. Gdy gotujesz lub karmisz surowym mięsem, dietę powinien ułożyć weterynarz dietetyk.",
  },
  puppy_growth: {
    de: "Wieg {dogAcc} einmal die Woche, achte darauf, dass du die Rippen gut fühlst, und mach viele kurze Runden statt einer langen. Treppen und Sprünge haben Zeit.",
    en: "Weigh {dog} once a week, keep the ribs easy to feel, and take many short walks instead of one long one. Stairs and jumps can wait.",
    pl: "Waż psa raz w tygodniu, pilnuj, by żebra dało się wyczuć, i wybieraj wiele krótkich spacerów zamiast jednego długiego. Schody i skoki mogą poczekać.",
  },
  pregnant_vet: {
    de: "In Trächtigkeit und Säugezeit ändern sich Futter und Bedarf Woche für Woche. Sprich auch jede Ergänzung vorher ab.",
    en: "During pregnancy and nursing, food and needs change week by week. Agree any supplement with the vet first, too.",
    pl: "W ciąży i podczas karmienia żywienie i potrzeby suki zmieniają się z tygodnia na tydzień. Każdy suplement też trzeba wcześniej uzgodnić.",
  },
  senior_check: {
    de: "Im letzten Viertel des Lebens verändert sich vieles leise. Bei einem Termin alle sechs Monate, mit Waage und Blick ins Maul, fällt es früher auf.",
    en: "In the last quarter of life many things change quietly. A visit every six months, with scales and a look in the mouth, catches them sooner.",
    pl: "W ostatniej ćwierci życia wiele zmienia się po cichu. Wizyta co pół roku, z ważeniem i zajrzeniem do pyska, pozwala zauważyć to wcześniej.",
  },
  teeth: {
    de: "Zahnprobleme sind das, was Praxen bei Hunden am häufigsten vermerken. Beginn mit dem Finger und etwas Hundezahnpasta, ein paar Sekunden am Tag.",
    en: "Dental problems are what vets record most often in dogs. Start with a finger and a little dog toothpaste, a few seconds a day.",
    pl: "Kłopoty z zębami to u psów najczęstszy wpis w kartotekach. Zacznij od palca i odrobiny pasty dla psów, kilka sekund dziennie.",
  },
  nails: {
    de: "Klackern sie auf dem Boden, sind sie meist zu lang. Wenig auf einmal kürzen oder in der Praxis zeigen lassen, wie es geht.",
    en: "If they click on the floor they are usually too long. Shorten a little at a time, or let your vet show you how.",
    pl: "Jeśli stukają o podłogę, zwykle są za długie. Skracaj po trochu albo poproś w gabinecie o pokazanie, jak to robić.",
  },
  monthly_check: {
    de: "Rippen fühlen, Haut ansehen, in Ohren und Maul schauen, Pfoten abtasten, wiegen. Wer weiß, was normal ist, bemerkt Veränderungen zuerst.",
    en: "Feel the ribs, look at the skin, ears and mouth, run a hand over the paws, weigh. If you know what is normal, you notice changes first.",
    pl: "Wyczuj żebra, obejrzyj skórę, zajrzyj do uszu i pyska, sprawdź łapy, zważ. Kto wie, jak jest na co dzień, pierwszy zauważy zmianę.",
  },
  combing: {
    de: "Hinter den Ohren, in den Achseln und an den Hosen verfilzt dieses Fell zuerst. Lage für Lage kämmen, zweimal die Woche, und nach jedem Regen nachsehen.",
    en: "Behind the ears, in the armpits and on the back legs this coat mats first. Comb layer by layer twice a week, and look again after rain.",
    pl: "Taka sierść kołtuni się najpierw za uszami, pod pachami i na tylnych łapach. Rozczesuj warstwa po warstwie dwa razy w tygodniu i sprawdzaj po deszczu.",
  },
  undercoat: {
    de: "Im Frühjahr und Herbst jeden Tag ein Stück. Nicht scheren: Die Unterwolle hält Kälte und Sonne ab, und sie wächst oft ungleich nach.",
    en: "A little every day in spring and autumn. Do not clip: the undercoat keeps out cold and sun, and often grows back unevenly.",
    pl: "Wiosną i jesienią po kawałku każdego dnia. Nie strzyż: podszerstek chroni przed zimnem i słońcem, a często odrasta nierówno.",
  },
  wire_coat: {
    de: "Zwei- bis viermal im Jahr lässt sich das abgestorbene Deckhaar zupfen. Geschoren wird es weich und nimmt mehr Schmutz an.",
    en: "Two to four times a year the dead topcoat can be plucked out. Clipped, it turns soft and picks up more dirt.",
    pl: "Od dwóch do czterech razy w roku można wyskubać martwy włos okrywowy. Strzyżony robi się miękki i łatwiej się brudzi.",
  },
  short_coat: {
    de: "Unter kurzem Fell fühlst du alles: Knötchen, Krusten, Zecken. Mit flacher Hand vom Kopf bis zum Schwanz, auch unter dem Bauch.",
    en: "Under a short coat you can feel everything: small lumps, crusts, ticks. Use a flat hand from head to tail, under the belly too.",
    pl: "Pod krótką sierścią wyczujesz wszystko: guzki, strupki, kleszcze. Płaską dłonią od głowy po ogon, także pod brzuchem.",
  },
  nose_work: {
    de: "Futter im Gras suchen, eine Spur aus Leckerli, ein verstecktes Spielzeug: Zehn Minuten Nase machen einen lebhaften Hund oft müder als eine Stunde Ball.",
    en: "Searching for food in the grass, a trail of treats, a hidden toy: ten minutes of nose work often tire a lively dog more than an hour of ball games.",
    pl: "Karma szukana w trawie, ślad z przysmaków, schowana zabawka: dziesięć minut pracy nosem często męczy energicznego psa bardziej niż godzina zabawy piłką.",
  },
  small_dog_teeth: {
    de: "Bei kleinen Hunden kommt Zahnbelag besonders früh und sitzt fest. Beginn mit dem Finger und etwas Hundezahnpasta, ein paar Sekunden am Tag.",
    en: "In small dogs, build-up on the teeth comes early and clings on. Start with a finger and a little dog toothpaste, a few seconds a day.",
    pl: "U małych psów osad pojawia się wcześnie i mocno się trzyma. Zacznij od palca i odrobiny pasty dla psów, kilka sekund dziennie.",
  },
  soft_bed: {
    de: "Schwere Hunde liegen sich an Ellbogen und Fersen leicht wund. Eine dicke, feste Matte und ein rutschfester Boden davor helfen beim Liegen und Aufstehen.",
    en: "Heavy dogs easily get pressure sores on elbows and hocks. A thick, firm mat and a non-slip floor in front of it help with lying down and getting up.",
    pl: "U ciężkich psów łatwo o odleżyny na łokciach i piętach. Gruba, sprężysta mata i nieśliska podłoga przed nią pomagają w leżeniu i wstawaniu.",
  },
  touch_practice: {
    de: "Jeden Tag ein paar Sekunden Pfote, Ohr oder Lefze in der Hand, dann ein Leckerli. Das zahlt sich bei jedem Tierarztbesuch aus.",
    en: "A paw, an ear or a lip in your hand for a few seconds every day, then a treat. It pays off at every visit to the vet.",
    pl: "Codziennie przez kilka sekund łapa, ucho albo warga w dłoni, potem przysmak. To procentuje przy każdej wizycie u weterynarza.",
  },
  season_diary: {
    de: "Erster und letzter Tag genügen. Trinkt sie in den vier Monaten danach mehr, frisst schlecht oder hat Ausfluss, ruf noch am selben Tag in der Praxis an.",
    en: "The first and the last day are enough. If she drinks more, goes off her food or has discharge in the four months after, call the vet the same day.",
    pl: "Wystarczy pierwszy i ostatni dzień. Jeśli w ciągu czterech miesięcy po cieczce więcej pije, słabo je albo ma wyciek z pochwy, zadzwoń do weterynarza jeszcze tego samego dnia.",
  },
  weigh_monthly: {
    de: "Wieg dich mit {dogDat} auf dem Arm und zieh dein Gewicht ab, oder nutz die Waage in der Praxis: Fünf Prozent mehr oder weniger sind ein Grund nachzufragen.",
    en: "Weigh yourself with {dog} in your arms and subtract your weight, or use the scales at the vet’s: five per cent up or down is a reason to ask.",
    pl: "Zważ się z psem na rękach i odejmij swoją wagę albo skorzystaj z wagi w gabinecie: pięć procent w górę lub w dół to powód, by zapytać.",
  },
  better_photo: {
    de: "Auf Augenhöhe, bei Tageslicht, der ganze Hund von der Seite und nah genug, dass er das Bild füllt.",
    en: "At eye level, in daylight, the whole dog from the side, and close enough to fill the picture.",
    pl: "Na wysokości oczu, przy dziennym świetle, cały pies z boku i na tyle blisko, by wypełniał kadr.",
  },
  tell_more: {
    de: "Mit Alter, Gewicht und Rasse wird der Bericht deutlich genauer. Alles bleibt freiwillig, und was du angibst, zählt mehr als das Foto.",
    en: "With age, weight and breed the report gets much more precise. Everything stays optional, and what you say counts for more than the photo.",
    pl: "Wiek, waga i rasa sprawią, że raport będzie dużo dokładniejszy. Wszystko jest dobrowolne, a twoje słowa liczą się bardziej niż zdjęcie.",
  },
};
/** Added to `weight_down` if there are joint problems too. */
export const weightHelpsJoints = {
  de: "In einer kleinen Studie liefen übergewichtige Hunde mit Gelenkverschleiß schon ab gut 6 Prozent weniger Gewicht besser.",
  en: "In a small study, overweight dogs with joint wear walked better once they had lost about 6 per cent of their weight.",
  pl: "W niewielkim badaniu psy z nadwagą i zwyrodnieniem stawów chodziły lepiej już po utracie około 6 procent wagi.",
};
