# Ce spune Cubulus.
cubulus-summary = Împinge bile într-un cub și formează pe una dintre fețele lui un pătrat din patru bile de culoarea ta.
cubulus-theme-fill = Într-un loc gol
cubulus-theme-insert = Împinge mai departe
cubulus-theme-shift = Rotește o linie plină
cubulus-view-net = Desfășurare
cubulus-view-faces = Fețe, două câte două
cubulus-view-cube = Cub
cubulus-mode-0 = Doi jucători
cubulus-mode-1 = Trei jucători
cubulus-mode-2 = Colțuri roșii
cubulus-option-players = Câți joacă.
cubulus-option-players-2 = Alb contra Negru; bilele roșii sunt neutre
cubulus-option-players-3 = Alb, Negru și Roșu, fiecare pentru sine, de la un cub gol
cubulus-option-setup = De unde vin bilele neutre ale unui joc în doi.
cubulus-option-setup-choose = Negru le așază înainte de joc
cubulus-option-repetition = Dacă o poziție care tot revine înseamnă remiză.
cubulus-option-repetition-3 = când apare a treia oară
cubulus-option-repetition-off = niciodată
cubulus-option-cap = Dacă un joc lung se încheie remiză.
cubulus-option-cap-300 = după 300 de mutări, fără a socoti așezarea
cubulus-option-cap-off = niciodată
cubulus-why-square = Pe o față există un pătrat din patru bile de aceeași culoare.
cubulus-why-repetition = Aceeași poziție a apărut a treia oară.
cubulus-why-cap = Jocul a atins lungimea maximă.
cubulus-refused-syntax = Aceasta nu este o mutare: arată unul dintre cele nouă locuri ale unei fețe, de exemplu F5.
cubulus-refused-occupied = Acolo se află deja o bilă.
cubulus-refused-order = Bilele neutre se așază în ordine: de la stratul de sus în jos, din spate în față, de la stânga la dreapta, și trebuie să rămână loc pentru celelalte.
cubulus-refused-line-full = Linia din spatele acestui loc este plină și nu mai primește o bilă; poate fi doar rotită.
cubulus-refused-no-balls = Toate cele nouă bile ale tale sunt în cub: acum poți doar să rotești linii pline.
cubulus-refused-nothing-changes = Nu s-ar schimba nimic: nu ai voie să rotești trei bile de aceeași culoare și nici să pasezi cât timp există o mutare.
cubulus-refused-ko = Linia aceasta tocmai a fost rotită: nu ai voie s-o rotești imediat înapoi.
cubulus-refused-set-up = Bilele neutre se așază înainte de începutul jocului, și numai atunci.
cubulus-refused-over = Jocul s-a încheiat.
cubulus-title = Cubulus: { $side } la mutare
cubulus-title-placing = { $count ->
    [one] Cubulus: { $side } așază bilele neutre, a mai rămas una
    [few] Cubulus: { $side } așază bilele neutre, au mai rămas { $count }
   *[other] Cubulus: { $side } așază bilele neutre, au mai rămas { $count }
}
cubulus-title-won = Cubulus: { $side } are un pătrat și câștigă
cubulus-title-shared = Cubulus: { $side } și { $other } au pătrate și împart victoria
cubulus-cell = { $cell }: { $ball }; în spate: { $middle }, { $far }
cubulus-cell-ko = { $cell }: { $ball }, acum nu poate fi împinsă; în spate: { $middle }, { $far }
cubulus-centre = Centrul cubului: { $ball }
cubulus-top = sus
cubulus-middle = mijloc
cubulus-bottom = jos
cubulus-pass = Pas
cubulus-target-place = așază o bilă neutră în { $cell }
cubulus-target-place-centre = așază o bilă neutră în centru
cubulus-target-fill = pune o bilă aici. { $cell }
cubulus-target-insert = împinge o bilă aici. { $cell }
cubulus-target-shift = rotește linia plină de aici. { $cell }
cubulus-target-pass = pas, pentru că nu există mutare
cubulus-tell-place = { $side } așază o bilă neutră în { $cell }
cubulus-tell-place-centre = { $side } așază o bilă neutră în centru
cubulus-tell-fill = { $side } pune o bilă în { $cell }
cubulus-tell-fill-centre = { $side } împinge o bilă în centru
cubulus-tell-insert = { $count ->
    [one] { $side } împinge o bilă prin { $cell } și o bilă înaintează
    [few] { $side } împinge o bilă prin { $cell } și { $count } bile înaintează
   *[other] { $side } împinge o bilă prin { $cell } și { $count } de bile înaintează
}
cubulus-tell-shift = { $side } rotește linia din { $cell }: o bilă cade în { $far } și reintră prin { $cell } ({ $ball })
cubulus-tell-pass = { $side } nu poate muta și pasează
cubulus-tell-won = { $move }. { $winner } are un pătrat și câștigă
cubulus-tell-shared = { $move }. { $winner } și { $other } au pătrate și împart victoria
cubulus-row = { $count ->
    [one] { $ball }: a mai rămas o bilă
    [few] { $ball }: au mai rămas { $count } bile
   *[other] { $ball }: au mai rămas { $count } de bile
}
cubulus-supply = Bile rămase
cubulus-threats = Pătrate cărora le lipsește o bilă
cubulus-neutral = Bile neutre de așezat
cubulus-ko = Acum nu poate fi împinsă
cubulus-facelet = { $cell }
