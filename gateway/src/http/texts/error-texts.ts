import type { ErrorCode } from "@hundeblick/proto/errors";
import type { Localised } from "@hundeblick/proto/language";

/** The sentence of each error. */
export const ERROR_TEXTS: Readonly<Record<ErrorCode, Localised>> = {
  invalid_request: {
    de: "An dieser Anfrage stimmt etwas nicht. Bitte prüf sie und versuch es noch einmal.",
    en: "Something in this request is not right. Please check it and try again.",
    pl: "W tym zapytaniu coś się nie zgadza. Sprawdź je i spróbuj ponownie.",
  },
  file_missing: {
    de: "Es ist kein Foto angekommen. Bitte wähle eines aus und versuch es noch einmal.",
    en: "There is no photo in this upload. Please choose one and try again.",
    pl: "Nie dotarło żadne zdjęcie. Wybierz jedno i spróbuj ponownie.",
  },
  too_many_files: {
    de: "Bitte schick nur ein Foto.",
    en: "Please send one photo only.",
    pl: "Wyślij tylko jedno zdjęcie.",
  },
  too_many_fields: {
    de: "Diese Anfrage hat mehr Felder, als wir annehmen.",
    en: "This upload has more fields than we accept.",
    pl: "To zapytanie ma więcej pól, niż przyjmujemy.",
  },
  field_too_long: {
    de: "Eine deiner Angaben ist zu lang. Bitte kürze sie und versuch es noch einmal.",
    en: "One of your answers is too long. Please shorten it and try again.",
    pl: "Jedna z odpowiedzi jest za długa. Skróć ją i spróbuj ponownie.",
  },
  answers_invalid: {
    de: "Eine deiner Angaben passt nicht. Bitte prüf sie und versuch es noch einmal.",
    en: "One of your answers does not fit. Please check it and try again.",
    pl: "Jedna z odpowiedzi nie pasuje. Sprawdź ją i spróbuj ponownie.",
  },
  email_invalid: {
    de: "Das sieht nicht nach einer E-Mail-Adresse aus. Bitte sieh noch einmal nach.",
    en: "This does not look like an e-mail address. Please check it.",
    pl: "To nie wygląda na adres e-mail. Sprawdź go jeszcze raz.",
  },
  consent_link_invalid: {
    de: "Dieser Link gilt nicht mehr. Bitte melde dich noch einmal an.",
    en: "This link is not valid any more. Please sign up again.",
    pl: "Ten link jest już nieważny. Zapisz się jeszcze raz.",
  },
  photo_type_unsupported: {
    de: "Wir können Fotos als JPG, PNG oder WebP lesen. Bitte speichere dein Bild in einem dieser Formate.",
    en: "We can read JPG, PNG and WebP photos. Please save your picture in one of these formats.",
    pl: "Odczytujemy zdjęcia w formatach JPG, PNG i WebP. Zapisz swoje zdjęcie w jednym z nich.",
  },
  photo_unreadable: {
    de: "Wir können dieses Bild nicht lesen. Vielleicht ist es beschädigt. Bitte versuch es mit einem anderen Foto als JPG, PNG oder WebP.",
    en: "We cannot read this picture. It may be damaged. Please try another photo in JPG, PNG or WebP.",
    pl: "Nie możemy odczytać tego zdjęcia. Być może jest uszkodzone. Spróbuj z innym zdjęciem w formacie JPG, PNG lub WebP.",
  },
  photo_animated: {
    de: "Das ist ein bewegtes Bild. Bitte wähle ein einfaches Foto als JPG, PNG oder WebP.",
    en: "This picture moves. Please choose a still photo in JPG, PNG or WebP.",
    pl: "To ruchomy obraz. Wybierz zwykłe zdjęcie w formacie JPG, PNG lub WebP.",
  },
  photo_too_many_pixels: {
    de: "Dieses Bild hat zu viele Pixel für uns. Bitte schick eines mit höchstens 50 Megapixeln.",
    en: "This picture has too many pixels for us. Please send one with at most 50 megapixels.",
    pl: "To zdjęcie ma za dużo pikseli. Wyślij takie, które ma najwyżej 50 megapikseli.",
  },
  photo_needs_too_much_memory: {
    de: "Dieses Bild ist so gespeichert, dass zum Öffnen zu viel Speicher nötig ist. Bitte speichere es als normales JPG oder verkleinere es und versuch es noch einmal.",
    en: "This picture is saved in a form that takes too much memory to open. Please save it as an ordinary JPG or make it smaller, and try again.",
    pl: "To zdjęcie zapisano w sposób, przez który jego otwarcie zajmuje zbyt dużo pamięci. Zapisz je jako zwykły plik JPG albo zmniejsz i spróbuj jeszcze raz.",
  },
  photo_too_large: {
    de: "Dieses Foto ist größer als 12 MB. Bitte schick ein kleineres.",
    en: "This photo is larger than 12 MB. Please send a smaller one.",
    pl: "To zdjęcie ma ponad 12 MB. Wyślij mniejsze.",
  },
  body_too_large: {
    de: "Diese Anfrage ist größer, als wir annehmen können.",
    en: "This request is larger than we accept.",
    pl: "To zapytanie jest większe, niż możemy przyjąć.",
  },
  file_refused: {
    de: "In dieser Datei sind Fehler, deshalb wurde nichts geändert.",
    en: "This file has mistakes, so nothing was changed.",
    pl: "W tym pliku są błędy, dlatego nic się nie zmieniło.",
  },
  content_type_unsupported: {
    de: "Diese Art von Anfrage können wir nicht lesen.",
    en: "We cannot read this kind of request.",
    pl: "Nie umiemy odczytać takiego zapytania.",
  },
  idempotency_key_reused: {
    de: "Zu diesem Versuch haben wir schon ein anderes Foto oder andere Angaben. Bitte starte die Analyse noch einmal.",
    en: "We already have another photo or other answers from this attempt. Please start the analysis again.",
    pl: "Do tej próby mamy już inne zdjęcie albo inne odpowiedzi. Rozpocznij analizę jeszcze raz.",
  },
  upload_too_slow: {
    de: "Deine Verbindung war für dieses Foto zu langsam, deshalb haben wir das Warten abgebrochen. Bitte versuch es noch einmal, wo der Empfang besser ist.",
    en: "Your connection was too slow for this photo, so we stopped waiting. Please try again where reception is better.",
    pl: "Połączenie było za wolne, żeby przesłać to zdjęcie, więc przerwaliśmy oczekiwanie. Spróbuj ponownie tam, gdzie zasięg jest lepszy.",
  },
  body_encoding_unsupported: {
    de: "Bitte schick das ohne Komprimierung.",
    en: "Please send this without compression.",
    pl: "Wyślij to bez kompresji.",
  },
  no_dog: {
    de: "Wir können auf diesem Foto keinen Hund sehen. Am besten klappt es bei Tageslicht, auf Augenhöhe und mit dem ganzen Hund im Bild.",
    en: "We cannot see a dog in this photo. Daylight, eye level and the whole dog in the picture work best.",
    pl: "Nie widzimy psa na tym zdjęciu. Najlepiej sprawdza się światło dzienne, wysokość oczu i cały pies w kadrze.",
  },
  dog_unsure: {
    de: "Wir sind nicht sicher, ob auf diesem Foto ein Hund ist. Geh bitte etwas näher heran, sodass dein Hund den größten Teil des Bildes füllt.",
    en: "We are not sure there is a dog in this photo. Please come a little closer, so that your dog fills most of the picture.",
    pl: "Nie mamy pewności, czy na tym zdjęciu jest pies. Podejdź trochę bliżej, tak aby pies wypełniał większość kadru.",
  },
  several_dogs: {
    de: "Auf diesem Foto sehen wir mehr als einen Hund. In einem Bericht geht es immer nur um einen.",
    en: "We see more than one dog in this photo. A report is about one.",
    pl: "Na tym zdjęciu widzimy więcej niż jednego psa. Raport dotyczy zawsze jednego.",
  },
  photo_too_dark: {
    de: "Das Bild ist zu dunkel. Mach noch eins bei Tageslicht, am besten draußen.",
    en: "The picture is too dark. Please take another one in daylight, outside if you can.",
    pl: "Zdjęcie jest za ciemne. Zrób jeszcze jedno przy świetle dziennym, najlepiej na dworze.",
  },
  photo_blurred: {
    de: "Das Bild ist unscharf. Halt bitte einen Moment still und mach noch eins.",
    en: "The picture is blurred. Please hold still for a moment and take another one.",
    pl: "Zdjęcie jest nieostre. Potrzymaj aparat przez chwilę nieruchomo i zrób jeszcze jedno.",
  },
  answer_unknown: {
    de: "Eine dieser Antworten passt zu keiner Frage dieser Beschwerden oder dieses Checks oder steht dort nicht zur Auswahl.",
    en: "One of these answers belongs to no question of this concern or check, or is not among its choices.",
    pl: "Jedna z tych odpowiedzi nie pasuje do żadnego pytania tej dolegliwości lub tego testu albo nie ma jej do wyboru.",
  },
  concern_unknown: {
    de: "Diese Beschwerden kennen wir nicht.",
    en: "We do not know this concern.",
    pl: "Nie znamy takiej dolegliwości.",
  },
  not_found: {
    de: "Diese Seite finden wir nicht.",
    en: "We cannot find this page.",
    pl: "Nie możemy znaleźć tej strony.",
  },
  analysis_not_found: {
    de: "Analyse nicht gefunden",
    en: "Analysis not found",
    pl: "Nie znaleziono analizy",
  },
  report_not_found: {
    de: "Dieser Bericht ist vielleicht abgelaufen oder wurde gelöscht.",
    en: "This report may have expired or been removed.",
    pl: "Ten raport mógł wygasnąć lub zostać usunięty.",
  },
  photo_not_found: {
    de: "Dieses Foto wurde gelöscht.",
    en: "This photo has been deleted.",
    pl: "To zdjęcie zostało usunięte.",
  },
  product_not_found: {
    de: "Dieses Produkt können wir nicht finden.",
    en: "We cannot find this product.",
    pl: "Nie możemy znaleźć tego produktu.",
  },
  marketplace_unreadable: {
    de: "Der Dienst, der den Marktplatz liest, hat kein Chromium und kann Amazon deshalb nicht lesen. Es wurde nichts geändert.",
    en: "The service that reads the marketplace has no Chromium, so it cannot read Amazon. Nothing was changed.",
    pl: "Usługa, która odczytuje strony sklepu, nie ma Chromium, więc nie może odczytywać Amazona. Nic nie zostało zmienione.",
  },
  other_marketplace: {
    de: "Dieses Produkt gehört zum anderen Marktplatz, nicht zu dem, der gerade gelesen wird.",
    en: "This product belongs to the other marketplace, not to the one that is read now.",
    pl: "Ten produkt należy do innego sklepu niż ten, który jest teraz odczytywany.",
  },
  not_authenticated: {
    de: "Nicht angemeldet",
    en: "Not authenticated",
    pl: "Nie zalogowano",
  },
  session_expired: {
    de: "Sitzung abgelaufen",
    en: "Session expired",
    pl: "Sesja wygasła",
  },
  sign_in_failed: {
    de: "E-Mail-Adresse oder Passwort ist falsch.",
    en: "E-mail or password is wrong.",
    pl: "Adres e-mail lub hasło jest nieprawidłowe.",
  },
  second_factor_required: {
    de: "Dieses Konto braucht zusätzlich seinen Passkey oder einen Wiederherstellungscode.",
    en: "This account also needs its passkey or a recovery code.",
    pl: "To konto wymaga dodatkowo klucza dostępu lub kodu odzyskiwania.",
  },
  second_factor_failed: {
    de: "Dieser Passkey oder Wiederherstellungscode stimmt nicht.",
    en: "This passkey or recovery code does not fit.",
    pl: "Ten klucz dostępu lub kod odzyskiwania jest nieprawidłowy.",
  },
  passkey_failed: {
    de: "Dieser Passkey stimmt nicht. Bitte versuch es noch einmal.",
    en: "This passkey does not fit. Please try again.",
    pl: "Ten klucz dostępu jest nieprawidłowy. Spróbuj ponownie.",
  },
  passkeys_unavailable: {
    de: "Passkeys gehen nur auf einer Website mit Domainnamen und https. Die Adresse dieser Website erfüllt das nicht.",
    en: "Passkeys only work on a site with a domain name and https. This address does not have both.",
    pl: "Klucze dostępu działają tylko na stronie z nazwą domeny i https. Adres tej strony tego nie spełnia.",
  },
  passkey_required: {
    de: "Bitte richte zuerst einen Passkey ein. Hier ist er Pflicht.",
    en: "Please set up a passkey first. It is required here.",
    pl: "Najpierw skonfiguruj klucz dostępu. Tutaj jest on wymagany.",
  },
  confirmation_required: {
    de: "Bitte bestätige mit Passwort oder Passkey, dass du es bist.",
    en: "Please confirm with your password or passkey that it is you.",
    pl: "Potwierdź hasłem lub kluczem dostępu, że to ty.",
  },
  csrf_token_wrong: {
    de: "Diese Seite ist nicht mehr aktuell. Bitte lade sie neu.",
    en: "This page is out of date. Please load it again.",
    pl: "Ta strona jest nieaktualna. Załaduj ją ponownie.",
  },
  forbidden: {
    de: "Dafür fehlt dir die Berechtigung.",
    en: "You may not do this.",
    pl: "Nie masz do tego uprawnień.",
  },
  conflict: {
    de: "Jemand anderes hat das inzwischen geändert. Bitte lade es neu.",
    en: "Somebody else changed this in the meantime. Please load it again.",
    pl: "Ktoś inny w międzyczasie to zmienił. Wczytaj to jeszcze raz.",
  },
  report_changed: {
    de: "Dieser Bericht wurde inzwischen an anderer Stelle aktualisiert. Deine Antworten sind noch da: Schick sie bitte noch einmal ab.",
    en: "This report was updated elsewhere in the meantime. Your answers are still here: please send them again.",
    pl: "Ten raport został w międzyczasie zaktualizowany gdzie indziej. Twoje odpowiedzi nadal tu są: wyślij je jeszcze raz.",
  },
  follow_up_link_invalid: {
    de: "Dieser Link gilt nicht mehr. Vielleicht wurde der Bericht gelöscht.",
    en: "This link does not work any more. The report may have been deleted.",
    pl: "Ten link już nie działa. Być może raport został usunięty.",
  },
  print_busy: {
    de: "Gerade werden mehrere Zettel erstellt. Versuch es gleich noch einmal oder druck die Seite aus.",
    en: "Several sheets are being made right now. Please try again in a moment, or print the page.",
    pl: "Właśnie powstaje kilka kartek naraz. Spróbuj za chwilę albo wydrukuj stronę.",
  },
  print_unavailable: {
    de: "Hier können wir kein PDF erstellen. Du kannst die Seite aber drucken, und die meisten Browser können sie dabei als PDF speichern.",
    en: "We cannot make a PDF here. Printing the page works, and most browsers can save it as a PDF.",
    pl: "Tutaj nie możemy utworzyć pliku PDF. Stronę można wydrukować, a większość przeglądarek pozwala przy tym zapisać ją jako PDF.",
  },
  report_locked: {
    de: "Bitte schalte diesen Bericht zuerst frei.",
    en: "Please unlock this report first.",
    pl: "Najpierw odblokuj ten raport.",
  },
  report_closed: {
    de: "Dieser Bericht stammt aus einer Zeit, als man noch keine Antworten ergänzen konnte. Starte dafür bitte eine neue Analyse.",
    en: "This report is from before answers could be added. Please start a new analysis for that.",
    pl: "Ten raport powstał, zanim można było dodawać odpowiedzi. Rozpocznij nową analizę.",
  },
  too_many_requests: {
    de: "Das war viel auf einmal. Bitte warte einen Moment und versuch es noch einmal.",
    en: "That was a lot at once. Please wait a moment and try again.",
    pl: "To było dużo naraz. Poczekaj chwilę i spróbuj ponownie.",
  },
  analysis_failed: {
    de: "Wir konnten diese Analyse nicht zu Ende bringen. Bitte versuch es mit demselben Foto noch einmal.",
    en: "We could not finish this analysis. Please try again with the same photo.",
    pl: "Nie udało nam się dokończyć tej analizy. Spróbuj ponownie z tym samym zdjęciem.",
  },
  internal: {
    de: "Bei uns ist etwas schiefgegangen. Bitte versuch es gleich noch einmal.",
    en: "Something went wrong on our side. Please try again in a moment.",
    pl: "Po naszej stronie coś poszło nie tak. Spróbuj ponownie za chwilę.",
  },
  unavailable: {
    de: "Wir sind gerade kurz nicht erreichbar. Deine Daten sind sicher; bitte versuch es gleich noch einmal.",
    en: "We are out of reach for a moment. Your data is safe; please try again shortly.",
    pl: "Chwilowo jesteśmy niedostępni. Twoje dane są bezpieczne; spróbuj ponownie za moment.",
  },
  timeout: {
    de: "Das dauert länger, als es sollte. Bitte versuch es gleich noch einmal.",
    en: "This is taking longer than it should. Please try again shortly.",
    pl: "Trwa to dłużej, niż powinno. Spróbuj ponownie za moment.",
  },
};
