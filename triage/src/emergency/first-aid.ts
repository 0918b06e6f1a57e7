import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Localised } from "@hundeblick/proto/language";

/** First aid by sign; cautious on purpose, because nothing replaces the phone call. */
export const FIRST_AID: Record<RedFlagNow, Localised> = {
  bloat: {
    de: "Ruhig führen oder tragen, nicht auf den Bauch drücken, nichts zu fressen geben.",
    en: "Lead or carry calmly, do not press on the belly, give nothing to eat.",
    pl: "Prowadź psa spokojnie lub nieś go, nie uciskaj brzucha, nie podawaj jedzenia.",
  },
  breathing: {
    de: "Halsband ab, deinen Hund kühl und ruhig halten und so liegen oder stehen lassen, wie ihm das Atmen am leichtesten fällt.",
    en: "Collar off, keep cool and calm, let your dog lie or stand in whatever way makes breathing easiest.",
    pl: "Zdejmij obrożę, zadbaj o chłód i spokój, pozwól psu leżeć lub stać tak, jak najłatwiej mu oddychać.",
  },
  gums: {
    de: "Warm zudecken, hinlegen, nicht laufen lassen.",
    en: "Wrap in a blanket, let your dog lie down, no walking.",
    pl: "Okryj psa ciepło, połóż i nie pozwalaj mu chodzić.",
  },
  collapse: {
    de: "Auf die Seite legen, Hals strecken, Maul frei halten, zum Auto tragen. Reagiert er nicht und atmet er nicht: sofort die breiteste Stelle des Brustkorbs drücken, 100- bis 120-mal in der Minute, um ein Drittel bis zur Hälfte der Brusttiefe, Telefon auf Lautsprecher. Nach je 30-mal Drücken zweimal durch die Nase beatmen, außer bei Verdacht auf Gift.",
    en: "Lay on the side, stretch the neck, keep the mouth clear, carry to the car. No response and no breathing: press the widest part of the chest at once, 100 to 120 times a minute, a third to half its depth, phone on speaker. After every 30 presses give two breaths through the nose, unless poison is possible.",
    pl: "Połóż psa na boku, wyprostuj mu szyję, zadbaj, by nic nie zatykało pyska, i zanieś go do auta. Nie reaguje i nie oddycha: od razu uciskaj klatkę piersiową w najszerszym miejscu, 100–120 razy na minutę, na głębokość od jednej trzeciej do połowy klatki piersiowej, telefon na głośnik. Po każdych 30 uciśnięciach dwa wdechy przez nos, chyba że podejrzewasz truciznę.",
  },
  seizure: {
    de: "Nicht festhalten, nicht ins Maul greifen, nichts eingeben. Möbel wegrücken, Licht dämpfen, auf die Uhr sehen und die Dauer der Praxis sagen.",
    en: "Do not hold your dog down, keep your hands away from the mouth, give nothing. Move furniture away, dim the light, time the fit and tell the vet how long it lasts.",
    pl: "Nie przytrzymuj psa, nie wkładaj rąk do pyska, niczego nie podawaj. Odsuń meble, przygaś światło, zmierz czas i podaj go weterynarzowi.",
  },
  poison: {
    de: "Verpackung oder Rest mitnehmen. Nicht zum Erbrechen bringen, wenn es die Praxis nicht ausdrücklich sagt.",
    en: "Bring the packaging or whatever is left. Do not make your dog vomit unless the vet tells you to.",
    pl: "Zabierz opakowanie lub resztki. Nie wywołuj wymiotów, chyba że weterynarz wyraźnie tak powie.",
  },
  no_urine: {
    de: "Nicht auf den Bauch drücken. Merk dir, wann zuletzt Urin kam.",
    en: "Do not press on the belly. Remember when your dog last passed urine.",
    pl: "Nie uciskaj brzucha. Zapamiętaj, kiedy pies ostatnio oddał mocz.",
  },
  heatstroke: {
    de: "Erst kühlen, dann fahren: in den Schatten, sofort viel kühles Wasser über den ganzen Körper gießen, Luft zufächeln, auf der Fahrt weiterkühlen. Nichts ins Maul geben, solange dein Hund nicht ganz wach ist.",
    en: "Cool first, then drive: into the shade, pour plenty of cool water over the whole body at once, fan air, keep cooling on the way. Nothing by mouth unless your dog is fully awake.",
    pl: "Najpierw chłodzenie, potem jazda: przenieś psa do cienia, od razu polewaj całe ciało dużą ilością chłodnej wody, wachluj i chłodź też po drodze. Niczego nie podawaj do pyska, dopóki pies nie jest w pełni przytomny.",
  },
  bleeding: {
    de: "Sauberes Tuch fest aufdrücken und nicht nachsehen, ob es aufgehört hat.",
    en: "Press a clean cloth firmly on the spot and do not lift it to check.",
    pl: "Mocno uciskaj ranę czystą tkaniną i nie odrywaj jej, żeby sprawdzić.",
  },
  eye_injury: {
    de: "Kalk, Reiniger oder Säure im Auge: sofort 15 Minuten mit lauwarmem Wasser spülen, erst dann fahren. Sonst: nicht reiben lassen, nichts herausziehen, keine Tropfen geben. Tritt das Auge hervor, deck es mit einem nassen, sauberen Tuch ab.",
    en: "Lime, cleaner or acid in the eye: rinse with lukewarm water for 15 minutes at once, only then go. Otherwise no rubbing, pull nothing out, no drops. If the eye bulges out, cover it with a clean wet cloth.",
    pl: "Wapno, środek czyszczący lub kwas w oku: od razu płucz 15 minut letnią wodą, dopiero potem jedź. W innych przypadkach nie pozwól trzeć oka, niczego nie wyciągaj, nie podawaj kropli. Jeśli oko wychodzi na wierzch, przykryj je czystą mokrą tkaniną.",
  },
  birth: {
    de: "Nicht ziehen, warm und ruhig halten, Uhrzeit der letzten Wehe merken.",
    en: "Do not pull, keep warm and calm, remember the time of the last contraction.",
    pl: "Niczego nie ciągnij, zadbaj o ciepło i spokój, zapamiętaj godzinę ostatniego skurczu.",
  },
  paralysis: {
    de: "Nicht laufen lassen, Rücken gerade halten, auf einem Brett oder einer straff gehaltenen Decke tragen.",
    en: "No walking, keep the back straight, carry on a board or a taut blanket.",
    pl: "Nie pozwalaj psu chodzić, trzymaj mu grzbiet prosto, nieś go na desce lub napiętym kocu.",
  },
  bloody_gi: {
    de: "Nichts füttern, Wasser in kleinen Mengen, ein Foto vom Erbrochenen oder Kot mitnehmen.",
    en: "No food, water in small amounts, bring a photo of the vomit or stool.",
    pl: "Nie karm, wodę podawaj małymi porcjami, zrób zdjęcie wymiocin lub kału i pokaż je na miejscu.",
  },
  puppy_not_eating: {
    de: "Warm halten und nichts mit Gewalt eingeben.",
    en: "Keep warm and do not feed by force.",
    pl: "Ogrzewaj szczenię i niczego nie podawaj mu na siłę.",
  },
  trauma: {
    de: "So wenig wie möglich bewegen, auf fester Unterlage tragen. Auch liebe Hunde beißen bei Schmerz.",
    en: "Move as little as possible, carry on a firm surface. Even gentle dogs bite when in pain.",
    pl: "Poruszaj psem jak najmniej, nieś go na czymś sztywnym. Z bólu ugryźć może nawet łagodny pies.",
  },
  foreign_body: {
    de: "Nicht zum Erbrechen bringen, wenn es die Praxis nicht ausdrücklich sagt, und nichts füttern. Zieh nie an einem Faden, weder am Maul noch am Po.",
    en: "Do not make your dog vomit unless the vet tells you to, and give no food. Never pull a thread, neither at the mouth nor under the tail.",
    pl: "Nie wywołuj wymiotów, chyba że weterynarz wyraźnie tak powie, i nie karm. Nigdy nie ciągnij za nitkę, ani z pyska, ani spod ogona.",
  },
  face_swelling: {
    de: "Halsband ab und die Atmung beobachten.",
    en: "Collar off, and watch the breathing.",
    pl: "Zdejmij obrożę i obserwuj oddech.",
  },
  burn: {
    de: "Mindestens zehn Minuten unter kühles, fließendes Wasser halten, kein Eis. Nichts darauf streichen. Feucht und sauber abdecken, den übrigen Hund warm halten. Bei Säure oder Lauge: Handschuhe an und nicht lecken lassen.",
    en: "Hold the spot under cool running water for at least ten minutes, no ice. Put nothing on it. Cover it clean and moist, keep the rest of the dog warm. With acid or alkali: wear gloves and stop any licking.",
    pl: "Trzymaj to miejsce co najmniej dziesięć minut pod chłodną bieżącą wodą, bez lodu. Niczym nie smaruj. Przykryj czymś czystym i wilgotnym, resztę psa ogrzewaj. Przy kwasie lub ługu: załóż rękawice i nie pozwól lizać.",
  },
  electric: {
    de: "Fass deinen Hund erst an, wenn der Strom aus ist. Ruhig halten und tragen, das Atmen beobachten. Reagiert er nicht und atmet er nicht: sofort die breiteste Stelle des Brustkorbs drücken, 100- bis 120-mal in der Minute, um ein Drittel bis zur Hälfte der Brusttiefe, Telefon auf Lautsprecher. Nach je 30-mal Drücken zweimal durch die Nase beatmen.",
    en: "Do not touch your dog until the power is off. Keep calm, carry, and watch the breathing. No response and no breathing: press the widest part of the chest at once, 100 to 120 times a minute, a third to half its depth, phone on speaker. After every 30 presses give two breaths through the nose.",
    pl: "Nie dotykaj psa, dopóki prąd nie jest wyłączony. Zachowaj spokój, nieś psa, obserwuj oddech. Nie reaguje i nie oddycha: od razu uciskaj klatkę piersiową w najszerszym miejscu, 100–120 razy na minutę, na głębokość od jednej trzeciej do połowy klatki piersiowej, telefon na głośnik. Po każdych 30 uciśnięciach dwa wdechy przez nos.",
  },
  near_drowning: {
    de: "Reagiert dein Hund nicht und atmet er nicht: sofort die breiteste Stelle des Brustkorbs drücken, 100- bis 120-mal in der Minute, um ein Drittel bis zur Hälfte der Brusttiefe, Telefon auf Lautsprecher. Nach je 30-mal Drücken zweimal durch die Nase beatmen. Atmet dein Hund: Kopf tief lagern, damit Wasser abläuft, Maul frei machen, abtrocknen und warm einpacken. Nicht auf den Bauch drücken.",
    en: "No response and no breathing: press the widest part of the chest at once, 100 to 120 times a minute, a third to half its depth, phone on speaker. After every 30 presses give two breaths through the nose. If your dog breathes: keep the head low so that water drains, clear the mouth, dry and wrap up warm. Do not press on the belly.",
    pl: "Pies nie reaguje i nie oddycha: od razu uciskaj klatkę piersiową w najszerszym miejscu, 100–120 razy na minutę, na głębokość od jednej trzeciej do połowy klatki piersiowej, telefon na głośnik. Po każdych 30 uciśnięciach dwa wdechy przez nos. Jeśli pies oddycha: ułóż głowę nisko, żeby woda spłynęła, oczyść pysk, osusz i ciepło owiń psa. Nie uciskaj brzucha.",
  },
  snake_sting: {
    de: "Tragen, nicht laufen lassen, Halsband ab. Nicht abbinden, nicht aufschneiden, nicht aussaugen. Merk dir Uhrzeit und Aussehen der Schlange, fang sie nicht. Einen sichtbaren Bienenstachel seitlich wegschaben.",
    en: "Carry, no walking, collar off. No tourniquet, no cutting, no sucking. Remember the time and what the snake looked like, do not catch it. Scrape a visible bee sting off sideways.",
    pl: "Nieś psa, nie pozwalaj mu chodzić, zdejmij obrożę. Nie zakładaj opaski uciskowej, nie nacinaj, nie wysysaj. Zapamiętaj godzinę i wygląd węża, nie łap go. Widoczne żądło pszczoły zeskrob z boku.",
  },
  pyometra: {
    de: "Nichts mehr füttern, falls operiert werden muss, Wasser ist erlaubt. Nicht abwarten, ob es von selbst besser wird. Merk dir, wann die letzte Läufigkeit war.",
    en: "No more food in case surgery is needed, water is fine. Do not wait to see if it passes. Remember when the last season was.",
    pl: "Nie karm już psa, bo może być potrzebna operacja, wodę możesz podawać. Nie czekaj, aż samo przejdzie. Przypomnij sobie, kiedy była ostatnia cieczka.",
  },
};

/** General first aid, and first aid for choking. */
export const ON_THE_WAY = {
  choking: {
    de: "Steckt etwas im Hals und dein Hund bekommt keine Luft: Maul öffnen, hineinsehen und nur herausnehmen, was du sicher greifen kannst. Geht das nicht, drück mehrmals kräftig dicht hinter dem Rippenbogen nach innen und vorn und sieh wieder nach. Zieh nie an einem Faden. Hol dir Hilfe und fahr los, auch wenn es herauskommt.",
    en: "If something is stuck in the throat and your dog cannot breathe: open the mouth, look inside and take out only what you can grasp safely. If that fails, give several firm abdominal thrusts close behind the ribs, inwards and forwards, and look again. Never pull a thread. Get help and set off, even if it comes out.",
    pl: "Jeśli coś utknęło w gardle i pies nie może oddychać: otwórz pysk, zajrzyj i wyjmij tylko to, co da się pewnie chwycić. Gdy się nie da, kilka razy mocno uciśnij brzuch tuż za żebrami, do środka i w stronę głowy, i zajrzyj jeszcze raz. Nigdy nie ciągnij za nitkę. Wezwij pomoc i jedź, nawet jeśli coś wypadnie.",
  },
  callAhead: {
    de: "Ruf auf dem Weg an, damit dort alles bereit ist. Nachts hilft der tierärztliche Notdienst.",
    en: "Call on the way, so that everything is ready there. At night, call the emergency vet.",
    pl: "Zadzwoń po drodze, żeby wszystko było gotowe. Nocą dzwoń do całodobowej lecznicy.",
  },
  noPainkillers: {
    de: "Gib keine Schmerzmittel für Menschen.",
    en: "Do not give painkillers made for people.",
    pl: "Nie podawaj leków przeciwbólowych dla ludzi.",
  },
} satisfies Record<string, Localised>;
