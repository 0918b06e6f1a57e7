import { OPERATOR, TRACES_DAYS } from "../../operator.ts";
import type { LegalTexts } from "../legal-text.ts";
import { address, contact, numbers } from "../operator-lines.ts";

const TEXTS: LegalTexts = {
  impressum: {
    title: "Nota prawna",
    description:
      "Kto prowadzi Hundeblick, kto odpowiada za teksty i jak się z nami skontaktować: dane wymagane przez niemieckie prawo.",
    intro: "Dane wymagane przez § 5 niemieckiej ustawy o usługach cyfrowych (DDG).",
    sections: [
      { heading: "Operator", points: address },
      { heading: "Kontakt", points: [...contact("E-mail", "Telefon"), ...numbers("Numer VAT", "Rejestr")] },
      {
        heading: "Odpowiedzialność za teksty (§ 18 ust. 2 MStV)",
        paragraphs: [`${OPERATOR.responsible}, adres jak wyżej`],
      },
      {
        heading: "Czym ta strona nie jest",
        paragraphs: [
          "Hundeblick informuje. Nie zastępuje badania weterynaryjnego. Linki do produktów są reklamą i mają oznaczenie „Reklama”.",
        ],
      },
      {
        heading: "Rozstrzyganie sporów",
        paragraphs: [
          "Nie uczestniczymy w postępowaniach przed organami polubownego rozstrzygania sporów konsumenckich i nie mamy takiego obowiązku.",
        ],
      },
      {
        heading: "Ilustracje i czcionki",
        paragraphs: [
          "Rysunki powstały dla Hundeblick. Ikony: Lucide (licencja ISC). Czcionki: Bricolage Grotesque i Figtree (SIL Open Font License).",
        ],
      },
    ],
  },
  privacy: {
    title: "Polityka prywatności",
    description: "Co Hundeblick robi ze zdjęciem, odpowiedziami i adresem e-mail, jak długo i jak to wszystko usunąć.",
    intro:
      "W skrócie: nie potrzeba konta. Zdjęcie służy tylko do raportu i po 90 dniach zostaje usunięte. Nigdy nie sprzedajemy danych.",
    sections: [
      {
        heading: "Kto odpowiada za dane",
        paragraphs: [`${OPERATOR.name}, kontakt: ${OPERATOR.email} oraz strona kontaktowa.`],
      },
      {
        heading: "Zdjęcie",
        paragraphs: [
          "Zdjęcie odczytujemy raz, zmniejszamy i usuwamy z niego wszystko, co zapisał aparat, na przykład miejsce. Potem usuwamy oryginał.",
          "Zmniejszony obraz pokazujemy w raporcie. Po 90 dniach usuwamy go automatycznie. Nigdy go nie publikujemy.",
          "Zwykle obraz ogląda program na naszych własnych komputerach. Jeśli ta strona korzysta w tym celu z cudzej usługi, raport o tym mówi. Dostaje ona wtedy obrazy, rasę, wiek i to, o co chodzi, razem z pierwszymi zdaniami twoich własnych słów; adresy e-mail i numery telefonów najpierw usuwamy.",
          "Dodatkowe zdjęcia są dobrowolne. Dotyczy ich to samo, także usuwanie.",
        ],
      },
      {
        heading: "Odpowiedzi i raport",
        paragraphs: [
          "Wiek, waga, alergie i cała reszta formularza są dobrowolne. Używamy ich do napisania raportu. Imię, rasa, wiek i waga psa są też zapisane przy twojej wizycie w statystykach, najwyżej 90 dni lub do usunięcia raportu. Dłużej liczymy tylko rasę i tylko za twoją zgodą.",
          "To, co było widać na zdjęciu, i twoje odpowiedzi zostają przy raporcie, żeby można było je uzupełniać. Z uzupełnianego raportu zostaje dziesięć ostatnich wcześniejszych wersji. Wszystko znika razem z raportem.",
          "Raport może przeczytać i uzupełnić tylko osoba, która zna jego link. Linku nie da się odgadnąć.",
        ],
      },
      {
        heading: "Adres e-mail",
        points: [
          "Odblokowuje raport i dostaje jedną wiadomość z linkiem.",
          "Porady, około dwóch lub trzech w miesiącu, wysyłamy tylko po zaznaczeniu pola i ponownym potwierdzeniu w wiadomości. Każda taka wiadomość zawiera link do rezygnacji.",
          "Adresu nie przekazujemy dalej i nigdy nie sprzedajemy.",
        ],
      },
      {
        heading: "Gdy do nas piszesz",
        paragraphs: [
          "Imienia, adresu i wiadomości z formularza kontaktowego używamy tylko po to, żeby odpowiedzieć. Po 180 dniach usuwamy je z bazy danych, a najpóźniej wtedy także z naszej skrzynki.",
        ],
      },
      {
        heading: "Statystyki odwiedzin",
        paragraphs: [
          "Liczymy wizyty: pierwszą stronę, stronę, z której prowadził link, kampanię w linku, urządzenie, system, przeglądarkę, język, kraj i kroki do raportu, a także otwarty test, pilność jego wyniku i pominięte pytania. Jeśli program rozpozna w twoich słowach objaw alarmowy, liczymy, jaki to był objaw i jaka była odpowiedź na nasze pytanie o niego. Samych słów nigdy przy tym nie zapisujemy. Adresu IP nie zapisujemy, tylko jego skróconą część i pseudonim. Tak samo jest z kliknięciami w linki do produktów.",
          "Tylko po zaznaczeniu pola przy uzupełnianiu rasy liczymy, co program zobaczył na zdjęciu i jaką rasę podajesz: dwie rasy i miesiąc, nic więcej. Taki zapis nie prowadzi do ciebie ani do raportu, dlatego zostaje także po usunięciu.",
          "Kraj odczytuje nasz własny komputer z listy; nikt inny nie poznaje przy tym twojego adresu. Ta strona zawiera dane IP2Location LITE dostępne pod adresem https://lite.ip2location.com.",
          "Jeśli w przeglądarce coś się zepsuje, dostajemy techniczny komunikat o błędzie bez danych osobowych.",
        ],
      },
      {
        heading: "Co zostaje w przeglądarce",
        paragraphs: [
          "Nie używamy ciasteczek i nie wczytujemy niczego z obcych serwerów. Żeby odświeżenie strony niczego nie zgubiło, przeglądarka pamięta:",
        ],
        points: [
          "app-store: język, odpowiedzi, nazwę i rozmiar pliku zdjęcia, trwającą lub ostatnią analizę",
          "hundeblick: wybrane zdjęcia, aż do usunięcia",
          "theme: jasny lub ciemny widok",
          "attempt: numer trwającego przesyłania, do zamknięcia karty",
          "visit: losowy numer tej wizyty, do zamknięcia karty",
          "check-… i tool-…: odpowiedzi na stronie testu lub narzędzia, do zamknięcia karty",
          "answers-…: jeszcze niewysłane odpowiedzi do raportu, do zamknięcia karty",
          "tools-…: pliki otwartego narzędzia, żeby działało także bez internetu",
        ],
      },
      {
        heading: "Linki do produktów",
        paragraphs: [
          "Linki do produktów to reklama i tak są oznaczone. Sklep dowiaduje się o wizycie dopiero po kliknięciu.",
        ],
      },
      {
        heading: "Jak długo i na jakiej podstawie",
        points: [
          "Zdjęcie, wizyty i kliknięcia: 90 dni. Potem zostają tylko sumy, które nie dotyczą nikogo konkretnego.",
          "Jeśli ze zdjęcia nie powstaje raport, na przykład gdy nie widać psa, usuwamy je od razu. Przez 30 dni przechowujemy przyczynę i sumę kontrolną, po której poznajemy ponowne przesłanie, a w nagłym przypadku także objaw i wskazówki pierwszej pomocy, bez imienia psa, twoich słów i powiązania z wizytą.",
          "Adres podany do pytania o dalszy przebieg: do wysłania tej jednej wiadomości albo do usunięcia raportu. Twoja odpowiedź zostaje przy raporcie.",
          "Do kogo wysłaliśmy jaką inną wiadomość, z imieniem psa, ale bez treści: 90 dni. Zapis, który nie został potwierdzony: 14 dni.",
          "Raport i adres e-mail: do ich usunięcia lub do prośby o usunięcie.",
          "Podstawą jest RODO, art. 6 ust. 1: litera b dla raportu i odpowiedzi na wiadomość, litera a dla porad i pytań e-mailem oraz dla liczenia rasy, litera f dla liczenia i komunikatów o błędach. Nasz interes: strona ma działać, a my chcemy wiedzieć, co jest używane.",
        ],
      },
      {
        heading: "Usuwanie i prawa",
        paragraphs: [
          "W raporcie jest przycisk „Usuń teraz”: zdjęcie, raport, analiza, kliknięcia i powiązanie z adresem znikają od razu. Nikt nie może ich już otworzyć ani znaleźć, my też nie.",
          "Masz prawo wiedzieć, jakie dane mamy, poprawić je, usunąć lub przenieść, a zgodę wycofać w każdej chwili. Wystarczy do nas napisać. Możesz też złożyć skargę do organu ochrony danych.",
        ],
      },
      {
        heading: "Co zostaje po usunięciu",
        points: [
          `Resztki w plikach naszych baz, dopóki nie zostaną nadpisane (w bazie danych: dziennik, rejestr zmian „oplog” i zwolnione miejsca), oraz w zaszyfrowanych kopiach zapasowych: najwyżej ${TRACES_DAYS} dni. Z kopii zapasowej korzystamy tylko po awarii.`,
          "Losowe numery raportu, analizy i wizyty: 7 dni w wewnętrznych komunikatach. Numery raportu i analizy zostają na stałe, z czasem usunięcia, jako dowód. Niczego nie da się już nimi otworzyć.",
          "Sama wizyta, bez psa i bez raportu: do 90 dni, jak wszystkie wizyty.",
          `Dzienniki techniczne, w których nie ma imion ani adresów: najwyżej ${TRACES_DAYS} dni.`,
          "Zapis o potwierdzeniu newslettera, rezygnacji z niego lub usunięciu adresu na twoją prośbę: z pseudonimem zamiast adresu, na stałe. Dzięki temu możemy wykazać zgodę i uszanować odmowę.",
          "Nasza wiadomość w skrzynce odbiorczej. A także adres, dopóki należy do newslettera lub innego raportu.",
        ],
      },
      {
        heading: "Wiek",
        paragraphs: ["Z Hundeblick mogą korzystać osoby, które mają co najmniej 13 lat."],
      },
    ],
  },
  terms: {
    title: "Regulamin",
    description: "Czego można oczekiwać od Hundeblick, czego nie, i jakie zasady obowiązują.",
    intro: "Hundeblick jest bezpłatny i ma charakter informacyjny. Nie zastępuje badania u weterynarza.",
    sections: [
      {
        heading: "Co otrzymujesz",
        paragraphs: [
          "Ze zdjęcia i dobrowolnych odpowiedzi powstaje raport ze wskazówkami o psie. Przy każdym zdaniu jest podane, skąd to wiemy: ze zdjęcia, od ciebie czy z tego, co typowe.",
          "Raport ma wyłącznie charakter informacyjny. Nie jest diagnozą ani poradą weterynaryjną. Jeśli pies źle się czuje, zadzwoń do weterynarza.",
        ],
      },
      {
        heading: "O co prosimy",
        points: [
          "Masz co najmniej 13 lat.",
          "Dodajesz tylko zdjęcia, których możesz używać i na których nie widać obcych osób.",
          "Podajesz własny adres e-mail.",
          "Nie próbujesz zakłócać usługi ani odpytywać jej automatycznie.",
        ],
      },
      {
        heading: "Suplementy i reklama",
        paragraphs: [
          "Zalecenia powstają według stałych zasad, z podanych informacji i opublikowanych badań. Linki do produktów są oznaczone jako reklama. Przy zakupie przez taki link możemy otrzymać prowizję. Zalecenie jest ustalone wcześniej. Sprzedawcą jest zawsze sklep.",
        ],
      },
      {
        heading: "Dostępność i odpowiedzialność",
        paragraphs: [
          "Staramy się, żeby wszystko działało, ale nie obiecujemy stałej dostępności. Raport może się mylić. Za winę umyślną, rażące niedbalstwo oraz szkody na życiu, ciele i zdrowiu odpowiadamy bez ograniczeń, poza tym tylko w zakresie wymaganym przez prawo.",
        ],
      },
      {
        heading: "Usuwanie i zakończenie",
        paragraphs: [
          "Zdjęcie i raport możesz usunąć w każdej chwili. Zdjęcia usuwamy automatycznie po 90 dniach. Więcej informacji zawiera polityka prywatności.",
        ],
      },
      {
        heading: "Prawo",
        paragraphs: [
          "Obowiązuje prawo niemieckie. Bezwzględnie obowiązujące prawa konsumenta z kraju zamieszkania pozostają w mocy.",
        ],
      },
    ],
  },
};

export default TEXTS;
