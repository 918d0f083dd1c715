# Ce spune Cubulus.
cubulus-summary = Împinge bile într-un cub și formează pe una dintre fețele lui un pătrat din patru bile de culoarea ta.
cubulus-theme-fill = Într-un loc gol
cubulus-theme-insert = Împinge mai departe
cubulus-theme-shift = Rotește o linie plină
cubulus-view-net = Desfășurare
cubulus-view-faces = Fețe
cubulus-view-cube = Cub
cubulus-mode-0 = Doi jucători
cubulus-mode-0-help = Alb contra Negru; înainte de joc Negru așază nouă bile roșii neutre.
cubulus-mode-1 = Trei jucători
cubulus-mode-1-help = Alb, Negru și Roșu, fiecare pentru sine, într-un cub gol.
cubulus-mode-2 = Colțuri roșii
cubulus-mode-2-help = Alb contra Negru, iar cele nouă bile neutre sunt deja în cele opt colțuri și în mijloc.
cubulus-option-players = Câți joacă.
cubulus-option-players-2 = Alb contra Negru; bilele roșii sunt neutre
cubulus-option-players-3 = Alb, Negru și Roșu, fiecare pentru sine, de la un cub gol
cubulus-option-setup = De unde vin bilele neutre ale unui joc în doi.
cubulus-option-setup-choose = Negru le așază înainte de joc
cubulus-option-setup-own = Date dinainte: 27 de semne, loc cu loc de sus în jos, r pentru o bilă roșie și punct pentru niciuna. Nouă trebuie să fie roșii.
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

# Why a position or a table is not possible.
cubulus-layer-top = Stratul de sus
cubulus-layer-middle = Stratul din mijloc
cubulus-layer-bottom = Stratul de jos
cubulus-fault-layers = Cubul trebuie să aibă trei straturi despărțite prin „/”, nu { $count }.
cubulus-fault-layer-size = { $layer }: trebuie să fie 9 locuri, nu { $count }.
cubulus-fault-layer-mark = { $layer }: acolo pot sta doar w, b, r și .
cubulus-fault-balls = Sunt { $count } bile „{ $letter }”, dar în cutie sunt numai nouă.
cubulus-fault-side-of-two = Cel care mută trebuie să fie w sau b.
cubulus-fault-side-of-three = Cel care mută trebuie să fie w, b sau r.
cubulus-fault-ko = A treia parte trebuie să fie „-” sau locul unde nu se poate împinge acum.
cubulus-fault-ko-gap = { $facelet } nu poate fi interzis: linia din spatele lui nu este plină.
cubulus-fault-ko-plain = { $facelet } nu poate fi interzis: linia din spatele lui are o singură culoare.
cubulus-fault-out-of-two = A patra parte este pentru cine a ieșit dintr-un joc în trei.
cubulus-fault-out-letter = A patra parte trebuie să fie litera celui care a ieșit.
cubulus-fault-out-moves = Cel care ar trebui să mute a ieșit din joc.
cubulus-fault-more = După poziție mai urmează ceva.
cubulus-fault-neutrals = Un joc în doi se joacă cu nouă bile neutre în cub, nu { $count }.
cubulus-fault-placer = Cât timp se așază bilele neutre, mută Negru.
cubulus-fault-no-room = După ultima bilă neutră nu mai este loc pentru cele care urmează.
cubulus-fault-setup-of-three = Bilele neutre nu pot fi date dinainte: un joc în trei nu are.
cubulus-fault-setup-size = Bilele neutre se dau prin 27 de caractere, câte unul pentru fiecare loc, nu { $count }.
cubulus-fault-setup-mark = Bilele neutre se dau doar prin r și .
cubulus-fault-setup-count = Trebuie să fie nouă bile neutre, nu { $count }.
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
cubulus-asked-place = { $count ->
    [one] Pune ultima bilă neutră unde vrei.
    [few] Pune bilele neutre unde vrei, în orice ordine: mai sunt { $count }. Atinge una ca s-o iei înapoi.
   *[other] Pune bilele neutre unde vrei, în orice ordine: mai sunt { $count }. Atinge una ca s-o iei înapoi.
}
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

# Învățare.
cubulus-lesson-fill-title = O bilă în cub
cubulus-lesson-fill-text = Cubul este desfășurat, ca să vezi toate cele șase fețe deodată. Fiecare are o literă: F este fața din față. Bilele albe sunt ale tale. Atinge locul cu inel ca să pui acolo o bilă.
cubulus-lesson-fill-done = Bila ocupă unul dintre cele 27 de compartimente ale cubului. Poți alege orice compartiment gol la care se ajunge din afară.
cubulus-lesson-fill-no-elsewhere = Un loc bun, dar e vorba de cel cu inel: mijlocul feței F.
cubulus-lesson-corner-title = O bilă, trei fețe
cubulus-lesson-corner-text = O bilă dintr-un colț al cubului se vede pe trei fețe, una de pe o muchie pe două. Pune o bilă care să se vadă deodată sus (U), în față (F) și în dreapta (R).
cubulus-lesson-corner-done = U9, F3 și R1 sunt același compartiment. Oricare dintre cele trei locuri l-ai atinge, mutarea e aceeași.
cubulus-lesson-corner-no-two = Bila aceasta e pe o muchie și se vede pe două fețe. Caută colțul în care se întâlnesc toate trei.
cubulus-lesson-corner-hint = Pe fața F este colțul din dreapta sus.
cubulus-lesson-block-title = Patru într-un bloc
cubulus-lesson-block-text = Patru bile de culoarea ta, în pătrat pe aceeași față, câștigă jocul. Pe fața F ai trei bile dintr-un bloc mic. Completează-l.
cubulus-lesson-block-done = Patru într-un bloc: Alb a câștigat. Pe fiecare față sunt patru locuri pentru un astfel de bloc.
cubulus-lesson-block-hint = Trei bile albe de pe fața F lasă liber un loc al blocului lor.
cubulus-lesson-tilted-title = Pătratul pe vârf
cubulus-lesson-tilted-text = Mijloacele celor patru muchii ale unei fețe formează și ele un pătrat, așezat pe vârf. Trei bile în linie, în schimb, nu valorează nimic. Găsește locul câștigător.
cubulus-lesson-tilted-done = Pătratul de pe fața R este complet. Cele trei bile în linie de pe fața L erau acolo doar ca să-ți distragă atenția.
cubulus-lesson-tilted-hint = Uită-te la mijloacele muchiilor feței R.
cubulus-lesson-edge-title = Numără bile, nu cercuri
cubulus-lesson-edge-text = Și cele patru colțuri ale unei fețe formează un pătrat. Dar atenție: o bilă de la marginea cubului este desenată pe mai multe fețe, așa că două bile pot părea patru. Găsește pătratul adevărat și completează-l.
cubulus-lesson-edge-done = Colțurile feței de jos, D, sunt ale tale. Pe muchia din spate a feței de sus erau doar două bile albe, desenate de mai multe ori.
cubulus-lesson-edge-hint = Uită-te la colțurile feței D.
cubulus-lesson-push-title = Împinge-o înăuntru
cubulus-lesson-push-text = Poți împinge și acolo unde se află deja o bilă. Ea face un pas spre interior, dacă are loc în spate, iar bila ta îi ia locul. O bilă neagră din mijlocul feței R stă în calea pătratului tău. Împinge-o înăuntru.
cubulus-lesson-push-done = Bila neagră e acum în centrul cubului, iar pătratul e al tău. Nicio bilă nu părăsește cubul de tot.
cubulus-lesson-push-hint = Atinge bila neagră din mijlocul feței R.
cubulus-lesson-direction-title = Din ce parte?
cubulus-lesson-direction-text = Bila neagră cu inel îți stă în cale. Se află pe muchia dintre fețele R și D, deci o poți împinge din oricare dintre ele, și de fiecare dată pleacă în altă parte. Care împingere câștigă?
cubulus-lesson-direction-done = Împinsă dinspre R, bila neagră a alunecat pe fund, în afara pătratului tău. Dinspre D ar fi urcat chiar în el.
cubulus-lesson-direction-no-up = Împinsă dinspre D, bila neagră urcă și ajunge în pătratul tău. Împinge-o dinspre cealaltă față.
cubulus-lesson-train-title = Două deodată
cubulus-lesson-train-text = Bila neagră din mijlocul feței F nu poate fi împinsă înăuntru: linia din spatele ei e plină. Dar o împingere poate mișca două bile. Împinge de pe altă față, ca una dintre bilele tale să alunece în mijloc.
cubulus-lesson-train-done = Bila ta a alunecat în mijloc, cea neagră a înaintat în fața ei, iar bila nouă a umplut golul.
cubulus-lesson-train-no-straight = Linia din spatele acestui loc e plină, așa că s-a rotit: în spate a căzut o bilă roșie și a reintrat aici. Încearcă din lateral.
cubulus-lesson-train-hint = Împinge o bilă albă de lângă mijloc: cea din stânga dinspre fața L sau cea de sus dinspre fața U.
cubulus-lesson-turn-title = O linie plină se rotește
cubulus-lesson-turn-text = Dacă toate cele trei compartimente ale unei linii sunt ocupate, nu mai intră nicio bilă nouă. Linia se rotește: fiecare bilă înaintează cu un loc, iar cea care cade la celălalt capăt reintră acolo unde ai împins. Completează astfel pătratul de pe U.
cubulus-lesson-turn-done = Bila albă a căzut jos și a reintrat sus. Nici măcar nu te-a costat o bilă.
cubulus-lesson-turn-no-below = Linia bună, dar capătul greșit: acum bila de sus a intrat pe jos.
cubulus-lesson-turn-hint = În mijlocul feței D se află o bilă albă. De la ce capăt trebuie să împingi ca să ajungă sus?
cubulus-lesson-ko-title = Nu imediat înapoi
cubulus-lesson-ko-text = Negru tocmai a rotit linia dintre mijlocul lui L și mijlocul lui R. Nu ai voie s-o rotești imediat înapoi; încearcă, dacă vrei. Orice altă mutare e permisă, iar una dintre ele câștigă.
cubulus-lesson-ko-done = Ai voie să rotești linia mai departe în același sens, doar înapoi nu. Interdicția ține o singură mutare.
cubulus-lesson-ko-hint = Împinge acolo unde a împins Negru.
cubulus-lesson-trap-title = Privește ambele capete
cubulus-lesson-trap-text = Dacă mutarea ta îi dă lui Negru un pătrat, câștigă Negru, chiar dacă ai și tu unul. Îți mai trebuie o bilă în mijlocul feței de jos, D. Găsește o cale care să nu-l ajute pe Negru.
cubulus-lesson-trap-done = Bila ta a venit din lateral, iar sus totul a rămas la fel. Uită-te mereu la fiecare bilă care se mișcă.
cubulus-lesson-trap-no-gift = Pătratul tău e acolo, dar aceeași linie a ridicat o bilă neagră. Negru are și el un pătrat și câștigă.
cubulus-lesson-trap-hint = Împinge una dintre bilele tale de lângă mijlocul feței D, dinspre fața F sau dinspre fața L.
cubulus-lesson-defend-title = Oprește pătratul
cubulus-lesson-defend-text = Nu poți câștiga imediat, iar lui Negru îi lipsește o singură bilă pe fața F. Găsește o mutare după care Negru nu poate câștiga imediat.
cubulus-lesson-defend-done = Poți ocupa compartimentul care lipsește, poți împinge una dintre cele trei bile sau o poți scoate din pătrat rotindu-i linia.
cubulus-lesson-defend-no-lost = Negru tot completează un pătrat și câștigă. Ia compartimentul care lipsește sau mișcă una dintre cele trei bile negre.
cubulus-lesson-defend-hint = Lui Negru îi lipsește colțul din stânga sus al feței F.
cubulus-lesson-supply-title = Toate nouă sunt înăuntru
cubulus-lesson-supply-text = Toate cele nouă bile ale tale sunt în cub, așa că poți doar să rotești linii pline. O singură rotire câștigă.
cubulus-lesson-supply-done = Linia a adus al patrulea colț pe fața L. Totuși, cine păstrează o bilă în rezervă are mai mult de ales.
cubulus-lesson-supply-hint = Uită-te la colțurile feței L.
cubulus-lesson-double-title = Două amenințări deodată
cubulus-lesson-double-text = Negru poate opri o amenințare, dar nu două deodată. Pune o bilă care să amenințe cu pătrate pe două fețe. Apoi încheie jocul, orice ar face Negru.
cubulus-lesson-double-done = Negru a putut opri doar una. O amenințare dublă hotărăște cele mai multe jocuri.
cubulus-lesson-double-no-single = La asta Negru are un răspuns. Caută pe o muchie un compartiment care să servească unor pătrate de pe două fețe.
cubulus-lesson-double-hint = Compartimentul se află pe muchia dintre fețele D și L.
cubulus-rules-aim-title = Scopul
cubulus-rules-aim-text =
    Bilele intră în cub din toate părțile și se împing una pe alta. Cine are primul patru bile de culoarea sa în pătrat pe o față câștigă.

    Un pătrat este unul dintre cele patru blocuri mici, cele patru colțuri sau mijloacele celor patru muchii. Pe șase fețe sunt în total 36.
cubulus-rules-cube-title = Cubul și desfășurarea lui
cubulus-rules-cube-text =
    Cubul are 27 de compartimente și există 27 de bile: nouă albe, nouă negre și nouă roșii. Desfășurarea arată cele șase fețe: U este sus, D jos, F în față, B în spate, L în stânga și R în dreapta, cu locuri de la 1 la 9.

    O bilă dintr-un colț se vede pe trei fețe, una de pe o muchie pe două. Centrul cubului nu se vede pe niciuna și nu face parte din niciun pătrat.
cubulus-rules-setup-title = Înainte de un joc în doi
cubulus-rules-setup-text = Alb joacă împotriva lui Negru, iar cele nouă bile roșii sunt neutre. Negru le așază în orice compartimente, inclusiv în centru. Apoi începe Alb. Pătratele de bile neutre nu înseamnă nimic.
cubulus-rules-push-title = O bilă nouă
cubulus-rules-push-text =
    La rândul tău împingi într-un loc. Cât timp mai e loc în linia din spate, intră o bilă din rezerva ta. Dacă e gol compartimentul, asta e tot. Dacă nu, bila de acolo face un pas spre interior și o ia cu ea pe următoarea, dacă se ating.

    Nimic nu sare, iar bila nouă rămâne mereu în compartimentul în care ai împins.
cubulus-rules-turn-title = Rotirea unei linii pline
cubulus-rules-turn-text =
    Dacă linia e plină, se rotește: fiecare bilă înaintează cu un loc, ultima cade și reintră acolo unde ai împins. Ai voie să rotești orice linie plină, de la oricare capăt, oricui i-ar aparține bilele.

    Următorul jucător nu are voie s-o rotească imediat înapoi. Rotirea a trei bile de aceeași culoare n-ar schimba nimic; am hotărât că nu este o mutare.
cubulus-rules-supply-title = Fără bile rămase
cubulus-rules-supply-text = Când toate cele nouă bile sunt în cub, poți doar să rotești linii pline, ca Alb aici. Dacă nici asta nu e posibil, pasezi; este hotărârea noastră, fiindcă regulile tipărite nu spun nimic. Altfel nimeni nu are voie să paseze.
cubulus-rules-end-title = Câștigul
cubulus-rules-end-text =
    După fiecare mutare contează toate fețele. Dacă numai tu ai un pătrat, câștigi. Dacă mutarea ta îi dă altui jucător un pătrat, câștigă acela, chiar dacă ai și tu unul.

    Aici Alb completează un pătrat jos, dar aceeași linie îi aduce lui Negru a patra bilă sus.
cubulus-rules-draws-title = Remize
cubulus-rules-draws-text = Regulile tipărite nu spun cum se termină un joc fără sfârșit, așa că am hotărât: când aceeași poziție, cu același jucător la mutare, apare a treia oară, este remiză, la fel și după 300 de mutări. Ambele pot fi dezactivate.
cubulus-rules-three-title = În trei
cubulus-rules-three-text =
    Alb, Negru și Roșu joacă fiecare pentru sine. La început cubul e gol și nimeni nu e neutru. Interdicția de a roti imediat înapoi o linie îl privește doar pe jucătorul următor.

    Dacă mutarea ta le dă ambilor ceilalți un pătrat, aceștia împart victoria. Este hotărârea noastră.
cubulus-gallery = Pătrate și amenințări
cubulus-gallery-text = Formele care câștigă și cele care sunt pe cale s-o facă.
cubulus-gallery-block-title = Bloc
cubulus-gallery-block-text = Patru bile alăturate, într-unul dintre cele patru locuri ale unei fețe.
cubulus-gallery-corners-title = Patru colțuri
cubulus-gallery-corners-text = Cel mai mare pătrat. Fiecare colț aparține la trei fețe, deci la multe pătrate, dar poate fi și împins din trei părți.
cubulus-gallery-tilted-title = Pătrat pe vârf
cubulus-gallery-tilted-text = Mijloacele celor patru muchii. Este cel mai ușor de trecut cu vederea.
cubulus-gallery-threat-title = Trei din patru
cubulus-gallery-threat-text = Lipsește o singură bilă, iar compartimentul ei e gol: o amenințare care cere răspuns.
cubulus-gallery-plug-title = Dop
cubulus-gallery-plug-text = O bilă străină în al patrulea compartiment apără prost cât timp are loc în spate: e pur și simplu împinsă înăuntru.
cubulus-gallery-hidden-title = Amenințare ascunsă
cubulus-gallery-hidden-text = A patra bilă așteaptă la celălalt capăt al unei linii pline. O rotire și ajunge în pătrat.
cubulus-gallery-fork-title = Furculiță
cubulus-gallery-fork-text = O bilă amenință pe două fețe. Negru oprește o amenințare, Alb o duce la capăt pe alta.
