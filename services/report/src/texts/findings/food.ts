import type { Texts } from "../texts.ts";

export const foodTexts = {
  food_raw: {
    de: "Du fütterst roh. Rohes Fleisch trägt öfter Keime wie Salmonellen: Hände, Napf und Brett danach heiß waschen, vor allem mit kleinen Kindern im Haus. Was rohes Futter auf Dauer nützt oder schadet, ist kaum untersucht.",
    en: "You feed raw. Raw meat carries germs such as salmonella more often: wash hands, bowl and board in hot water afterwards, above all with small children in the house. What raw food does in the long run has hardly been studied.",
    pl: "Karmisz psa surowizną. Surowe mięso częściej zawiera zarazki, na przykład salmonellę: po karmieniu umyj gorącą wodą ręce, miskę i deskę, zwłaszcza gdy w domu są małe dzieci. Długofalowych skutków surowej diety prawie nie zbadano.",
  },
  food_raw_growing: {
    de: "Du fütterst roh. Im Wachstum ist das heikel: Keime und ein falsches Verhältnis der Mineralstoffe treffen junge Hunde am stärksten. Lass die Ration in der Praxis durchrechnen, bevor du sie länger fütterst.",
    en: "You feed raw. During growth that is risky: germs and a wrong balance of minerals hit young dogs hardest. Have a vet work out the diet before you feed it for long.",
    pl: "Karmisz psa surowizną. W czasie wzrostu to ryzykowne: zarazki i złe proporcje minerałów najbardziej szkodzą młodym psom. Zanim zostaniesz przy tej diecie, niech przeliczy ją weterynarz.",
  },
  food_cooked: {
    de: "Du kochst selbst. Laut Leitlinien ist das ein Grund, genauer hinzusehen: Nimm das Rezept mit Mengen zum nächsten Termin mit.",
    en: "You cook for your dog. Guidelines see that as a reason for a closer look: bring the recipe with all amounts to the next visit.",
    pl: "Gotujesz w domu. Według wytycznych to powód, by dokładniej przyjrzeć się diecie: zabierz przepis z ilościami na następną wizytę.",
  },
  calcium_large_puppy: {
    de: "Junge Hunde, die groß werden, können die Aufnahme von Kalzium kaum bremsen: Gib nie welches dazu, auch kein Knochenmehl und keine Eierschalen. Zu viel schadet den wachsenden Knochen.",
    en: "Young dogs that grow large can hardly limit how much calcium they absorb: never add any, and no bone meal or eggshells either. Too much harms growing bones.",
    pl: "Młode psy, które urosną duże, prawie nie potrafią ograniczyć wchłaniania wapnia: nigdy go nie dodawaj, podobnie jak mączki kostnej i skorupek jaj. Nadmiar szkodzi rosnącym kościom.",
  },
  bloat_signs: {
    de: "Bei tiefbrüstigen und sehr großen Hunden ({breed}) verdreht sich der Magen öfter als bei anderen. Würgen, ohne dass etwas kommt, ein praller Bauch, große Unruhe: Dann sofort in die Klinik, auch nachts.",
    en: "In deep-chested and very large dogs ({breed}) the stomach twists more often than in others. Retching with nothing coming up, a tight belly, great restlessness: go to the clinic at once, even at night.",
    pl: "U psów o głębokiej klatce piersiowej i bardzo dużych ({breed}) skręt żołądka zdarza się częściej niż u innych. Odruch wymiotny bez wymiotów, napięty brzuch, silny niepokój: natychmiast do lecznicy, także w nocy.",
  },
} satisfies Texts;
