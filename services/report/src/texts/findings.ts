import type { Localised } from "@hundeblick/proto/language";
import type { FindingCode } from "../domain/rules/ratings.ts";
import type { Texts } from "./texts.ts";

/**
 * The owner's own sentence, then what we make of it. Reports made before sentences were quoted have none and keep the
 * words they had.
 */
const quoted = (after: Localised, before: Localised): Localised => ({
  de: `{quoted, select, yes {Du schreibst: „{quote}“. ${after.de}} other {${before.de}}}`,
  en: `{quoted, select, yes {You write: “{quote}”. ${after.en}} other {${before.en}}}`,
  pl: `{quoted, select, yes {Piszesz: „{quote}”. ${after.pl}} other {${before.pl}}}`,
});
const flag = quoted(
  {
    de: "Das sollte sich bald jemand in der Praxis ansehen.",
    en: "A vet should look at this soon.",
    pl: "Niech wkrótce obejrzy to weterynarz.",
  },
  {
    de: "Du beschreibst: {flag}. Das sollte sich bald jemand in der Praxis ansehen.",
    en: "You describe: {flag}. A vet should look at this soon.",
    pl: "Z twojego opisu: {flag}. Niech wkrótce obejrzy to weterynarz.",
  },
);
/** "Adult females of this breed weigh …": the sentence all weight comparisons start with. */
const usual = {
  de: "{sex, select, male {Rüden} female {Hündinnen} other {Erwachsene Hunde}} der Rasse {breed} wiegen meist {range}.",
  en: "Adult {sex, select, male {males} female {females} other {dogs}} of the breed {breed} usually weigh {range}.",
  pl: "{sex, select, male {Dorosłe samce} female {Dorosłe suki} other {Dorosłe psy}} rasy {breed} ważą zwykle {range}.",
};
const afterUsual = (de: string, en: string, pl: string) => ({
  de: `${usual.de} ${de}`,
  en: `${usual.en} ${en}`,
  pl: `${usual.pl} ${pl}`,
});

/** What the report says about each finding, in its area. */
export const findingTexts: Texts<FindingCode> = {
  coat_even: {
    de: "Das Fell liegt gleichmäßig an, soweit das Foto es zeigt. Kahle Stellen sehen wir nicht.",
    en: "The coat lies evenly, as far as the photo shows. We see no bare patches.",
    pl: "Sierść jest równa, na ile widać to na zdjęciu. Łysych miejsc nie widzimy.",
  },
  coat_shiny: {
    de: "Das Fell glänzt auf diesem Foto.",
    en: "The coat shines in this photo.",
    pl: "Na tym zdjęciu sierść lśni.",
  },
  coat_dull: {
    de: "Das Fell wirkt auf diesem Foto stumpf. Das kann am Licht liegen, am Fellwechsel oder am Futter.",
    en: "The coat looks dull in this photo. That can be the light, the moult or the food.",
    pl: "Na tym zdjęciu sierść wydaje się matowa. Powodem może być światło, linienie albo karma.",
  },
  coat_patchy: {
    de: "Das Fell wirkt an einer Stelle dünn oder lückig. Sieh nach, wie die Haut darunter aussieht.",
    en: "The coat looks thin or patchy in one place. Have a look at the skin underneath.",
    pl: "W jednym miejscu sierść wydaje się przerzedzona. Zobacz, jak wygląda skóra pod spodem.",
  },
  coat_matted: {
    de: "Das Fell wirkt verfilzt. Unter Filz wird die Haut leicht wund.",
    en: "The coat looks matted. Skin under mats gets sore easily.",
    pl: "Sierść wygląda na skołtunioną. Pod kołtunami skóra łatwo się podrażnia.",
  },
  skin_reddened: {
    de: "Eine Hautstelle sieht gerötet aus. Woher das kommt, zeigt ein Foto nicht.",
    en: "A patch of skin looks red. A photo does not show why.",
    pl: "Fragment skóry wygląda na zaczerwieniony. Zdjęcie nie pokaże, skąd się to bierze.",
  },
  flakes_visible: {
    de: "Im Fell sind helle Schuppen zu sehen.",
    en: "Pale flakes are visible in the coat.",
    pl: "W sierści widać jasny łupież.",
  },
  muzzle_grey: {
    de: "Um die Schnauze ist das Fell grau. Ein Alter lesen wir daraus nicht ab.",
    en: "The fur around the muzzle is grey. We do not read an age from that.",
    pl: "Sierść wokół pyska jest siwa. Nie zgadujemy na tej podstawie wieku.",
  },
  told_itch: flag,
  told_ear: flag,
  told_dull_coat: quoted(
    {
      de: "Im Fellwechsel gehen viele Haare aus; sonst lohnt sich ein Blick auf Haut und Futter.",
      en: "A lot of hair comes out during the moult; otherwise skin and food deserve a look.",
      pl: "W czasie linienia wypada dużo sierści; poza nim warto przyjrzeć się skórze i karmie.",
    },
    {
      de: "Du schreibst, dass das Fell stumpf ist oder stark ausgeht. Im Fellwechsel ist das normal, sonst lohnt sich ein Blick auf Haut und Futter.",
      en: "You write that the coat is dull or sheds a lot. During the moult that is normal; otherwise skin and food deserve a look.",
      pl: "Piszesz, że sierść jest matowa albo mocno wypada. W czasie linienia to normalne, poza nim warto przyjrzeć się skórze i karmie.",
    },
  ),
  told_skin_goal: {
    de: "Du möchtest etwas für Haut und Fell tun.",
    en: "You would like to do something for skin and coat.",
    pl: "Chcesz zadbać o skórę i sierść.",
  },
  told_allergy: {
    de: "Du schreibst, was {dog} nicht verträgt: {allergies}. Bei den Ergänzungen haben wir darauf geachtet.",
    en: "You told us what {dog} does not tolerate: {allergies}. We took it into account when choosing supplements.",
    pl: "Piszesz, czego {dog} nie toleruje: {allergies}. Uwzględniliśmy to przy suplementach.",
  },
  skin_common: {
    de: "Hautprobleme sind bei Hunden häufig: In einer großen britischen Auswertung waren sie in einem Jahr bei etwa 13 von 100 Hunden vermerkt. Ob es juckt, merkst du beim Bürsten eher als wir auf dem Foto.",
    en: "Skin problems are common in dogs: in a large British study they were on record for about 13 in 100 dogs within one year. You will notice an itch while brushing sooner than we can in a photo.",
    pl: "Kłopoty ze skórą są u psów częste: w dużym brytyjskim badaniu w ciągu roku odnotowano je u około 13 na 100 psów. Świąd zauważysz przy szczotkowaniu prędzej niż my na zdjęciu.",
  },

  body_ideal: {
    de: "Auf dem Foto ist eine Taille zu erkennen. {Dog} wirkt weder zu dünn noch zu rund.",
    en: "A waist is visible in the photo. {Dog} looks neither too thin nor too round.",
    pl: "Na zdjęciu widać talię. Sylwetka nie wygląda ani na zbyt chudą, ani na zbyt okrągłą.",
  },
  body_heavy: {
    de: "Auf dem Foto wirkt {dog} eher rund. Fell und Blickwinkel können täuschen.",
    en: "In the photo {dog} looks rather round. Fur and camera angle can mislead.",
    pl: "Na zdjęciu sylwetka wydaje się dość okrągła. Sierść i kąt zdjęcia mogą mylić.",
  },
  body_lean: {
    de: "Auf dem Foto wirkt {dog} schlank. Bei manchen Rassen gehört das so.",
    en: "In the photo {dog} looks lean. In some breeds that is how it should be.",
    pl: "Na zdjęciu sylwetka wydaje się szczupła. U niektórych ras tak właśnie ma być.",
  },
  told_weight: { de: "Du gibst {weight} an.", en: "You put the weight at {weight}.", pl: "Podajesz wagę {weight}." },
  told_weight_loss: flag,
  told_overweight: quoted(
    {
      de: "Ob es zu viel ist und wie viel, sagen dir deine Hände an den Rippen am genauesten.",
      en: "Whether it is too much, and how much, your hands on the ribs tell best.",
      pl: "Czy i o ile to za dużo, najdokładniej powiedzą dłonie na żebrach.",
    },
    {
      de: "Du schreibst, dass {dog} zu viel wiegt.",
      en: "You write that {dog} weighs too much.",
      pl: "Piszesz, że {dog} waży za dużo.",
    },
  ),
  weight_in_range: afterUsual(
    "Mit {weight} liegt {dog} darin.",
    "At {weight}, {dog} is within that.",
    "Waga {weight} mieści się w tym zakresie.",
  ),
  weight_above_slightly: afterUsual(
    "Mit {weight} liegt {dog} knapp darüber. Ob das zu viel ist, fühlst du besser als wir.",
    "At {weight}, {dog} is slightly above that. Whether it is too much, your hands can tell better than we can.",
    "Waga {weight} jest nieco wyższa. Czy to za dużo, twoje dłonie ocenią lepiej niż my.",
  ),
  weight_above: afterUsual(
    "Mit {weight} liegt {dog} deutlich darüber. Ob das zu viel ist, fühlst du besser als wir.",
    "At {weight}, {dog} is clearly above that. Whether it is too much, your hands can tell better than we can.",
    "Waga {weight} jest wyraźnie wyższa. Czy to za dużo, twoje dłonie ocenią lepiej niż my.",
  ),
  weight_far_above: afterUsual(
    "Mit {weight} liegt {dog} weit darüber. Ob das am Körperbau liegt oder zu viel ist, klärst du am besten in der Praxis.",
    "At {weight}, {dog} is far above that. Whether this is build or simply too much is best settled at the vet’s.",
    "Waga {weight} jest dużo wyższa. Czy to kwestia budowy, czy nadmiaru, najlepiej sprawdzić u weterynarza.",
  ),
  weight_below_slightly: afterUsual(
    "Mit {weight} liegt {dog} knapp darunter. Viele schlanke Hunde sind genau so richtig.",
    "At {weight}, {dog} is slightly below that. Many slim dogs are just right that way.",
    "Waga {weight} jest nieco niższa. U wielu szczupłych psów tak właśnie powinno być.",
  ),
  weight_below: afterUsual(
    "Mit {weight} liegt {dog} deutlich darunter. Stehen Rippen und Becken hervor, mach einen Termin in der Praxis.",
    "At {weight}, {dog} is clearly below that. If ribs and hip bones stick out, book a visit to the vet.",
    "Waga {weight} jest wyraźnie niższa. Jeśli wystają żebra i kości miednicy, umów wizytę u weterynarza.",
  ),
  weight_far_below: afterUsual(
    "Mit {weight} liegt {dog} weit darunter. Lass das Gewicht bald in der Praxis prüfen.",
    "At {weight}, {dog} is far below that. Have the weight checked by a vet soon.",
    "Waga {weight} jest dużo niższa. Sprawdź ją wkrótce u weterynarza.",
  ),
  weight_show_range: {
    de: "Als üblich gelten bei der Rasse {breed} {range}. Viele gesunde Hunde dieser Rasse liegen daneben, deshalb ziehen wir aus {weight} keinen Schluss.",
    en: "The usual range given for the breed {breed} is {range}. Many healthy dogs of this breed are outside it, so we draw no conclusion from {weight}.",
    pl: "Typowy zakres podawany dla rasy {breed} to {range}. Wiele zdrowych psów tej rasy się w nim nie mieści, dlatego z wagi {weight} nie wyciągamy wniosków.",
  },
  weight_if_breed: {
    de: "Bei einem reinrassigen Hund der Rasse {breed} wären {range} üblich. Die Rasse haben wir nur vom Foto, deshalb bewerten wir das Gewicht danach nicht.",
    en: "For a purebred {breed}, {range} would be usual. We only have the breed from the photo, so we do not judge the weight by it.",
    pl: "Gdyby to był pies czystej rasy {breed}, typowa waga wynosiłaby {range}. Rasę znamy tylko ze zdjęcia, więc nie oceniamy według niej wagi.",
  },
  weight_range_only: usual,
  weight_growing: {
    de: "{Dog} wächst vermutlich noch. Eine einzelne Zahl sagt da wenig; wichtiger ist, dass das Gewicht gleichmäßig steigt.",
    en: "{Dog} is probably still growing. A single number says little then; what matters is that the weight rises steadily.",
    pl: "{Dog} prawdopodobnie jeszcze rośnie. Pojedyncza liczba niewiele wtedy mówi; ważniejsze, żeby waga rosła równomiernie.",
  },
  weight_pregnant: {
    de: "Während der Trächtigkeit und Säugezeit bewerten wir das Gewicht nicht.",
    en: "We do not judge the weight during pregnancy and nursing.",
    pl: "W czasie ciąży i karmienia nie oceniamy wagi.",
  },
  weight_prone: {
    de: "In einer britischen Auswertung war bei der Rasse {breed} Übergewicht öfter vermerkt als bei Mischlingen.",
    en: "In a British study, too much weight was on record more often for the breed {breed} than for crossbreeds.",
    pl: "W brytyjskim badaniu u rasy {breed} nadwagę odnotowano częściej niż u mieszańców.",
  },
  overweight_common: {
    de: "Zu viel Gewicht ist häufig: In einer großen britischen Auswertung war es in einem Jahr bei etwa 7 von 100 Hunden vermerkt.",
    en: "Too much weight is common: in a large British study it was on record for about 7 in 100 dogs within one year.",
    pl: "Nadwaga jest częsta: w dużym brytyjskim badaniu w ciągu roku odnotowano ją u około 7 na 100 psów.",
  },
  overweight_felt: {
    de: "Zu viel Gewicht steht selten in der Akte: in britischen Praxen in einem Jahr bei etwa 7 von 100 Hunden. Wo 696 Hunde abgetastet wurden, hatten es 59 von 100.",
    en: "Too much weight is seldom put on record: in British practices for about 7 in 100 dogs within a year. Where 696 dogs were felt by hand, 59 in 100 had it.",
    pl: "Nadwagę rzadko się zapisuje: w brytyjskich gabinetach w ciągu roku u około 7 na 100 psów. Gdy zbadano dłońmi 696 psów, miało ją 59 na 100.",
  },
  food_raw: {
    de: "Du fütterst roh. Rohes Fleisch trägt öfter Keime wie Salmonellen: Hände, Napf und Brett danach heiß waschen, vor allem mit kleinen Kindern im Haus. Was rohes Futter auf Dauer nützt oder schadet, ist kaum untersucht.",
    en: "You feed raw. Raw meat carries germs such as salmonella more often: wash hands, bowl and board hot afterwards, above all with small children in the house. What raw food does in the long run has hardly been studied.",
    pl: "Karmisz surowo. Surowe mięso częściej zawiera zarazki, na przykład salmonellę: po karmieniu umyj gorącą wodą ręce, miskę i deskę, zwłaszcza gdy w domu są małe dzieci. Długofalowych skutków surowej diety prawie nie zbadano.",
  },
  food_raw_growing: {
    de: "Du fütterst roh. Im Wachstum ist das heikel: Keime und ein falsches Verhältnis der Mineralstoffe treffen junge Hunde am stärksten. Lass die Ration in der Praxis durchrechnen, bevor du sie länger fütterst.",
    en: "You feed raw. During growth that is delicate: germs and a wrong balance of minerals hit young dogs hardest. Have the ration worked out by a vet before you feed it for long.",
    pl: "Karmisz surowo. W czasie wzrostu to delikatna sprawa: zarazki i złe proporcje minerałów najbardziej szkodzą młodym psom. Zanim zostaniesz przy tej diecie, niech przeliczy ją weterynarz.",
  },
  food_cooked: {
    de: "Du kochst selbst. Für Leitlinien ist das ein Grund, genauer hinzusehen: Nimm das Rezept mit Mengen zum nächsten Termin mit.",
    en: "You cook for your dog. Guidelines take that as a reason for a closer look: bring the recipe with its amounts to the next visit.",
    pl: "Gotujesz w domu. Według wytycznych to powód, by dokładniej przyjrzeć się diecie: zabierz przepis z ilościami na następną wizytę.",
  },
  calcium_large_puppy: {
    de: "Junge Hunde, die groß werden, können die Aufnahme von Kalzium kaum bremsen: Gib nie welches dazu, auch kein Knochenmehl und keine Eierschalen. Zu viel schadet den wachsenden Knochen.",
    en: "Young dogs that grow large can hardly limit the calcium they take up: never add any, nor bone meal or eggshells. Too much harms growing bones.",
    pl: "Młode psy, które urosną duże, prawie nie potrafią ograniczyć wchłaniania wapnia: nigdy go nie dodawaj, także mączki kostnej ani skorupek. Nadmiar szkodzi rosnącym kościom.",
  },
  bloat_signs: {
    de: "Bei tiefbrüstigen und sehr großen Hunden ({breed}) verdreht sich der Magen öfter als bei anderen. Würgen, ohne dass etwas kommt, ein praller Bauch, große Unruhe: Dann sofort in die Klinik, auch nachts.",
    en: "In deep-chested and very large dogs ({breed}) the stomach twists more often than in others. Retching with nothing coming up, a tight belly, great restlessness: then to the clinic at once, at night too.",
    pl: "U psów o głębokiej klatce piersiowej i bardzo dużych ({breed}) skręt żołądka zdarza się częściej niż u innych. Odruch wymiotny bez wymiotów, napięty brzuch, silny niepokój: natychmiast do lecznicy, także w nocy.",
  },
  feel_ribs: {
    de: "So prüfst du es selbst: Streich mit flachen Händen über die Seiten. Die Rippen solltest du unter leichtem Druck einzeln spüren, von oben sollte eine Taille zu sehen sein.",
    en: "How to check it yourself: run your flat hands along the sides. You should feel each rib under light pressure, and see a waist from above.",
    pl: "Jak to sprawdzić: przesuń płaskimi dłońmi po bokach. Pod lekkim naciskiem powinno dać się wyczuć każde żebro, a patrząc z góry – zobaczyć talię.",
  },

  told_limping: flag,
  told_pain: flag,
  told_stiff: quoted(
    {
      de: "Wie beweglich {dog} damit ist, zeigt in der Praxis ein kurzes Video vom Aufstehen und Laufen.",
      en: "How well {dog} moves with it, a short video of getting up and walking shows the vet.",
      pl: "Jak pies się z tym porusza, pokaże weterynarzowi krótki film ze wstawania i chodzenia.",
    },
    {
      de: "Du schreibst, dass {dog} steif läuft oder schwer hochkommt. Das kann an den Gelenken liegen, aber auch andere Gründe haben.",
      en: "You write that {dog} is stiff or finds it hard to get up. That can come from the joints, but there can be other reasons.",
      pl: "Piszesz o sztywności albo o trudnościach ze wstawaniem. To może wiązać się ze stawami, ale powody bywają też inne.",
    },
  ),
  told_joints_goal: {
    de: "Du möchtest etwas für die Gelenke tun.",
    en: "You would like to do something for the joints.",
    pl: "Chcesz zadbać o stawy.",
  },
  joints_over_eight: {
    de: "Gelenkverschleiß wird bei Hunden über acht Jahren öfter festgestellt als bei jüngeren. Wie {dog} läuft, zeigt kein Foto.",
    en: "Joint wear is found more often in dogs over eight than in younger ones. No photo shows how {dog} moves.",
    pl: "Zużycie stawów stwierdza się u psów po ósmym roku życia częściej niż u młodszych. Zdjęcie nie pokaże, jak {dog} się porusza.",
  },
  joints_under_eight: {
    de: "Gelenkverschleiß wird in Praxen öfter bei Hunden über acht Jahren festgestellt, ausgeschlossen ist er bei jüngeren nicht. Wie {dog} läuft, zeigt kein Foto.",
    en: "Vets put joint wear on record more often in dogs over eight; in younger ones it is not ruled out. No photo shows how {dog} moves.",
    pl: "Zużycie stawów częściej stwierdza się po ósmym roku życia, ale u młodszych psów też nie jest wykluczone. Zdjęcie nie pokaże, jak {dog} się porusza.",
  },
  joints_young: {
    de: "Gelenkverschleiß haben nicht nur alte Hunde: Von 123 Hunden zwischen acht Monaten und vier Jahren zeigte ihn das Röntgenbild bei 39,8 Prozent. Wie {dog} läuft, zeigt kein Foto.",
    en: "Joint wear is not only for old dogs: of 123 dogs between eight months and four years, X-rays showed it in 39.8 per cent. No photo shows how {dog} moves.",
    pl: "Zużyte stawy mają nie tylko stare psy: u 39,8 procent ze 123 psów w wieku od ośmiu miesięcy do czterech lat pokazało je zdjęcie rentgenowskie. Zwykłe zdjęcie nie pokaże, jak {dog} się porusza.",
  },
  joints_any_age: {
    de: "Gelenkverschleiß wird bei Hunden über acht Jahren und bei schweren Hunden öfter festgestellt. Wie {dog} läuft, zeigt kein Foto.",
    en: "Joint wear is found more often in dogs over eight and in heavy dogs. No photo shows how {dog} moves.",
    pl: "Zużycie stawów częściej stwierdza się u psów po ósmym roku życia i u ciężkich psów. Zdjęcie nie pokaże, jak {dog} się porusza.",
  },
  joints_growing: {
    de: "Bis zum Alter von sechs bis neun Monaten wachsen Hunde am schnellsten. Wie {dog} läuft, zeigt kein Foto.",
    en: "Dogs grow fastest until they are six to nine months old. No photo shows how {dog} moves.",
    pl: "Do wieku od sześciu do dziewięciu miesięcy psy rosną najszybciej. Zdjęcie nie pokaże, jak {dog} się porusza.",
  },
  joints_breed: {
    de: "Bei der Rasse {breed} wird Gelenkverschleiß öfter festgestellt als bei anderen Hunden.",
    en: "Joint wear is found more often in the breed {breed} than in other dogs.",
    pl: "U rasy {breed} zużycie stawów stwierdza się częściej niż u innych psów.",
  },

  measured_check: { de: "{check}: {result}", en: "{check}: {result}", pl: "{check}: {result}" },
  told_concern_visit: {
    de: "Deine Antworten zu „{concern}“ sprechen für einen Termin; warum, steht oben.",
    en: "Your answers about “{concern}” call for a visit; the reasons are above.",
    pl: "Twoje odpowiedzi w sprawie „{concern}” przemawiają za wizytą; powody są powyżej.",
  },
  told_concern_routine: {
    de: "„{concern}“: Sprich es beim nächsten Besuch in der Praxis an.",
    en: "“{concern}”: bring it up at the next visit to the vet.",
    pl: "„{concern}”: wspomnij o tym przy następnej wizycie u weterynarza.",
  },
  told_concern_home: {
    de: "„{concern}“: Nach deinen Antworten reicht es, zu Hause hinzuschauen.",
    en: "“{concern}”: going by your answers, watching at home is enough.",
    pl: "„{concern}”: z twoich odpowiedzi wynika, że wystarczy obserwacja w domu.",
  },

  told_lethargy: flag,
  told_fearful: quoted(
    {
      de: "Schreib ein paar Tage auf, wann es anfängt und was davor war: Damit lässt sich üben.",
      en: "For a few days, note when it starts and what came before: that is what practice builds on.",
      pl: "Przez kilka dni zapisuj, kiedy to się zaczyna i co było wcześniej: na tym można oprzeć ćwiczenia.",
    },
    {
      de: "Du schreibst, dass {dog} ängstlich oder unruhig ist.",
      en: "You write that {dog} is anxious or restless.",
      pl: "Piszesz o lęku lub niepokoju.",
    },
  ),
  told_calm_goal: {
    de: "Du wünschst dir mehr Ruhe und Konzentration.",
    en: "You would like more calm and focus.",
    pl: "Zależy ci na większym spokoju i koncentracji.",
  },
  told_lively: quoted(
    { de: "Das ist ein gutes Zeichen.", en: "That is a good sign.", pl: "To dobry znak." },
    {
      de: "Du schreibst, dass {dog} munter ist und sich gern bewegt.",
      en: "You write that {dog} is lively and likes to move.",
      pl: "Piszesz, że {dog} chętnie się rusza i bawi.",
    },
  ),
  energy_older: {
    de: "Ältere Hunde bewegen sich im Schnitt weniger als junge. Wie viel Schwung {dog} hat, zeigt kein Foto.",
    en: "Older dogs are less active than young ones on average. No photo shows how lively {dog} is.",
    pl: "Starsze psy ruszają się przeciętnie mniej niż młode. Zdjęcie nie pokaże, ile {dog} ma energii.",
  },
  energy_younger: {
    de: "Junge Hunde bewegen sich im Schnitt mehr als alte. Wie viel Schwung {dog} hat, zeigt kein Foto.",
    en: "Young dogs are more active than old ones on average. No photo shows how lively {dog} is.",
    pl: "Młode psy ruszają się przeciętnie więcej niż stare. Zdjęcie nie pokaże, ile {dog} ma energii.",
  },
  energy_any_age: {
    de: "Junge Hunde bewegen sich im Schnitt mehr als alte, große mehr als kleine. Wie viel Schwung {dog} hat, zeigt kein Foto.",
    en: "On average young dogs are more active than old ones, and large dogs more than small ones. No photo shows how lively {dog} is.",
    pl: "Młode psy ruszają się przeciętnie więcej niż stare, a duże więcej niż małe. Zdjęcie nie pokaże, ile {dog} ma energii.",
  },
  breed_group: {
    de: "Der Weltverband FCI führt die Rasse {breed} in der Gruppe „{group}“.",
    en: "The FCI, the world canine organisation, lists the breed {breed} in the group “{group}”.",
    pl: "Światowa federacja FCI zalicza rasę {breed} do grupy „{group}”.",
  },
  short_nose_heat: {
    de: "Hunde mit kurzer Nase überhitzen leichter als andere. An warmen Tagen heißt das: kurze Runden, früh oder spät am Tag.",
    en: "Dogs with a short nose overheat more easily than others. On warm days that means short walks, early or late.",
    pl: "Psy z krótkim nosem przegrzewają się łatwiej niż inne. W ciepłe dni lepsze są krótkie spacery, rano albo wieczorem.",
  },
  heavy_heat: {
    de: "Hunde über 50 kg überhitzen leichter als andere. An warmen Tagen heißt das: kurze Runden, früh oder spät am Tag.",
    en: "Dogs over 50 kg overheat more easily than others. On warm days that means short walks, early or late.",
    pl: "Psy ważące ponad 50 kg przegrzewają się łatwiej niż inne. W ciepłe dni lepsze są krótkie spacery, rano albo wieczorem.",
  },

  eyes_clear: {
    de: "Klare, offene Augen auf diesem Foto.",
    en: "Clear, open eyes in this photo.",
    pl: "Na tym zdjęciu oczy są czyste i otwarte.",
  },
  eyes_discharge: {
    de: "An einem Auge ist Ausfluss zu sehen. Bleibt er länger als einen Tag, zeig das Auge in der Praxis.",
    en: "There is discharge at one eye. If it stays for more than a day, show the eye to a vet.",
    pl: "Przy oku widać wydzielinę. Jeśli nie zniknie w ciągu doby, pokaż oko weterynarzowi.",
  },
  eyes_reddened: {
    de: "Ein Auge wirkt gerötet. Bleibt das länger als einen Tag oder kneift {dog} es zu, zeig es in der Praxis.",
    en: "One eye looks red. If it stays that way for more than a day, or {dog} squints, show it to a vet.",
    pl: "Jedno oko wygląda na zaczerwienione. Jeśli to nie minie w ciągu doby albo {dog} je mruży, pokaż je weterynarzowi.",
  },
  posture_relaxed: {
    de: "Entspannte Haltung auf diesem Foto.",
    en: "A relaxed posture in this photo.",
    pl: "Swobodna postawa na tym zdjęciu.",
  },
  nails_long: { de: "Die Krallen wirken lang.", en: "The claws look long.", pl: "Pazury wyglądają na długie." },
  tartar_visible: {
    de: "An den Zähnen ist Belag zu sehen.",
    en: "There is build-up on the teeth.",
    pl: "Na zębach widać osad.",
  },
  // what is ticked in a list is no quotation; reports made before keep their words
  told_illness: {
    de: "{named, select, yes {Bekannt ist} other {Du schreibst von}}: {illnesses}. Wie es {dogDat} damit geht, beurteilt die Praxis, nicht dieser Bericht.",
    en: "{named, select, yes {Known} other {You write about}}: {illnesses}. How {dog} is doing with it is for the vet to judge, not for this report.",
    pl: "{named, select, yes {Wiadomo} other {Piszesz o tym}}: {illnesses}. Jak pies się z tym ma, oceni weterynarz, nie ten raport.",
  },
  gets_medicine: {
    de: "{Dog} bekommt: {medicines}. Frag die Praxis, bevor du etwas anderes dazugibst.",
    en: "{Dog} is given: {medicines}. Ask your vet before you add anything else.",
    pl: "Leki, które pies dostaje: {medicines}. Zanim podasz coś jeszcze, zapytaj weterynarza.",
  },
  gets_unknown_medicine: {
    de: "Du nennst ein Mittel, das wir nicht kennen. Frag die Praxis, bevor du etwas anderes dazugibst.",
    en: "You name a medicine we do not know. Ask your vet before you add anything else.",
    pl: "Podajesz lek, którego nie znamy. Zanim podasz coś jeszcze, zapytaj weterynarza.",
  },
  // only in old reports
  told_medicine: {
    de: "{Dog} bekommt laut deinen Angaben: {medicines}. Was dazu passt, weiß die Praxis, die es verschreibt.",
    en: "You say {dog} is given: {medicines}. What goes with it is known to the vet who prescribes it.",
    pl: "Podajesz, że pies dostaje: {medicines}. Co się z tym łączy, wie weterynarz, który to przepisuje.",
  },
  told_unknown_medicine: {
    de: "Du nennst ein Mittel, das wir nicht kennen. Was dazu passt, weiß die Praxis.",
    en: "You name a medicine we do not know. What goes with it is for the vet to say.",
    pl: "Podajesz lek, którego nie znamy. Co się z nim łączy, powie weterynarz.",
  },
  told_other_sign: flag,

  knows_weight: {
    de: "Du kennst das Gewicht. Damit lassen sich Mengen genau ausrechnen.",
    en: "You know the weight. With that, amounts can be worked out properly.",
    pl: "Znasz wagę. Dzięki temu każdą ilość można dokładnie wyliczyć.",
  },
  knows_allergy: {
    de: "Du weißt, was {dog} nicht verträgt. Das erspart Umwege.",
    en: "You know what {dog} does not tolerate. That saves time.",
    pl: "Wiesz, czego {dog} nie toleruje. To oszczędza czasu i nerwów.",
  },
  noticed_early: {
    de: "Du schaust hin und sprichst an, was dir auffällt. Das hilft {dogDat} am meisten.",
    en: "You look closely and say what you notice. That helps {dog} the most.",
    pl: "Przyglądasz się i mówisz, co zwraca twoją uwagę. To pomaga najbardziej.",
  },
  photo_clear: {
    de: "Dein Foto ist hell und scharf genug, um {dogAcc} gut zu sehen.",
    en: "Your photo is bright and sharp enough to see {dog} well.",
    pl: "Zdjęcie jest wystarczająco jasne i ostre, by dobrze było widać psa.",
  },

  dog_small_in_photo: {
    de: "{Dog} ist auf dem Foto recht klein.",
    en: "{Dog} is rather small in the photo.",
    pl: "Na zdjęciu {dog} zajmuje mało miejsca.",
  },
  photo_overexposed: {
    de: "Das Foto ist stellenweise sehr hell.",
    en: "Parts of the photo are very bright.",
    pl: "Zdjęcie jest miejscami bardzo jasne.",
  },
  dog_partly_hidden: {
    de: "{Dog} ist auf dem Foto nicht ganz zu sehen.",
    en: "{Dog} is not fully visible in the photo.",
    pl: "Na zdjęciu nie widać całego psa.",
  },
};

/** The same in one line, for the lists of strengths and of things to watch. Codes without a line use the sentence above. */
export const shortTexts: Partial<Texts<FindingCode>> = {
  coat_even: {
    de: "Gleichmäßiges Fell ohne sichtbare Lücken.",
    en: "An even coat with no visible gaps.",
    pl: "Równa sierść bez widocznych ubytków.",
  },
  coat_shiny: { de: "Glänzendes Fell.", en: "A shiny coat.", pl: "Lśniąca sierść." },
  coat_dull: { de: "Das Fell wirkt stumpf.", en: "The coat looks dull.", pl: "Sierść wygląda na matową." },
  coat_patchy: {
    de: "Eine dünne oder lückige Stelle im Fell.",
    en: "A thin or patchy spot in the coat.",
    pl: "Przerzedzone miejsce w sierści.",
  },
  coat_matted: { de: "Verfilzte Stellen im Fell.", en: "Matted fur.", pl: "Kołtuny w sierści." },
  skin_reddened: {
    de: "Eine gerötet wirkende Hautstelle.",
    en: "A patch of skin that looks red.",
    pl: "Zaczerwienione miejsce na skórze.",
  },
  flakes_visible: { de: "Schuppen im Fell.", en: "Flakes in the coat.", pl: "Łupież w sierści." },
  told_dull_coat: {
    de: "Stumpfes oder stark haarendes Fell.",
    en: "A dull or heavily shedding coat.",
    pl: "Matowa lub mocno wypadająca sierść.",
  },
  body_ideal: {
    de: "Eine gute Figur auf diesem Foto.",
    en: "A good body shape in this photo.",
    pl: "Dobra sylwetka na tym zdjęciu.",
  },
  body_heavy: {
    de: "Wirkt auf dem Foto eher rund.",
    en: "Looks rather round in the photo.",
    pl: "Na zdjęciu sylwetka wydaje się dość okrągła.",
  },
  told_overweight: {
    de: "Zu viel Gewicht, wie du schreibst.",
    en: "Too much weight, as you told us.",
    pl: "Za dużo kilogramów, jak piszesz.",
  },
  weight_in_range: {
    de: "{weight}: im üblichen Bereich der Rasse ({range}).",
    en: "{weight}: within the usual range of the breed ({range}).",
    pl: "{weight}: w typowym zakresie dla rasy ({range}).",
  },
  weight_above_slightly: {
    de: "Etwas mehr Gewicht, als bei der Rasse üblich ist.",
    en: "Slightly more weight than is usual for the breed.",
    pl: "Nieco większa waga, niż jest typowa dla rasy.",
  },
  weight_above: {
    de: "Deutlich mehr Gewicht, als bei der Rasse üblich ist.",
    en: "Clearly more weight than is usual for the breed.",
    pl: "Wyraźnie większa waga, niż jest typowa dla rasy.",
  },
  weight_far_above: {
    de: "Weit mehr Gewicht, als bei der Rasse üblich ist.",
    en: "Far more weight than is usual for the breed.",
    pl: "Dużo większa waga, niż jest typowa dla rasy.",
  },
  weight_below: {
    de: "Deutlich weniger Gewicht, als bei der Rasse üblich ist.",
    en: "Clearly less weight than is usual for the breed.",
    pl: "Wyraźnie mniejsza waga, niż jest typowa dla rasy.",
  },
  weight_far_below: {
    de: "Weit weniger Gewicht, als bei der Rasse üblich ist.",
    en: "Far less weight than is usual for the breed.",
    pl: "Dużo mniejsza waga, niż jest typowa dla rasy.",
  },
  told_stiff: {
    de: "Steif beim Laufen oder Aufstehen.",
    en: "Stiff when walking or getting up.",
    pl: "Sztywność przy chodzeniu lub wstawaniu.",
  },
  told_lively: { de: "Munter und gern in Bewegung.", en: "Lively and fond of moving.", pl: "Chęć do ruchu i zabawy." },
  eyes_discharge: { de: "Ausfluss an einem Auge.", en: "Discharge at one eye.", pl: "Wydzielina przy oku." },
  eyes_reddened: {
    de: "Ein gerötet wirkendes Auge.",
    en: "An eye that looks red.",
    pl: "Oko wygląda na zaczerwienione.",
  },
  short_nose_heat: {
    de: "Kurze Nase: Wärme strengt mehr an.",
    en: "Short nose: heat is harder work.",
    pl: "Krótki nos: upał bardziej męczy.",
  },
  heavy_heat: {
    de: "Über 50 kg: Wärme strengt mehr an.",
    en: "Over 50 kg: heat is harder work.",
    pl: "Ponad 50 kg: upał bardziej męczy.",
  },
};
