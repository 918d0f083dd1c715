# Abalone.
abalone-summary = Împinge șase bile ale adversarului de pe o tablă hexagonală.
abalone-theme-single = O singură bilă
abalone-theme-line = În linie
abalone-theme-sidestep = Pas lateral
abalone-theme-push = Împingere
abalone-theme-eject = Scoatere de pe tablă
abalone-view-board = Tablă

## Imaginea
abalone-title = Abalone: la mutare este { $seat }. Bile scoase de Negru: { $black } din { $goal }, de Alb: { $white } din { $goal }.
abalone-title-won = Abalone: { $seat } a câștigat. Bile scoase de Negru: { $black } din { $goal }, de Alb: { $white } din { $goal }.
abalone-title-drawn = Abalone: remiză. Bile scoase de Negru: { $black } din { $goal }, de Alb: { $white } din { $goal }.
abalone-cell-empty = { $cell }: liber
abalone-cell-black = { $cell }: bilă neagră
abalone-cell-white = { $cell }: bilă albă
abalone-gutter = Bile scoase de { $seat }: { $count } din { $goal }

## Indicarea
abalone-arrow = Mută { $way }
abalone-way-east = spre est
abalone-way-north-east = spre nord-est
abalone-way-north-west = spre nord-vest
abalone-way-west = spre vest
abalone-way-south-west = spre sud-vest
abalone-way-south-east = spre sud-est

## Mutările
abalone-tell-single = { $seat }: bila de pe { $first } merge { $way } pe { $goal }.
abalone-tell-line = { $seat }: { $count } bile în linie, de la { $first } la { $last }, înaintează { $way }.
abalone-tell-side = { $seat }: { $count } bile, de la { $first } la { $last }, fac un pas lateral { $way }.
abalone-tell-push = { $seat }: { $count } bile, de la { $first } la { $last }, împing { $pushed ->
    [one] o bilă
    [few] { $pushed } bile
   *[other] { $pushed } de bile
} { $way }.
abalone-tell-ejection = { $seat }: { $count } bile, de la { $first } la { $last }, împing { $pushed ->
    [one] o bilă { $way }, afară de pe tablă
    [few] { $pushed } bile { $way }, dintre care una iese de pe tablă
   *[other] { $pushed } de bile { $way }, dintre care una iese de pe tablă
}.

## Lângă tablă
abalone-fact-ejected = Scoase
abalone-fact-marbles = Bile pe tablă
abalone-fact-quiet = Mutări de la ultima bilă scoasă
abalone-of = { $count } din { $goal }

## De ce o mutare nu este posibilă
abalone-refused-syntax = Aceasta nu este o mutare: numește bila care se mută și câmpul vecin pe care ajunge, de exemplu a1b2.
abalone-refused-off-board = Acolo este în afara tablei, iar bilele tale nu o pot părăsi niciodată.
abalone-refused-not-yours = Poți muta numai bilele tale, iar pe acest câmp nu se află niciuna.
abalone-refused-not-in-line = Bilele care se mută împreună trebuie să se atingă și să fie pe o linie dreaptă.
abalone-refused-too-many = Cel mult trei bile se pot muta deodată.
abalone-refused-blocked = Una dintre bilele tale, care nu ia parte la mutare, stă în cale.
abalone-refused-no-majority = Ca să împingi ai nevoie de mai multe bile în linie decât are adversarul în fața ta: două contra una sau trei contra una ori două.
abalone-refused-own-behind = În spatele bilelor pe care vrei să le împingi se află o bilă de-a ta, așa că ele nu se pot retrage.
abalone-refused-not-empty = Pasul lateral cere câmpuri libere: pot împinge numai bilele care înaintează pe linia lor.
abalone-refused-over = Partida s-a încheiat.

# Why a position or a table is not possible.
abalone-fault-rows = Tabla trebuie să aibă nouă rânduri, nu { $count }.
abalone-fault-row-size = Rândul { $row } trebuie să aibă { $size } câmpuri.
abalone-fault-row-mark = Pe rândul { $row } apare „{ $mark }”; acolo pot sta doar S, s și cifre.
abalone-fault-score = { $side }: scorul este „{ $text }”; trebuie să fie un număr de la { $least } la { $most }.
abalone-fault-side = Cel care mută este „{ $text }”; trebuie să fie b sau w.
abalone-fault-quiet = Numărul mutărilor de la ultima bilă scoasă este „{ $text }”; trebuie să fie un număr de la { $least } la { $most }.
abalone-fault-number = Numărul mutării este „{ $text }”; trebuie să fie un număr de la { $least } la { $most }.
abalone-fault-more = După numărul mutării mai urmează ceva.
abalone-fault-marbles = { $side }: { $board } bile pe tablă și { $lost } scoase înseamnă mai mult decât cele 14 din cutie.
abalone-fault-both-won = Amândoi au scos deja bilele necesare ({ $count }): ar fi câștigat amândoi.
abalone-fault-eject = „{ $text }” nu se poate: partida se câștigă cu 1 până la 14 bile scoase.
abalone-fault-layout = Nu există așezarea „{ $name }”.

## Cum se încheie o partidă
abalone-why-ejected = Au fost împinse destule bile de pe tablă.
abalone-why-no-move = Partea la mutare nu mai avea nicio mutare.
abalone-why-repetition = Aceeași poziție a apărut a treia oară.
abalone-why-quiet = De prea mult timp nu a fost scoasă nicio bilă.

## Opțiuni
abalone-mode-0 = Standard
abalone-mode-0-help = Așezarea clasică: fiecare își umple capătul tablei și câștigă cine împinge șase bile afară.
abalone-mode-1 = Margareta belgiană
abalone-mode-1-help = Fiecare are două flori de câte șapte bile, față în față, așa că taberele se întâlnesc imediat.
abalone-mode-2 = Margareta germană
abalone-mode-2-help = Aceleași flori, cu un rând mai departe de margine: trece mai mult timp până e în pericol prima bilă.
abalone-mode-3 = Blitz
abalone-mode-3-help = Așezarea clasică, dar ajung patru bile împinse afară: o partidă scurtă.
abalone-option-eject = Câte bile ale adversarului trebuie împinse de pe tablă pentru a câștiga.
abalone-option-eject-6 = Șase, jocul obișnuit
abalone-option-eject-4 = Patru, un joc scurt
abalone-option-eject-own = Alt număr, de la 1 la 14
abalone-option-repetition = Dacă o poziție care tot revine încheie partida.
abalone-option-repetition-3 = A treia oară este remiză
abalone-option-repetition-off = Oricât de des
abalone-option-quiet = Dacă un timp îndelungat fără bile scoase încheie partida.
abalone-option-quiet-200 = Remiză după 200 de mutări
abalone-option-quiet-off = Fără limită
abalone-option-layout = Cum sunt așezate bilele înainte de prima mutare.

## Așezări: numele rămân nume.
abalone-option-layout-standard = Standard
abalone-option-layout-belgian-daisy = Margareta belgiană
abalone-option-layout-german-daisy = Margareta germană
abalone-option-layout-dutch-daisy = Margareta olandeză
abalone-option-layout-swiss-daisy = Margareta elvețiană
abalone-option-layout-french-daisy = Margareta franceză
abalone-option-layout-irish-daisy = Margareta irlandeză
abalone-option-layout-scottish-daisy = Margareta scoțiană
abalone-option-layout-the-wall = Zidul
abalone-option-layout-face-to-face = Față în față
abalone-option-layout-pyramid = Piramida
abalone-option-layout-fujiyama = Fujiyama
abalone-option-layout-domination = Dominația
abalone-option-layout-domination-vs-daisy = Dominația contra margaretei
abalone-option-layout-alien-attack = Atacul extratereștrilor
abalone-option-layout-infiltration = Infiltrarea
abalone-option-layout-alitration = Alitration
abalone-option-layout-alliances = Alianțe
abalone-option-layout-atomouche = Atomouche
abalone-option-layout-centrifuge = Centrifuga
abalone-option-layout-snakes = Șerpi
abalone-option-layout-star = Stea
abalone-option-layout-duel = Duel
abalone-option-layout-checkerboard = Tablă de șah
abalone-option-layout-anglattack = Anglattack
abalone-option-layout-mosaic = Mozaic
abalone-option-layout-intimidation = Intimidarea
abalone-option-layout-6-9 = 6-9
abalone-option-layout-crown = Coroana
abalone-option-layout-trench = Tranșeea
abalone-option-layout-spider = Păianjen
abalone-option-layout-labyrinth = Labirint
abalone-option-layout-octopus = Caracatiță
abalone-option-layout-xmas-star = Steaua de Crăciun
abalone-option-layout-cross = Cruce
abalone-option-layout-snakes-variant = Șerpi, altă formă
abalone-option-layout-korean-daisy = Margareta coreeană
abalone-option-layout-the-clearing = Poiana
abalone-option-layout-papillons = Fluturi

## Learning
abalone-lesson-step-title = O bilă, un pas
abalone-lesson-step-text = Bilele negre sunt ale tale. Atinge bila, apoi una dintre săgețile din jurul ei: o bilă se mută cu un câmp în oricare dintre cele șase direcții. Du-o pe câmpul cu inel.
abalone-lesson-step-done = Orice câmp care nu este pe margine are șase vecini, iar o bilă singură poate merge pe oricare dintre ei, dacă este gol.
abalone-lesson-step-no-elsewhere = Un pas bun, dar pe alt câmp. Cel cu inel este în sus, la dreapta.
abalone-lesson-line-title = Trei ca un tren
abalone-lesson-line-text = Două sau trei bile de-ale tale care se ating pe o linie dreaptă se pot muta împreună. Atinge prima și ultima dintre cele trei, apoi săgeata care duce în sus la dreapta, de-a lungul liniei lor.
abalone-lesson-line-done = Toate trei au înaintat cu un câmp. Aceasta este o mutare în linie și numai o astfel de mutare poate împinge, cum vei vedea în curând.
abalone-lesson-line-no-fewer = Așa se mută bilele din față, iar celelalte rămân. Ia-le pe toate trei: începe cu cea din spate.
abalone-lesson-line-no-back = Toate trei au mers de-a lungul liniei, dar în sens invers. Exercițiul le vrea în sus, la dreapta.
abalone-lesson-line-no-aside = Se poate, dar nu este de-a lungul liniei cu toate trei. Alege întâi capetele liniei, apoi săgeata în sus la dreapta.
abalone-lesson-side-title = Un pas lateral
abalone-lesson-side-text = Bilele dintr-o linie pot face și un pas lateral, toate deodată și în aceeași direcție. Toate câmpurile pe care ajung trebuie să fie goale. Fă un pas lateral cu toate trei.
abalone-lesson-side-done = Pasul lateral nu împinge niciodată, dar nimic nu întoarce un grup mai repede spre alt front.
abalone-lesson-side-no-line = Aceasta a fost o mutare de-a lungul liniei. Lateral înseamnă aici în sus sau în jos, nu la stânga sau la dreapta.
abalone-lesson-side-no-fewer = Ideea este bună, dar ia-le pe toate trei: atinge bilele de la capete, cea din mijloc vine și ea.
abalone-lesson-four-title = Niciodată mai mult de trei
abalone-lesson-four-text = Patru bile de-ale tale stau în linie, dar cel mult trei se pot muta deodată. Mută cât mai multe în sus la dreapta, de-a lungul liniei.
abalone-lesson-four-done = Cele trei din față s-au mutat, a patra a rămas. Nici la împins nu poate ajuta: limita este întotdeauna trei.
abalone-lesson-four-no-fewer = Merge, dar mai putea veni una.
abalone-lesson-four-no-other = Se poate, dar nu este de-a lungul liniei, în sus la dreapta. Începe cu a doua bilă din spate.
abalone-lesson-push-title = Două împing una
abalone-lesson-push-text = Acum miezul jocului. Două bile de-ale tale pe o linie împing o bilă albă aflată chiar în fața lor, dacă în spatele ei câmpul este gol. Mutarea se numește sumito. Împinge!
abalone-lesson-push-done = Bila albă a trebuit să se retragă. Împingerea nu este niciodată obligatorie: este una dintre mutările din care alegi.
abalone-lesson-push-no-other = Încă n-ai împins. Alege cele două bile de sub bila albă și mută-le spre ea.
abalone-lesson-count-title = Întâi numără
abalone-lesson-count-text = Împingi numai unde ai mai multe bile pe linie: două contra una, trei contra una, trei contra două. Numerele egale se blochează. Una dintre aceste trei linii poate împinge. Care?
abalone-lesson-count-done = Trei contra două. Celelalte două linii sunt în clinci: cât timp numerele sunt egale, nimeni nu mișcă pe nimeni.
abalone-lesson-count-no-other = Se poate, dar nu împinge nimic. Caută linia în care Negrul are mai multe bile decât Albul.
abalone-lesson-behind-title = Loc în spate, contact în față
abalone-lesson-behind-text = Ca să împingi trebuie trei lucruri: mai multe bile decât adversarul, contact fără gol și, în spatele bilelor împinse, un câmp gol sau marginea. Numai una dintre cele patru perechi le are pe toate. Împinge cu ea.
abalone-lesson-behind-done = Celelalte n-au putut: una din cauza golului, una pentru că numerele erau egale, una fiindcă o bilă de-a ta stătea în spate.
abalone-lesson-behind-no-gap = Era un gol, așa că doar te-ai apropiat. Ca să împingi trebuie să fii în contact de la început.
abalone-lesson-behind-no-other = Nu împinge nimic. Verifică fiecare pereche: este în contact, are majoritatea și e liber în spatele bilei albe?
abalone-lesson-edge-title = Peste margine
abalone-lesson-edge-text = În spatele acestei bile albe nu mai este niciun câmp, numai marginea. Împinge-o de pe tablă!
abalone-lesson-edge-done = Bila a căzut în jgheab și se adaugă la scorul tău. Șase câștigă partida.
abalone-lesson-edge-hint = Uită-te la marginea din dreapta: două de-ale tale contra una.
abalone-lesson-choose-title = Împingerea care contează
abalone-lesson-choose-text = Albul stă la margine în două locuri. Găsește împingerea care scoate o bilă de pe tablă.
abalone-lesson-choose-done = Trei contra două: bila albă din spate a căzut, cea din față i-a luat locul. Două contra două, la cealaltă margine, n-ar fi mers.
abalone-lesson-choose-no-inside = Ai împins, dar bila albă rămâne pe tablă. Caută o împingere care duce peste margine.
abalone-lesson-danger-title = Vezi pericolul
abalone-lesson-danger-text = Închipuie-ți că Albul mută acum. Arată bilele negre pe care Albul le-ar putea scoate imediat de pe tablă. Sunt două.
abalone-lesson-danger-done = Amândouă stau la margine, cu două bile albe aliniate în fața lor. Bila de sus are contra ei doar una, iar la mijloc nu cade nimeni.
abalone-lesson-danger-hint = Numai bilele de la margine pot cădea. Numără bilele albe de pe liniile îndreptate spre ele.
abalone-lesson-escape-title = Scapă la timp
abalone-lesson-escape-text = Albul este gata să împingă de pe tablă bila ta din dreapta. Salveaz-o.
abalone-lesson-escape-done = Ieșită din linie, scăpată de pericol. Un pas de-a lungul marginii a fost destul.
abalone-lesson-escape-no-lost = Albul răspunde cu perechea din dreapta și bila ta dispare. Vezi unde se poate feri.
abalone-lesson-wall-title = Trei rezistă
abalone-lesson-wall-text = Trei bile albe amenință să-ți împingă cele două spre colț. Trei bile pe o linie nu pot fi împinse niciodată de-a lungul ei. Adu a treia bilă în spatele celor două.
abalone-lesson-wall-done = Trei contra trei: clinci. Cât ții linia închisă, pe aici nu trece nimic.
abalone-lesson-wall-no-pushed = Albul mai poate înainta pe acea linie. O bilă de-a ta stă chiar lângă locul din spatele celor două.
abalone-lesson-turn-title = Întoarce, apoi lovește
abalone-lesson-turn-text = Bila albă de la marginea din dreapta este singură, dar nicio linie de-a ta nu o țintește încă. Fă un pas lateral cu două bile, ca s-o țintească. Dacă Albul se uită în altă parte, lovește.
abalone-lesson-turn-done = Un pas lateral a creat amenințarea, mutarea următoare a împlinit-o. O amenințare care îți îmbunătățește și poziția nu costă nimic.
abalone-lesson-turn-no-slow = O singură bilă nu poate împinge. Amândouă trebuie să ajungă pe rândul bilei albe, deci mută-le împreună.
abalone-lesson-exchange-title = Lovitură pentru lovitură
abalone-lesson-exchange-text = Poți scoate o bilă, dar Albul poate răspunde sus. Numără: cine iese în avantaj? Începe și continuă până conduci cu doi la unu.
abalone-lesson-exchange-done = Două pentru una. Prima împingere ți-a adus bilele chiar în spatele țintei următoare, de aceea schimbul a fost bun.
abalone-lesson-win-title = A șasea bilă
abalone-lesson-win-text = Ai scos cinci bile, Albul patru. Încă una și câștigi pe loc. Încheie partida.
abalone-lesson-win-done = Șase: partida s-a terminat și ai câștigat. Acum știi toate regulile. Încearcă o partidă adevărată, cel mai bine din Margareta belgiană.
abalone-lesson-win-no-push = Ai împins, dar bila rămâne pe tablă. A șasea stă la margine.
abalone-rules-aim-title = Scopul
abalone-rules-aim-text =
    Doi jucători își împing unul altuia bilele pe o tablă hexagonală. Câștigă cine scoate primul șase bile ale adversarului peste margine.

    Nu există noroc și nimic nu este ascuns.
abalone-rules-board-title = Tabla și bilele
abalone-rules-board-text =
    Tabla are 61 de câmpuri, câte cinci pe fiecare latură. Fiecare jucător are paisprezece bile. Negrul mută primul, apoi mută pe rând.

    Un câmp are o literă pentru rând, de jos în sus, și un număr pentru diagonală: mijlocul tablei este e5.
abalone-rules-line-title = Mutarea în linie
abalone-rules-line-text =
    La rândul tău muți una, două sau trei dintre bilele tale cu un câmp. Trebuie să muți, nu se poate sta pe loc.

    Două sau trei bile se mută împreună numai dacă se ating și sunt pe o linie dreaptă. De-a lungul ei merg una după alta, ca vagoanele; câmpul din față trebuie să fie gol, dacă nu poți împinge.
abalone-rules-side-title = Pasul lateral
abalone-rules-side-text = Două sau trei bile dintr-o linie pot face și un pas lateral, toate deodată și în aceeași direcție. Toate câmpurile pe care ajung trebuie să fie goale: pasul lateral nu împinge niciodată.
abalone-rules-push-title = Împingerea: sumito
abalone-rules-push-text =
    Când muți în linie, poți împinge bilele adversarului aflate chiar în față. Trebuie să ai mai multe: două împing una, trei împing una sau două. Altfel nu se poate.

    În spatele bilelor împinse trebuie să fie un câmp gol sau marginea. Împingerea nu este niciodată obligatorie.
abalone-rules-no-push-title = Când nu se poate împinge
abalone-rules-no-push-text =
    Niciuna dintre aceste linii negre nu poate împinge. De sus în jos: două contra două, egalitate; este un gol; trei contra trei, egalitate; în spatele bilei albe stă o bilă neagră.

    A patra bilă de pe linie nu ajută, iau parte numai trei. De aceea trei bile pe o linie nu pot fi împinse niciodată de-a lungul ei.
abalone-rules-edge-title = De pe tablă
abalone-rules-edge-text = O bilă împinsă peste margine iese din joc și este a celui care a împins-o. Bilele tale nu pot părăsi niciodată tabla prin propria mutare.
abalone-rules-end-title = Victoria
abalone-rules-end-text =
    A șasea bilă scoasă câștigă pe loc. În jocul scurt, Blitz, ajung patru.

    Se poate juca cu ceas: atunci pierde cine rămâne fără timp.
abalone-rules-draws-title = Remiza și alte sfârșituri
abalone-rules-draws-text =
    Regulile tipărite nu spun cum se termină o partidă care bate pasul pe loc, așa că am hotărât noi: aceeași poziție, cu același jucător la mutare, a treia oară de la ultima bilă căzută este remiză; la fel 200 de mutări la rând fără nicio bilă scoasă. Ambele se pot dezactiva.

    Cine nu mai are nicio mutare pierde; se întâmplă foarte rar. Jucătorii pot și conveni remiza.
abalone-rules-layouts-title = Alte așezări
abalone-rules-layouts-text = Așezarea standard răsplătește răbdarea: ambele tabere se pot strânge în blocuri pe care nu le sparge nimeni. Jucătorii cu experiență preferă Margareta belgiană, în care taberele se întâlnesc imediat. Sunt multe alte așezări din care poți alege.
abalone-gallery = Formații
abalone-gallery-text = Grupurile de bile au nume. Cine le cunoaște vede mai mult dintr-o privire.
abalone-gallery-lance-title = Lance
abalone-gallery-lance-text = Trei bile care se ating pe o linie dreaptă: cel mai puternic atac de-a lungul ei și o apărare care nu poate fi împinsă.
abalone-gallery-arc-title = Arc
abalone-gallery-arc-text = Trei bile care se ating pe o linie frântă. Un pas al unei bile din capăt o face lance sau scut.
abalone-gallery-shield-title = Scut
abalone-gallery-shield-text = Trei bile în triunghi, fiecare atingându-le pe celelalte două. Compact și ușor de întors, dar cu numai două bile în adâncime în orice direcție.
abalone-gallery-singlet-title = Bilă singură
abalone-gallery-singlet-text = O bilă care nu atinge nicio alta de culoarea ei. La mijloc este doar slabă, la margine este o țintă.
abalone-gallery-doublet-title = Pereche
abalone-gallery-doublet-text = Două bile de aceeași culoare care se ating. Pot împinge una, iar pe linia lor doar o lance le împinge.
abalone-gallery-triplet-title = Grup de trei
abalone-gallery-triplet-text = Orice trei bile de aceeași culoare care se ating: o lance, ca aici, un arc sau un scut.
abalone-gallery-multiplet-title = Grup mare
abalone-gallery-multiplet-text = Mai mult de trei bile de aceeași culoare care se ating. Oricât de mare ar fi grupul, nu se mută niciodată mai mult de trei la o mutare.
abalone-gallery-block-title = Bloc
abalone-gallery-block-text = Un grup format din linii de câte trei în fiecare direcție din care este atacat. Albul nu îl poate împinge din nicio parte.
abalone-gallery-clinch-title = Clinci
abalone-gallery-clinch-text = Numere egale stau față în față pe o linie, aici trei contra trei. Nimeni nu poate împinge până nu se schimbă ceva din lateral.
abalone-gallery-sumito-title = Sumito
abalone-gallery-sumito-text = O linie cu mai multe bile decât cea din fața ei: două contra una, trei contra una, trei contra două. Poate împinge.
